// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/memorysecretstore.h"

#include <QList>
#include <QPointer>

#include <utility>

/// A keyring whose entries are in memory, and that can be made to fail, or to take its time.
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
        if (!isBroken)
            m_entries.write(key, secret, context, std::move(handler));
        else
            later(context, [handler = std::move(handler)] { handler(broken()); });
    }
    void forget(const SecretKey &key, QObject *context, DoneHandler handler) override
    {
        if (isSlow)
            m_asked += [this, key, context = QPointer<QObject>(context), handler = std::move(handler)] {
                // As the system's does: what was asked for is done, whoever still waits for it.
                m_entries.forget(
                    key, context ? context.data() : &m_nobody,
                    context ? handler : [](const std::optional<Error> &) {});
            };
        else if (!isBroken)
            m_entries.forget(key, context, std::move(handler));
        else
            later(context, [handler = std::move(handler)] { handler(broken()); });
    }
    [[nodiscard]] bool isPersistent() const override { return true; }

    /// Does what isSlow has kept waiting.
    void goOn()
    {
        for (const auto &call : std::exchange(m_asked, {}))
            call();
    }
    [[nodiscard]] bool isAsked() const { return !m_asked.isEmpty(); }

    bool isBroken = false;
    bool isSlow = false; ///< forgets nothing before goOn()
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
    QList<std::function<void()>> m_asked;
    QObject m_nobody;
};
