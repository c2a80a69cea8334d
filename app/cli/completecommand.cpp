// SPDX-License-Identifier: MIT
#include "cli/completecommand.h"

#include "cli/completion.h"
#include "cli/options.h"
#include "cli/output.h"
#include "program/context.h"
#include "text/displaytext.h"

using namespace Qt::StringLiterals;

CompleteCommand::CompleteCommand(Context &context, const CommandTable &commands, QStringList words)
    : m_context(context)
    , m_commands(commands)
    , m_words(std::move(words))
{
}

void CompleteCommand::start()
{
    static_cast<void>(m_context.connections().load(ConnectionStore::LoadFor::Reading));
    QStringList names =
        m_words.contains(u"--demo"_s) ? QStringList{u"production"_s, u"test"_s} : QStringList();
    if (names.isEmpty()) {
        for (const Connection &connection : std::as_const(m_context.connections().connections())) {
            if (const QString name = displayName(connection); name == visibleLine(name))
                names += name;
        }
    }
    const Completions completions = completionsOf(m_commands, m_words, names);
    QByteArray lines = completions.areFiles ? "files\n" : "words\n";
    for (const Completions::Word &word : completions.words)
        lines += word.text.toUtf8() + '\t' + word.description.toUtf8() + '\n';
    Q_EMIT finished(writeResult(lines));
}

void CompleteCommand::interrupt()
{
    Q_EMIT finished(ExitCode::Interrupted);
}

CommandSpec completeSpec()
{
    return {
        .name = u"complete"_s,
        .maxArguments = -1,
        .summary = CompleteCommand::tr("Print what can stand in place of the last word"),
        .isHidden = true,
        .make =
            [](Context &context, const CliOptions &options, const QList<CliTarget> &) {
                return std::make_unique<CompleteCommand>(context, *options.commands, options.arguments);
            },
    };
}

#include "moc_completecommand.cpp"
