// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupwords.h"

#include "base/errortext.h"
#include "ids/idranges.h"
#include "ids/idsummary.h"
#include "lookup/retrypolicy.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "results/sidebysideanswers.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace lookuptext {

namespace {

struct LookupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Lookup)
};

QString grouped(qsizetype count)
{
    return QLocale().toString(count);
}

QString notLookedUp(qsizetype count)
{
    return LookupTexts::tr("%Ln ids were not looked up.", nullptr, static_cast<int>(count));
}

} // namespace

QStringList counts(const LookupProgress &progress)
{
    QStringList counts;
    const auto add = [&counts](qsizetype count, const QString &words) {
        if (count > 0)
            counts += words;
    };
    QString found = LookupTexts::tr("%Ln found", nullptr, static_cast<int>(progress.found));
    if (progress.changed > 0)
        found = bracketedText(found, //: How many notifications have changed since they were fetched before
                              LookupTexts::tr("%Ln changed", nullptr, static_cast<int>(progress.changed)));
    add(progress.found, found);
    add(progress.notFound, LookupTexts::tr("%Ln not found", nullptr, static_cast<int>(progress.notFound)));
    add(progress.failed, LookupTexts::tr("%Ln failed", nullptr, static_cast<int>(progress.failed)));
    add(progress.notLookedUp,
        LookupTexts::tr("%Ln not looked up", nullptr, static_cast<int>(progress.notLookedUp)));
    return counts;
}

namespace {

constexpr qsizetype kMaxNamed = 3;   ///< connections in a title
constexpr qsizetype kTitleParts = 3; ///< ids and ranges in a title; more are counted
constexpr qsizetype kMaxSubject = 100;

/// Returns the different ids in the order of their first rows.
QList<qint32> idsOf(const ResultSet &results)
{
    const QStringList connectionIds = results.connectionIds();
    return results.ids(connectionIds.value(0)); // a lookup asks each of several for the same ids
}

/// Returns whether the text is more than a line of numbers.
bool isProse(const QString &text)
{
    return text.trimmed().contains(u'\n') ||
           std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

QString singleTitle(const ResultSet &results, const SecretRedactor &redactor)
{
    const QString id = QString::number(results.rows().id(0));
    const LookupRow::Outcome outcome = results.rows().outcome(0);
    if (outcome != LookupRow::Outcome::Found)
        return results.isRunning() ? id : commaSeparated({id, outcomeText(outcome)});
    const QString received = results.row(0).lookup.notification->subject.value_or(QString());
    const QString subject = boundedText(visibleLine(redactor.redacted(received)), kMaxSubject);
    //: %1 is a notification's id, %2 its subject.
    return subject.isEmpty() ? id
                             : LookupTexts::tr("%1 %2", "an id and a subject in a list").arg(id, subject);
}

/// Returns the columns of the connections, which have names that tell them apart.
QList<MatrixColumn> columnsOf(const ResultSet &results)
{
    QList<ResultRow> rows;
    for (const QString &connectionId : results.connectionIds()) {
        ResultRow row;
        row.connectionId = connectionId;
        row.from = results.provenance(connectionId);
        rows += row;
    }
    return SideBySideAnswers(rows).columns();
}

/// Returns whether the id was refused with a second 401 right after signing in again.
bool isRefusedAgain(const Error &error)
{
    return error.kind == ErrorKind::Forbidden && error.status == 401;
}

} // namespace

QStringList connectionLabels(const ResultSet &results)
{
    QStringList labels;
    for (const MatrixColumn &column : columnsOf(results))
        labels += shownName(column.label);
    return labels;
}

QStringList connectionTitles(const ResultSet &results)
{
    QStringList titles;
    for (const MatrixColumn &column : columnsOf(results))
        titles += shownName(column.title);
    return titles;
}

QString connectionProgress(const ResultSet &results, const QString &connectionId)
{
    const LookupProgress progress = results.progress(connectionId);
    QString part = CommonTexts::tr("%1 of %2").arg(grouped(progress.done), grouped(progress.total));
    if (const auto wait = results.run(connectionId).waitLeft())
        //: Part of a list: %1 is “12 of 40”, %2 a number of seconds; s is their unit.
        return LookupTexts::tr("%1, continues in %2 s")
            .arg(part, grouped(std::chrono::ceil<std::chrono::seconds>(*wait).count()));
    if (progress.isPaused)
        //: Part of a list: %1 is “12 of 40”.
        return LookupTexts::tr("%1, waits for the sign-in").arg(part);
    if (progress.done < progress.total || results.run(connectionId).isRunning())
        return part;
    QString found = commaSeparated(counts(progress));
    const std::optional<Error> error = results.run(connectionId).stoppedBy();
    if (!error || !results.canRetryFailed())
        return found;
    return labelledText(found, describeError(*error).title);
}

QString severalProgress(const ResultSet &results)
{
    const QStringList ids = results.connectionIds();
    const QStringList labels = connectionLabels(results);
    const bool isRunning = results.isRunning();
    QStringList parts;
    for (qsizetype i = 0; i < ids.size() && i < labels.size(); ++i) {
        const LookupProgress progress = results.progress(ids.at(i));
        const bool isDone = isRunning && !results.run(ids.at(i)).isRunning() &&
                            progress.found + progress.notFound == progress.total;
        //: %1 is an environment or a connection, %2 how far its lookup is, such as “12 of 40”.
        parts +=
            LookupTexts::tr("%1 %2", "a connection and its lookup")
                .arg(labels.at(i),
                     isDone ? CommonTexts::tr("%1 of %2").arg(grouped(progress.done), grouped(progress.total))
                            : connectionProgress(results, ids.at(i)));
    }
    return dotSeparated(parts);
}

QString title(const ResultSet &results, const SecretRedactor &redactor)
{
    const qsizetype count = results.rows().size();
    if (const QStringList labels = connectionLabels(results); labels.size() > kMaxNamed)
        return LookupTexts::tr("%Ln connections", "in which ids were looked up",
                               static_cast<int>(labels.size()));
    else if (labels.size() > 1)
        return labels.join(u" / "_s);
    if (count == 1)
        return singleTitle(results, redactor);
    const CompactIds compact = compactIds(idsOf(results), kTitleParts);
    if (compact.count == count)
        return compact.text;
    if (isProse(results.enteredText()))
        return LookupTexts::tr("%Ln ids from a text", nullptr, static_cast<int>(count));
    return idCountText(count);
}

QString state(const ResultSet &results)
{
    if (results.isPaused())
        return CommonTexts::tr("waits for the sign-in");
    const LookupProgress progress = results.progress();
    if (!results.isRunning() || progress.total == 1)
        return {};
    return CommonTexts::tr("%1 of %2").arg(grouped(progress.done), grouped(progress.total));
}

QString idsText(const ResultSet &results)
{
    if (!results.enteredText().isEmpty())
        return results.enteredText();
    const QList<qint32> ids = idsOf(results);
    return compactIds(ids, ids.size()).text;
}

Message message(const ResultRow &result)
{
    const LookupRow &row = result.lookup;
    const QString id = QString::number(row.id);
    if (!row.error)
        return {.tone = Tone::Mute,
                .title = describeError(ErrorKind::Cancelled).title,
                .text = LookupTexts::tr("Notification %1 was not looked up.").arg(id)};
    if (isRefusedAgain(*row.error))
        return {.tone = Tone::Danger,
                .title = LookupTexts::tr("Notification %1 was refused").arg(id),
                .text = paragraphs(
                    {LookupTexts::tr("The service refused this notification again right after you signed "
                                     "in: this user or API key may not see it."),
                     serverWords(*row.error)}),
                .details = errorDetails(*row.error)};
    Message message = messageFor(*row.error);
    const bool isNamed = row.error->kind == ErrorKind::NotFound && row.error->notificationId;
    if (!isNamed)
        //: %1 is the id of a notification, %2 says why it has not been found.
        message.title = LookupTexts::tr("Notification %1: %2").arg(id, message.title);
    if (row.outcome == LookupRow::Outcome::NotFound || row.error->kind == ErrorKind::SessionExpired)
        message.tone = Tone::Warn;
    message.text = paragraphs({message.text, sameAnswersText(result.sameAnswers)});
    return message;
}

bool canTryAgain(const LookupRow &row)
{
    if (!row.error)
        return row.outcome == LookupRow::Outcome::NotLookedUp;
    return ::canTryAgain(*row.error) || row.error->kind == ErrorKind::SessionExpired;
}

Message stopped(const Error &error, std::optional<qint32> id, qsizetype notLookedUpCount)
{
    Message message = messageFor(error);
    if (id && backoffAfter(error)) {
        message.title = LookupTexts::tr("Stopped at %1: the service is busy").arg(QString::number(*id));
        message.text = serverWords(error);
    } else if (id) {
        //: %1 is an id, %2 says what went wrong, such as “Address not found”.
        message.title =
            LookupTexts::tr("Stopped at %1: %2").arg(QString::number(*id), describeError(error).title);
    }
    if (notLookedUpCount > 0)
        message.text = paragraphs({message.text, notLookedUp(notLookedUpCount)});
    return message;
}

QString continuing(std::chrono::seconds left)
{
    if (left <= std::chrono::seconds(0))
        return LookupTexts::tr("Continuing now.");
    //: A countdown; s is the unit, seconds.
    return LookupTexts::tr("Continuing in %1 s.").arg(QLocale().toString(qint64(left.count())));
}

QString status(const LookupRow &row)
{
    const QString id = QString::number(row.id);
    switch (row.outcome) {
    case LookupRow::Outcome::Waiting:
    case LookupRow::Outcome::Running:
        return LookupTexts::tr("Looking up %1…").arg(id);
    case LookupRow::Outcome::Found:
        return LookupTexts::tr("Notification %1 was found.").arg(id);
    case LookupRow::Outcome::NotFound:
        return LookupTexts::tr("Notification %1 was not found for you.").arg(id);
    case LookupRow::Outcome::Failed:
        return LookupTexts::tr("Notification %1 could not be looked up.").arg(id);
    case LookupRow::Outcome::NotLookedUp:
        return LookupTexts::tr("Notification %1 was not looked up.").arg(id);
    }
    Q_UNREACHABLE();
}

QString progress(const LookupProgress &progress)
{
    QStringList parts;
    if (const QStringList what = counts(progress); !what.isEmpty())
        parts += commaSeparated(what);
    if (progress.done < progress.total)
        parts += CommonTexts::tr("%1 of %2").arg(grouped(progress.done), grouped(progress.total));
    if (progress.isPaused)
        //: A lookup that waits for a sign-in.
        parts += LookupTexts::tr("paused");
    if (progress.timeLeft)
        parts += about(*progress.timeLeft);
    return dotSeparated(parts);
}

QString about(std::chrono::seconds time)
{
    if (time < std::chrono::seconds(100))
        //: The time that a lookup takes or still takes; s is the unit, seconds.
        return LookupTexts::tr("about %1 s").arg(QLocale().toString(qint64(time.count())));
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(time);
    //: The time that a lookup takes or still takes; min is the unit, minutes.
    return LookupTexts::tr("about %1 min").arg(QLocale().toString(qint64(minutes.count())));
}

} // namespace lookuptext
