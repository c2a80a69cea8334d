// SPDX-License-Identifier: MIT
#include "history/historyentry.h"

#include "ids/idranges.h"
#include "text/foldedtext.h"

#include <algorithm>

HistoryEndpoint historyEndpoint(const Connection &connection)
{
    return {connection.id.left(kMaxHistoryEndpointText), connection.environment.left(kMaxHistoryEndpointText),
            lookupEndpoint(connection)};
}

bool isStillAt(const Connection &connection, const HistoryEndpoint &endpoint)
{
    const HistoryEndpoint now = historyEndpoint(connection);
    return now.connectionId == endpoint.connectionId.left(kMaxHistoryEndpointText) &&
           now.environment == endpoint.environment.left(kMaxHistoryEndpointText) &&
           (endpoint.endpoint.isEmpty() || now.endpoint == endpoint.endpoint);
}

HistoryEntry historyEntry(const QList<LookupRow> &rows, const Connection &connection, const QDateTime &time,
                          const QList<Connection> &together)
{
    HistoryEntry entry;
    entry.time = time.toUTC();
    entry.connectionId = connection.id;
    entry.connection = displayName(connection);
    entry.environment = connection.environment;
    entry.endpoint = lookupEndpoint(connection);
    for (const Connection &each : together.first(std::min(together.size(), kMaxHistoryEndpoints)))
        entry.together += historyEndpoint(each);
    entry.count = rows.size();
    QList<qint32> ids;
    ids.reserve(rows.size());
    for (const LookupRow &row : rows) {
        ids += row.id;
        switch (row.outcome) {
        case LookupRow::Outcome::Found:
            ++entry.found;
            break;
        case LookupRow::Outcome::NotFound:
            ++entry.notFound;
            break;
        case LookupRow::Outcome::Failed:
            ++entry.failed;
            break;
        case LookupRow::Outcome::NotLookedUp:
        case LookupRow::Outcome::Waiting:
        case LookupRow::Outcome::Running:
            ++entry.notLookedUp;
            break;
        }
    }
    const CompactIds compact = compactIds(ids, kMaxHistoryParts);
    entry.ids = compact.text;
    entry.writtenIds = compact.count;
    return entry;
}

bool matchesWords(const QString &words, const QStringList &texts, const QString &ids)
{
    const QStringList wanted = foldedText(words).simplified().split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return true;
    const QString text = foldedText(texts.join(u'\n') + u'\n' + ids);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &word) {
        bool isNumber = false;
        const qint64 id = word.toLongLong(&isNumber);
        return text.contains(word) || (isNumber && containsId(ids, id));
    });
}
