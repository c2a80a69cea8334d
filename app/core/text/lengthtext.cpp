// SPDX-License-Identifier: MIT
#include "text/lengthtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace {

struct LengthTexts
{
    Q_DECLARE_TR_FUNCTIONS(LengthText)
public:
    // Each text follows a word such as “after” or “for”.
    static QString hours(int count) { return tr("%n hours", nullptr, count); }
    static QString minutes(int count) { return tr("%n minutes", nullptr, count); }
    static QString seconds(int count) { return tr("%n seconds", nullptr, count); }
    static QString both(const QString &larger, const QString &smaller)
    {
        //: A length of time in two units, such as “1 minute 40 seconds”.
        return tr("%1 %2", "two units").arg(larger, smaller);
    }
};

} // namespace

QString lengthText(std::chrono::milliseconds length)
{
    constexpr qint64 kSixty = 60;
    const qint64 all = std::chrono::duration_cast<std::chrono::seconds>(length).count();
    const auto seconds = static_cast<int>(all % kSixty);
    const auto minutes = static_cast<int>(all / kSixty % kSixty);
    const qint64 most = std::numeric_limits<int>::max();
    const auto hours = static_cast<int>(std::min(all / kSixty / kSixty, most));
    if (hours > 0)
        return minutes > 0 ? LengthTexts::both(LengthTexts::hours(hours), LengthTexts::minutes(minutes))
                           : LengthTexts::hours(hours);
    if (minutes > 0)
        return seconds > 0 ? LengthTexts::both(LengthTexts::minutes(minutes), LengthTexts::seconds(seconds))
                           : LengthTexts::minutes(minutes);
    return LengthTexts::seconds(seconds);
}
