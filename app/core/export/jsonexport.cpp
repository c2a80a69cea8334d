// SPDX-License-Identifier: MIT
#include "export/jsonexport.h"

#include "base/errortext.h"
#include "json/compactjson.h"
#include "results/resulttext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

QByteArray quoted(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
}

QByteArray quotedOrNull(const QString &text)
{
    return text.isEmpty() ? QByteArray("null") : quoted(text);
}

QByteArray timeJson(const QDateTime &time)
{
    return time.isValid() ? quoted(time.toUTC().toString(Qt::ISODateWithMs)) : QByteArray("null");
}

QByteArray errorJson(const std::shared_ptr<const Error> &error)
{
    if (!error)
        return "null";
    return "{\"kind\":" + quoted(errorKindName(error->kind)) +
           ",\"status\":" + (error->status > 0 ? QByteArray::number(error->status) : QByteArray("null")) +
           ",\"message\":" + quoted(errorSentences(*error)) + '}';
}

QByteArray createdJson(const Notification *notification)
{
    if (!notification || !notification->createdDate || !notification->createdDate->instant)
        return "null";
    return timeJson(*notification->createdDate->instant);
}

QByteArray connectionJson(const Provenance &from)
{
    return "{\"name\":" + quotedOrNull(from.connection) +
           ",\"environment\":" + quotedOrNull(from.environment) + ",\"host\":" + quotedOrNull(from.host) +
           '}';
}

} // namespace

QByteArray rowJson(const ResultRow &row, Answers answers)
{
    const LookupRow &lookup = row.lookup;
    const Notification *notification = lookup.notification.get();
    QByteArray json =
        "{\"id\":" + QByteArray::number(lookup.id) + ",\"outcome\":" + quoted(outcomeName(lookup.outcome)) +
        ",\"error\":" + errorJson(lookup.error) +
        ",\"notification\":" + (notification ? notificationJson(*notification) : QByteArray("null")) +
        ",\"createdAt\":" + createdJson(notification) + ",\"fetchedAt\":" + timeJson(lookup.fetchedAt) +
        ",\"connection\":" + connectionJson(row.from);
    if (answers == Answers::With)
        json +=
            ",\"answer\":" + (notification && !notification->raw.isEmpty() ? compactJson(notification->raw)
                                                                           : QByteArray("null"));
    return compactJson(json + '}');
}

QByteArray jsonExport(const QList<ResultRow> &rows, Answers answers)
{
    QByteArray json = "[";
    for (const ResultRow &row : rows)
        json += (json.size() > 1 ? ",\n" : "\n") + rowJson(row, answers);
    return json + "\n]\n";
}

QByteArray ndjsonExport(const QList<ResultRow> &rows, Answers answers)
{
    QByteArray json;
    for (const ResultRow &row : rows)
        json += rowJson(row, answers) + '\n';
    return json;
}
