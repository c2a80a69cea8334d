// SPDX-License-Identifier: MIT
#pragma once

#include "net/classify.h"

class QNetworkReply;

/// Adds what `reply` tells by now.
void addReplyFacts(ExchangeFacts &facts, const QNetworkReply &reply);
