// SPDX-License-Identifier: MIT
#include "watch/watchrecord.h"

#include "json/jsondocument.h"
#include "watch/watch.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

struct WatchRecordTexts
{
    Q_DECLARE_TR_FUNCTIONS(WatchRecord)
};

JsonDocumentFormat watchesFormat()
{
    return {.name = "svc-desktop-watches"_L1,
            .notJson = WatchRecordTexts::tr("It is not the JSON of watched notifications: %1."),
            .otherFormat =
                WatchRecordTexts::tr("not a list of watched notifications", "completes: $.field is …")};
}

WatchGoal readGoal(const JsonReader &json)
{
    const auto goal = valueNamed(kWatchGoals, json.string("until"_L1).value_or(QString()));
    if (!goal)
        json.reject("until"_L1,
                    WatchRecordTexts::tr("nothing that can be waited for", "completes: $.field is …"));
    return goal.value_or(WatchGoal::None);
}

JsonWriter writeRecord(const WatchRecord &record)
{
    QList<JsonWriter> ids;
    for (const qint32 id : record.ids) {
        JsonWriter each;
        each.add("id"_L1, qint64(id));
        ids += each;
    }
    JsonWriter json;
    json.add("connectionId"_L1, record.connectionId);
    json.add("place"_L1, record.endpoint);
    json.add("minutes"_L1, qint64(record.options.interval.count()));
    json.add("until"_L1, nameOf(kWatchGoals, record.options.goal));
    json.add("desktop"_L1, record.options.notifies);
    json.add("endsAt"_L1, record.endsAt);
    json.add("ids"_L1, ids);
    return json;
}

WatchRecord readRecord(const JsonReader &json)
{
    using Limits = std::numeric_limits<qint32>;
    WatchRecord record;
    record.connectionId = readName(json, "connectionId"_L1);
    record.endpoint = readName(json, "place"_L1);
    record.options.interval = std::chrono::minutes(readNumber(
        json, "minutes"_L1, WatchOptions::kMinInterval.count(), WatchOptions::kMaxInterval.count(), 0));
    record.options.goal = readGoal(json);
    record.options.notifies = json.boolean("desktop"_L1).value_or(false);
    record.endsAt = readTime(json, "endsAt"_L1);
    for (const JsonReader &each : readEntries(json, "ids"_L1, Watch::kMaxIds)) {
        const auto id = static_cast<qint32>(
            readNumber(each, "id"_L1, Limits::min(), Limits::max(), qint64(Limits::max()) + 1));
        if (!record.ids.contains(id))
            record.ids += id;
    }
    if (record.ids.isEmpty())
        json.rejectRange("ids"_L1);
    return record;
}

} // namespace

QByteArray watchesJson(const QList<WatchRecord> &watches)
{
    QList<JsonWriter> list;
    for (const WatchRecord &watch : watches)
        list += writeRecord(watch);
    JsonWriter json = beginDocument(watchesFormat());
    json.add("watches"_L1, list);
    return json.json() + '\n';
}

Result<QList<WatchRecord>> parseWatches(const QByteArray &json)
{
    return parseDocument(json, watchesFormat(), [](const JsonReader &root) {
        QList<WatchRecord> watches;
        for (const JsonReader &each : readEntries(root, "watches"_L1, 2 * Watch::kMaxIds))
            watches += readRecord(each);
        return watches;
    });
}
