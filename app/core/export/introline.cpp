// SPDX-License-Identifier: MIT
#include "export/introline.h"

#include "ids/idranges.h"
#include "results/resultfacts.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "text/copytext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace introline {

namespace {

/// Ids and ranges of ids in the line. More would make it unreadable.
constexpr qsizetype kMaxIdParts = 50;

struct IntroLineTexts
{
    Q_DECLARE_TR_FUNCTIONS(IntroLine)
};

/// Returns each value once, in the order of the rows.
QString listed(const ResultRows &rows, QString Provenance::*member, const QString &ifEmpty = {})
{
    QStringList values;
    for (const ResultRow &row : rows.onePerSource()) {
        const QString &given = (*row.from).*member;
        const QString &value = given.isEmpty() ? ifEmpty : given;
        if (!values.contains(value))
            values += value;
    }
    return values.join(u", "_s);
}

QString countText(qsizetype count, const ResultRows &rows)
{
    return rows.areAllNotifications()
               ? IntroLineTexts::tr("%Ln notifications", nullptr, static_cast<int>(count))
               : resultsText(count);
}

/// Returns where and when the rows were fetched, after `subject`.
QString withProvenance(const QString &subject, const ResultRows &rows)
{
    const QString connections = listed(rows, &Provenance::connection);
    const QString hosts = listed(rows, &Provenance::host);
    QStringList parts{
        subject,
        //: In a line such as “13 notifications · no environment · acme”: the connection has none.
        listed(rows, &Provenance::environment, IntroLineTexts::tr("no environment")), connections};
    // A connection without a name of its own is named after its host.
    if (!connections.contains(hosts))
        parts += hosts;
    parts += fetched(rows);
    return containedLine(parts.join(u" · "_s));
}

} // namespace

QString ids(const ResultRows &rows)
{
    QList<qint32> all;
    QSet<qint32> seen;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const qint32 id = rows.id(row);
        if (!seen.contains(id)) {
            seen.insert(id);
            all += id;
        }
    }
    const CompactIds compact = compactIds(all, kMaxIdParts);
    const auto more = static_cast<int>(all.size() - compact.count);
    //: %1 is a list of ids: “1042, 1050-1060”.
    return more == 0 ? compact.text : IntroLineTexts::tr("%1 and %Ln more", nullptr, more).arg(compact.text);
}

QString fetched(const ResultRows &rows)
{
    std::optional<qint64> firstMs;
    std::optional<qint64> lastMs;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const std::optional<qint64> fetched = rows.fetchedAt(row);
        if (!fetched)
            continue;
        firstMs = std::min(firstMs.value_or(*fetched), *fetched);
        lastMs = std::max(lastMs.value_or(*fetched), *fetched);
    }
    const auto timeOf = [](const std::optional<qint64> &ms) {
        return ms ? QDateTime::fromMSecsSinceEpoch(*ms).toUTC() : QDateTime();
    };
    const QDateTime first = timeOf(firstMs);
    const QDateTime last = timeOf(lastMs);
    if (!first.isValid() || utcText(first) == utcText(last))
        return fetchedText(first);
    //: From one time to another, in ISO 8601.
    return IntroLineTexts::tr("%1 – %2").arg(utcText(first), utcText(last));
}

QString text(const ResultRows &rows, std::optional<qsizetype> lineCount)
{
    return withProvenance(countText(lineCount.value_or(rows.size()), rows), rows);
}

QString withDoubts(const ResultRows &rows, std::optional<qsizetype> lineCount)
{
    const QString line = text(rows, lineCount);
    const QStringList doubts = sameAnswersTexts(rows);
    return doubts.isEmpty() ? line : sentencesText(line, doubts.join(u' '));
}

QString ofOne(const ResultRow &row)
{
    return withProvenance(resultTitle(row), {row});
}

} // namespace introline
