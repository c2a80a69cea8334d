// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/credentials.h"
#include "cli/options.h"
#include "cli/savedconnections.h"
#include "program/context.h"
#include "program/demochild.h"
#include "program/demoprofile.h"
#include "program/signalhandler.h"

#include <QList>

#include <memory>
#include <optional>

/// One run of svc-cli: starts the demo service or reads the saved connection, if requested, and then runs the
/// command.
class Program final : public QObject
{
    Q_OBJECT
public:
    /// `secrets` are those of the only connection, or of each name in options.savedNames.
    Program(CliOptions options, QList<CliCredentials> secrets);

    void start();

Q_SIGNALS:
    void finished(ExitCode code);

private:
    [[nodiscard]] QString findDemoConnections();
    void startDemo();
    void startSaved();
    void startCommand(const QList<CliTarget> &targets);

    CliOptions m_options;
    SignalHandler m_signals; ///< until everything is saved
    DemoChild m_demo;        ///< outlives the profile, which it deletes if this program is killed
    std::optional<DemoProfile> m_demoProfile; ///< for the demo service
    QList<CliTarget> m_demoTargets;           ///< the connections that were named with --demo
    Context m_context;
    QList<CliCredentials> m_secrets;
    std::unique_ptr<SavedConnections> m_saved;
    std::unique_ptr<Command> m_command;
};
