// SPDX-License-Identifier: MIT
#include "cli/program.h"

#include "base/errortext.h"
#include "cli/connectionscommand.h"
#include "cli/lookupcommand.h"
#include "cli/output.h"
#include "cli/upgradecommand.h"

using namespace Qt::StringLiterals;

Program::Program(CliOptions options, CliCredentials secrets, QList<qint32> ids)
    : m_options(std::move(options))
    , m_demoProfile(m_options.demo ? std::optional<DemoProfile>(std::in_place) : std::nullopt)
    , m_context(m_demoProfile ? m_demoProfile->makeContext() : Context())
    , m_secrets(std::move(secrets))
    , m_ids(std::move(ids))
{
    m_context.activity().setPaused(true); // svc-cli cannot show it
    connect(&m_signals, &SignalHandler::requested, this, [this] {
        if (m_command)
            m_command->interrupt();
        else
            Q_EMIT finished(ExitCode::Interrupted);
    });
    connect(&m_demo, &DemoChild::failed, this, [this](const QString &reason) {
        writeMessage(reason);
        Q_EMIT finished(ExitCode::Network);
    });
    connect(&m_demo, &DemoChild::ready, this, [this](const QUrl &baseUrl) {
        m_options.connection.baseUrl = baseUrl;
        startCommand();
    });
}

void Program::start()
{
    if (const auto &problem = m_context.settings().problem())
        writeMessage(errorSentences(*problem));
    if (m_options.demo)
        startDemo();
    else if (!m_options.savedName.isEmpty())
        startSaved();
    else
        startCommand();
}

void Program::startDemo()
{
    m_options.connection.dataSource = u"demo"_s;
    m_options.connection.userName = u"demo"_s;
    m_secrets = {Secret(u"demo-key"_s), Secret(u"demo"_s)};
    m_demo.start();
}

void Program::startSaved()
{
    m_saved = std::make_unique<SavedConnection>(m_context, m_options, m_secrets);
    connect(m_saved.get(), &SavedConnection::failed, this, [this](ExitCode code, const QString &sentence) {
        writeMessage(sentence);
        Q_EMIT finished(code);
    });
    connect(m_saved.get(), &SavedConnection::ready, this, [this] {
        m_options = m_saved->options();
        m_secrets = m_saved->secrets();
        if (const QString problem = secretsProblem(m_options, m_secrets); !problem.isEmpty()) {
            writeMessage(problem);
            Q_EMIT finished(ExitCode::Usage);
            return;
        }
        startCommand();
    });
    m_saved->start();
}

void Program::startCommand()
{
    switch (m_options.command) {
    case CliOptions::Command::Lookup:
        m_command = std::make_unique<LookupCommand>(m_context, m_options, m_secrets, m_ids);
        break;
    case CliOptions::Command::Upgrade:
        m_command = std::make_unique<UpgradeCommand>(m_context, m_options, m_secrets);
        break;
    case CliOptions::Command::Connections:
        m_command = std::make_unique<ConnectionsCommand>(m_context, m_options);
        break;
    }
    connect(m_command.get(), &Command::finished, this, &Program::finished);
    m_command->start();
}

#include "moc_program.cpp"
