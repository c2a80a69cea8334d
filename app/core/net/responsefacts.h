// SPDX-License-Identifier: MIT
#pragma once

#include "net/errorclassifier.h"

class QNetworkReply;

/// Adds what is known from `reply` so far.
void addResponseFacts(ExchangeFacts &facts, const QNetworkReply &reply);
