// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

/// Reads the documented fields of a JSON object by name.
///
/// A field that is missing or null is returned as `nullopt`. A field of the wrong type is recorded as the
/// error Data/WrongType, with its JSON path. `detail` is the end of the sentence "$.path is …". Only the
/// first such error is recorded; readers of nested objects share it.
class JsonReader final
{
public:
    /// Returns a reader of the one object in `body`. Errors: Data with EmptyBody, CutOff or NotJson.
    [[nodiscard]] static Result<JsonReader> open(const QByteArray &body);

    [[nodiscard]] std::optional<QString> string(QLatin1StringView key) const;
    [[nodiscard]] std::optional<bool> boolean(QLatin1StringView key) const;
    [[nodiscard]] std::optional<qint32> int32(QLatin1StringView key) const;
    /// Returns the exact value over the whole range of int64. Rejects a number that Qt's parser would have
    /// rounded.
    [[nodiscard]] std::optional<qint64> int64(QLatin1StringView key) const;
    [[nodiscard]] std::optional<JsonReader> object(QLatin1StringView key) const;
    /// Returns the objects of an array, each with its index in the path: `$.list[3]`.
    [[nodiscard]] std::optional<QList<JsonReader>> objects(QLatin1StringView key) const;

    /// Records an error for a field that has the right JSON type but an invalid value. `what` is the end of
    /// the sentence "$.path is …".
    void reject(QLatin1StringView key, const QString &what) const;
    void rejectMissing(QLatin1StringView key) const;
    void rejectRange(QLatin1StringView key) const;

    [[nodiscard]] const std::optional<Error> &error() const { return m_shared->error; }

private:
    struct Shared
    {
        QByteArray body;
        std::optional<Error> error;
    };

    void rejectPath(const QString &path, const QString &what) const;

    JsonReader(QJsonObject object, QString path, std::shared_ptr<Shared> shared);

    QJsonObject m_object;
    QString m_path;
    std::shared_ptr<Shared> m_shared;
};
