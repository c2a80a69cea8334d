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

/// One running program for each user and data folder: the first one listens, a later one hands over
/// what it was started with. Never waits.
///
/// A lock decides who is the first, and the socket is only how that one is spoken to: two that start at
/// once can't both find a dead socket and take its place, and the usual start costs one small file
/// instead of a connection. The system lets the lock of a dead process go, and the next first one puts
/// its socket in place of the dead one's.
class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    enum class Role {
        First, ///< listens for later ones until it is destroyed
        Later, ///< there is a first one
        Alone, ///< of nobody is known, and nobody will know: there is no place to meet
    };
    Q_ENUM(Role)

    /// In a folder of the user's alone; see desktop/instanceendpoint.h for both.
    SingleInstance(const QString &folder, const QString &name, QObject *parent = nullptr);
    ~SingleInstance() override;

    [[nodiscard]] Role claim();
    /// After claim() said Later. Ends with handedOver() or, where the first one is about to end or does
    /// not answer in that time, with takenOver().
    void handOver(const InstanceMessage &message,
                  std::chrono::milliseconds patience = std::chrono::seconds(3));
    /// Hears nobody any more, but is still the first: what it works on is still in use.
    void stopListening();

Q_SIGNALS:
    void messageReceived(const InstanceMessage &message);
    /// The first one has taken the message.
    void handedOver();
    /// It has not: this is First or Alone now.
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
    QByteArray m_message; ///< to be handed over
    std::unique_ptr<QLocalSocket> m_socket;
    QTimer m_again;
    QTimer m_patience;
};
