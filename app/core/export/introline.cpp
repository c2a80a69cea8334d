// SPDX-License-Identifier: MIT
#include "export/introline.h"

#include "ids/idranges.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "text/copytext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>

#include <algorithm>
#include <array>

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

QString environments(const ResultRows &rows)
{
    //: In a line such as “13 notifications · no environment · acme”: the connection has none.
    return listed(rows, &Provenance::environment, IntroLineTexts::tr("no environment"));
}

QString connections(const ResultRows &rows)
{
    return listed(rows, &Provenance::connection);
}

QString hosts(const ResultRows &rows)
{
    return listed(rows, &Provenance::host);
}

QString countText(qsizetype count, const ResultRows &rows)
{
    return rows.areAllNotifications()
               ? IntroLineTexts::tr("%Ln notifications", nullptr, static_cast<int>(count))
               : resultsText(count);
}

QString count(const ResultRows &rows)
{
    return countText(rows.size(), rows);
}

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

QString time(const ResultRows &rows)
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

struct Placeholder
{
    QLatin1StringView name;
    QString (*value)(const ResultRows &);
};

constexpr std::array kPlaceholders{
    Placeholder{"environment"_L1, environments},
    Placeholder{"connection"_L1, connections},
    Placeholder{"host"_L1, hosts},
    Placeholder{"count"_L1, count},
    Placeholder{"ids"_L1, ids},
    Placeholder{"time"_L1, time},
};

const Placeholder *placeholderNamed(QStringView name)
{
    const auto *found = std::find_if(kPlaceholders.begin(), kPlaceholders.end(),
                                     [name](const Placeholder &each) { return each.name == name; });
    return found == kPlaceholders.end() ? nullptr : found;
}

/// Calls `use` with the name of each text in braces and the text before it. Returns what follows the last.
template <typename Use>
QStringView forEachBraced(QStringView introTemplate, const Use &use)
{
    qsizetype start = 0;
    for (qsizetype open = introTemplate.indexOf(u'{'); open >= 0;) {
        const qsizetype close = introTemplate.indexOf(u'}', open);
        if (close < 0)
            break;
        open = introTemplate.first(close).lastIndexOf(u'{'); // in “{{count}” the second one
        use(introTemplate.sliced(start, open - start), introTemplate.sliced(open + 1, close - open - 1));
        start = close + 1;
        open = introTemplate.indexOf(u'{', start);
    }
    return introTemplate.sliced(start);
}

} // namespace

QString defaultTemplate()
{
    //: The line above a table that is copied for a ticket. The names in braces stay as they are; {count} is
    //: “13 notifications”.
    return IntroLineTexts::tr("{count} · {environment} · {connection} · {host} · {time}");
}

QStringList placeholders()
{
    QStringList names;
    for (const Placeholder &placeholder : kPlaceholders)
        names += placeholder.name;
    return names;
}

QStringList unknownPlaceholders(const QString &introTemplate)
{
    QStringList unknown;
    static_cast<void>(forEachBraced(introTemplate, [&unknown](QStringView, QStringView name) {
        if (!placeholderNamed(name))
            unknown += name.toString();
    }));
    unknown.removeDuplicates();
    return unknown;
}

bool hasOpenBrace(const QString &introTemplate)
{
    return forEachBraced(introTemplate, [](QStringView, QStringView) {}).contains(u'{');
}

bool isValid(const QString &introTemplate)
{
    return introTemplate.size() <= kMaxTemplate && unknownPlaceholders(introTemplate).isEmpty() &&
           !hasOpenBrace(introTemplate);
}

bool namesConnection(const QString &introTemplate)
{
    return introTemplate.contains("{environment}"_L1) && introTemplate.contains("{connection}"_L1);
}

QString text(const QString &introTemplate, const ResultRows &rows, std::optional<qsizetype> lineCount)
{
    QString line;
    QString named; // by {connection}
    line += forEachBraced(introTemplate, [&, lineCount](QStringView before, QStringView name) {
        const Placeholder *placeholder = placeholderNamed(name);
        const QString value = !placeholder                               ? u'{' + name.toString() + u'}'
                              : lineCount && placeholder->value == count ? countText(*lineCount, rows)
                                                                         : placeholder->value(rows);
        // A connection without a name of its own is named after its host.
        if (placeholder && placeholder->value == hosts && !value.isEmpty() && named.contains(value))
            return;
        if (placeholder && placeholder->value == connections)
            named = value;
        line += before;
        line += value;
    });
    return containedLine(line);
}

QString withDoubts(const QString &introTemplate, const ResultRows &rows, std::optional<qsizetype> lineCount)
{
    const QString line = text(introTemplate.isEmpty() ? defaultTemplate() : introTemplate, rows, lineCount);
    const QStringList doubts = sameAnswersTexts(rows);
    if (doubts.isEmpty() || line.trimmed().isEmpty())
        return doubts.isEmpty() ? line : doubts.join(u' ');
    return sentencesText(line, doubts.join(u' '));
}

} // namespace introline
