// SPDX-License-Identifier: MIT
#include "ui/widgets/systemscheme.h"

#ifdef SVC_DESKTOP_PORTAL

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

constexpr auto kService = "org.freedesktop.portal.Desktop"_L1;
constexpr auto kPath = "/org/freedesktop/portal/desktop"_L1;
constexpr auto kInterface = "org.freedesktop.portal.Settings"_L1;
constexpr auto kGroup = "org.freedesktop.appearance"_L1;
constexpr auto kKey = "color-scheme"_L1;

/// Asking for a bus where there is none would start one, and wait for it.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

} // namespace

SystemScheme::SystemScheme(QObject *parent)
    : QObject(parent)
{
}

bool SystemScheme::start()
{
    qRegisterMetaType<QDBusVariant>(); // without it the signal below never arrives on Qt 6.4
    if (!hasSessionBus())
        return false;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return false;
    // Naming the sender would make connect() wait for the bus.
    bus.connect(QString(), kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));

    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    question << QString(kGroup) << QString(kKey);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError())
            take(reply.value().variant());
    });
    return false;
}

void SystemScheme::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == kGroup && key == kKey)
        take(value.variant());
}

void SystemScheme::take(QVariant value)
{
    while (value.canConvert<QDBusVariant>()) // portals nest it
        value = value.value<QDBusVariant>().variant();
    constexpr uint kPreferDark = 1;
    const bool isDark = value.toUInt() == kPreferDark;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    Q_EMIT changed(isDark);
}

#else

#include <QGuiApplication>
#include <QStyleHints>

SystemScheme::SystemScheme(QObject *parent)
    : QObject(parent)
{
}

bool SystemScheme::start()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const QStyleHints *hints = QGuiApplication::styleHints();
    connect(hints, &QStyleHints::colorSchemeChanged, this,
            [this](Qt::ColorScheme scheme) { Q_EMIT changed(scheme == Qt::ColorScheme::Dark); });
    return hints->colorScheme() == Qt::ColorScheme::Dark;
#else
    return false;
#endif
}

#endif
