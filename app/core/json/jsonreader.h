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
/// Missing and null are "not given". A field of another type is Data/WrongType with its JSON path and,
/// in `detail`, what it is in words that complete "$.path is …". The first such error is kept; readers
/// of nested objects share it.
class JsonReader final
{
public:
    /// The one object that `body` consists of. Errors: Data with EmptyBody, CutOff or NotJson.
    [[nodiscard]] static Result<JsonReader> open(const QByteArray &body);

    [[nodiscard]] std::optional<QString> string(QLatin1StringView key) const;
    [[nodiscard]] std::optional<bool> boolean(QLatin1StringView key) const;
    [[nodiscard]] std::optional<qint32> int32(QLatin1StringView key) const;
    /// Exact over the whole of int64: what Qt's parser would have rounded is refused.
    [[nodiscard]] std::optional<qint64> int64(QLatin1StringView key) const;
    [[nodiscard]] std::optional<JsonReader> object(QLatin1StringView key) const;
    /// The objects of an array, each with its place in the path: `$.list[3]`.
    [[nodiscard]] std::optional<QList<JsonReader>> objects(QLatin1StringView key) const;

    /// For a field that has the right JSON type and still is not what is documented.
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
