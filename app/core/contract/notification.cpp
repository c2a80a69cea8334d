// SPDX-License-Identifier: MIT
#include "contract/notification.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

NotificationCategory readCategory(const JsonReader &json)
{
    NotificationCategory category;
    category.id = json.int32("notificationCategoryId"_L1);
    category.info = json.string("notificationCategoryInfo"_L1);
    category.description = json.string("notificationCategoryDescription"_L1);
    return category;
}

NotificationType readType(const JsonReader &json)
{
    NotificationType type;
    type.id = json.int32("notificationTypeId"_L1);
    type.info = json.string("notificationTypeInfo"_L1);
    type.description = json.string("notificationTypeDescription"_L1);
    if (const std::optional<JsonReader> category = json.object("notificationCategory"_L1))
        type.category = readCategory(*category);
    return type;
}

std::optional<Timestamp> readDate(const JsonReader &json, QLatin1StringView key)
{
    const std::optional<QString> text = json.string(key);
    if (!text || text->isEmpty())
        return {};
    std::optional<Timestamp> date = parseTimestamp(*text);
    if (!date)
        json.reject(key,
                    QCoreApplication::translate("JsonReader", "not a date-time", "completes: $.field is …"));
    if (date && isPlaceholder(*date))
        return {};
    return date;
}

JsonWriter categoryJson(const NotificationCategory &category)
{
    JsonWriter json;
    json.add("notificationCategoryId"_L1, category.id);
    json.add("notificationCategoryInfo"_L1, category.info);
    json.add("notificationCategoryDescription"_L1, category.description);
    return json;
}

JsonWriter typeJson(const NotificationType &type)
{
    JsonWriter json;
    json.add("notificationTypeId"_L1, type.id);
    json.add("notificationTypeInfo"_L1, type.info);
    json.add("notificationTypeDescription"_L1, type.description);
    if (type.category)
        json.add("notificationCategory"_L1, categoryJson(*type.category));
    return json;
}

} // namespace

Result<Notification> parseNotification(const QByteArray &body)
{
    const Result<JsonReader> json = JsonReader::open(body);
    if (!json)
        return failure(json.error());

    Notification notification;
    notification.id = json->int64("notificationId"_L1);
    notification.subject = json->string("subject"_L1);
    notification.messagePreview = json->string("messagePreview"_L1);
    notification.createdDate = readDate(*json, "createdDate"_L1);
    notification.read = json->boolean("read"_L1);
    notification.archived = json->boolean("archived"_L1);
    if (const std::optional<JsonReader> type = json->object("notificationType"_L1))
        notification.type = readType(*type);
    if (json->error())
        return failure(*json->error());
    notification.raw = body;
    return notification;
}

QByteArray notificationJson(const Notification &notification)
{
    JsonWriter json;
    json.add("notificationId"_L1, notification.id);
    json.add("subject"_L1, notification.subject);
    json.add("messagePreview"_L1, notification.messagePreview);
    if (notification.createdDate)
        json.add("createdDate"_L1, notification.createdDate->text);
    json.add("read"_L1, notification.read);
    json.add("archived"_L1, notification.archived);
    if (notification.type)
        json.add("notificationType"_L1, typeJson(*notification.type));
    return json.json();
}

const QList<QByteArrayView> &notificationFields()
{
    static const QList<QByteArrayView> fields{"notificationId",
                                              "subject",
                                              "messagePreview",
                                              "createdDate",
                                              "read",
                                              "archived",
                                              "notificationType",
                                              "notificationTypeId",
                                              "notificationTypeInfo",
                                              "notificationTypeDescription",
                                              "notificationCategory",
                                              "notificationCategoryId",
                                              "notificationCategoryInfo",
                                              "notificationCategoryDescription"};
    return fields;
}

std::optional<Notification> redacted(const Notification &notification, const SecretRedactor &redactor)
{
    Notification clean = notification;
    bool isChanged = false;
    const auto redact = [&redactor, &isChanged](QString &text) {
        QString found = redactor.redacted(text);
        isChanged = isChanged || found != text;
        text = std::move(found);
    };
    QList<std::optional<QString> *> texts{&clean.subject, &clean.messagePreview};
    if (clean.type) {
        texts += {&clean.type->info, &clean.type->description};
        if (clean.type->category)
            texts += {&clean.type->category->info, &clean.type->category->description};
    }
    for (std::optional<QString> *text : texts) {
        if (*text)
            redact(**text);
    }
    if (clean.createdDate)
        redact(clean.createdDate->text);
    clean.raw = redactor.redactedValues(notification.raw, notificationFields());
    isChanged = isChanged || clean.raw != notification.raw;
    return isChanged ? std::optional(std::move(clean)) : std::nullopt;
}
