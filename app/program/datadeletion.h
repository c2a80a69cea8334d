// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "connections/connection.h"

#include <QObject>

#include <functional>
#include <optional>

struct Services;

/// Deletes what the program has kept, and looks whether it is gone. One run at a time. It goes on whatever
/// becomes of the window that asked for it; secrets that are left at the end of the program are deleted at
/// its next start.
class DataDeletion final : public QObject
{
    Q_OBJECT
public:
    /// What is forgotten beside the rest of it.
    struct Also
    {
        bool connections = false; ///< the user's own; their secrets go with them
        bool secrets = false;     ///< of every connection, those of the machine included
    };

    struct Report
    {
        QList<Error> errors; ///< one for each thing that is still there, or may be
        /// Connections some of whose secrets may still be stored. It is tried again at the next start.
        QStringList secretsLeft;
        qsizetype runsLeft = 0; ///< upgrades that may still be active: the next one has to ask
    };

    /// `services` outlives it.
    explicit DataDeletion(const Services &services, QObject *parent = nullptr);

    /// Stops a lookup that runs. finished() follows.
    void start(const Also &also);
    [[nodiscard]] bool isRunning() const { return m_pending > 0; }

Q_SIGNALS:
    /// Empty the field for ids: what stands in it would be kept again.
    void idsForgotten();
    void finished(const DataDeletion::Report &report);

private:
    using Answer = std::function<void(const std::optional<Error> &)>;

    [[nodiscard]] Answer wait();
    void forgetSecrets(const QList<Connection> &connections);
    void forgetNextSecrets();
    void answered();

    const Services &m_services;
    Report m_report;
    int m_pending = 0;               ///< answers
    QList<Connection> m_withSecrets; ///< still to be forgotten
};
