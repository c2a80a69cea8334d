// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <concepts>
#include <optional>
#include <type_traits>

/// Returns `text` as a JSON string with its quotes.
[[nodiscard]] QByteArray jsonString(const QString &text);

/// Writes one JSON object with its fields in the order in which they are added; QJsonObject would sort them
/// by name. Omits a field whose value is `nullopt`.
class JsonWriter final
{
public:
    void add(QLatin1StringView key, const QString &value);
    void add(QLatin1StringView key, QLatin1StringView value) { add(key, QString(value)); }
    template <std::integral T>
    void add(QLatin1StringView key, T value);
    template <typename T>
    void add(QLatin1StringView key, const std::optional<T> &value);
    /// Adds a time in UTC to the millisecond. Omits an invalid time.
    void add(QLatin1StringView key, const QDateTime &time);
    void add(QLatin1StringView key, const JsonWriter &object);
    void add(QLatin1StringView key, const QList<JsonWriter> &objects);
    /// Does the same as add(), but omits a value that equals T(), such as an empty text or 0.
    template <typename T>
    void addGiven(QLatin1StringView key, const T &value);

    [[nodiscard]] QByteArray json() const { return '{' + m_fields + '}'; }

private:
    void addJson(QLatin1StringView key, const QByteArray &json);

    QByteArray m_fields;
};

template <std::integral T>
void JsonWriter::add(QLatin1StringView key, T value)
{
    if constexpr (std::is_same_v<T, bool>)
        addJson(key, value ? "true" : "false");
    else
        addJson(key, QByteArray::number(qint64(value)));
}

template <typename T>
void JsonWriter::add(QLatin1StringView key, const std::optional<T> &value)
{
    if (value)
        add(key, *value);
}

template <typename T>
void JsonWriter::addGiven(QLatin1StringView key, const T &value)
{
    if (value != T())
        add(key, value);
}
