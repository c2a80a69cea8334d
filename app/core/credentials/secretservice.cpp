// SPDX-License-Identifier: MIT
#include "credentials/secretservice.h"

#ifdef SVC_WITH_DBUS

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QMap>

using namespace Qt::StringLiterals;

void findLocked(const QString &service, const QString &entry, std::chrono::milliseconds timeout,
                QObject *context, const std::function<void(bool)> &done)
{
    using Attributes = QMap<QString, QString>;
    using Paths = QList<QDBusObjectPath>;
    qDBusRegisterMetaType<Attributes>();

    // See https://specifications.freedesktop.org/secret-service. The attributes are those that QtKeychain
    // gives its entries.
    QDBusMessage search =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                       u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
    search.setAutoStartService(false);
    search << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, entry}});
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(search, static_cast<int>(timeout.count())), context);
    QObject::connect(
        watcher, &QDBusPendingCallWatcher::finished, context,
        [done, watcher] {
            watcher->deleteLater();
            const QDBusPendingReply<Paths, Paths> reply = *watcher; // unlocked and locked items
            done(!reply.isError() && !reply.argumentAt<1>().isEmpty());
        },
        Qt::QueuedConnection);
}

#else

void findLocked(const QString &, const QString &, std::chrono::milliseconds, QObject *context,
                const std::function<void(bool)> &done)
{
    QMetaObject::invokeMethod(
        context, [done] { done(false); }, Qt::QueuedConnection);
}

#endif
