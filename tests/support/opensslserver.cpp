// SPDX-License-Identifier: MIT
#include "support/opensslserver.h"

using namespace Qt::StringLiterals;

OpensslServer::OpensslServer(const QStringList &arguments)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(u"openssl"_s, QStringList{u"s_server"_s, u"-accept"_s, u"127.0.0.1:0"_s} + arguments);
    const QByteArray accepting = "ACCEPT 127.0.0.1:";
    while (m_port == 0 && m_process.waitForReadyRead(10000)) {
        m_output += m_process.readAll();
        const qsizetype at = m_output.indexOf(accepting);
        const qsizetype end = m_output.indexOf('\n', at);
        if (at >= 0 && end >= 0)
            m_port = m_output.mid(at + accepting.size(), end - at - accepting.size()).toUShort();
    }
}

OpensslServer::~OpensslServer()
{
    m_process.kill();
    m_process.waitForFinished();
}

QUrl OpensslServer::url() const
{
    return QUrl(u"https://127.0.0.1:%1"_s.arg(m_port));
}

QByteArray OpensslServer::output()
{
    m_process.waitForReadyRead(100);
    m_output += m_process.readAll();
    return m_output;
}
