// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionjson.h"
#include "connections/connectionstore.h"

#include <QFile>
#include <QTemporaryDir>

/// A ConnectionStore in a temporary folder.
class TemporaryStore final
{
public:
    explicit TemporaryStore(const QList<Connection> &own = {}, const QList<Connection> &machineWide = {})
    {
        write(QStringLiteral("connections.json"), connectionsJson(own, ConnectionFile::Own));
        write(QStringLiteral("machine.json"), connectionsJson(machineWide, ConnectionFile::Exchange));
        static_cast<void>(m_store.load());
    }

    ConnectionStore &operator*() { return m_store; }
    ConnectionStore *operator->() { return &m_store; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QString add(const QString &name, const QString &address = QStringLiteral("https://api.example.com"))
    {
        Connection connection;
        connection.name = name;
        connection.baseUrl = QUrl(address);
        return m_store.add(connection);
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Connection &connection : m_store.connections())
            names += connection.name;
        return names;
    }

private:
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no place for %s", qPrintable(name));
    }

    QTemporaryDir m_folder;
    ConnectionStore m_store{path(QStringLiteral("connections.json")), path(QStringLiteral("machine.json"))};
};
