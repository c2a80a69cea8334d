// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <optional>

/// Writes one JSON object, its fields in the order they are added (QJsonObject would sort them by
/// name). A field that is not given is left out.
class JsonWriter final
{
public:
    void add(QLatin1StringView key, const std::optional<QString> &value);
    void add(QLatin1StringView key, std::optional<qint64> value);
    void add(QLatin1StringView key, std::optional<bool> value);
    void add(QLatin1StringView key, const JsonWriter &object);
    void add(QLatin1StringView key, const QList<JsonWriter> &objects);

    [[nodiscard]] QByteArray json() const { return '{' + m_fields + '}'; }

private:
    void addJson(QLatin1StringView key, const QByteArray &json);

    QByteArray m_fields;
};
