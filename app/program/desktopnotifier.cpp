// SPDX-License-Identifier: MIT
#include "program/desktopnotifier.h"

#include <QRegularExpression>

#ifdef SVC_WITH_DBUS
#include "base/sessionbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#endif

using namespace Qt::StringLiterals;

QString withoutMarkup(const QString &text)
{
    static const QRegularExpression signs(u"[<>&]"_s);
    return QString(text).remove(signs);
}

void SystemDesktopNotifier::notify(const QString &title, const QString &text)
{
#ifdef SVC_WITH_DBUS
    if (!hasSessionBus())
        return;
    QDBusMessage message = QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s,
                                                          u"/org/freedesktop/Notifications"_s,
                                                          u"org.freedesktop.Notifications"_s, u"Notify"_s);
    constexpr int kAsLongAsUsual = -1;
    message << u"Svc Desktop"_s << 0U << u"svc-desktop"_s << withoutMarkup(title) << withoutMarkup(text)
            << QStringList() << QVariantMap{{u"desktop-entry"_s, u"svc-desktop"_s}} << kAsLongAsUsual;
    QDBusConnection::sessionBus().call(message, QDBus::NoBlock);
#else
    Q_UNUSED(title)
    Q_UNUSED(text)
#endif
}
