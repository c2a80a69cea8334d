// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretstore.h"

#include <chrono>
#include <memory>

/// The system's own store, through QtKeychain: Credential Manager, the Keychain, libsecret or KWallet.
/// Null where the program was built without QtKeychain. Whether the store works shows only when it is
/// used; one that has not answered after `patience` ends as an error.
[[nodiscard]] std::unique_ptr<SecretStore>
makeKeychainSecretStore(std::chrono::milliseconds patience = std::chrono::minutes(1));
