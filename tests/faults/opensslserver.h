// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QStringList>
#include <QUrl>

/// OpenSSL's own test server on a free port of this computer, for what no server of Qt's would do: old
/// protocols, weak keys, no certificate at all.
class OpensslServer final
{
public:
    /// With these arguments beside the port.
    explicit OpensslServer(const QStringList &arguments);
    ~OpensslServer();
    Q_DISABLE_COPY_MOVE(OpensslServer)

    [[nodiscard]] bool isListening() const { return m_port != 0; }
    [[nodiscard]] QUrl url() const;
    /// Everything it has printed; what it received is in it.
    [[nodiscard]] QByteArray output();

private:
    QProcess m_process;
    QByteArray m_output;
    quint16 m_port = 0;
};
