// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/credentials.h"
#include "cli/options.h"
#include "cli/savedconnection.h"
#include "cli/signalhandler.h"
#include "program/context.h"
#include "program/demochild.h"
#include "program/demoprofile.h"

#include <QList>

#include <memory>
#include <optional>

/// One run of svc-cli: starts the demo service or reads the saved connection, if requested, and then runs the
/// command.
class Program final : public QObject
{
    Q_OBJECT
public:
    Program(CliOptions options, CliCredentials secrets, QList<qint32> ids);

    void start();

Q_SIGNALS:
    void finished(ExitCode code);

private:
    void startDemo();
    void startSaved();
    void startCommand();

    CliOptions m_options;
    std::optional<DemoProfile> m_demoProfile; ///< for the demo service
    Context m_context;
    CliCredentials m_secrets;
    QList<qint32> m_ids;
    SignalHandler m_signals;
    DemoChild m_demo;
    std::unique_ptr<SavedConnection> m_saved;
    std::unique_ptr<Command> m_command;
};
