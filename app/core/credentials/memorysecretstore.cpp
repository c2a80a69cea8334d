// SPDX-License-Identifier: MIT
#include "credentials/memorysecretstore.h"

void MemorySecretStore::read(const SecretKey &key, QObject *context, ReadHandler handler)
{
    const Entry entry = m_entries.value(entryName(key));
    const bool fits = !entry.secret.isEmpty() && entry.binding == key.binding;
    const std::optional<Secret> found = fits ? std::optional(entry.secret) : std::nullopt;
    QMetaObject::invokeMethod(
        context, [handler = std::move(handler), found] { handler(found); }, Qt::QueuedConnection);
}

void MemorySecretStore::write(const SecretKey &key, const Secret &secret, QObject *context,
                              DoneHandler handler)
{
    m_entries.insert(entryName(key), {key.binding, secret});
    QMetaObject::invokeMethod(
        context, [handler = std::move(handler)] { handler({}); }, Qt::QueuedConnection);
}

void MemorySecretStore::forget(const SecretKey &key, QObject *context, DoneHandler handler)
{
    m_entries.remove(entryName(key));
    QMetaObject::invokeMethod(
        context, [handler = std::move(handler)] { handler({}); }, Qt::QueuedConnection);
}
