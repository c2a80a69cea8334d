// SPDX-License-Identifier: MIT
#include "support/certificates.h"

#include <QFile>
#include <QSslKey>

using namespace Qt::StringLiterals;

namespace certificates {

QString path(const QString &file)
{
    return QStringLiteral(SVC_CERTIFICATES "/") + file;
}

QSslConfiguration server(const QString &name)
{
    QFile key(path(name + u".key"_s));
    if (!key.open(QIODevice::ReadOnly))
        qFatal("No certificate named %s.", qPrintable(name));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificateChain(QSslCertificate::fromPath(path(name + u".pem"_s)));
    configuration.setPrivateKey(QSslKey(&key, QSsl::Ec));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // of the client, which sends none
    return configuration;
}

QList<QSslCertificate> roots()
{
    return QSslCertificate::fromPath(path(u"ca.pem"_s)) + QSslCertificate::fromPath(path(u"endedroot.pem"_s));
}

} // namespace certificates
