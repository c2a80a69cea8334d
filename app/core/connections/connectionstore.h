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

/// The user's connections, in the order of the user's, followed by those of the machine-wide file.
/// Names are unique, but for case. Kept in a file without secrets, written in the background after
/// each change. Where another program has changed the file meanwhile, it is read again, and what was
/// changed here is made again on top of that.
class ConnectionStore final : public QObject
{
    Q_OBJECT
public:
    /// `machineFile` is one that only administrators can write.
    ConnectionStore(const QString &file, const QString &machineFile, QObject *parent = nullptr);

    enum class LoadFor { Reading, Writing };
    /// Reads both files. One of the machine's that makes no sense is passed over. A user's file that can't
    /// be read is never written over; for writing, one that makes no sense is set aside as `.bad`, and the
    /// error says so. For reading, both stay as they are.
    [[nodiscard]] QList<Error> load(LoadFor use = LoadFor::Reading);

    [[nodiscard]] const QList<Connection> &connections() const { return m_connections; }
    /// Whether changes outlive the program: not where the user's file can't be read, or could not be written.
    [[nodiscard]] bool canSave() const { return m_file.canSave(); }
    [[nodiscard]] std::optional<Connection> find(const QString &id) const;
    [[nodiscard]] std::optional<Connection> findByName(const QString &name) const;
    /// `wanted`, or “wanted (2)” where another connection has that name.
    [[nodiscard]] QString freeName(const QString &wanted, const QString &exceptId = {}) const;

    [[nodiscard]] static QString newId();
    /// Each gives the connection a free name, and an id of its own unless it has one that no other
    /// connection has. Returns the id; empty, and saveFailed() says why, for one that could not be read
    /// back: see storableConnection().
    QString add(const Connection &connection);
    QString duplicate(const QString &id);
    /// Puts a removed connection back where it was, with the id it had.
    void restore(qsizetype place, const Connection &connection);
    /// Secrets stay locked, or become so where what they are bound to changes. Not for a read-only one.
    /// False, and saveFailed() says why, for one that could not be read back.
    bool update(const Connection &connection);
    /// All that the plan says, saved in one go, but for what is there just so by now. False, with nothing
    /// changed, where one of it can't be done: saveFailed() says why, unless what was to be replaced is gone.
    bool apply(const QList<ImportEntry> &plan);
    /// The secrets were typed again.
    void unlockSecrets(const QString &id);
    /// The place it had; -1 where there was none to remove.
    qsizetype remove(const QString &id);
    /// All of the user's own, for good: deletes the file, and what was set aside of it, and looks whether
    /// it is gone.
    void forgetOwn(QObject *context, const std::function<void(const std::optional<Error> &)> &done);
    /// Among the user's own.
    void move(const QString &id, qsizetype to);

Q_SIGNALS:
    void changed();
    /// Everything up to now is in the file.
    void saved();
    /// Once, until saving works again; the connections stay as they are while the program runs.
    /// FileChangedOnDisk where another program has deleted what was changed here: that change is lost.
    void saveFailed(const Error &error);

private:
    /// Makes a change in m_connections, unless it is made already. False where it can't be made.
    using Change = std::function<bool()>;

    [[nodiscard]] std::optional<Error> loadOwn();
    [[nodiscard]] std::optional<Error> loadMachine();
    [[nodiscard]] QSet<QString> takenNames(const QString &exceptId = {}) const;
    [[nodiscard]] qsizetype placeOf(const QString &id) const;
    [[nodiscard]] qsizetype ownCount() const;
    bool giveId(Connection &connection) const;
    [[nodiscard]] bool insertNew(Connection connection);
    [[nodiscard]] bool carryOut(const QList<ImportEntry> &plan);
    [[nodiscard]] bool replace(const Connection &connection);
    bool change(const Change &make);
    void save();
    void makeAgain(const Error &overtaken);

    DocumentFile<QList<Connection>> m_file;
    const QString m_machineFile;
    LoadFor m_use = LoadFor::Reading;
    QList<Connection> m_connections;
    QList<Change> m_unsaved;
};
