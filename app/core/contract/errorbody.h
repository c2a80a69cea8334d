// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <QByteArray>
#include <QString>

/// The parts of an error body. The contract does not document error bodies, so the message is searched for
/// where services commonly put it: RFC 9457 `title` and `detail`, `message` or `Message`, `error`,
/// `error_description`, `errors` as a list or by field. In a text/plain body, the text itself is the message.
/// See contract/README.md, *Silent*.
struct ErrorBody
{
    QString message;     ///< plain text of at most 500 characters; empty if none was found
    bool isJson = false; ///< whether the body is a JSON object and its media type is JSON
    bool isWebPage = false;
    bool asksForCertificate = false; ///< a web page with which a gateway asks for a client certificate
};

/// Returns the parts of an error body. `redactor` removes secrets from each text before it is cut off.
[[nodiscard]] ErrorBody parseErrorBody(const QByteArray &contentType, const QByteArray &body,
                                       const SecretRedactor &redactor = {});

/// Returns whether the answer is an HTML page, by its media type or its first characters. It then comes from
/// a proxy or a portal instead of the service. Markup without a media type, or with that of JSON, counts as a
/// page. An empty body does not.
[[nodiscard]] bool isWebPage(const QByteArray &contentType, const QByteArray &body);
