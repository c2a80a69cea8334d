// SPDX-License-Identifier: MIT
#include "export/jsonexport.h"

#include "json/jsonformat.h"
#include "json/jsonwriter.h"
#include "results/resulttext.h"
#include "results/sameanswers.h"

namespace {

QByteArray stringOrNull(const QString &text)
{
    return text.isEmpty() ? QByteArray("null") : jsonString(text);
}

QByteArray timeJson(const QDateTime &time)
{
    return time.isValid() ? jsonString(time.toUTC().toString(Qt::ISODateWithMs)) : QByteArray("null");
}

QByteArray errorJson(const ResultRow &row)
{
    const auto &error = row.lookup.error;
    if (!error)
        return "null";
    return "{\"kind\":" + jsonString(errorKindName(error->kind)) +
           ",\"status\":" + (error->status > 0 ? QByteArray::number(error->status) : QByteArray("null")) +
           ",\"message\":" + jsonString(reasonText(row)) + '}';
}

QByteArray createdJson(const Notification *notification)
{
    if (!notification || !notification->createdDate || !notification->createdDate->instant)
        return "null";
    return timeJson(*notification->createdDate->instant);
}

QByteArray connectionJson(const Provenance &from)
{
    return "{\"name\":" + stringOrNull(from.connection) +
           ",\"environment\":" + stringOrNull(from.environment) + ",\"host\":" + stringOrNull(from.host) +
           '}';
}

} // namespace

QByteArray rowJson(const ResultRow &row, Answers answers)
{
    const LookupRow &lookup = row.lookup;
    const Notification *notification = lookup.notification.get();
    QByteArray json =
        "{\"id\":" + QByteArray::number(lookup.id) +
        ",\"outcome\":" + jsonString(outcomeName(lookup.outcome)) + ",\"error\":" + errorJson(row) +
        ",\"notification\":" + (notification ? notificationJson(*notification) : QByteArray("null")) +
        ",\"createdAt\":" + createdJson(notification) + ",\"fetchedAt\":" + timeJson(lookup.fetchedAt) +
        ",\"connection\":" + connectionJson(*row.from);
    if (row.isDone)
        json += ",\"done\":true";
    if (!row.note.isEmpty())
        json += ",\"note\":" + jsonString(row.note);
    if (row.change) {
        json += ",\"change\":" + jsonString(row.change->what);
        json += ",\"changeSeen\":" + timeJson(row.change->at);
    }
    if (answers == Answers::With)
        json +=
            ",\"answer\":" + (notification && !notification->raw.isEmpty() ? compactJson(notification->raw)
                                                                           : QByteArray("null"));
    return compactJson(json + '}');
}

QByteArray jsonExport(const ResultRows &rows, Answers answers)
{
    QByteArray json = "[";
    for (const ResultRow &row : rows)
        json += (json.size() > 1 ? ",\n" : "\n") + rowJson(row, answers);
    return json + "\n]\n";
}
