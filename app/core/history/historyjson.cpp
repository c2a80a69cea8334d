// SPDX-License-Identifier: MIT
#include "history/historyjson.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

struct HistoryJsonTexts
{
    Q_DECLARE_TR_FUNCTIONS(HistoryJson)
};

constexpr auto kFormat = "svc-desktop-lookups"_L1;
constexpr int kVersion = 1;
constexpr qsizetype kMaxName = 1000;
constexpr qint64 kMaxCount = 1'000'000'000;

JsonWriter writeEntry(const HistoryEntry &entry)
{
    JsonWriter json;
    json.add("time"_L1, entry.time.toUTC().toString(Qt::ISODateWithMs));
    json.add("connectionId"_L1, entry.connectionId.left(kMaxName));
    json.add("connection"_L1, entry.connection.left(kMaxName));
    json.add("environment"_L1, entry.environment.left(kMaxName));
    json.add("ids"_L1, entry.ids);
    json.add("count"_L1, entry.count);
    json.add("writtenIds"_L1, entry.writtenIds);
    json.add("found"_L1, entry.found);
    json.add("notFound"_L1, entry.notFound);
    json.add("failed"_L1, entry.failed);
    json.add("notLookedUp"_L1, entry.notLookedUp);
    return json;
}

QString readName(const JsonReader &json, QLatin1StringView key)
{
    const QString text = json.string(key).value_or(QString());
    if (text.size() > kMaxName)
        json.reject(key, HistoryJsonTexts::tr("too long", "completes: $.field is …"));
    return text;
}

qint64 readCount(const JsonReader &json, QLatin1StringView key)
{
    const qint64 count = json.int64(key).value_or(0);
    if (count < 0 || count > kMaxCount)
        json.reject(key, HistoryJsonTexts::tr("out of range", "completes: $.field is …"));
    return count;
}

QDateTime readTime(const JsonReader &json)
{
    const QDateTime time =
        QDateTime::fromString(json.string("time"_L1).value_or(QString()), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() != Qt::UTC)
        json.reject("time"_L1, HistoryJsonTexts::tr("not a time in UTC", "completes: $.field is …"));
    return time;
}

QString readIds(const JsonReader &json)
{
    static const QRegularExpression form(
        u"\\A-?[0-9]{1,10}(--?[0-9]{1,10})?(, -?[0-9]{1,10}(--?[0-9]{1,10})?)*+\\z"_s);
    const QString ids = json.string("ids"_L1).value_or(QString());
    if (ids.count(u',') >= kMaxHistoryParts || !form.match(ids).hasMatch())
        json.reject("ids"_L1, HistoryJsonTexts::tr("not a list of ids", "completes: $.field is …"));
    return ids;
}

HistoryEntry readEntry(const JsonReader &json)
{
    HistoryEntry entry;
    entry.time = readTime(json);
    entry.connectionId = readName(json, "connectionId"_L1);
    entry.connection = readName(json, "connection"_L1);
    entry.environment = readName(json, "environment"_L1);
    entry.ids = readIds(json);
    entry.count = readCount(json, "count"_L1);
    entry.writtenIds = readCount(json, "writtenIds"_L1);
    entry.found = readCount(json, "found"_L1);
    entry.notFound = readCount(json, "notFound"_L1);
    entry.failed = readCount(json, "failed"_L1);
    entry.notLookedUp = readCount(json, "notLookedUp"_L1);
    return entry;
}

Error damaged(const QString &detail, const QString &jsonPath = {})
{
    Error error;
    error.kind = ErrorKind::LocalStorage;
    error.cause = ErrorCause::FileDamaged;
    error.detail = detail;
    error.jsonPath = jsonPath;
    return error;
}

} // namespace

QByteArray historyJson(const QList<HistoryEntry> &entries)
{
    QList<JsonWriter> list;
    for (const HistoryEntry &entry : entries)
        list += writeEntry(entry);
    JsonWriter json;
    json.add("format"_L1, kFormat);
    json.add("version"_L1, kVersion);
    json.add("lookups"_L1, list);
    return json.json() + '\n';
}

Result<QList<HistoryEntry>> parseHistory(const QByteArray &json)
{
    const auto root = JsonReader::open(json);
    if (!root)
        return failure(damaged(
            HistoryJsonTexts::tr("It is not the JSON of a history of lookups. %1").arg(root.error().detail)));
    if (root->string("format"_L1) != kFormat)
        root->reject("format"_L1,
                     HistoryJsonTexts::tr("not a history of lookups", "completes: $.field is …"));
    if (root->int64("version"_L1) != kVersion)
        root->reject("version"_L1,
                     HistoryJsonTexts::tr("a version that is not known here", "completes: $.field is …"));
    const auto lookups = root->objects("lookups"_L1);
    if (!root->error() && (!lookups || lookups->size() > kMaxHistory))
        root->reject("lookups"_L1, HistoryJsonTexts::tr("missing or too long", "completes: $.field is …"));

    QList<HistoryEntry> entries;
    if (!root->error()) {
        for (const JsonReader &entry : *lookups)
            entries += readEntry(entry);
    }
    if (root->error())
        return failure(damaged(root->error()->detail, root->error()->jsonPath));
    return entries;
}
