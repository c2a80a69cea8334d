// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// Exchanges as an HTTP Archive, version 1.2, in the order given. Its times are in milliseconds; what is
/// not known is -1 there. Fields of our own start with `_`, as the format asks: connection, environment,
/// delivery, error and certificate. Those that still run are left out.
[[nodiscard]] QByteArray exchangesHar(const QList<Exchange> &exchanges);
