// SPDX-License-Identifier: MIT
#pragma once

#include "net/errorclassifier.h"

class QNetworkReply;

/// Returns whether a network interface other than the loopback is running and has an address. Does not test
/// whether anything can be reached.
[[nodiscard]] bool hasActiveNetworkInterface();

/// Sets the members of `facts` that come from `reply`: the network error, the status, the headers, the
/// declared length and those of TLS. `facts.url` and `facts.sslErrors` must be set before.
void addResponseFacts(ExchangeFacts &facts, const QNetworkReply &reply);
