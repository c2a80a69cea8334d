// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The folder of the user's that settings, connections and all else that is kept are in: `svc-desktop` in
/// the configuration folder, or `data` beside the program in a portable copy. Needs the application's
/// name, and for a portable copy a QCoreApplication. Where hasDataFolder() is false, a folder that nobody
/// can make.
[[nodiscard]] QString dataFolder();
[[nodiscard]] bool hasDataFolder();

/// A file `svc-desktop.portable` stands beside the program: everything is kept beside it, and nothing is
/// left on the computer it is used on. That is why secrets then last as long as the program, and the
/// computer's keyring is not used.
[[nodiscard]] bool isPortable();

/// As above, for a program in that folder.
[[nodiscard]] QString dataFolder(const QString &programFolder);
[[nodiscard]] bool isPortable(const QString &programFolder);

/// Returns the configuration folder out of XDG_CONFIG_HOME, HOME and the home folder of the system's list
/// of users: the first that is an absolute path, as any other would depend on the working folder. Empty
/// where none is.
[[nodiscard]] QString configFolder(const QString &named, const QString &home, const QString &listedHome);
