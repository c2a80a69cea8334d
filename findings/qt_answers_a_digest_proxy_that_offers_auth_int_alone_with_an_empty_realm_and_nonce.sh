#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Qt 6.4.2 (Debian 12, qt6-base-dev 6.4.2+dfsg-10), QNetworkAccessManager with an HTTP proxy that asks for Digest.
#
# Qt knows `qop="auth"` and no qop. If a proxy offers `auth-int` alone, Qt does not say that it can't answer: it sends a
# Digest whose realm and nonce are empty. The proxy refuses it, and it looks as if the password were wrong. An algorithm
# that Qt does not know, such as SHA-256, is reported as “Error parsing authentication request from proxy” instead.
#
# Output seen (each response is different and left out):
#   qop="auth,auth-int": Digest username="user", realm="proxy", nonce="n1", uri="svc.invalid:443"
#   qop="auth-int": Digest username="user", realm="", nonce="", uri="svc.invalid:443"
#   algorithm=SHA-256: not answered, Error parsing authentication request from proxy
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query -W -f '${Version}\n' qt6-base-dev | grep -q '^6\.4\.2' ||
    { echo "This is about qt6-base-dev 6.4.2." >&2; exit 2; }

cat >"$folder/digest.cpp" <<'CPP'
#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <cstdio>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QByteArray login;
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    QObject::connect(&server, &QTcpServer::newConnection, [&] {
        QTcpSocket *proxy = server.nextPendingConnection();
        QObject::connect(proxy, &QTcpSocket::readyRead, [&login, proxy, argv] {
            const QString request = QString::fromLatin1(proxy->readAll());
            static const QRegularExpression header(QStringLiteral("Proxy-Authorization: (.*?), response="));
            if (const auto match = header.match(request); match.hasMatch()) {
                login = match.captured(1).toLatin1();
                proxy->write("HTTP/1.1 403 Enough\r\nContent-Length: 0\r\n\r\n");
                return;
            }
            proxy->write("HTTP/1.1 407 Who\r\nContent-Length: 0\r\nProxy-Authenticate: Digest realm=\"proxy\", "
                         "nonce=\"n1\", " + QByteArray(argv[1]) + "\r\n\r\n");
        });
    });
    QNetworkAccessManager manager;
    manager.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), server.serverPort(),
                                   QStringLiteral("user"), QStringLiteral("password")));
    QNetworkReply *reply = manager.get(QNetworkRequest(QUrl(QStringLiteral("https://svc.invalid"))));
    QObject::connect(reply, &QNetworkReply::finished, [&] {
        std::printf("%s: %s\n", argv[1],
                    login.isEmpty() ? qPrintable(QStringLiteral("not answered, ") + reply->errorString())
                                    : login.constData());
        application.quit();
    });
    return application.exec();
}
CPP
flags=$(pkg-config --cflags --libs Qt6Network)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC "$folder/digest.cpp" -o "$folder/digest" $flags
for offered in 'qop="auth,auth-int"' 'qop="auth-int"' 'algorithm=SHA-256'; do
    timeout -s KILL 60 "$folder/digest" "$offered"
done | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
qop="auth,auth-int": Digest username="user", realm="proxy", nonce="n1", uri="svc.invalid:443"
qop="auth-int": Digest username="user", realm="", nonce="", uri="svc.invalid:443"
algorithm=SHA-256: not answered, Error parsing authentication request from proxy
SEEN
