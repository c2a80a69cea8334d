// SPDX-License-Identifier: MIT
#pragma once

#include "accounts.h"

#include <QDateTime>
#include <QJsonObject>

/// The service's notifications. Each is made from its id alone, so it is the same every time.
class Catalogue final
{
public:
    /// Recent notifications were created a while before `now`.
    explicit Catalogue(const QDateTime &now);

    /// 1001 to 1300 for the demo user, 2001 to 2010 for the staging user.
    [[nodiscard]] static bool isSeenBy(Account account, int id);

    /// A NotificationResponse, for any id from 1001.
    [[nodiscard]] QJsonObject notification(int id) const;

private:
    const QDateTime m_now;
};
