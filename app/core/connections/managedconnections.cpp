// SPDX-License-Identifier: MIT
#include "connections/managedconnections.h"

#include "connections/connectionjson.h"
#include "storage/documentfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QHash>

using namespace Qt::StringLiterals;

namespace {

QString machineId(const Connection &connection)
{
    const QByteArray identity = connection.baseUrl.toEncoded() + '\n' + displayName(connection).toUtf8();
    return u"machine-"_s +
           QString::fromLatin1(
               QCryptographicHash::hash(identity, QCryptographicHash::Sha256).first(16).toHex());
}

} // namespace

QString managedConnectionsFile()
{
#if defined(Q_OS_WIN)
    return QDir(QCoreApplication::applicationDirPath()).filePath(u"connections.json"_s);
#elif defined(Q_OS_MACOS)
    return u"/Library/Application Support/svc-desktop/connections.json"_s;
#else
    return u"/etc/xdg/svc-desktop/connections.json"_s;
#endif
}

Result<QList<Connection>> readManagedConnections(const QString &path)
{
    const auto file =
        readDocument<QList<Connection>>(path, kMaxConnectionsFileSize, [](const QByteArray &json) {
            return parseConnections(json, ConnectionFile::Exchange);
        });
    if (!file)
        return failure(file.error());
    QList<Connection> connections = file->value_or(QList<Connection>());
    QHash<QString, int> uses;
    for (Connection &connection : connections) {
        connection.id = machineId(connection);
        if (const int use = ++uses[connection.id]; use > 1)
            connection.id += u"-%1"_s.arg(use);
        connection.readOnly = true;
    }
    return connections;
}
