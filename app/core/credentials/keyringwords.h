// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// What is known about a failure of the keyring.
enum class KeyringFailure { Other, NoKeyring, NoAnswer, Denied };

/// Returns what the words of a failed QtKeychain job mean. On Linux, QtKeychain reports every failure of
/// libsecret but two with the same code, so that only its words say what happened. Some of them are in the
/// language of the user.
[[nodiscard]] KeyringFailure keyringFailure(const QString &words);
