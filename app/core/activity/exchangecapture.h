// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "activity/jsonredaction.h"

#include <utility>

/// Pure functions that select by allow-lists what may be recorded of an exchange. Nothing else is stored, and
/// known secrets are also removed from what is stored.
namespace exchangecapture {

using Header = std::pair<QByteArray, QByteArray>;

/// Returns at most 100 headers of at most 1 KiB each. All names are recorded, but only values that describe
/// how the request was made.
[[nodiscard]] QList<ExchangeHeader> requestHeaders(const QList<Header> &headers,
                                                   const QList<NamedSecret> &secrets);
/// Returns the headers with all their names, but only with values that describe the answer or identify it in
/// the service's own log. Only the scheme of an authentication challenge and only the origin of a redirect
/// are recorded.
[[nodiscard]] QList<ExchangeHeader> responseHeaders(const QList<Header> &headers,
                                                    const SecretRedactor &redactor);

/// Returns at most 64 KiB of a body: of JSON the allowed fields, of other text everything. With
/// JsonUse::SecretResponse, text that is not JSON is not recorded.
[[nodiscard]] ExchangeBody body(const QByteArray &contentType, const QByteArray &body, JsonUse use,
                                const SecretRedactor &redactor);

/// Returns a server's text on one line, safe to display, with at most 500 characters.
[[nodiscard]] QString line(const QString &text, const SecretRedactor &redactor = {});

} // namespace exchangecapture
