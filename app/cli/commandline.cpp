// SPDX-License-Identifier: MIT
#include "cli/commandline.h"

#include "cli/connectionoptions.h"
#include "cli/help.h"
#include "text/similarname.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct CommandLineTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Returns “a, b or c”.
QString alternatives(QStringList words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return CommandLineTexts::tr("%1 or %2").arg(words.join(u", "_s), last);
}

/// Returns the question whether one of the words was meant, with a blank before it. Empty if none is similar.
QString suggestion(const QString &typed, const QStringList &words, const QString &before = {})
{
    QList<NameCandidate> candidates;
    for (const QString &word : words)
        candidates += {word, before + word};
    const QString similar = similarName(typed, candidates);
    return similar.isEmpty() ? QString() : CommandLineTexts::tr(" Did you mean %1?").arg(similar);
}

struct FirstOption
{
    const CommandSpec *command;
    const OptionSpec *option;
};

/// Returns the option of `command`, or of the first command that has one of that name.
std::optional<FirstOption> findOption(const CommandTable &commands, const CommandSpec *command,
                                      const QString &name)
{
    if (command) {
        if (const OptionSpec *option = command->findOption(name))
            return FirstOption{command, option};
    }
    for (const CommandSpec &spec : commands) {
        if (const OptionSpec *option = spec.findOption(name))
            return FirstOption{&spec, option};
    }
    return {};
}

/// Returns the names of the commands that stand directly after `before`: of all others if it is empty.
QStringList commandNames(const CommandTable &commands, const QString &before = {})
{
    QStringList names;
    const QString start = before.isEmpty() ? before : before + u' ';
    for (const CommandSpec &spec : commands) {
        const QString rest = spec.name.startsWith(start) ? spec.name.sliced(start.size()) : QString();
        if (!spec.isHidden && !rest.isEmpty() && !rest.contains(u' '))
            names += rest;
    }
    return names;
}

QString unknownCommand(const CommandTable &commands, const QString &word)
{
    if (word.isEmpty())
        return CommandLineTexts::tr("There is no command. Commands are %1. See svc-cli --help.")
            .arg(alternatives(commandNames(commands)));
    QString similar = suggestion(word, commandNames(commands));
    if (similar.isEmpty())
        similar = CommandLineTexts::tr(" Commands are %1.").arg(alternatives(commandNames(commands)));
    return CommandLineTexts::tr("There is no command “%1”.").arg(word) + similar;
}

/// Returns why an option can't be used with the command. `name` is as typed.
QString unknownOption(const CommandTable &commands, const CommandSpec *command, const QString &name)
{
    bool isNumber = false;
    static_cast<void>(name.toInt(&isNumber));
    if (isNumber)
        return CommandLineTexts::tr("Negative ids go after --, for example: svc-cli --demo lookup -- -%1")
            .arg(name);
    QStringList owners;
    QStringList own;
    QStringList all;
    for (const CommandSpec &spec : commands) {
        if (spec.isHidden)
            continue;
        if (spec.findOption(name))
            owners += spec.name;
        for (const OptionSpec &option : spec.allOptions())
            (&spec == command ? own : all) += option.name;
    }
    if (command && !owners.isEmpty())
        return CommandLineTexts::tr("%1 takes no --%2, which belongs to %3.")
            .arg(command->name, name, alternatives(owners));
    QString similar = suggestion(name, own, u"--"_s);
    if (similar.isEmpty())
        similar = suggestion(name, all, u"--"_s);
    if (similar.isEmpty())
        similar =
            CommandLineTexts::tr(" See svc-cli %1--help.").arg(command ? command->name + u' ' : QString());
    return CommandLineTexts::tr("There is no option --%1.").arg(name) + similar;
}

QString argumentProblem(const CommandTable &commands, const CommandSpec &command,
                        const QStringList &arguments)
{
    const QStringList further = commandNames(commands, command.name);
    if (arguments.size() > command.maxArguments && command.maxArguments >= 0) {
        const QString &extra = arguments.at(command.maxArguments);
        if (!further.isEmpty())
            return CommandLineTexts::tr("%1 is followed by nothing or by %2, not by “%3”.")
                       .arg(command.name, alternatives(further), extra) +
                   suggestion(extra, further);
        return (command.arguments.isEmpty()
                    ? CommandLineTexts::tr("%1 takes no arguments, such as “%2”.").arg(command.name, extra)
                    : CommandLineTexts::tr("“%2” is too much after %1 %3.")
                          .arg(command.name, extra, command.arguments));
    }
    if (arguments.size() < command.minArguments)
        return CommandLineTexts::tr("%1 needs %2, for example: %3")
            .arg(command.name, command.arguments, command.examples.first().line);
    return {};
}

QString valueProblem(const OptionSpec &option, const QString &value)
{
    if (option.range) {
        bool ok = false;
        const int number = value.toInt(&ok);
        if (!ok || number < option.range->first || number > option.range->last)
            return CommandLineTexts::tr("--%1 is a number from %2 to %3.")
                .arg(option.name)
                .arg(option.range->first)
                .arg(option.range->last);
    }
    if (!option.values.isEmpty() && !option.areExamples && !option.values.contains(value))
        return CommandLineTexts::tr("--%1 is %2, not “%3”.")
                   .arg(option.name, alternatives(option.values), value) +
               suggestion(value, option.values);
    return {};
}

QString optionProblem(const CommandSpec &command, const QCommandLineParser &parser)
{
    for (const OptionSpec &option : command.allOptions()) {
        if (option.value.isEmpty())
            continue;
        const QStringList values = parser.values(option.name);
        if (values.size() > 1 && !option.isRepeatable)
            return CommandLineTexts::tr("--%1 was given more than once.").arg(option.name);
        for (const QString &value : values) {
            if (QString problem = valueProblem(option, value); !problem.isEmpty())
                return problem;
        }
    }
    return {};
}

void declareOptions(const CommandSpec &command, QCommandLineParser &parser)
{
    for (const OptionSpec &option : command.allOptions()) {
        QStringList names{option.name};
        if (!option.shortName.isEmpty())
            names += option.shortName;
        parser.addOption({names, option.text, option.value});
    }
}

bool isOption(const QString &word)
{
    return word.size() > 1 && word.startsWith(u'-');
}

QString nameIn(const QString &word)
{
    const QString name = word.sliced(word.startsWith("--"_L1) ? 2 : 1);
    return name.section(u'=', 0, 0);
}

} // namespace

CommandLineScan scanCommandLine(const CommandTable &commands, const QStringList &words)
{
    CommandLineScan scan;
    for (const QString &word : words) {
        if (std::exchange(scan.waitsForValue, nullptr)) {
            scan.rest += word;
        } else if (!scan.areOptionsOver && word == "--"_L1) {
            scan.areOptionsOver = true;
            scan.rest += word;
        } else if (!scan.areOptionsOver && isOption(word)) {
            const auto found = findOption(commands, scan.command, nameIn(word));
            if (found && !found->option->value.isEmpty() && !word.contains(u'='))
                scan.waitsForValue = found->option;
            scan.options += {nameIn(word), found ? found->command : nullptr};
            scan.rest += word;
        } else if (scan.commandWord.isEmpty() && !word.isEmpty()) {
            scan.commandWord = word;
            scan.command = word.contains(u' ') ? nullptr : findCommand(commands, word);
        } else if (const CommandSpec *further =
                       scan.command && scan.arguments.isEmpty() && !scan.areOptionsOver
                           ? findCommand(commands, scan.command->name + u' ' + word)
                           : nullptr) {
            scan.command = further;
        } else {
            scan.rest += word;
            scan.arguments += word;
        }
    }
    return scan;
}

ParsedOptions parseCommandLine(const CommandTable &commands, const QStringList &arguments)
{
    const CommandLineScan scan = scanCommandLine(commands, arguments.sliced(1));
    for (const CommandLineScan::TypedOption &option : scan.options) {
        if (!option.command)
            return tl::unexpected(unknownOption(commands, scan.command, option.name));
    }
    const auto isAsked = [&scan](const QString &name, const QString &shortName) {
        return std::any_of(scan.options.begin(), scan.options.end(), [&](const auto &option) {
            return option.name == name || option.name == shortName;
        });
    };
    const bool asksForHelp = isAsked(u"help"_s, u"h"_s);
    const bool asksForVersion = isAsked(u"version"_s, u"v"_s);
    CliOptions options;
    options.commands = &commands;
    if (scan.commandWord.isEmpty() && (asksForHelp || asksForVersion)) {
        options.text = asksForHelp ? helpText(commands) : versionText();
        return options;
    }
    if (!scan.command)
        return tl::unexpected(unknownCommand(commands, scan.commandWord));
    const CommandSpec &command = *scan.command;
    for (const CommandLineScan::TypedOption &option : scan.options) {
        if (!command.findOption(option.name))
            return tl::unexpected(unknownOption(commands, &command, option.name));
    }
    if (asksForHelp || asksForVersion) {
        options.text = asksForHelp ? helpText(commands, command) : versionText();
        return options;
    }

    if (scan.waitsForValue)
        return tl::unexpected(CommandLineTexts::tr("--%1 needs a value: --%1 %2.")
                                  .arg(scan.waitsForValue->name, scan.waitsForValue->value));

    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    declareOptions(command, parser);
    if (!parser.parse(arguments.first(1) + scan.rest))
        return tl::unexpected(parser.errorText());
    options.command = &command;
    options.arguments = scan.arguments;
    options.quiet = parser.isSet(u"quiet"_s);
    QString problem = argumentProblem(commands, command, scan.arguments);
    if (problem.isEmpty())
        problem = optionProblem(command, parser);
    if (problem.isEmpty() && command.read)
        problem = command.read(parser, options);
    if (!problem.isEmpty())
        return tl::unexpected(problem);
    options.connection = options.withTimeout(options.connection);
    return options;
}
