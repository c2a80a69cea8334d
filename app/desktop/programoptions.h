// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"

#include <QString>
#include <QStringList>

class QCoreApplication;

/// The command line of the window program.
struct ProgramOptions
{
    bool demo = false;
    bool debugInfo = false;
    bool newWindow = false;                            ///< whether or not one is running
    std::optional<Preferences::Appearance> appearance; ///< where one is asked for
    QString link; ///< all that is no option; empty: none. As it came: it may be refused (program/deeplink.h)
};

/// Whether the program is only asked what it is: that needs no display.
[[nodiscard]] bool asksForText(const QStringList &arguments);

/// Ends the program where the command line asks for text or is wrong.
[[nodiscard]] ProgramOptions parseProgramOptions(const QCoreApplication &application);
