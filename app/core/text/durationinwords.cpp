// SPDX-License-Identifier: MIT
#include "text/durationinwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace {

struct DurationTexts
{
    Q_DECLARE_TR_FUNCTIONS(DurationInWords)
public:
    // Each text follows a word such as “after” or “for”.
    static QString hours(int count) { return tr("%Ln hours", nullptr, count); }
    static QString minutes(int count) { return tr("%Ln minutes", nullptr, count); }
    static QString seconds(int count) { return tr("%Ln seconds", nullptr, count); }
    static QString both(const QString &larger, const QString &smaller)
    {
        //: A duration in two units, such as “1 minute 40 seconds”.
        return tr("%1 %2", "two units").arg(larger, smaller);
    }
};

} // namespace

QString durationInWords(std::chrono::milliseconds duration)
{
    constexpr qint64 kSixty = 60;
    const qint64 all = std::chrono::duration_cast<std::chrono::seconds>(duration).count();
    const auto seconds = static_cast<int>(all % kSixty);
    const auto minutes = static_cast<int>(all / kSixty % kSixty);
    const qint64 most = std::numeric_limits<int>::max();
    const auto hours = static_cast<int>(std::min(all / kSixty / kSixty, most));
    if (hours > 0)
        return minutes > 0 ? DurationTexts::both(DurationTexts::hours(hours), DurationTexts::minutes(minutes))
                           : DurationTexts::hours(hours);
    if (minutes > 0)
        return seconds > 0
                   ? DurationTexts::both(DurationTexts::minutes(minutes), DurationTexts::seconds(seconds))
                   : DurationTexts::minutes(minutes);
    return DurationTexts::seconds(seconds);
}
