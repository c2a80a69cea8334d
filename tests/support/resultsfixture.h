// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"
#include "support/uitest.h"

#include <QHash>

#include <functional>

namespace uitest {

[[nodiscard]] inline Connection connectionNamed(const QString &id)
{
    Connection connection;
    connection.id = id;
    connection.name = id;
    connection.environment = u"PRODUCTION"_s;
    connection.baseUrl = QUrl(u"https://%1.example.com"_s.arg(id));
    return connection;
}

/// A result set whose answers the test sets. An id without an answer gets a notification with that id.
struct ResultsFixture
{
    using Answer = std::function<Result<Notification>()>;

    void answer(qint32 id, const QByteArray &body)
    {
        answers.insert(id, [body] { return parseNotification(body); });
    }
    void fail(qint32 id, ErrorKind kind, const QString &serverMessage = {})
    {
        answers.insert(id, [id, kind, serverMessage]() -> Result<Notification> {
            Error error;
            error.kind = kind;
            error.notificationId = id;
            error.serverMessage = serverMessage;
            return failure(error);
        });
    }
    [[nodiscard]] Result<Notification> fetch(qint32 id) const
    {
        if (answers.contains(id))
            return answers.value(id)();
        Notification notification;
        notification.id = id;
        notification.subject = u"Subject %1"_s.arg(id);
        notification.read = id % 2 == 0;
        notification.archived = id % 3 == 0;
        return notification;
    }
    /// Returns once everything is answered and reported.
    void lookUp(const QList<qint32> &ids, ResultSet::Mode mode = ResultSet::Mode::Replace)
    {
        set.lookUp(connectionNamed(u"acme"_s), ids, mode);
        waitUntilFinished();
    }
    void refresh(const QList<qsizetype> &rows)
    {
        set.refresh(connectionNamed(u"acme"_s), rows);
        waitUntilFinished();
    }
    void waitUntilFinished()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!set.isRunning(), 60000);
        QTest::qWait(0);
    }

    StillClock clock;
    QHash<qint32, Answer> answers;
    LookupResources resources{[this](const QString &, qint32 id, ConnectionReuse, qint64) {
                                  return std::make_unique<FinishedJob<Notification>>(fetch(id));
                              },
                              clock};
    ResultSet set{resources};
};

/// 1042 is unread, 1043 is read and archived, 1044 was not found, 1045 failed, 1046 has few fields.
inline void fillOrdinary(ResultsFixture &fixture)
{
    fixture.answer(
        1042, R"({"notificationId":1042,"subject":"Bill import failed","messagePreview":"3 bills failed.",
        "createdDate":"2026-03-14T08:12:00Z","read":false,"archived":false,"notificationType":{
        "notificationTypeId":14,"notificationTypeInfo":"Import automation","notificationTypeDescription":"Sent when it fails",
        "notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Alerts"}}})");
    fixture.answer(1043,
                   R"({"notificationId":1043,"subject":"Report is ready","createdDate":"2026-03-10T08:12:00",
        "read":true,"archived":true})");
    fixture.fail(1044, ErrorKind::NotFound);
    fixture.fail(1045, ErrorKind::Forbidden, u"<img src=x> no"_s);
    fixture.answer(1046, R"({"notificationId":1046})");
    fixture.lookUp({1042, 1043, 1044, 1045, 1046});
}

} // namespace uitest
