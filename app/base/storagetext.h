// SPDX-License-Identifier: MIT
#pragma once

#include "base/errortext.h"

/// What to tell a person about a keyring or a file that did not do what it should: errors of the kinds
/// Keychain and LocalStorage. Part of describeError().
[[nodiscard]] ErrorText describeStorageError(const Error &error);
