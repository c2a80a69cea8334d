// SPDX-License-Identifier: MIT
#include "lookup/sessionfetch.h"

#include <QPointer>

LookupQueue::Fetch fetchWith(Session &session)
{
    return [session = QPointer<Session>(&session)](
               qint32 id, Freshness freshness) -> std::unique_ptr<Job<Notification>> {
        if (session)
            return session->notification(id, freshness);
        Error error;
        error.kind = ErrorKind::SessionExpired;
        error.notificationId = id;
        return std::make_unique<FinishedJob<Notification>>(failure(error));
    };
}
