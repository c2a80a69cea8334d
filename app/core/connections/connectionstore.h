// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "connections/importplan.h"
#include "storage/documentfile.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

/// Stores the user's connections, in the user's order, followed by those of the machine-wide file. Names are
/// unique, ignoring case. The file contains no secrets and is written in the background after each change. If
/// another program has changed the file, the store reads it again and reapplies its own unsaved changes.
class ConnectionStore final : public QObject
{
    Q_OBJECT
public:
    /// Only administrators can write `machineFile`.
    ConnectionStore(const QString &file, const QString &machineFile, QObject *parent = nullptr);

    enum class LoadFor { Reading, Writing };
    /// Reads both files and returns their errors. Ignores a damaged machine-wide file. A user's file that
    /// cannot be read is never overwritten. For writing, a damaged file is quarantined as `.bad`, and the
    /// error says so; for reading, both files stay as they are.
    [[nodiscard]] QList<Error> load(LoadFor use = LoadFor::Reading);

    [[nodiscard]] const QList<Connection> &connections() const { return m_connections; }
    /// Returns whether changes will be saved: `false` if the user's file cannot be read or could not be
    /// written.
    [[nodiscard]] bool canSave() const { return m_file.canSave(); }
    [[nodiscard]] std::optional<Connection> find(const QString &id) const;
    [[nodiscard]] std::optional<Connection> findByName(const QString &name) const;
    /// Returns `wanted`, or “wanted (2)” if another connection has that name.
    [[nodiscard]] QString freeName(const QString &wanted, const QString &exceptId = {}) const;

    [[nodiscard]] static QString newId();
    /// Adds a connection. Gives it an unused name, and a new id unless it has one that no other connection
    /// uses. Returns the id, or an empty string after saveFailed() if the connection could not be read back:
    /// see storableConnection().
    QString add(const Connection &connection);
    QString duplicate(const QString &id);
    /// Restores a removed connection at its former place with its former id.
    void restore(qsizetype place, const Connection &connection);
    /// Replaces a connection, which must not be read-only. Locks its secrets if its credential scope changes;
    /// locked secrets stay locked. Returns `false` after saveFailed() if the connection could not be read
    /// back.
    bool update(const Connection &connection);
    /// Carries out an import plan and saves once. Skips entries that have no effect. Returns `false` without
    /// any change if one of them is impossible, after saveFailed() unless a connection to be replaced no
    /// longer exists.
    bool apply(const QList<ImportEntry> &plan);
    /// Unlocks the secrets after they have been entered again.
    void unlockSecrets(const QString &id);
    /// Removes a connection. Returns its former place, or -1 if there was none to remove.
    qsizetype remove(const QString &id);
    /// Deletes all the user's connections with their file and its quarantined copies, and reports whether
    /// they are gone.
    void forgetOwn(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Moves a connection among the user's own.
    void move(const QString &id, qsizetype to);

Q_SIGNALS:
    void changed();
    /// Emitted when all changes have been written.
    void saved();
    /// Emitted when saving fails; not again until a save succeeds. The connections stay available while the
    /// program runs. With FileChangedOnDisk, a change was lost because another program has deleted the
    /// connection.
    void saveFailed(const Error &error);

private:
    /// Changes m_connections, or does nothing if the change has been made. Returns `false` if it is
    /// impossible.
    using Change = std::function<bool()>;

    [[nodiscard]] std::optional<Error> loadOwn();
    [[nodiscard]] std::optional<Error> loadMachine();
    [[nodiscard]] QSet<QString> usedNames(const QString &exceptId = {}) const;
    [[nodiscard]] qsizetype indexOf(const QString &id) const;
    [[nodiscard]] qsizetype ownCount() const;
    bool ensureUniqueId(Connection &connection) const;
    [[nodiscard]] bool insertNew(Connection connection);
    [[nodiscard]] bool applyPlan(const QList<ImportEntry> &plan);
    [[nodiscard]] bool replace(const Connection &connection);
    bool change(const Change &make);
    void save();
    void reapplyChanges(const Error &conflict);

    DocumentFile<QList<Connection>> m_file;
    const QString m_machineFile;
    LoadFor m_use = LoadFor::Reading;
    QList<Connection> m_connections;
    QList<Change> m_unsaved;
};
