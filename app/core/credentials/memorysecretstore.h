// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretstore.h"

#include <QHash>

/// Stores secrets until the program ends. Used if there is no keyring or the program was built without
/// support for it.
class MemorySecretStore final : public SecretStore
{
public:
    void read(const SecretKey &key, QObject *context, ReadHandler handler) override;
    void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) override;
    void forget(const SecretKey &key, QObject *context, DoneHandler handler) override;
    [[nodiscard]] bool isPersistent() const override { return false; }

private:
    struct Entry
    {
        QString binding;
        Secret secret;
    };
    QHash<QString, Entry> m_entries;
};
