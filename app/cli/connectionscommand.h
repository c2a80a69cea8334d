// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/options.h"
#include "connections/connectionstore.h"

#include <QList>

class Context;

/// `svc-cli connections`: lists, exports and imports saved connections. Uses neither the service nor any
/// secrets.
class ConnectionsCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` must outlive the command.
    ConnectionsCommand(Context &context, CliOptions options);

    void start() override;
    void interrupt() override;

private:
    [[nodiscard]] ExitCode list() const;
    [[nodiscard]] ExitCode exportFile() const;
    [[nodiscard]] bool load(ConnectionStore::LoadFor use);
    void importFile();
    void apply(const QList<ImportEntry> &plan);
    void writePlan(const QList<ImportEntry> &plan) const;
    void finish(ExitCode code);

    Context &m_context;
    CliOptions m_options;
    bool m_finished = false;
};
