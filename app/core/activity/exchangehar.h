// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// Returns the exchanges as an HTTP Archive, version 1.2, in the given order. Omits exchanges that are still
/// running. Times are in milliseconds; unknown times are -1. Our own fields start with `_`, as the format
/// requires: connection, environment, delivery, error and certificate.
[[nodiscard]] QByteArray exchangesHar(const QList<Exchange> &exchanges);
