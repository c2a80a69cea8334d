// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>

/// Locks the keyring of this D-Bus session, as its owner could. Whether that worked.
[[nodiscard]] inline bool lockKeyring()
{
    QDBusInterface service(QStringLiteral("org.freedesktop.secrets"),
                           QStringLiteral("/org/freedesktop/secrets"),
                           QStringLiteral("org.freedesktop.Secret.Service"));
    const QDBusObjectPath login(QStringLiteral("/org/freedesktop/secrets/collection/login"));
    const QDBusMessage reply =
        service.call(QStringLiteral("Lock"), QVariant::fromValue(QList<QDBusObjectPath>{login}));
    return reply.type() == QDBusMessage::ReplyMessage;
}
