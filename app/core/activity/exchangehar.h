// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// Returns the exchanges as an HTTP Archive, version 1.2, in the given order. Omits exchanges that are still
/// running. Times are in milliseconds; unknown times are -1, or 0 where the format does not allow that. Our
/// own fields start with `_`, as the format requires: connection, environment, delivery (how much of the
/// request was sent: `not-sent`, `maybe-sent` or `answered`), error, detail and certificate.
[[nodiscard]] QByteArray exchangesHar(const QList<Exchange> &exchanges);
