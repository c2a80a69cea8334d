// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"

#include <QDateTime>
#include <QJsonObject>

/// The notifications of the service. Each is generated from its id and is therefore always the same.
class Catalogue final
{
public:
    /// The times of recent notifications are relative to `now`.
    explicit Catalogue(const QDateTime &now);

    /// Returns whether the account can see the id: 1001 to 1300 for the demo user, most of these for the test
    /// user, and 2001 to 2010 for the staging user.
    [[nodiscard]] static bool isSeenBy(Account account, int id);

    /// Returns a NotificationResponse for any id from 1001. Some differ for the test user: the test system is
    /// like a copy of the production system in which other people have read and archived notifications.
    [[nodiscard]] QJsonObject notification(Account account, int id) const;

private:
    const QDateTime m_now;
};
