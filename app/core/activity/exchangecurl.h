// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// Returns the request as a curl command for a POSIX shell, on several lines. The variables SVC_API_KEY,
/// SVC_TOKEN and SVC_PASSWORD take the place of secrets. SVC_PASSWORD must contain the password as escaped in
/// JSON.
[[nodiscard]] QString exchangeCurl(const Exchange &exchange);

/// Returns `text` as one word of a POSIX shell. Works for any text without NUL characters.
[[nodiscard]] QString shellQuoted(const QString &text);
