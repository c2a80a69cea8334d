// SPDX-License-Identifier: MIT
#include "history/historyjson.h"

#include "json/jsondocument.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

struct HistoryJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(HistoryJson)
};

constexpr qint64 kMaxCount = 1'000'000'000;

JsonDocumentFormat historyFormat()
{
    return {.name = "svc-desktop-lookups"_L1,
            .notJson = HistoryJsonTexts::tr("It is not the JSON of a history of lookups: %1."),
            .otherFormat = HistoryJsonTexts::tr("not a history of lookups", "completes: $.field is …")};
}

JsonWriter writeEntry(const HistoryEntry &entry)
{
    JsonWriter json;
    json.add("time"_L1, entry.time);
    json.add("connectionId"_L1, entry.connectionId.left(kMaxDocumentName));
    json.add("connection"_L1, entry.connection.left(kMaxDocumentName));
    json.add("environment"_L1, entry.environment.left(kMaxDocumentName));
    json.add("place"_L1, entry.endpoint);
    json.add("ids"_L1, entry.ids);
    json.add("count"_L1, entry.count);
    json.add("writtenIds"_L1, entry.writtenIds);
    json.add("found"_L1, entry.found);
    json.add("notFound"_L1, entry.notFound);
    json.add("failed"_L1, entry.failed);
    json.add("notLookedUp"_L1, entry.notLookedUp);
    QList<JsonWriter> together;
    for (const HistoryEndpoint &endpoint : entry.together) {
        JsonWriter each;
        each.add("connectionId"_L1, endpoint.connectionId);
        each.add("environment"_L1, endpoint.environment);
        each.add("place"_L1, endpoint.endpoint);
        together += each;
    }
    if (!together.isEmpty())
        json.add("together"_L1, together);
    return json;
}

qint64 readCount(const JsonReader &json, QLatin1StringView key)
{
    return readNumber(json, key, 0, kMaxCount);
}

QString readIds(const JsonReader &json)
{
    static const QRegularExpression form(
        u"\\A-?[0-9]{1,10}(--?[0-9]{1,10})?(, -?[0-9]{1,10}(--?[0-9]{1,10})?)*+\\z"_s);
    QString ids = json.string("ids"_L1).value_or(QString());
    if (ids.count(u',') >= kMaxHistoryParts || !form.match(ids).hasMatch())
        json.reject("ids"_L1, HistoryJsonTexts::tr("not a list of ids", "completes: $.field is …"));
    return ids;
}

HistoryEntry readEntry(const JsonReader &json)
{
    HistoryEntry entry;
    entry.time = readTime(json, "time"_L1);
    entry.connectionId = readName(json, "connectionId"_L1);
    entry.connection = readName(json, "connection"_L1);
    entry.environment = readName(json, "environment"_L1);
    entry.endpoint = readName(json, "place"_L1, kMaxHistoryEndpointText); // absent in older files
    entry.ids = readIds(json);
    entry.count = readCount(json, "count"_L1);
    entry.writtenIds = readCount(json, "writtenIds"_L1);
    entry.found = readCount(json, "found"_L1);
    entry.notFound = readCount(json, "notFound"_L1);
    entry.failed = readCount(json, "failed"_L1);
    entry.notLookedUp = readCount(json, "notLookedUp"_L1);
    if (!json.objects("together"_L1)) // absent if it was only one connection, and in older files
        return entry;
    for (const JsonReader &endpoint : readEntries(json, "together"_L1, kMaxHistoryEndpoints))
        entry.together += {readName(endpoint, "connectionId"_L1, kMaxHistoryEndpointText),
                           readName(endpoint, "environment"_L1, kMaxHistoryEndpointText),
                           readName(endpoint, "place"_L1, kMaxHistoryEndpointText)};
    return entry;
}

} // namespace

QByteArray historyJson(const QList<HistoryEntry> &entries)
{
    QList<JsonWriter> list;
    for (const HistoryEntry &entry : entries)
        list += writeEntry(entry);
    JsonWriter json = beginDocument(historyFormat());
    json.add("lookups"_L1, list);
    return json.json() + '\n';
}

Result<QList<HistoryEntry>> parseHistory(const QByteArray &json)
{
    return parseDocument(json, historyFormat(), [](const JsonReader &root) {
        QList<HistoryEntry> entries;
        for (const JsonReader &entry : readEntries(root, "lookups"_L1, kMaxHistoryEntries))
            entries += readEntry(entry);
        return entries;
    });
}
