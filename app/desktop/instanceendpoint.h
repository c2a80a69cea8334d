// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns the folder for the lock and the socket of running instances: the session's runtime folder, or a
/// folder of the user's among the temporary files. Empty if there is none that is private, since anyone who
/// could write there could listen in place of the program.
[[nodiscard]] QString instanceFolder();

/// Returns whether the folder belongs to this user and nobody else has access to it. On Windows, where such
/// folders are always private, returns whether it exists.
[[nodiscard]] bool isPrivateFolder(const QString &folder);

/// Returns the name for all instances that use this data folder. Instances with another data folder, such as
/// portable copies, are independent.
[[nodiscard]] QString instanceName(const QString &dataFolder);

/// Returns whether the process at the other end of a connected local socket belongs to this user.
[[nodiscard]] bool isPeerThisUser(qintptr socket);
