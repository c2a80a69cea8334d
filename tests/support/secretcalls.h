// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretstore.h"

#include <QTest>

/// Runs the event loop until `answer` is there. Returns an error with “never answered” if it does not come.
/// An answer that comes before the event loop runs is an error, too.
template <typename Ended, typename Call>
[[nodiscard]] Ended secretAnswer(const Call &call, const std::function<Ended(const Error &)> &asAnswer)
{
    Error error;
    error.kind = ErrorKind::Keychain;
    std::optional<Ended> answer;
    QObject context;
    call(&context, [&answer](const Ended &came) { answer = came; });
    if (answer) {
        error.detail = QStringLiteral("answered at once");
        return asAnswer(error);
    }
    if (QTest::qWaitFor([&answer] { return answer.has_value(); }, 120000))
        return *answer;
    error.detail = QStringLiteral("never answered");
    return asAnswer(error);
}

[[nodiscard]] inline Result<std::optional<Secret>> readSecret(SecretStore &store, const SecretKey &key)
{
    using Ended = Result<std::optional<Secret>>;
    return secretAnswer<Ended>(
        [&](QObject *context, const auto &handler) { store.read(key, context, handler); },
        [](const Error &error) { return Ended(failure(error)); });
}

[[nodiscard]] inline std::optional<Error> writeSecret(SecretStore &store, const SecretKey &key,
                                                      const Secret &secret)
{
    using Ended = std::optional<Error>;
    return secretAnswer<Ended>(
        [&](QObject *context, const auto &handler) { store.write(key, secret, context, handler); },
        [](const Error &error) { return Ended(error); });
}

[[nodiscard]] inline std::optional<Error> forgetSecret(SecretStore &store, const SecretKey &key)
{
    using Ended = std::optional<Error>;
    return secretAnswer<Ended>(
        [&](QObject *context, const auto &handler) { store.forget(key, context, handler); },
        [](const Error &error) { return Ended(error); });
}
