// SPDX-License-Identifier: MIT
#include "cli/program.h"

#include "cli/lookupcommand.h"
#include "cli/output.h"
#include "cli/upgradecommand.h"

using namespace Qt::StringLiterals;

Program::Program(CliOptions options, CliSecrets secrets, QList<qint32> ids)
    : m_options(std::move(options))
    , m_secrets(std::move(secrets))
    , m_ids(std::move(ids))
{
    connect(&m_interrupt, &Interrupt::requested, this, [this] {
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
    if (!m_options.demo) {
        startCommand();
        return;
    }
    m_options.connection.dataSource = u"demo"_s;
    m_options.connection.userName = u"demo"_s;
    m_secrets = {Secret(u"demo-key"_s), Secret(u"demo"_s)};
    m_demo.start();
}

void Program::startCommand()
{
    if (m_options.command == CliOptions::Command::Lookup)
        m_command = std::make_unique<LookupCommand>(m_context, m_options, m_secrets, m_ids);
    else
        m_command = std::make_unique<UpgradeCommand>(m_context, m_options, m_secrets);
    connect(m_command.get(), &Command::finished, this, &Program::finished);
    m_command->start();
}
