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

#include <algorithm>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

const QString kSecrets = u"org.freedesktop.secrets"_s;

/// See https://specifications.freedesktop.org/secret-service.
QDBusMessage secretServiceCall(const QString &method)
{
    QDBusMessage message = QDBusMessage::createMethodCall(kSecrets, u"/org/freedesktop/secrets"_s,
                                                          u"org.freedesktop.Secret.Service"_s, method);
    message.setAutoStartService(false);
    return message;
}

void call(const QDBusMessage &message, milliseconds timeout, QObject *context,
          const std::function<void(const QDBusPendingCall &)> &done)
{
    auto *watcher = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(message, static_cast<int>(timeout.count())), context);
    QObject::connect(
        watcher, &QDBusPendingCallWatcher::finished, context,
        [done, watcher] {
            watcher->deleteLater();
            done(*watcher);
        },
        Qt::QueuedConnection);
}

/// Passes the names that `method` of the bus lists; none if the call fails.
void listNames(const QString &method, milliseconds timeout, QObject *context,
               const std::function<void(const QDBusPendingReply<QStringList> &)> &done)
{
    const QString bus = u"org.freedesktop.DBus"_s;
    call(QDBusMessage::createMethodCall(bus, u"/org/freedesktop/DBus"_s, bus, method), timeout, context,
         done);
}

/// Passes NotCreated if the Secret Service has no collection for new entries.
void findDefaultCollection(milliseconds timeout, QObject *context,
                           const std::function<void(KeyringPresence)> &done)
{
    QDBusMessage read = secretServiceCall(u"ReadAlias"_s);
    read << u"default"_s;
    call(read, timeout, context, [done](const QDBusPendingReply<QDBusObjectPath> &found) {
        const bool isNone = found.isValid() && found.value().path() == "/"_L1;
        done(isNone ? KeyringPresence::NotCreated : KeyringPresence::Present);
    });
}

bool isKWallet(const QString &name)
{
    return name.startsWith("org.kde.kwalletd"_L1);
}

} // namespace

void findEntryState(const QString &service, const QString &entry, milliseconds timeout, QObject *context,
                    const std::function<void(EntryState)> &done)
{
    using Attributes = QMap<QString, QString>;
    using Paths = QList<QDBusObjectPath>;
    qDBusRegisterMetaType<Attributes>();

    // The attributes are those that QtKeychain gives its entries.
    QDBusMessage search = secretServiceCall(u"SearchItems"_s);
    search << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, entry}});
    call(search, timeout, context, [timeout, context, done](const QDBusPendingReply<Paths, Paths> &found) {
        const Paths locked = found.isError() ? Paths() : found.argumentAt<1>(); // 0: unlocked items
        if (locked.isEmpty()) {
            done(EntryState::Missing);
            return;
        }
        const QString collection = locked.first().path().section(u'/', 0, -2);
        QDBusMessage isLocked = QDBusMessage::createMethodCall(
            kSecrets, collection, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
        isLocked << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
        call(isLocked, timeout, context, [done](const QDBusPendingReply<QVariant> &reply) {
            const bool isOpen = reply.isValid() && !reply.value().toBool();
            done(isOpen ? EntryState::Denied : EntryState::Locked);
        });
    });
}

void findKeyring(milliseconds timeout, QObject *context, const std::function<void(KeyringPresence)> &done)
{
    if (!QDBusConnection::sessionBus().isConnected()) {
        QMetaObject::invokeMethod(
            context, [done] { done(KeyringPresence::None); }, Qt::QueuedConnection);
        return;
    }
    listNames(u"ListNames"_s, timeout, context, [timeout, context, done](const auto &running) {
        listNames(u"ListActivatableNames"_s, timeout, context,
                  [running, timeout, context, done](const auto &startable) {
                      const QStringList names = running.value() + startable.value();
                      if (running.isError() || startable.isError() ||
                          std::any_of(names.begin(), names.end(), isKWallet))
                          done(KeyringPresence::Present);
                      else if (!names.contains(kSecrets))
                          done(KeyringPresence::None);
                      else
                          findDefaultCollection(timeout, context, done);
                  });
    });
}

#else

void findEntryState(const QString &, const QString &, std::chrono::milliseconds, QObject *context,
                    const std::function<void(EntryState)> &done)
{
    QMetaObject::invokeMethod(
        context, [done] { done(EntryState::Missing); }, Qt::QueuedConnection);
}

void findKeyring(std::chrono::milliseconds, QObject *context,
                 const std::function<void(KeyringPresence)> &done)
{
    QMetaObject::invokeMethod(
        context, [done] { done(KeyringPresence::Present); }, Qt::QueuedConnection);
}

#endif
