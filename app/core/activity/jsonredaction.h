// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <QByteArray>

/// Whose JSON it is, which decides what is known to hold no secret.
enum class JsonUse {
    Request,
    Response,
    SecretResponse, ///< one that hands out a secret: a login's success
};

/// JSON with the values of those fields that are known to hold no secret, and `<redacted>` in place of
/// all others. Known are what the contract documents, but for password and token, and the fields in
/// which services put what went wrong. Names of unknown fields stay where they look like names.
/// Numbers, blanks and the order of fields stay as they are. From where it is no JSON on, all goes. The
/// values of known secrets are removed from what is kept.
[[nodiscard]] QByteArray redactedJson(const QByteArray &json, JsonUse use,
                                      const SecretRedactor &redactor = {});

/// The texts that hold a secret in an answer that hands one out: they may be echoed elsewhere in it.
[[nodiscard]] QList<Secret> secretsIn(QByteArrayView json);
