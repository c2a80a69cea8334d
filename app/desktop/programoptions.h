// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"

#include <QString>
#include <QStringList>

#include <optional>

class QCoreApplication;

/// The command line of the window program.
struct ProgramOptions
{
    bool demo = false;
    bool debugInfo = false;
    bool newWindow = false;                            ///< even if another instance is running
    std::optional<Preferences::Appearance> appearance; ///< `nullopt` if none was requested
    std::optional<QString> language;                   ///< to begin with: a demo keeps it so when it restarts
    /// All positional arguments, as received; may be invalid (program/deeplink.h). Empty if there are none.
    QString link;
};

/// Returns whether the command line only asks for information such as --version, which needs no display.
[[nodiscard]] bool asksForText(const QStringList &arguments);

/// Parses the command line. Prints a text and ends the program if that was requested or if the command line
/// is wrong.
[[nodiscard]] ProgramOptions parseProgramOptions(const QCoreApplication &application);

/// Returns the arguments with which a program that has these starts again: the same ones, without a link,
/// which is filled in already. A demo keeps no settings, so it also gets `language`.
[[nodiscard]] QStringList restartArguments(QStringList arguments, const ProgramOptions &options,
                                           const QString &language);
