// SPDX-License-Identifier: MIT
#pragma once

#include "contract/notification.h"
#include "results/resultoverview.h"

/// Rows for tests of result sets and exports.
namespace resultrows {

inline const Provenance kAcme{QStringLiteral("acme production"), QStringLiteral("PRODUCTION"),
                              QStringLiteral("api.example.com")};

inline ResultRow row(qint32 id, LookupRow::Outcome outcome)
{
    ResultRow row;
    row.lookup.id = id;
    row.lookup.outcome = outcome;
    row.lookup.fetchedAt =
        QDateTime::fromString(QStringLiteral("2026-11-21T09:12:03.045Z"), Qt::ISODateWithMs);
    row.from = kAcme;
    return row;
}

inline ResultRow found(qint32 id, const Notification &notification)
{
    ResultRow found = row(id, LookupRow::Outcome::Found);
    found.lookup.notification = std::make_shared<const Notification>(notification);
    return found;
}

/// Returns a row with `body`, which must be valid, as the answer.
inline ResultRow answered(qint32 id, const QByteArray &body)
{
    return found(id, parseNotification(body).value());
}

inline ResultRow withSubject(const QString &subject)
{
    Notification notification;
    notification.subject = subject;
    return found(7, notification);
}

inline ResultRow notFound(qint32 id)
{
    ResultRow missing = row(id, LookupRow::Outcome::NotFound);
    Error error;
    error.kind = ErrorKind::NotFound;
    error.status = 404;
    error.notificationId = id;
    missing.lookup.error = std::make_shared<const Error>(error);
    return missing;
}

inline ResultRow failed(qint32 id)
{
    ResultRow failed = row(id, LookupRow::Outcome::Failed);
    Error error;
    error.kind = ErrorKind::ServerFault;
    error.status = 500;
    error.serverMessage = QStringLiteral("=cmd|'/c calc'!A0");
    failed.lookup.error = std::make_shared<const Error>(error);
    return failed;
}

inline ResultRow notLookedUp(qint32 id)
{
    ResultRow row = resultrows::row(id, LookupRow::Outcome::NotLookedUp);
    row.lookup.fetchedAt = {};
    return row;
}

/// Returns the row as if it came from another connection.
inline ResultRow onTest(ResultRow row)
{
    row.from =
        Provenance{QStringLiteral("acme test"), QStringLiteral("TEST"), QStringLiteral("test.example.com")};
    return row;
}

inline ResultRow inEnvironment(ResultRow row, const QString &environment)
{
    Provenance from = *row.from;
    from.environment = environment;
    row.from = from;
    return row;
}

inline FacetIndex indexOf(const QList<ResultRow> &rows)
{
    return FacetIndex(rows);
}

inline ResultRow ordinary()
{
    return answered(
        1042, R"({"notificationId":1042,"subject":"Bill import failed","messagePreview":"3 bills\nfailed.",
        "createdDate":"2026-03-14T09:12:00+01:00","read":false,"archived":false,"notificationType":{
        "notificationTypeId":14,"notificationTypeInfo":"Import automation","notificationTypeDescription":"Sent when it fails",
        "notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Alerts"}},"extra":1.10})");
}

} // namespace resultrows
