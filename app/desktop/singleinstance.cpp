// SPDX-License-Identifier: MIT
#include "desktop/singleinstance.h"

#include "base/logging.h"
#include "desktop/instanceendpoint.h"

#include <QDir>
#include <QLocalSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kMaxPeers = 8;                    ///< simultaneous connections
constexpr auto kReadTimeout = 5s;               ///< for the message of one connection
constexpr auto kRetryInterval = 50ms;           ///< while the first instance is starting or ending
constexpr int kStaleLockTime = 10'000;          ///< ms; for a lock whose owner cannot be checked
constexpr QByteArrayView kAccepted = "taken\n"; ///< the answer to a message

/// Returns the name of a pipe on Windows, and the path of a socket on other systems.
QString addressOf(const QString &folder, const QString &name)
{
#ifdef Q_OS_WIN
    Q_UNUSED(folder)
    return name;
#else
    return QDir(folder).filePath(name + u".socket"_s);
#endif
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, const QString &name, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_address(addressOf(folder, name))
    , m_lock(QDir(folder).filePath(name + u".lock"_s))
{
    // A running owner also holds a system lock on the file, so its lock never counts as stale.
    m_lock.setStaleLockTime(kStaleLockTime);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::acceptConnections);
    m_retryTimer.setSingleShot(true);
    m_retryTimer.setInterval(kRetryInterval);
    connect(&m_retryTimer, &QTimer::timeout, this, &SingleInstance::sendMessage);
    m_timeoutTimer.setSingleShot(true);
    connect(&m_timeoutTimer, &QTimer::timeout, this, [this] {
        endHandOver();
        Q_EMIT takenOver(Role::Alone);
    });
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::claim()
{
    const Role role = claimRole();
    qCDebug(logProcess) << "instance role:" << role;
    return role;
}

SingleInstance::Role SingleInstance::claimRole()
{
    if (m_folder.isEmpty() || !isPrivateFolder(m_folder))
        return Role::Alone;
    if (!m_lock.tryLock(0))
        return m_lock.error() == QLockFile::LockFailedError ? Role::Later : Role::Alone;
    // Replaces the socket of a process that has ended.
    if (m_server.listen(m_address))
        return Role::First;
    m_lock.unlock();
    return Role::Alone;
}

void SingleInstance::stopListening()
{
    m_server.close();
}

void SingleInstance::acceptConnections()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const qsizetype connected =
            m_server.findChildren<QLocalSocket *>(QString(), Qt::FindDirectChildrenOnly).size();
        if (connected > kMaxPeers || !isPeerThisUser(socket->socketDescriptor())) {
            socket->abort();
            continue;
        }
        socket->setReadBufferSize(InstanceMessage::kMaxBytes + 1);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(kReadTimeout, socket, &QLocalSocket::abort);
        read(*socket);
    }
}

void SingleInstance::read(QLocalSocket &socket)
{
    const QByteArray bytes = socket.peek(InstanceMessage::kMaxBytes + 1);
    if (bytes.count('\n') < 2 && bytes.size() <= InstanceMessage::kMaxBytes)
        return; // incomplete
    const std::optional<InstanceMessage> message = parseInstanceMessage(bytes);
    disconnect(&socket, &QLocalSocket::readyRead, this, nullptr);
    if (!message) {
        socket.abort();
        return;
    }
    socket.readAll();
    socket.write(kAccepted.toByteArray());
    socket.disconnectFromServer();
    qCDebug(logProcess) << "another instance hands over" << (message->link.isEmpty() ? "nothing" : "a link");
    Q_EMIT messageReceived(*message);
}

void SingleInstance::handOver(const InstanceMessage &message, std::chrono::milliseconds timeout)
{
    m_message = instanceMessageBytes(message);
    m_timeoutTimer.start(timeout);
    sendMessage();
}

void SingleInstance::sendMessage()
{
    m_socket = std::make_unique<QLocalSocket>();
    connect(m_socket.get(), &QLocalSocket::connected, this, [this] {
        if (isPeerThisUser(m_socket->socketDescriptor()))
            m_socket->write(m_message);
        else
            retryClaim();
    });
    connect(m_socket.get(), &QLocalSocket::readyRead, this, [this] {
        if (m_socket->peek(kAccepted.size()) != kAccepted)
            return;
        endHandOver();
        qCDebug(logProcess) << "handed over to the first instance";
        Q_EMIT handedOver();
    });
    connect(m_socket.get(), &QLocalSocket::errorOccurred, this, &SingleInstance::retryClaim);
    m_socket->connectToServer(m_address);
}

/// Tries to become the first instance, since that one may be ending. If it may still be starting, tries again
/// later.
void SingleInstance::retryClaim()
{
    if (!m_timeoutTimer.isActive() || m_retryTimer.isActive())
        return;
    const Role role = claim();
    if (role == Role::Later) {
        m_retryTimer.start();
        return;
    }
    endHandOver();
    Q_EMIT takenOver(role);
}

void SingleInstance::endHandOver()
{
    m_timeoutTimer.stop();
    m_retryTimer.stop();
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket.release()->deleteLater(); // may be emitting a signal
}

#include "moc_singleinstance.cpp"
