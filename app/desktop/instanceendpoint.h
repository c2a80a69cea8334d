// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The folder in which the user's running programs meet: the session's runtime folder, or one of the
/// user's own among the temporary files. Empty where there is none that is the user's alone: whoever
/// else could write there could listen in place of the program.
[[nodiscard]] QString instanceFolder();

/// Whether it belongs to this user, and nobody else may do anything in it. Always on Windows, where the
/// folders of a user are.
[[nodiscard]] bool isPrivateFolder(const QString &folder);

/// A name for all starts of the program that work on this data folder: those with another one, such as a
/// portable copy, are strangers.
[[nodiscard]] QString instanceName(const QString &dataFolder);

/// Whether the process at the other end of a connected local socket is this user's.
[[nodiscard]] bool isPeerThisUser(qintptr socket);
