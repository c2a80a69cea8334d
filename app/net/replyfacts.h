// SPDX-License-Identifier: MIT
#pragma once

#include "net/classify.h"

class QNetworkReply;
class SecretScrubber;

/// Adds what `reply` tells by now; what it says of another place is scrubbed.
void addReplyFacts(ExchangeFacts &facts, const QNetworkReply &reply, const SecretScrubber &scrubber);
