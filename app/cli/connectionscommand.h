// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"
#include "cli/options.h"
#include "connections/connectionstore.h"

#include <QList>

class Context;
struct ImportedConnection;

/// `svc-cli connections`: lists, exports and imports saved connections. Uses neither the service nor any
/// secrets.
class ConnectionsCommand final : public Command
{
    Q_OBJECT
public:
    enum class Action { List, Export, Import };

    /// The first argument is the file to export to or import from; `-` is standard output or input. `context`
    /// must outlive the command.
    ConnectionsCommand(Context &context, CliOptions options, Action action);

    void start() override;
    void interrupt() override;

private:
    [[nodiscard]] ExitCode list() const;
    [[nodiscard]] ExitCode exportFile() const;
    [[nodiscard]] bool load(ConnectionStore::LoadFor use);
    void importFile();
    static void writeFindings(const ImportedConnection &found, const Connection &merged);
    void apply(const QList<ImportEntry> &plan);
    void writePlan(const QList<ImportEntry> &plan) const;
    void finish(ExitCode code);

    Context &m_context;
    CliOptions m_options;
    Action m_action;
    QString m_file;
    bool m_finished = false;
};

[[nodiscard]] CommandSpec connectionsSpec();
[[nodiscard]] CommandSpec connectionsExportSpec();
[[nodiscard]] CommandSpec connectionsImportSpec();
