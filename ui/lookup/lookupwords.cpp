// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupwords.h"

#include "base/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace lookupwords {

namespace {

struct LookupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Lookup)
public:
    static Message notLookedUp(const QString &id)
    {
        return {.tone = Tone::Mute,
                .title = tr("Stopped"),
                .text = tr("Notification %1 was not looked up.").arg(id)};
    }
    static Message refusal(const QString &id, const QString &details)
    {
        return {.tone = Tone::Danger,
                .title = tr("Notification %1 was refused").arg(id),
                .text =
                    tr("The service refused this notification again right after you signed in: this user or "
                       "API key may not see it."),
                .details = details};
    }
    static QString continuing(std::chrono::seconds left)
    {
        if (left <= std::chrono::seconds(0))
            return tr("Continuing now.");
        //: A countdown; s is the unit, seconds.
        return tr("Continuing in %1 s.").arg(QString::number(left.count()));
    }
    static QString status(const LookupRow &row);
    static QStringList counts(const LookupProgress &progress);
    static QString progress(const LookupProgress &progress);
};

QStringList LookupTexts::counts(const LookupProgress &progress)
{
    QStringList counts;
    const auto add = [&counts](qsizetype count, const QString &words) {
        if (count > 0)
            counts += words;
    };
    add(progress.found, tr("%n found", nullptr, static_cast<int>(progress.found)));
    add(progress.notFound, tr("%n not found", nullptr, static_cast<int>(progress.notFound)));
    add(progress.failed, tr("%n failed", nullptr, static_cast<int>(progress.failed)));
    add(progress.notLookedUp, tr("%n not looked up", nullptr, static_cast<int>(progress.notLookedUp)));
    return counts;
}

QString LookupTexts::progress(const LookupProgress &progress)
{
    QStringList parts;
    if (const QStringList what = counts(progress); !what.isEmpty())
        parts += what.join(tr(", ", "between counts"));
    if (progress.done < progress.total)
        parts += tr("%1 of %2").arg(QString::number(progress.done), QString::number(progress.total));
    if (progress.isPaused)
        //: A lookup that waits for a sign-in.
        parts += tr("paused");
    if (progress.left && *progress.left < std::chrono::seconds(100))
        //: The time left; s is the unit, seconds.
        parts += tr("about %1 s").arg(QString::number(progress.left->count()));
    else if (progress.left)
        //: The time left; min is the unit, minutes.
        parts += tr("about %1 min")
                     .arg(QString::number(std::chrono::ceil<std::chrono::minutes>(*progress.left).count()));
    return parts.join(u" · "_s);
}

QString LookupTexts::status(const LookupRow &row)
{
    const QString id = QString::number(row.id);
    switch (row.outcome) {
    case LookupRow::Outcome::Waiting:
    case LookupRow::Outcome::Running:
        return tr("Looking up %1…").arg(id);
    case LookupRow::Outcome::Found:
        return tr("Notification %1 was found.").arg(id);
    case LookupRow::Outcome::NotFound:
        return tr("Notification %1 was not found for you.").arg(id);
    case LookupRow::Outcome::Failed:
        return tr("Notification %1 could not be looked up.").arg(id);
    case LookupRow::Outcome::NotLookedUp:
        return tr("Notification %1 was not looked up.").arg(id);
    }
    Q_UNREACHABLE();
}

} // namespace

Message message(const LookupRow &row)
{
    if (!row.error)
        return LookupTexts::notLookedUp(QString::number(row.id));
    Message message = messageFor(*row.error);
    if (row.outcome == LookupRow::Outcome::NotFound || row.error->kind == ErrorKind::SessionExpired)
        message.tone = Tone::Warn;
    return message;
}

Message refusal(const LookupRow &row)
{
    return LookupTexts::refusal(QString::number(row.id), row.error ? errorDetails(*row.error) : QString());
}

QString continuing(std::chrono::seconds left)
{
    return LookupTexts::continuing(left);
}

QString status(const LookupRow &row)
{
    return LookupTexts::status(row);
}

QString progress(const LookupProgress &progress)
{
    return LookupTexts::progress(progress);
}

} // namespace lookupwords
