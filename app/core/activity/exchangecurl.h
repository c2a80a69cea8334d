// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// The request as a command line of curl for a POSIX shell, on several lines. In the place of secrets stand
/// the variables SVC_API_KEY, SVC_TOKEN and SVC_PASSWORD of whoever runs it; the password in the form that
/// it has in JSON.
[[nodiscard]] QString exchangeCurl(const Exchange &exchange);

/// One word of a POSIX shell that stands for exactly this text, whatever is in it, NUL excepted.
[[nodiscard]] QString shellQuoted(const QString &text);
