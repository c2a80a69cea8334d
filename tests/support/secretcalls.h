// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretstore.h"

#include <QTest>

/// Runs the event loop until `answer` is there; an error with "never answered" if it does not come.
/// One that comes before the event loop runs is an error, too.
template <typename Answer, typename Call>
[[nodiscard]] Answer secretAnswer(const Call &call, const std::function<Answer(const Error &)> &asAnswer)
{
    Error error;
    error.kind = ErrorKind::Keychain;
    std::optional<Answer> answer;
    QObject context;
    call(&context, [&answer](const Answer &came) { answer = came; });
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
    using Answer = Result<std::optional<Secret>>;
    return secretAnswer<Answer>(
        [&](QObject *context, const auto &handler) { store.read(key, context, handler); },
        [](const Error &error) { return Answer(failure(error)); });
}

[[nodiscard]] inline std::optional<Error> writeSecret(SecretStore &store, const SecretKey &key,
                                                      const Secret &secret)
{
    using Answer = std::optional<Error>;
    return secretAnswer<Answer>(
        [&](QObject *context, const auto &handler) { store.write(key, secret, context, handler); },
        [](const Error &error) { return Answer(error); });
}

[[nodiscard]] inline std::optional<Error> forgetSecret(SecretStore &store, const SecretKey &key)
{
    using Answer = std::optional<Error>;
    return secretAnswer<Answer>(
        [&](QObject *context, const auto &handler) { store.forget(key, context, handler); },
        [](const Error &error) { return Answer(error); });
}
