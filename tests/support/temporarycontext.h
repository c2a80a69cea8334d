// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"
#include "program/context.h"

#include <QStringList>
#include <QTemporaryDir>

/// Records notifications instead of showing them.
class RecordingNotifier final : public DesktopNotifier
{
public:
    void notify(const QString &title, const QString &text) override { shown += title + u'\n' + text; }
    QStringList shown;
};

/// The program's Context with settings and connections in a temporary folder, secrets in memory by default,
/// and a notifier that shows nothing.
class TemporaryContext final
{
public:
    explicit TemporaryContext(std::unique_ptr<SecretStore> secrets = std::make_unique<MemorySecretStore>())
        : m_context(std::make_unique<Settings>(path(QStringLiteral("settings.ini"))),
                    ContextFiles(m_folder.path(), path(QStringLiteral("machine/connections.json"))),
                    std::move(secrets), std::make_unique<RecordingNotifier>())
    {
        m_context.recordLookups();
    }
    Context &operator*() { return m_context; }
    Context *operator->() { return &m_context; }
    /// Returns the recorded notifications.
    [[nodiscard]] const QStringList &notified() const
    {
        return static_cast<const RecordingNotifier &>(m_context.services().notifier).shown;
    }
    /// Returns a path in the folder.
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    Context m_context;
};

/// Returns a connection to `baseUrl` for tests.
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
