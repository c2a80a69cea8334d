// SPDX-License-Identifier: MIT
#include "contract/notification.h"

#include "json/jsonreader.h"
#include "json/jsonwriter.h"

#include <QCoreApplication>
#include <QStringList>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace {

/// The only list of the documented fields, in the contract's order. Calls `visit` with each field and its
/// name.
template <typename Visit, typename Category>
void visitCategory(Visit &&visit, Category &category)
{
    visit("notificationCategoryId"_L1, category.id);
    visit("notificationCategoryInfo"_L1, category.info);
    visit("notificationCategoryDescription"_L1, category.description);
}

template <typename Visit, typename Type>
void visitType(Visit &&visit, Type &type)
{
    visit("notificationTypeId"_L1, type.id);
    visit("notificationTypeInfo"_L1, type.info);
    visit("notificationTypeDescription"_L1, type.description);
    visit("notificationCategory"_L1, type.category);
}

template <typename Visit, typename Fields>
void visitNotification(Visit &&visit, Fields &&notification)
{
    visit("notificationId"_L1, notification.id);
    visit("subject"_L1, notification.subject);
    visit("messagePreview"_L1, notification.messagePreview);
    visit("createdDate"_L1, notification.createdDate);
    visit("read"_L1, notification.read);
    visit("archived"_L1, notification.archived);
    visit("notificationType"_L1, notification.type);
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

/// Reads the documented fields of an object.
struct FieldReader
{
    const JsonReader &json;

    void operator()(QLatin1StringView name, std::optional<qint32> &field) const { field = json.int32(name); }
    void operator()(QLatin1StringView name, std::optional<qint64> &field) const { field = json.int64(name); }
    void operator()(QLatin1StringView name, std::optional<bool> &field) const { field = json.boolean(name); }
    void operator()(QLatin1StringView name, std::optional<QString> &field) const
    {
        field = json.string(name);
    }
    void operator()(QLatin1StringView name, std::optional<Timestamp> &field) const
    {
        field = readDate(json, name);
    }
    void operator()(QLatin1StringView name, std::optional<NotificationType> &field) const
    {
        if (const std::optional<JsonReader> type = json.object(name))
            visitType(FieldReader{*type}, field.emplace());
    }
    void operator()(QLatin1StringView name, std::optional<NotificationCategory> &field) const
    {
        if (const std::optional<JsonReader> category = json.object(name))
            visitCategory(FieldReader{*category}, field.emplace());
    }
};

/// Writes the fields that have a value.
struct FieldWriter
{
    JsonWriter &json;

    template <typename Value>
    void operator()(QLatin1StringView name, const std::optional<Value> &field) const
    {
        json.add(name, field);
    }
    void operator()(QLatin1StringView name, const std::optional<Timestamp> &field) const
    {
        if (field)
            json.add(name, field->text);
    }
    void operator()(QLatin1StringView name, const std::optional<NotificationType> &field) const
    {
        if (!field)
            return;
        JsonWriter type;
        visitType(FieldWriter{type}, *field);
        json.add(name, type);
    }
    void operator()(QLatin1StringView name, const std::optional<NotificationCategory> &field) const
    {
        if (!field)
            return;
        JsonWriter category;
        visitCategory(FieldWriter{category}, *field);
        json.add(name, category);
    }
};

/// Collects the names of the fields, with the path of the enclosing object, if any.
struct FieldNames
{
    QStringList &names;
    QString before;

    template <typename Value>
    void operator()(QLatin1StringView name, const std::optional<Value> &) const
    {
        names += before + name;
        const QString inside = before.isNull() ? QString() : before + name + u'.';
        const Value none{};
        if constexpr (std::is_same_v<Value, NotificationType>)
            visitType(FieldNames{names, inside}, none);
        else if constexpr (std::is_same_v<Value, NotificationCategory>)
            visitCategory(FieldNames{names, inside}, none);
    }
};

/// Removes the values of secrets from all texts.
struct FieldRedactor
{
    const SecretRedactor &redactor;
    bool &isChanged;

    void redact(QString &text) const
    {
        QString clean = redactor.redacted(text);
        isChanged = isChanged || clean != text;
        text = std::move(clean);
    }
    template <typename Value>
    void operator()(QLatin1StringView, std::optional<Value> &) const
    {
    }
    void operator()(QLatin1StringView, std::optional<QString> &field) const
    {
        if (field)
            redact(*field);
    }
    void operator()(QLatin1StringView, std::optional<Timestamp> &field) const
    {
        if (field)
            redact(field->text);
    }
    void operator()(QLatin1StringView, std::optional<NotificationType> &field) const
    {
        if (field)
            visitType(*this, *field);
    }
    void operator()(QLatin1StringView, std::optional<NotificationCategory> &field) const
    {
        if (field)
            visitCategory(*this, *field);
    }
};

} // namespace

Result<Notification> parseNotification(const QByteArray &body)
{
    const Result<JsonReader> json = JsonReader::open(body);
    if (!json)
        return failure(json.error());

    Notification notification;
    visitNotification(FieldReader{*json}, notification);
    if (json->error())
        return failure(*json->error());
    notification.raw = body;
    return notification;
}

QByteArray notificationJson(const Notification &notification)
{
    JsonWriter json;
    visitNotification(FieldWriter{json}, notification);
    return json.json();
}

const QList<QByteArrayView> &notificationFields()
{
    static const QList<QByteArray> names = [] {
        QStringList texts;
        visitNotification(FieldNames{texts, {}}, Notification());
        QList<QByteArray> bytes;
        for (const QString &text : std::as_const(texts))
            bytes += text.toLatin1();
        return bytes;
    }();
    static const QList<QByteArrayView> views(names.begin(), names.end());
    return views;
}

QStringList notificationPaths()
{
    QStringList paths;
    visitNotification(FieldNames{paths, u""_s}, Notification());
    return paths;
}

std::optional<Notification> redacted(const Notification &notification, const SecretRedactor &redactor)
{
    Notification clean = notification;
    bool isChanged = false;
    visitNotification(FieldRedactor{redactor, isChanged}, clean);
    clean.raw = redactor.redactedValues(notification.raw, notificationFields());
    isChanged = isChanged || clean.raw != notification.raw;
    return isChanged ? std::optional(std::move(clean)) : std::nullopt;
}
