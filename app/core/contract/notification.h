// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/timestamp.h"
#include "redaction/secretredactor.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

/// GetNotificationV202108: `GET /api/v202108/notification/{notificationId}`. Any field may be missing or
/// null, which means "not given" and is not an error. See contract/README.md, *Silent*.

struct NotificationCategory
{
    std::optional<qint32> id;
    std::optional<QString> info; ///< the category's name
    std::optional<QString> description;
};

struct NotificationType
{
    std::optional<qint32> id;
    std::optional<QString> info; ///< the name of the type
    std::optional<QString> description;
    std::optional<NotificationCategory> category;
};

struct Notification
{
    std::optional<qint64> id;
    std::optional<QString> subject;
    std::optional<QString> messagePreview; ///< the message without its HTML tags; data, never markup
    std::optional<Timestamp> createdDate;  ///< when the notification was generated
    std::optional<bool> read;
    std::optional<bool> archived;
    std::optional<NotificationType> type;
    QByteArray raw;      ///< the body as received, with unknown fields and its key order
    qint64 exchange = 0; ///< number of the answer in the activity log; 0 if it is not there
};

/// Parses a notification. A `createdDate` that is empty or in year 1 counts as not given. Integers are exact
/// over the whole range of int64.
/// Errors: Data/WrongType with the JSON path of a field whose type differs from the documented one, or of a
/// `createdDate` that is not a date-time; Data with EmptyBody, CutOff or NotJson if the body is not a single
/// JSON object.
[[nodiscard]] Result<Notification> parseNotification(const QByteArray &body);

/// Returns the names of all documented fields, including those of the type and the category.
[[nodiscard]] const QList<QByteArrayView> &notificationFields();
/// Returns the paths of the documented fields in a response: `subject`,
/// `notificationType.notificationTypeId`.
[[nodiscard]] QStringList notificationPaths();

/// Returns a copy with the values of known secrets removed from its fields and, value by value, from `raw`.
/// `nullopt` if it contains none. The names of documented fields are not changed.
[[nodiscard]] std::optional<Notification> redacted(const Notification &notification,
                                                   const SecretRedactor &redactor);

/// Returns the notification as the documented object, in the contract's order and without fields that were
/// not given. Dates stay as received.
[[nodiscard]] QByteArray notificationJson(const Notification &notification);
