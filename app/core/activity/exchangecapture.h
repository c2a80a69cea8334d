// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"
#include "activity/jsonredaction.h"

#include <utility>

/// What may be kept of an exchange, by allow-lists: nothing else is ever stored. Known secrets are taken
/// out of what is kept, too. Pure functions.
namespace exchangecapture {

using Header = std::pair<QByteArray, QByteArray>;

/// Names stay; values only where they say how the request was made. At most 100, of 1 KiB each.
[[nodiscard]] QList<ExchangeHeader> requestHeaders(const QList<Header> &headers,
                                                   const QList<NamedSecret> &secrets);
/// Names stay; values only where they describe the answer or find it in the service's own log. Of a
/// challenge its scheme stays, of a redirect its origin.
[[nodiscard]] QList<ExchangeHeader> responseHeaders(const QList<Header> &headers,
                                                    const SecretRedactor &redactor);

/// JSON by the fields that may be kept, other text as it is, at most 64 KiB of each. Where the answer hands
/// out a secret, other text goes altogether.
[[nodiscard]] ExchangeBody body(const QByteArray &contentType, const QByteArray &body, JsonUse use,
                                const SecretRedactor &redactor);

/// Safe words of a server on one line, at most 500 characters.
[[nodiscard]] QString line(const QString &text, const SecretRedactor &redactor);

} // namespace exchangecapture
