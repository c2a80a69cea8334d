// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "connections/connection.h"
#include "contract/notification.h"
#include "net/job.h"

#include <QHash>
#include <QPointer>
#include <QStringList>
#include <QTest>
#include <QTimeZone>

#include <chrono>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class WatchClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override { return utc; }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return steady; }
    QDateTime utc{{2026, 3, 14}, {11, 12}, QTimeZone::utc()};
    std::chrono::milliseconds steady = 1000ms;
};

/// A request that the test answers.
class OpenRequest final : public QObject, public Job<Notification>
{
public:
    void cancel() override {}
    void answer(const Result<Notification> &result) { finish(result); }
};

inline Connection watchedConnection(const QString &id)
{
    Connection connection;
    connection.id = id;
    connection.name = id;
    connection.baseUrl = QUrl(u"https://%1.example.com"_s.arg(id));
    return connection;
}

inline Error errorOf(ErrorKind kind, int status = 0)
{
    Error error;
    error.kind = kind;
    error.status = status;
    error.delivery = status > 0 ? Delivery::Answered : Delivery::NotSent;
    return error;
}

/// Answers the requests of watches, and writes down what is asked for.
struct WatchedService
{
    /// Answers all ids as unread until something else is set.
    [[nodiscard]] std::unique_ptr<Job<Notification>> fetch(const QString &connectionId, qint32 id)
    {
        asked += u"%1%2"_s.arg(connectionId).arg(id);
        if (isHeld) {
            auto job = std::make_unique<OpenRequest>();
            open += job.get();
            return job;
        }
        if (signedOut.contains(connectionId))
            return std::make_unique<FinishedJob<Notification>>(failure(errorOf(ErrorKind::SessionExpired)));
        return std::make_unique<FinishedJob<Notification>>(answer(id));
    }
    [[nodiscard]] Result<Notification> answer(qint32 id) const
    {
        if (errors.contains(id))
            return failure(errors.value(id));
        return parseNotification(bodies
                                     .value(id, "{\"notificationId\":%,\"read\":false,\"archived\":false,"
                                                "\"subject\":\"s\",\"messagePreview\":\"p\"}")
                                     .replace('%', QByteArray::number(id)));
    }
    void set(qint32 id, const QByteArray &fields)
    {
        errors.remove(id);
        bodies[id] = R"({"notificationId":%,)" + fields + '}';
    }
    void setBusy(const QList<qint32> &ids, std::chrono::seconds wait)
    {
        Error busy = errorOf(ErrorKind::RateLimited, 429);
        busy.retryAfter = wait;
        for (const qint32 id : ids)
            errors[id] = busy;
    }
    /// Lets everything happen that is due now.
    void settle()
    {
        for (int quiet = 0; quiet < 20; ++quiet) {
            const qsizetype before = asked.size();
            QTest::qWait(0);
            if (asked.size() > before)
                quiet = 0;
        }
    }
    QString takeAsked() { return std::exchange(asked, {}).join(u' '); }

    WatchClock clock;
    bool isHeld = false;
    QStringList signedOut; ///< connections
    QHash<qint32, QByteArray> bodies;
    QHash<qint32, Error> errors;
    QStringList asked;
    QList<QPointer<OpenRequest>> open;
};
