// SPDX-License-Identifier: MIT
#pragma once

#include "net/errorclassifier.h"

class QNetworkReply;

/// Adds what `reply` tells by now.
void addResponseFacts(ExchangeFacts &facts, const QNetworkReply &reply);
