// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/lookupqueue.h"
#include "session/session.h"

/// Looks ids up with that session and no other, whichever is on screen by then. Once the session is
/// gone, every lookup ends as SessionExpired.
[[nodiscard]] LookupQueue::Fetch fetchWith(Session &session);
