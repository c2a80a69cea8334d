// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"
#include "program/context.h"

#include <QTemporaryDir>

/// The program's own objects, with settings and connections in a folder that goes with them, and with
/// secrets in memory unless told otherwise.
class TemporaryContext final
{
public:
    explicit TemporaryContext(std::unique_ptr<SecretStore> secrets = std::make_unique<MemorySecretStore>())
        : m_context(std::make_unique<Settings>(path(QStringLiteral("settings.ini"))),
                    ContextFiles(m_folder.path(), path(QStringLiteral("machine/connections.json"))),
                    std::move(secrets))
    {
    }
    Context &operator*() { return m_context; }
    Context *operator->() { return &m_context; }
    /// In the folder.
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    Context m_context;
};

/// A connection to `baseUrl` for tests.
[[nodiscard]] inline Connection connectionTo(const QUrl &baseUrl)
{
    Connection connection;
    connection.baseUrl = baseUrl;
    connection.dataSource = QStringLiteral("acme");
    connection.userName = QStringLiteral("jdoe");
    connection.requestTimeout = std::chrono::seconds(20);
    connection.upgradeTimeout = std::chrono::seconds(20);
    return connection;
}
