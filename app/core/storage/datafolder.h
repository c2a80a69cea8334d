// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns the folder for settings, connections and other stored data: `svc-desktop` in the user's
/// configuration folder, or `data` beside the program in a portable copy. Requires the application's name
/// and, for a portable copy, a QCoreApplication. If hasDataFolder() is `false`, returns a path that cannot be
/// created.
[[nodiscard]] QString dataFolder();
[[nodiscard]] bool hasDataFolder();

/// Returns whether there is a file `svc-desktop.portable` beside the program. All data is then stored beside
/// the program, and nothing is left on the computer. Secrets are therefore kept in memory, and the computer's
/// keyring is not used.
[[nodiscard]] bool isPortable();

/// The same for a program in `programFolder`.
[[nodiscard]] QString dataFolder(const QString &programFolder);
[[nodiscard]] bool isPortable(const QString &programFolder);

/// Returns the configuration folder: the first absolute path among XDG_CONFIG_HOME (`xdgConfigHome`), HOME
/// (`home`) and the home folder in the system's user database (`accountHome`). A relative path would depend
/// on the working folder. Empty if no path is absolute.
[[nodiscard]] QString configFolder(const QString &xdgConfigHome, const QString &home,
                                   const QString &accountHome);
