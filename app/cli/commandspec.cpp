// SPDX-License-Identifier: MIT
#include "cli/commandspec.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct CommandTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

const CommandSpec *findCommand(const CommandTable &commands, const QString &name)
{
    const auto found = std::find_if(commands.cbegin(), commands.cend(),
                                    [&name](const CommandSpec &spec) { return spec.name == name; });
    return found == commands.cend() ? nullptr : &*found;
}

const OptionGroup &generalOptions()
{
    static const OptionGroup group{
        CommandTexts::tr("Every command"),
        {
            {.name = u"quiet"_s,
             .shortName = u"q"_s,
             .text = CommandTexts::tr("Write errors only to standard error: no progress, no notices.")},
            {.name = u"help"_s,
             .shortName = u"h"_s,
             .text = CommandTexts::tr("Show the help of the command and exit.")},
            {.name = u"version"_s,
             .shortName = u"v"_s,
             .text = CommandTexts::tr("Show the version and exit.")},
        }};
    return group;
}

QList<ExitCodeSpec> generalExitCodes()
{
    return {
        {ExitCode::Usage, CommandTexts::tr("wrong usage; nothing was sent or changed")},
        {ExitCode::LocalStorage,
         CommandTexts::tr("a file, the keyring, standard input or output could not be read or written")},
        {ExitCode::Interrupted, CommandTexts::tr("interrupted")},
        {ExitCode::NotRead, CommandTexts::tr("nobody reads standard output any more, as after | head")},
    };
}

QList<OptionSpec> CommandSpec::allOptions() const
{
    QList<OptionSpec> all;
    for (const OptionGroup &group : options)
        all += group.options;
    return all + generalOptions().options;
}

const OptionSpec *CommandSpec::findOption(const QString &wanted) const
{
    const auto isNamed = [&wanted](const OptionSpec &option) {
        return option.name == wanted || (!option.shortName.isEmpty() && option.shortName == wanted);
    };
    const auto findIn = [&isNamed](const OptionGroup &group) -> const OptionSpec * {
        const auto found = std::find_if(group.options.cbegin(), group.options.cend(), isNamed);
        return found == group.options.cend() ? nullptr : &*found;
    };
    for (const OptionGroup &group : options) {
        if (const OptionSpec *found = findIn(group))
            return found;
    }
    return findIn(generalOptions());
}

QString CommandSpec::usage() const
{
    QStringList words{u"svc-cli"_s, name};
    if (!options.isEmpty())
        words += u"[options]"_s;
    if (!arguments.isEmpty())
        words += arguments;
    return words.join(u' ');
}
