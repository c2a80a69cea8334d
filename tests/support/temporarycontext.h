// SPDX-License-Identifier: MIT
#pragma once

#include "context.h"

#include <QTemporaryDir>

/// The program's own objects, with settings in a folder that goes with them.
class TemporaryContext final
{
public:
    Context &operator*() { return m_context; }
    Context *operator->() { return &m_context; }

private:
    QTemporaryDir m_folder;
    Context m_context{std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")))};
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
