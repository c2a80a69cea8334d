// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <QByteArray>
#include <QString>

/// Error bodies are not documented. The message is looked for in the shapes services commonly use:
/// RFC 9457 `title` and `detail`, `message` / `Message`, `error`, `error_description`, `errors` as a list
/// or by field; in a text/plain body the text itself.
struct ErrorBody
{
    QString message;     ///< plain text, at most 500 characters; empty: none found
    bool isJson = false; ///< a JSON object of the service's own: sent as JSON, not only looking like it
    bool isWebPage = false;
};

/// `redactor` removes secrets from the message, whole values from each text before it is cut.
[[nodiscard]] ErrorBody parseErrorBody(const QByteArray &contentType, const QByteArray &body,
                                       const SecretRedactor &redactor = {});

/// Whether this is an HTML page, by its type or its first characters: a proxy or portal answered. Markup
/// that has no type, or calls itself JSON, counts as one. An empty body is none.
[[nodiscard]] bool isWebPage(const QByteArray &contentType, const QByteArray &body);
