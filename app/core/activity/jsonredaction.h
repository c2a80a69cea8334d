// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <QByteArray>

/// The origin of a JSON text, which determines the fields that are known to contain no secret.
enum class JsonUse {
    Request,
    Response,
    SecretResponse, ///< contains a new secret: the response to a successful login
};

/// Returns JSON with `<redacted>` in place of all values, except those of fields that are known to contain no
/// secret: the contract's fields apart from password and token, and the fields in which services describe
/// errors. Names of unknown fields are kept if they look like names. Numbers, white space and the order of
/// fields do not change. Everything after the first syntax error is removed. `redactor` removes the values of
/// known secrets from what is kept.
[[nodiscard]] QByteArray redactedJson(const QByteArray &json, JsonUse use,
                                      const SecretRedactor &redactor = {});

/// Returns the texts in a login response that redactedJson() does not keep, if they have eight or more
/// characters. They may be secret, and other fields of the response may repeat them.
[[nodiscard]] QList<Secret> possibleSecretsIn(QByteArrayView json);
