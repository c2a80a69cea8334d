// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>

/// Locks the keyring of this D-Bus session, as its owner could. Returns true on success.
[[nodiscard]] inline bool lockKeyring()
{
    QDBusMessage lock = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets"),
        QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("Lock"));
    const QDBusObjectPath login(QStringLiteral("/org/freedesktop/secrets/collection/login"));
    lock << QVariant::fromValue(QList<QDBusObjectPath>{login});
    return QDBusConnection::sessionBus().call(lock).type() == QDBusMessage::ReplyMessage;
}
