// SPDX-License-Identifier: MIT
#pragma once

#include "base/errortext.h"

/// What to tell a person about a keyring or a file that did not do what it should: errors of the kinds
/// Keychain and LocalStorage. Part of describeError().
[[nodiscard]] ErrorText describeStorageError(const Error &error);

/// What is wrong with a file, as whole sentences, with one more: the name setAside() has given it.
[[nodiscard]] QString withPlaceAside(const QString &sentences, const QString &aside);

/// An error of the kind LocalStorage.
[[nodiscard]] Error localStorageError(ErrorCause cause, const QString &detail);

/// Why something went wrong with a file: its path and a sentence.
[[nodiscard]] QString fileProblem(const QString &path, const QString &reason);
