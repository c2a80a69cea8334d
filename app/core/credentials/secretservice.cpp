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
#include <optional>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

const QString kSecrets = u"org.freedesktop.secrets"_s;
constexpr milliseconds kUsualTimeout = std::chrono::seconds(25); ///< of calls over D-Bus, also in libsecret

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

/// Passes the services of the bus that run or can be started; `nullopt` if they are not known.
void listServices(milliseconds timeout, QObject *context,
                  const std::function<void(const std::optional<QStringList> &)> &done)
{
    listNames(u"ListNames"_s, timeout, context, [timeout, context, done](const auto &running) {
        listNames(u"ListActivatableNames"_s, timeout, context, [running, done](const auto &startable) {
            if (running.isError() || startable.isError())
                done(std::nullopt);
            else
                done(running.value() + startable.value());
        });
    });
}

using Paths = QList<QDBusObjectPath>;

/// Passes the items that are QtKeychain's entry: the unlocked ones and the locked ones.
void searchItems(QDBusMessage search, const QString &service, const QString &entry, milliseconds timeout,
                 QObject *context, const std::function<void(const QDBusPendingReply<Paths, Paths> &)> &done)
{
    using Attributes = QMap<QString, QString>;
    qDBusRegisterMetaType<Attributes>();
    // The attributes are those that QtKeychain gives its entries.
    search << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, entry}});
    call(search, timeout, context, done);
}

EntryPresence presence(const QDBusPendingReply<Paths, Paths> &found)
{
    if (found.isValid()) {
        const bool isMissing = found.argumentAt<0>().isEmpty() && found.argumentAt<1>().isEmpty();
        return isMissing ? EntryPresence::Missing : EntryPresence::Possible;
    }
    switch (found.error().type()) {
    case QDBusError::NoReply:
    case QDBusError::Timeout:
    case QDBusError::TimedOut:
        return EntryPresence::NoAnswer;
    default:
        return EntryPresence::Possible;
    }
}

} // namespace

void findEntryPresence(const QString &service, const QString &entry, milliseconds timeout, QObject *context,
                       const std::function<void(EntryPresence)> &done)
{
    if (!QDBusConnection::sessionBus().isConnected()) {
        QMetaObject::invokeMethod(
            context, [done] { done(EntryPresence::Possible); }, Qt::QueuedConnection);
        return;
    }
    listServices(timeout, context,
                 [service, entry, timeout, context, done](const std::optional<QStringList> &services) {
                     if (!services || !services->contains(kSecrets) ||
                         std::any_of(services->begin(), services->end(), isKWallet)) {
                         done(EntryPresence::Possible);
                         return;
                     }
                     QDBusMessage search = secretServiceCall(u"SearchItems"_s);
                     search.setAutoStartService(true);
                     searchItems(search, service, entry, std::min(timeout, kUsualTimeout), context,
                                 [done](const auto &found) { done(presence(found)); });
                 });
}

void findEntryState(const QString &service, const QString &entry, milliseconds timeout, QObject *context,
                    const std::function<void(EntryState)> &done)
{
    const auto findState = [timeout, context, done](const QDBusPendingReply<Paths, Paths> &found) {
        const Paths locked = found.isError() ? Paths() : found.argumentAt<1>();
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
    };
    searchItems(secretServiceCall(u"SearchItems"_s), service, entry, timeout, context, findState);
}

void findKeyring(milliseconds timeout, QObject *context, const std::function<void(KeyringPresence)> &done)
{
    if (!QDBusConnection::sessionBus().isConnected()) {
        QMetaObject::invokeMethod(
            context, [done] { done(KeyringPresence::None); }, Qt::QueuedConnection);
        return;
    }
    listServices(timeout, context, [timeout, context, done](const std::optional<QStringList> &services) {
        if (!services || std::any_of(services->begin(), services->end(), isKWallet))
            done(KeyringPresence::Present);
        else if (!services->contains(kSecrets))
            done(KeyringPresence::None);
        else
            findDefaultCollection(timeout, context, done);
    });
}

#else

void findEntryPresence(const QString &, const QString &, std::chrono::milliseconds, QObject *context,
                       const std::function<void(EntryPresence)> &done)
{
    QMetaObject::invokeMethod(
        context, [done] { done(EntryPresence::Possible); }, Qt::QueuedConnection);
}

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
