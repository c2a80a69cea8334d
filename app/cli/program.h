// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/savedconnection.h"
#include "cli/secrets.h"
#include "program/context.h"
#include "program/demochild.h"

#include <QList>

#include <memory>

/// One run of svc-cli: the demo service or the saved connection first, if asked for, then the command.
class Program final : public QObject
{
    Q_OBJECT
public:
    Program(CliOptions options, CliSecrets secrets, QList<qint32> ids);

    void start();

Q_SIGNALS:
    void finished(ExitCode code);

private:
    void startDemo();
    void startSaved();
    void startCommand();

    Context m_context;
    CliOptions m_options;
    CliSecrets m_secrets;
    QList<qint32> m_ids;
    Interrupt m_interrupt;
    DemoChild m_demo;
    std::unique_ptr<SavedConnection> m_saved;
    std::unique_ptr<Command> m_command;
};
