// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "connections/connection.h"

#include <QObject>

#include <functional>
#include <optional>

struct Services;

/// Deletes the stored data and checks that it is gone. Only one deletion runs at a time. It continues if the
/// window that started it is closed. Secrets that remain when the program ends are deleted at the next start.
class DataDeletion final : public QObject
{
    Q_OBJECT
public:
    /// What to delete in addition to results, watches, history, draft, upgrade journal and activity log.
    struct Also
    {
        bool connections = false; ///< the user's own, including their secrets
        bool secrets = false;     ///< of all connections, including those of the machine-wide file
    };

    struct Report
    {
        QList<Error> errors; ///< one for each item that is, or may be, still stored
        /// Connections whose secrets may still be stored. Their deletion is tried again at the next start.
        QStringList secretsLeft;
        /// Number of records of upgrades that may still be active, and of damaged ones. They are kept to warn
        /// before the next upgrade.
        qsizetype runsLeft = 0;
    };

    /// `services` must outlive this object.
    explicit DataDeletion(const Services &services, QObject *parent = nullptr);

    /// Stops a running lookup and starts the deletion. finished() follows.
    void start(const Also &also);
    [[nodiscard]] bool isRunning() const { return m_pending > 0; }

Q_SIGNALS:
    /// Emitted by start(): the field for ids must be cleared, or its content would be stored again.
    void idsForgotten();
    void finished(const DataDeletion::Report &report);

private:
    using Answer = std::function<void(const std::optional<Error> &)>;

    [[nodiscard]] Answer beginOperation();
    void forgetSecrets(const QList<Connection> &connections);
    void forgetNextSecrets();
    void answered();

    const Services &m_services;
    Report m_report;
    int m_pending = 0;               ///< number of pending operations
    QList<Connection> m_withSecrets; ///< connections whose secrets still have to be deleted
};
