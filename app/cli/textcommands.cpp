// SPDX-License-Identifier: MIT
#include "cli/textcommands.h"

#include "cli/help.h"
#include "cli/options.h"
#include "text/similarname.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct TextCommandTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString exitCodesHelp(const CommandTable &commands)
{
    QString text = TextCommandTexts::tr("Exit codes") + u"\n\n"_s;
    for (const ExitCodeMeanings &code : exitCodeMeanings(commands)) {
        QString number = QString::number(static_cast<int>(code.code)).leftJustified(5);
        for (const QString &meaning : code.meanings) {
            text += number + meaning + u'\n';
            number = QString(5, u' ');
        }
    }
    return text;
}

/// Sets the help of what is named. Returns the message of a usage error, or an empty string.
QString readHelp(CliOptions &options)
{
    const QString name = options.arguments.join(u' ');
    QList<NameCandidate> candidates{{u"exit-codes"_s, u"exit-codes"_s}};
    if (name.isEmpty()) {
        options.text = helpText(*options.commands);
        return {};
    }
    if (name == "exit-codes"_L1) {
        options.text = exitCodesHelp(*options.commands);
        return {};
    }
    if (const CommandSpec *command = findCommand(*options.commands, name)) {
        options.text = helpText(*options.commands, *command);
        return {};
    }
    for (const HelpTopic &topic : helpTopics()) {
        candidates += {topic.name, topic.name};
        if (topic.name == name)
            options.text = helpText(topic);
    }
    if (!options.text.isEmpty())
        return {};
    for (const CommandSpec &command : *options.commands) {
        if (!command.isHidden)
            candidates += {command.name, command.name};
    }
    const QString similar = similarName(name, candidates);
    const QString sentence = TextCommandTexts::tr("There is no command and no topic “%1”.").arg(name);
    return similar.isEmpty() ? sentence + TextCommandTexts::tr(" See svc-cli help.")
                             : sentence + TextCommandTexts::tr(" Did you mean %1?").arg(similar);
}

const QStringList kShells{u"bash"_s, u"zsh"_s, u"fish"_s};

QString readCompletion(CliOptions &options)
{
    const QString shell = options.arguments.first();
    QFile script(u":/completions/svc-cli."_s + shell);
    if (!kShells.contains(shell) || !script.open(QIODevice::ReadOnly))
        return TextCommandTexts::tr("There are completions for bash, zsh and fish, not for “%1”.").arg(shell);
    options.text = QString::fromUtf8(script.readAll());
    return {};
}

} // namespace

CommandSpec helpSpec()
{
    return {
        .name = u"help"_s,
        .arguments = TextCommandTexts::tr("[COMMAND|TOPIC]"),
        .maxArguments = 2,
        .summary = TextCommandTexts::tr("Show the help of a command or a topic"),
        .examples = {{TextCommandTexts::tr("Options, examples and exit codes of a lookup"),
                      u"svc-cli help lookup"_s},
                     {TextCommandTexts::tr("What each exit code means"), u"svc-cli help exit-codes"_s}},
        .read = [](const QCommandLineParser &, CliOptions &options) { return readHelp(options); },
    };
}

CommandSpec completionSpec()
{
    return {
        .name = u"completion"_s,
        .arguments = TextCommandTexts::tr("bash|zsh|fish"),
        .minArguments = 1,
        .maxArguments = 1,
        .argumentValues = kShells,
        .summary = TextCommandTexts::tr("Print the completions for a shell"),
        .description = {TextCommandTexts::tr(
            "They complete commands, options, values and the names of saved connections. Packages of Linux "
            "install them. Elsewhere, have the shell read them at its start.")},
        .examples = {{TextCommandTexts::tr("In ~/.bashrc"), u"source <(svc-cli completion bash)"_s},
                     {TextCommandTexts::tr("In ~/.zshrc, after compinit"),
                      u"source <(svc-cli completion zsh)"_s},
                     {TextCommandTexts::tr("In ~/.config/fish/config.fish"),
                      u"svc-cli completion fish | source"_s}},
        .read = [](const QCommandLineParser &, CliOptions &options) { return readCompletion(options); },
    };
}

CommandSpec manualSpec()
{
    return {
        .name = u"manual"_s,
        .summary = TextCommandTexts::tr("Print the source of the manual page"),
        .isHidden = true,
        .read =
            [](const QCommandLineParser &, CliOptions &options) {
                options.text = QString::fromLatin1(manualPage(*options.commands));
                return QString();
            },
    };
}
