// SPDX-License-Identifier: MIT
#include "cli/completion.h"

#include "cli/commandline.h"
#include "cli/help.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the first of the sentences, without its full stop.
QString firstSentence(const QString &sentences)
{
    const QString first = sentences.section(u". "_s, 0, 0);
    return first.endsWith(u'.') ? first.chopped(1) : first;
}

/// Returns the values of an option that begin with `typed`, each after `before`.
Completions valuesOf(const OptionSpec &option, const QString &typed, const QString &before,
                     const QStringList &connectionNames)
{
    Completions completions;
    completions.areFiles = option.completion == OptionSpec::Completion::Files;
    const QStringList values =
        option.completion == OptionSpec::Completion::Connections ? connectionNames : option.values;
    for (const QString &value : values) {
        if (value.startsWith(typed))
            completions.words += {before + value, {}};
    }
    return completions;
}

Completions optionsOf(const CommandSpec *command, const QString &typed)
{
    Completions completions;
    const QList<OptionSpec> options = command ? command->allOptions() : generalOptions().options;
    for (const OptionSpec &option : options) {
        if (const QString word = u"--"_s + option.name; word.startsWith(typed))
            completions.words += {word, firstSentence(option.text)};
    }
    return completions;
}

/// Returns the commands that follow `before`, or stand alone if it is null.
Completions commandsAfter(const CommandTable &commands, const CommandSpec *before, const QString &typed)
{
    Completions completions;
    const QString start = before ? before->name + u' ' : QString();
    for (const CommandSpec &command : commands) {
        if (command.isHidden || !command.name.startsWith(start))
            continue;
        const QString word = command.name.sliced(start.size());
        if (!word.contains(u' ') && word.startsWith(typed))
            completions.words += {word, command.summary};
    }
    return completions;
}

Completions argumentsOf(const CommandTable &commands, const CommandSpec &command, const QStringList &before,
                        const QString &typed)
{
    if (command.name == "help"_L1 && before.isEmpty()) {
        Completions completions = commandsAfter(commands, nullptr, typed);
        QList<Completions::Word> topics{{u"exit-codes"_s, {}}};
        for (const HelpTopic &topic : helpTopics())
            topics += {topic.name, topic.title};
        for (const Completions::Word &topic : std::as_const(topics)) {
            if (topic.text.startsWith(typed))
                completions.words += topic;
        }
        return completions;
    }
    Completions completions = before.isEmpty() ? commandsAfter(commands, &command, typed) : Completions();
    if (before.isEmpty()) {
        for (const QString &value : command.argumentValues) {
            if (value.startsWith(typed))
                completions.words += {value, {}};
        }
    }
    completions.areFiles = command.takesFiles && before.size() < command.maxArguments;
    return completions;
}

} // namespace

Completions completionsOf(const CommandTable &commands, const QStringList &words,
                          const QStringList &connectionNames)
{
    if (words.isEmpty())
        return {};
    const QString &typed = words.last();
    const CommandLineScan scan = scanCommandLine(commands, words.first(words.size() - 1));
    if (scan.waitsForValue)
        return valuesOf(*scan.waitsForValue, typed, {}, connectionNames);
    if (typed.startsWith(u'-') && !scan.areOptionsOver) {
        const qsizetype equals = typed.indexOf(u'=');
        if (equals < 0)
            return optionsOf(scan.command, typed);
        const QString name = typed.first(equals).mid(2);
        const OptionSpec *option = scan.command ? scan.command->findOption(name) : nullptr;
        return option ? valuesOf(*option, typed.sliced(equals + 1), typed.first(equals + 1), connectionNames)
                      : Completions();
    }
    if (scan.commandWord.isEmpty())
        return commandsAfter(commands, nullptr, typed);
    return scan.command ? argumentsOf(commands, *scan.command, scan.arguments, typed) : Completions();
}
