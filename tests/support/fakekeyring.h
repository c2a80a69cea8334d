// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"

#include <QList>
#include <QPointer>

#include <utility>

/// A keyring in memory that can be made to fail or to be slow.
class FakeKeyring final : public SecretStore
{
public:
    void read(const SecretKey &key, QObject *context, ReadHandler handler) override
    {
        ++reads;
        if (!isBroken)
            m_entries.read(key, context, std::move(handler));
        else
            later(context, [handler = std::move(handler)] { handler(failure(broken())); });
    }
    void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) override
    {
        if (isSlow)
            m_pending +=
                [this, key, secret, context = QPointer<QObject>(context), handler = std::move(handler)] {
                    if (context)
                        m_entries.write(key, secret, context, handler);
                };
        else if (!isBroken)
            m_entries.write(key, secret, context, std::move(handler));
        else
            later(context, [handler = std::move(handler)] { handler(broken()); });
    }
    void forget(const SecretKey &key, QObject *context, DoneHandler handler) override
    {
        if (isSlow)
            m_pending += [this, key, context = QPointer<QObject>(context), handler = std::move(handler)] {
                // The system's keyring completes the request, too, even if nobody waits for it.
                m_entries.forget(
                    key, context ? context.data() : &m_detached,
                    context ? handler : [](const std::optional<Error> &) {});
            };
        else if (!isBroken)
            m_entries.forget(key, context, std::move(handler));
        else
            later(context, [handler = std::move(handler)] { handler(broken()); });
    }
    [[nodiscard]] bool isPersistent() const override { return true; }

    /// Completes the requests that isSlow has delayed.
    void completeRequests()
    {
        const auto calls = std::exchange(m_pending, {});
        m_completed += calls;
        for (const auto &call : calls)
            call();
    }
    [[nodiscard]] bool hasPendingRequests() const { return !m_pending.isEmpty(); }

    bool isBroken = false;
    bool isSlow = false; ///< delays changes until completeRequests()
    int reads = 0;

private:
    static Error broken()
    {
        Error error;
        error.kind = ErrorKind::Keychain;
        error.cause = ErrorCause::NotReadable;
        error.detail = QStringLiteral("broken");
        return error;
    }
    static void later(QObject *context, std::function<void()> call)
    {
        QMetaObject::invokeMethod(context, std::move(call), Qt::QueuedConnection);
    }

    MemorySecretStore m_entries;
    QList<std::function<void()>> m_pending;
    QList<std::function<void()>>
        m_completed; ///< whose handlers exist for as long as those of a stuck keyring
    QObject m_detached;
};
