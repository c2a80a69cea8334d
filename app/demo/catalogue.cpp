// SPDX-License-Identifier: MIT
#include "catalogue.h"

#include "texts.h"

#include <QLocale>
#include <QTimeZone>

#include <array>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int firstId = 1001;
constexpr int lastId = 1300;
constexpr int firstStagingId = 2001;
constexpr int lastStagingId = 2010;

struct State
{
    bool read;
    bool archived;
};

constexpr auto states = std::to_array<State>({
    {false, false},
    {true, false},
    {true, false},
    {false, false},
    {true, true},
    {true, false},
    {false, true},
});

/// Returns how the test user has left a notification: every fourth is read or unread unlike in production,
/// and every tenth archived or not.
State stateInTest(State state, int position)
{
    return {state.read != (position % 4 == 1), state.archived != (position % 10 == 6)};
}

/// Returns a time between three hours and a little over a year ago, older for higher ids. Every eleventh is
/// in the years 2019 to 2021.
QDateTime creationOf(int position, const QDateTime &now)
{
    if (position % 11 == 10)
        return QDateTime(QDate(2019, 1, 15), QTime(8, 30), QTimeZone::utc()).addDays(position * 3LL);
    const std::chrono::minutes growing(position * (97 + 6 * position));
    return now.addDuration(-3h - growing);
}

/// Returns the time in the formats of different serializers.
QString timestamp(const QDateTime &utc, int position)
{
    constexpr int secondsOfTwoHours = 7200;
    switch (position % 5) {
    case 1:
    case 3:
        return utc.toOffsetFromUtc(secondsOfTwoHours).toString(Qt::ISODate);
    case 2:
        return utc.toString(u"yyyy-MM-ddTHH:mm:ss") + u".1234567Z"_s;
    default:
        return utc.toString(Qt::ISODate);
    }
}

} // namespace

Catalogue::Catalogue(const QDateTime &now)
    : m_now(now)
{
}

bool Catalogue::isSeenBy(Account account, int id)
{
    switch (account) {
    case Account::Demo:
        return id >= firstId && id <= lastId;
    case Account::Staging:
        return id >= firstStagingId && id <= lastStagingId;
    case Account::Test:
        return isSeenBy(Account::Demo, id) && (id - firstId) % 10 != 3;
    }
    return false;
}

QJsonObject Catalogue::notification(Account account, int id) const
{
    const int position = (id - firstId) % (lastId - firstId + 1);
    const QDateTime created = creationOf(position, m_now);
    const Text &text = textAt(position);
    const State usual = states[static_cast<std::size_t>(position) % states.size()];
    const bool isTest = account == Account::Test;
    const State state = isTest ? stateInTest(usual, position) : usual;
    const QString mark = isTest && position % 10 == 8 ? u"[TEST] "_s : QString();

    const auto filled = [&](QStringView pattern) {
        constexpr int fewest = 3;
        const QString count = QString::number(fewest + position * 5 % 37);
        const QString utility = utilityAt(position).toString();
        QString words = pattern.toString();
        if (words.startsWith("{utility}"_L1))
            words.replace(0, "{utility}"_L1.size(), utility);
        return words.replace("{count}"_L1, count)
            .replace("{utility}"_L1, utility.toLower())
            .replace("{site}"_L1, siteAt(position * 7).toString())
            .replace("{month}"_L1, QLocale::c().toString(created.addMonths(-1), u"MMMM yyyy"));
    };
    return {
        {u"notificationId"_s, id},
        {u"subject"_s, mark + filled(text.subject)},
        {u"messagePreview"_s, filled(text.preview)},
        {u"createdDate"_s, timestamp(created, position)},
        {u"read"_s, state.read},
        {u"archived"_s, state.archived},
        {u"notificationType"_s, notificationType(text.typeId)},
    };
}
