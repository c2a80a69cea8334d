// SPDX-License-Identifier: MIT
#include "contract/timestamp.h"

#include "base/clock.h"

using namespace Qt::StringLiterals;

namespace {

/// Consumes a text from its start. A text that does not match is not consumed.
class Scanner final
{
public:
    explicit Scanner(QStringView text)
        : m_rest(text)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }

    bool take(QStringView anyOf)
    {
        if (atEnd() || !anyOf.contains(m_rest.front()))
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }

    std::optional<int> digit()
    {
        if (atEnd() || m_rest.front() < u'0' || m_rest.front() > u'9')
            return {};
        const int value = m_rest.front().unicode() - u'0';
        m_rest = m_rest.sliced(1);
        return value;
    }

    std::optional<int> number(int digits)
    {
        int value = 0;
        for (int i = 0; i < digits; ++i) {
            const std::optional<int> next = digit();
            if (!next)
                return {};
            value = value * 10 + *next;
        }
        return value;
    }

    /// Consumes a number of exactly two digits from 0 to `last`.
    std::optional<int> upTo(int last)
    {
        const std::optional<int> value = number(2);
        return value && *value <= last ? value : std::nullopt;
    }

private:
    QStringView m_rest;
};

std::optional<QDate> readDate(Scanner &text)
{
    const std::optional<int> year = text.number(4);
    if (!year || !text.take(u"-"))
        return {};
    const std::optional<int> month = text.number(2);
    if (!month || !text.take(u"-"))
        return {};
    const std::optional<int> day = text.number(2);
    if (!day || !QDate::isValid(*year, *month, *day))
        return {};
    return QDate(*year, *month, *day);
}

/// Reads one or more digits after the decimal point. Ignores those after the third.
std::optional<int> readMilliseconds(Scanner &text)
{
    std::optional<int> next = text.digit();
    if (!next)
        return {};
    int milliseconds = 0;
    for (int weight = 100; next; next = text.digit(), weight /= 10)
        milliseconds += *next * weight;
    return milliseconds;
}

/// Reads a time of day in milliseconds since midnight. A leap second becomes the first second of the next
/// minute.
std::optional<qint64> readTime(Scanner &text)
{
    const std::optional<int> hour = text.upTo(23);
    if (!hour || !text.take(u":"))
        return {};
    const std::optional<int> minute = text.upTo(59);
    if (!minute)
        return {};
    std::optional<int> second = 0;
    std::optional<int> milliseconds = 0;
    if (text.take(u":")) {
        second = text.upTo(60);
        if (second && text.take(u".,"))
            milliseconds = readMilliseconds(text);
    }
    if (!second || !milliseconds)
        return {};
    return ((*hour * 60LL + *minute) * 60 + *second) * 1000 + *milliseconds;
}

/// Reads `Z`, `±hh`, `±hhmm` or `±hh:mm`, in milliseconds east of UTC.
std::optional<qint64> readOffset(Scanner &text)
{
    if (text.take(u"Zz"))
        return 0;
    const bool west = text.take(u"-");
    if (!west && !text.take(u"+"))
        return {};
    const std::optional<int> hours = text.upTo(23);
    std::optional<int> minutes = 0;
    if (text.take(u":") || !text.atEnd())
        minutes = text.upTo(59);
    if (!hours || !minutes)
        return {};
    const qint64 offset = (*hours * 60LL + *minutes) * 60 * 1000;
    return west ? -offset : offset;
}

} // namespace

std::optional<Timestamp> parseTimestamp(const QString &text)
{
    constexpr qint64 msecsPerDay = 24LL * 60 * 60 * 1000;
    Scanner rest(text);
    const std::optional<QDate> date = readDate(rest);
    if (!date || !rest.take(u"Tt "))
        return {};
    const std::optional<qint64> time = readTime(rest);
    if (!time)
        return {};
    if (rest.atEnd())
        return Timestamp{text, {}};
    const std::optional<qint64> offset = readOffset(rest);
    if (!offset || !rest.atEnd())
        return {};
    const qint64 days = QDate(1970, 1, 1).daysTo(*date);
    return Timestamp{text, utcTime(days * msecsPerDay + *time - *offset)};
}

bool isPlaceholder(const Timestamp &timestamp)
{
    return timestamp.text.startsWith("0001-"_L1);
}
