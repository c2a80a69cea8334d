// SPDX-License-Identifier: MIT
#pragma once

#include "net/errorclassifier.h"

class QNetworkReply;

/// Returns whether any network other than this computer's own can be reached.
[[nodiscard]] bool hasNetwork();

/// Adds what is known from `reply` so far.
void addResponseFacts(ExchangeFacts &facts, const QNetworkReply &reply);
