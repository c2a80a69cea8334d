// SPDX-License-Identifier: MIT
#include "fakeportal.h"

#include <QDBusMessage>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;

QVariant wrapped(const QVariant &value)
{
    return QVariant::fromValue(QDBusVariant(value));
}

} // namespace

FakePortal::FakePortal()
    : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"fake portal"_s))
{
    m_isOnTheBus = m_bus.registerVirtualObject(kPath, this) && m_bus.registerService(kName);
}

FakePortal::~FakePortal()
{
    m_bus.unregisterService(kName);
    m_bus.unregisterObject(kPath);
    QDBusConnection::disconnectFromBus(u"fake portal"_s);
}

void FakePortal::change(const QString &group, const QString &key, const QVariant &value)
{
    QDBusMessage signal = QDBusMessage::createSignal(kPath, kInterface, u"SettingChanged"_s);
    signal << group << key << wrapped(value);
    m_bus.send(signal);
}

bool FakePortal::handleMessage(const QDBusMessage &message, const QDBusConnection &connection)
{
    if (message.interface() != kInterface || message.member() != "Read"_L1)
        return false;
    const QString key = message.arguments().value(1).toString();
    const bool isKnown =
        message.arguments().value(0).toString() == "org.freedesktop.appearance"_L1 && m_values.contains(key);
    const bool isSent =
        connection.send(isKnown ? message.createReply(wrapped(wrapped(m_values.value(key)))) // as portals do
                                : message.createErrorReply(u"org.freedesktop.portal.Error.NotFound"_s, key));
    Q_EMIT asked(key);
    return isSent;
}

#include "moc_fakeportal.cpp"
