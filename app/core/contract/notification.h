// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "contract/timestamp.h"
#include "redaction/secretredactor.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

/// GetNotificationV202108: `GET /api/v202108/notification/{notificationId}`. Every field may be
/// missing or null: "not given", never an error here (contract, "Silent").

struct NotificationCategory
{
    std::optional<qint32> id;
    std::optional<QString> info; ///< the category's name
    std::optional<QString> description;
};

struct NotificationType
{
    std::optional<qint32> id;
    std::optional<QString> info; ///< the type's name
    std::optional<QString> description;
    std::optional<NotificationCategory> category;
};

struct Notification
{
    std::optional<qint64> id;
    std::optional<QString> subject;
    std::optional<QString> messagePreview; ///< the message with HTML tags stripped; data, never markup
    std::optional<Timestamp> createdDate;  ///< when the notification was generated
    std::optional<bool> read;
    std::optional<bool> archived;
    std::optional<NotificationType> type;
    QByteArray raw; ///< the answer as it came, unknown fields and key order included
};

/// A field of another type than documented is Data/WrongType with its JSON path, and so is a
/// createdDate that is no date-time; one that is empty or of year 1 is not given. Integers are exact
/// over the whole of int64. A body that is not one JSON object is Data with EmptyBody, CutOff or NotJson.
[[nodiscard]] Result<Notification> parseNotification(const QByteArray &body);

/// The names of all fields that are documented, those of the type and the category included.
[[nodiscard]] const QList<QByteArrayView> &notificationFields();
/// Their paths in an answer: `subject`, `notificationType.notificationTypeId`.
[[nodiscard]] QStringList notificationPaths();

/// Returns a copy without the values of known secrets, in its fields and in `raw`, value by value; `nullopt`
/// if there are none in it. The names of documented fields stay.
[[nodiscard]] std::optional<Notification> redacted(const Notification &notification,
                                                   const SecretRedactor &redactor);

/// The documented object again, in the contract's order and without the fields that were not given.
/// Dates as they came.
[[nodiscard]] QByteArray notificationJson(const Notification &notification);
