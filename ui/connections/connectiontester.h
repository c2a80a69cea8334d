// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "net/connectiontestjob.h"
#include "program/message.h"

#include <QObject>

#include <memory>

class CredentialManager;
class MessageBar;

/// Tests connections and shows in a message bar what was tested, what was found and what was not tested.
class ConnectionTester final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this object. `messages` becomes its parent.
    ConnectionTester(MessageBar *messages, CredentialManager &credentials);
    ~ConnectionTester() override;

    /// Starts a test of the connection, whose address must be valid, in place of a test that is running.
    void start(const Connection &connection);
    /// Ends a running test and removes the message, for example because the connection has changed.
    void clear();

Q_SIGNALS:
    /// Emitted when a test has found whether the server asks for a certificate of its clients.
    void tested(const QUrl &baseUrl, bool asksForCertificate);

private:
    void showResult(const Connection &connection, const ConnectionTestResult &result);

    MessageBar *m_messages;
    CredentialManager &m_credentials;
    MessageHandle m_shownMessage;
    std::unique_ptr<Job<ConnectionTestResult>> m_job;
};
