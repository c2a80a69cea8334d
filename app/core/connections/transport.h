// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "net/transportoptions.h"

/// Returns how requests of the connection reach the server. Does not set TransportOptions::acceptLanguage.
[[nodiscard]] TransportOptions transportOptions(const Connection &connection);
