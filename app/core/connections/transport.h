// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "net/transportoptions.h"

/// Returns how requests of the connection reach the server. The language is not set.
[[nodiscard]] TransportOptions transportOptions(const Connection &connection);
