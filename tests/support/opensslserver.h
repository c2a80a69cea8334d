// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QStringList>
#include <QUrl>

/// `openssl s_server` on a free local port, for what a Qt server does not do: old protocols, weak keys, no
/// certificate.
class OpensslServer final
{
public:
    /// Appends these arguments to the port.
    explicit OpensslServer(const QStringList &arguments);
    ~OpensslServer();
    Q_DISABLE_COPY_MOVE(OpensslServer)

    [[nodiscard]] bool isListening() const { return m_port != 0; }
    [[nodiscard]] QUrl url() const;
    /// Returns everything that it has printed, which includes what it received.
    [[nodiscard]] QByteArray output();

private:
    QProcess m_process;
    QByteArray m_output;
    quint16 m_port = 0;
};
