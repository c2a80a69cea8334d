// SPDX-License-Identifier: MIT
#pragma once

#include "base/atomicfile.h"
#include "connections/connection.h"

#include <QList>
#include <QObject>

#include <optional>

/// The user's connections, in the order of the user's, followed by those of the machine-wide file.
/// Kept in a file without secrets, written in the background after each change.
class ConnectionStore final : public QObject
{
    Q_OBJECT
public:
    /// `machineFile` is one that only administrators can write.
    ConnectionStore(const QString &file, const QString &machineFile, QObject *parent = nullptr);

    /// `/etc/xdg/svc-desktop/connections.json`, `/Library/Application Support/…`, or beside the
    /// installed program on Windows.
    [[nodiscard]] static QString systemMachineFile();

    /// Reads both files. A user's file that makes no sense is set aside as `.bad`; the error says so.
    /// One of the machine's is left alone and passed over.
    [[nodiscard]] QList<Error> load();

    [[nodiscard]] const QList<Connection> &connections() const { return m_connections; }
    [[nodiscard]] std::optional<Connection> find(const QString &id) const;
    /// `wanted`, or “wanted (2)” where another connection has that name.
    [[nodiscard]] QString freeName(const QString &wanted, const QString &exceptId = {}) const;

    /// Each gives the connection an id of its own and a free name. Returns the id.
    QString add(Connection connection);
    QString duplicate(const QString &id);
    /// Puts a removed connection back where it was, with the id it had.
    void restore(qsizetype place, const Connection &connection);
    /// Secrets stay locked, or become so where what they are bound to changes. Not for a read-only one.
    void update(const Connection &connection);
    /// The secrets were typed again.
    void unlockSecrets(const QString &id);
    /// The place it had; -1 where there was none to remove.
    qsizetype remove(const QString &id);
    /// Among the user's own.
    void move(const QString &id, qsizetype to);

Q_SIGNALS:
    void changed();
    void saveFailed(const Error &error);

private:
    [[nodiscard]] qsizetype placeOf(const QString &id) const;
    [[nodiscard]] qsizetype ownCount() const;
    void save();

    BackgroundFile m_file;
    const QString m_machineFile;
    QList<Connection> m_connections;
};
