// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns the folder for settings, connections and other stored data: a folder with the application's name
/// in the user's configuration folder, or `data` beside the program in a portable copy. Requires the
/// application's name and, for a portable copy, a QCoreApplication. If hasDataFolder() is `false`, returns a
/// path that cannot be created.
[[nodiscard]] QString dataFolder();
/// Returns `false` if the user's configuration folder is unknown; see configFolder(). The data folder need
/// not exist yet.
[[nodiscard]] bool hasDataFolder();

/// Returns whether there is a file `svc-desktop.portable` beside the program. All data is then stored beside
/// the program, and nothing is left on the computer. Secrets are therefore kept in memory, and the computer's
/// keyring is not used.
[[nodiscard]] bool isPortable();

/// The same for a program in `programFolder`.
[[nodiscard]] QString dataFolder(const QString &programFolder);
[[nodiscard]] bool isPortable(const QString &programFolder);

/// Returns the user's configuration folder on Linux and other systems with XDG folders: `xdgConfigHome`
/// (XDG_CONFIG_HOME) if that is an absolute path, otherwise `.config` in `home` (HOME) or, if that is not
/// absolute, in `accountHome` (from the system's user database). Empty if no path is absolute, since a
/// relative path would depend on the working folder.
[[nodiscard]] QString configFolder(const QString &xdgConfigHome, const QString &home,
                                   const QString &accountHome);
