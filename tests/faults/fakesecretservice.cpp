// SPDX-License-Identifier: MIT
#include "fakesecretservice.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QTimer>

using namespace Qt::StringLiterals;

/// The D-Bus form of a secret: session, parameters, value, content type.
struct WireSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString type;
};

QDBusArgument &operator<<(QDBusArgument &argument, const WireSecret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.type;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, WireSecret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.type;
    argument.endStructure();
    return argument;
}

Q_DECLARE_METATYPE(WireSecret)

namespace {

using WireSecrets = QMap<QDBusObjectPath, WireSecret>;
using Paths = QList<QDBusObjectPath>;

const QString kName = u"org.freedesktop.secrets"_s;
const QString kRoot = u"/org/freedesktop/secrets"_s;
const QDBusObjectPath kNone(u"/"_s);
const QDBusObjectPath kSession(kRoot + u"/session/1"_s);
const QDBusObjectPath kItem(kRoot + u"/collection/login/1"_s);
const QDBusObjectPath kPrompt(kRoot + u"/prompt/1"_s);

QVariant paths(const Paths &paths)
{
    return QVariant::fromValue(paths);
}

QVariant path(const QDBusObjectPath &path)
{
    return QVariant::fromValue(path);
}

} // namespace

FakeSecretService::FakeSecretService()
    : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"fake secret service"_s))
{
    qDBusRegisterMetaType<WireSecret>();
    qDBusRegisterMetaType<WireSecrets>();
    m_isOnTheBus =
        m_bus.registerVirtualObject(kRoot, this, QDBusConnection::SubPath) && m_bus.registerService(kName);
}

FakeSecretService::~FakeSecretService()
{
    m_bus.unregisterService(kName);
    m_bus.unregisterObject(kRoot, QDBusConnection::UnregisterTree);
    QDBusConnection::disconnectFromBus(u"fake secret service"_s);
}

QList<QDBusObjectPath> FakeSecretService::items() const
{
    return m_entry.isEmpty() ? Paths() : Paths{kItem};
}

/// Returns whether only a prompt gives access to the entry.
bool FakeSecretService::isLocked() const
{
    switch (m_behavior) {
    case Behavior::IsDismissed:
    case Behavior::IsIgnored:
    case Behavior::DeniesAccess:
        return true;
    case Behavior::AsksForAccess:
    case Behavior::AsksEachTime:
        return !m_isAllowed;
    default:
        return false;
    }
}

bool FakeSecretService::handleMessage(const QDBusMessage &message, const QDBusConnection &connection)
{
    const bool isAsked = message.interface().startsWith("org.freedesktop.Secret."_L1);
    if (m_behavior == Behavior::NeverAnswers && isAsked)
        return true;
    if (m_behavior == Behavior::Denies && isAsked)
        return connection.send(message.createErrorReply(QDBusError::AccessDenied, u"no"_s));
    if (m_behavior == Behavior::TimesOut && isAsked)
        return connection.send(message.createErrorReply(QDBusError::TimedOut, u"Timeout was reached"_s));
    if (message.member() == "Prompt"_L1) {
        connection.send(message.createReply());
        if (m_behavior == Behavior::IsIgnored)
            return true;
        m_isAllowed = m_behavior == Behavior::AsksForAccess || m_behavior == Behavior::AsksEachTime;
        QDBusMessage done =
            QDBusMessage::createSignal(kPrompt.path(), u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
        done << !m_isAllowed // whether it was dismissed
             << QVariant::fromValue(m_promptUnlocks ? QDBusVariant(paths(m_isAllowed ? items() : Paths()))
                                                    : QDBusVariant(path(kNone)));
        connection.send(done);
        return true;
    }
    return connection.send(answerTo(message));
}

QDBusMessage FakeSecretService::answerTo(const QDBusMessage &message)
{
    const QString member = message.member();
    const QList<QVariant> given = message.arguments();
    const bool asksUser = isLocked();
    if (member == "OpenSession"_L1) {
        if (given.value(0).toString() != "plain"_L1)
            return message.createErrorReply(QDBusError::NotSupported, u"plain only"_s);
        return message.createReply({QVariant::fromValue(QDBusVariant(QString())), path(kSession)});
    }
    if (member == "SearchItems"_L1) // the item is locked until the user confirms
        return message.createReply(
            {paths(asksUser ? Paths() : items()), paths(asksUser ? items() : Paths())});
    if (member == "Unlock"_L1 || member == "CreateItem"_L1)
        m_promptUnlocks = member == "Unlock"_L1;
    if (member == "Unlock"_L1)
        return message.createReply({paths(asksUser ? Paths() : items()), path(asksUser ? kPrompt : kNone)});
    if (member == "CreateItem"_L1) {
        if (asksUser)
            return message.createReply({path(kNone), path(kPrompt)});
        const auto secret = qdbus_cast<WireSecret>(given.value(1).value<QDBusArgument>());
        m_entry = m_behavior == Behavior::StoresNothing ? QByteArray() : secret.value;
        if (m_behavior == Behavior::StoresAnother)
            m_entry.replace("canary", "garbage");
        return message.createReply({path(kItem), path(kNone)});
    }
    if (member.startsWith("GetSecret"_L1) && m_behavior == Behavior::AsksEachTime)
        m_isAllowed = false;
    if (member == "GetSecrets"_L1) {
        const WireSecrets secrets{{kItem, {kSession, {}, m_entry, u"text/plain"_s}}};
        return message.createReply(QVariant::fromValue(secrets));
    }
    if (member == "GetSecret"_L1)
        return message.createReply(QVariant::fromValue(WireSecret{kSession, {}, m_entry, u"text/plain"_s}));
    if (member == "Delete"_L1) {
        if (m_behavior != Behavior::ForgetsNothing)
            m_entry.clear();
        return message.createReply(path(kNone));
    }
    if (member == "Get"_L1) // whether the collection is locked
        return message.createReply(QVariant::fromValue(
            QDBusVariant(m_behavior == Behavior::IsDismissed || m_behavior == Behavior::IsIgnored)));
    if (member == "GetAll"_L1)
        return message.createReply(QVariant(QVariantMap()));
    if (member == "ReadAlias"_L1)
        return message.createReply(path(QDBusObjectPath(kRoot + u"/collection/login"_s)));
    return message.createReply();
}

#include "moc_fakesecretservice.cpp"
