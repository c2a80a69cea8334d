// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"

#include <QString>
#include <QStringList>

/// A command line of which only the names have been looked at, so that it may be incomplete or wrong.
struct CommandLineScan
{
    /// An option as it was typed.
    struct TypedOption
    {
        QString name;
        const CommandSpec *command = nullptr; ///< the first one that has it; null if none does
    };

    const CommandSpec *command = nullptr; ///< null if there is none of that name
    QString commandWord;                  ///< as typed; empty if there was none
    QStringList rest;                     ///< all but the words of the command
    QList<TypedOption> options;
    QStringList arguments;
    const OptionSpec *waitsForValue = nullptr; ///< the option whose value would be the next word
    bool areOptionsOver = false;               ///< after `--`
};

/// Finds the command, which may stand before and after options. `words` are those after the program's name.
[[nodiscard]] CommandLineScan scanCommandLine(const CommandTable &commands, const QStringList &words);

/// The options, or the message of a usage error.
using ParsedOptions = tl::expected<CliOptions, QString>;

/// Parses a command line with the options of its command. `commands` must outlive the
/// options. `arguments` begin with the program's name. Also
/// reads the file of --ca-file to check it, and interprets --where relative to the current time.
[[nodiscard]] ParsedOptions parseCommandLine(const CommandTable &commands, const QStringList &arguments);
