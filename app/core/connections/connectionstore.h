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
    /// `file` is the user's own; `machineFile` is the machine-wide one: see readManagedConnections().
    ConnectionStore(const QString &file, const QString &machineFile, QObject *parent = nullptr);

    enum class LoadFor { Reading, Writing };
    /// Reads both files and returns their errors. If the machine-wide file cannot be read, the user's
    /// connections are still available. LoadFor::Reading changes neither file. LoadFor::Writing quarantines a
    /// damaged user's file as `.bad`, and the error says so. A user's file that can be neither read nor
    /// quarantined is never overwritten.
    [[nodiscard]] QList<Error> load(LoadFor use = LoadFor::Reading);

    [[nodiscard]] const QList<Connection> &connections() const { return m_connections; }
    /// Returns whether changes will be saved: `false` if the user's file cannot be read or could not be
    /// written.
    [[nodiscard]] bool canSave() const { return m_file.canSave(); }
    [[nodiscard]] std::optional<Connection> find(const QString &id) const;
    [[nodiscard]] std::optional<Connection> findByName(const QString &name) const;
    /// Returns `wanted` or, if another connection has that name, “wanted (2)” or the next free number. The
    /// name of the connection `exceptId` counts as free.
    [[nodiscard]] QString freeName(const QString &wanted, const QString &exceptId = {}) const;

    /// Returns a random id.
    [[nodiscard]] static QString newId();
    /// Adds a connection. Gives it an unused name, and a new id unless it has one that no other connection
    /// uses. Returns the id. Returns an empty string after emitting saveFailed() if storableConnection()
    /// refuses it, or if there are already kMaxConnections.
    QString add(const Connection &connection);
    /// Adds a copy of a connection, without its secrets. Returns its id; empty if there is no such
    /// connection, or as for add().
    QString duplicate(const QString &id);
    /// Restores a removed connection at its former place with its former id.
    void restore(qsizetype place, const Connection &connection);
    /// Replaces the connection with that id. If its credentialScope() changes, sets
    /// Connection::secretsLocked: the stored secrets are not used until the user has entered them again.
    /// Returns `false` if there is no such connection or it is read-only, and also, after emitting
    /// saveFailed(), if storableConnection() refuses it.
    bool update(const Connection &connection);
    /// Carries out the plan of an import (connections/importplan.h) and saves once. Skips entries that have
    /// no effect. If one entry is impossible, changes nothing and returns `false`. In that case emits
    /// saveFailed() first, unless the reason is that a connection to be replaced no longer exists.
    bool apply(const QList<ImportEntry> &plan);
    /// Resets Connection::secretsLocked. Call it when the secrets have been entered again.
    void unlockSecrets(const QString &id);
    /// Removes a connection. Returns its former place, or -1 if there was none to remove.
    qsizetype remove(const QString &id);
    /// Deletes all the user's connections with their file and its quarantined copies, and reports whether
    /// they are gone.
    void forgetOwn(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Moves a connection to the index `to`, among the user's own.
    void move(const QString &id, qsizetype to);

    /// Remembers, until the program ends, whether the server at this address asks for a certificate of its
    /// clients, as a test of the connection has found.
    void setAsksForCertificate(const QUrl &baseUrl, bool asks);
    [[nodiscard]] bool asksForCertificate(const QUrl &baseUrl) const;

Q_SIGNALS:
    /// Emitted when connections() has changed.
    void changed();
    /// Emitted when all changes have been written.
    void saved();
    /// Emitted when saving fails; not again until a save succeeds. The connections stay available while the
    /// program runs. With FileChangedOnDisk, a change was lost because another program has deleted the
    /// connection.
    void saveFailed(const Error &error);

private:
    /// A change of m_connections. It is made again if the file has to be read again, so it does nothing if
    /// the file already contains it. Returns `false` if it is impossible.
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
    QList<Change> m_unsaved;           ///< made since the last save, in their order
    QSet<QString> m_askForCertificate; ///< the displayHost() of servers
};
