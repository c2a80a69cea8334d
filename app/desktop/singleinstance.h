// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/instancemessage.h"

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

class QLocalSocket;

/// Ensures that one instance runs for each user and data folder: the first instance listens, and a later one
/// hands its command line over to it. Never blocks.
///
/// A lock determines the first instance, and the socket is only used to send messages to it. So two instances
/// that start at the same time cannot both find an unused socket and take its place, and a normal start
/// creates one small file instead of a connection. The system releases the lock of a process that has ended,
/// and the next first instance replaces its socket.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    enum class Role {
        First, ///< listens for later instances until it is destroyed
        Later, ///< there is a first instance
        Alone, ///< other instances cannot be detected, since there is no private folder
    };
    Q_ENUM(Role)

    /// See desktop/instanceendpoint.h for both arguments.
    SingleInstance(const QString &folder, const QString &name, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Determines the role of this instance. As the First, starts listening.
    [[nodiscard]] Role claim();
    /// Sends the message after claim() has returned Later. Ends with handedOver(), or with takenOver() if the
    /// first instance is ending or does not answer within `timeout`.
    void handOver(const InstanceMessage &message,
                  std::chrono::milliseconds timeout = std::chrono::seconds(3));
    /// Refuses further messages but remains the first instance, since the data folder is still in use.
    void stopListening();

Q_SIGNALS:
    void messageReceived(const InstanceMessage &message);
    /// Emitted when the first instance has accepted the message.
    void handedOver();
    /// Emitted when the first instance has not accepted the message. This instance is now First or Alone.
    void takenOver(SingleInstance::Role role);

private:
    [[nodiscard]] Role claimRole();
    void acceptConnections();
    void read(QLocalSocket &socket);
    void sendMessage();
    void retryClaim();
    void endHandOver();

    const QString m_folder;
    const QString m_address;
    QLockFile m_lock;
    QLocalServer m_server;
    QByteArray m_message; ///< to be sent
    std::unique_ptr<QLocalSocket> m_socket;
    QTimer m_retryTimer;
    QTimer m_timeoutTimer;
};
