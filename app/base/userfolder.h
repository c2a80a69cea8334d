// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The folder of the user's that settings, connections and all else that is kept are in: `svc-desktop` in
/// the configuration folder, or `data` beside the program in a portable copy. Needs the application's
/// name, and for a portable copy a QCoreApplication.
[[nodiscard]] QString userFolder();

/// A file `svc-desktop.portable` stands beside the program: everything is kept beside it, and nothing is
/// left on the computer it is used on. That is why secrets then last as long as the program, and the
/// computer's keyring is not used.
[[nodiscard]] bool isPortable();

/// As above, for a program in that folder.
[[nodiscard]] QString userFolder(const QString &programFolder);
[[nodiscard]] bool isPortable(const QString &programFolder);
