// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretstore.h"

#include <chrono>
#include <memory>

/// Returns the system's secret store through QtKeychain: Credential Manager, the Keychain, libsecret or
/// KWallet. Null if the program was built without QtKeychain. Whether the store works is only known once it
/// is used. If it does not respond within `timeout`, the operation ends with an error.
[[nodiscard]] std::unique_ptr<SecretStore>
makeKeychainSecretStore(std::chrono::milliseconds timeout = std::chrono::minutes(1));
