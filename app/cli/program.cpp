// SPDX-License-Identifier: MIT
#include "cli/program.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "program/democonnections.h"

#include <algorithm>

using namespace Qt::StringLiterals;

Program::Program(CliOptions options, QList<CliCredentials> secrets)
    : m_options(std::move(options))
    , m_demoProfile(m_options.demo ? std::optional<DemoProfile>(std::in_place) : std::nullopt)
    , m_context(m_demoProfile ? m_demoProfile->makeContext() : Context())
    , m_secrets(std::move(secrets))
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
        for (CliTarget &target : m_demoTargets)
            target.connection.baseUrl = baseUrl;
        startCommand(m_demoTargets);
    });
}

void Program::start()
{
    if (const auto &problem = m_context.settings().problem(); problem && !m_options.command->isHidden)
        writeMessage(errorSentences(*problem));
    if (!m_options.serverNotice.isEmpty())
        writeNotice(m_options.serverNotice);
    if (m_options.command->service == CommandSpec::Service::None)
        startCommand({});
    else if (m_options.demo)
        startDemo();
    else if (!m_options.savedNames.isEmpty())
        startSaved();
    else
        startCommand({{m_options.connection, m_secrets.first()}});
}

void Program::startDemo()
{
    if (const QString problem = findDemoConnections(); !problem.isEmpty()) {
        writeMessage(problem);
        Q_EMIT finished(ExitCode::Usage);
        return;
    }
    m_demo.start({u"--parent-folder"_s, m_demoProfile->folder()});
}

/// Finds the connections that were named, or makes the usual one. Returns the message of a usage error, or an
/// empty string.
QString Program::findDemoConnections()
{
    if (m_options.savedNames.isEmpty()) {
        Connection usual = m_options.connection;
        usual.dataSource = u"demo"_s;
        usual.userName = u"demo"_s;
        m_demoTargets += {usual, {Secret(u"demo-key"_s), Secret(u"demo"_s)}};
        return {};
    }
    const QList<DemoConnection> all = demoConnections({});
    for (const QString &name : std::as_const(m_options.savedNames)) {
        const auto found = std::find_if(all.begin(), all.end(), [&name](const DemoConnection &demo) {
            return demo.connection.name.compare(name, Qt::CaseInsensitive) == 0;
        });
        if (found == all.end())
            return tr("With --demo, --connection is production or test.");
        m_demoTargets += {m_options.withTimeout(found->connection), {found->apiKey, found->password}};
    }
    return {};
}

void Program::startSaved()
{
    m_saved = std::make_unique<SavedConnections>(m_context, m_options, m_secrets);
    connect(m_saved.get(), &SavedConnections::failed, this, [this](ExitCode code, const QString &sentence) {
        writeMessage(sentence);
        Q_EMIT finished(code);
    });
    connect(m_saved.get(), &SavedConnections::ready, this, [this] { startCommand(m_saved->targets()); });
    m_saved->start();
}

void Program::startCommand(const QList<CliTarget> &targets)
{
    for (const CliTarget &target : targets)
        m_context.credentialManager().keep(target.connection, target.secrets.passwords);
    m_command = m_options.command->make(m_context, m_options, targets);
    connect(m_command.get(), &Command::finished, this, &Program::finished);
    m_command->start();
}

#include "moc_program.cpp"
