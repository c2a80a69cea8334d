// SPDX-License-Identifier: MIT
#pragma once

#include "connections/secretstore.h"

#include <chrono>

/// The system's own store, through QtKeychain: Credential Manager, the Keychain, libsecret or KWallet.
class KeychainSecretStore final : public SecretStore
{
public:
    /// Whether the program was built with QtKeychain. Whether the store works shows only when it is used.
    [[nodiscard]] static bool isBuiltIn();

    explicit KeychainSecretStore(std::chrono::milliseconds patience = std::chrono::minutes(1));

    void read(const SecretKey &key, QObject *context, ReadHandler handler) override;
    void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) override;
    void forget(const SecretKey &key, QObject *context, DoneHandler handler) override;
    [[nodiscard]] bool isPersistent() const override { return true; }

private:
    std::chrono::milliseconds m_patience;
};
