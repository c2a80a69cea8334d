// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <optional>

/// What a window is called: the card on screen, if there is one, with where it is from, or the connection
/// on screen. Bounded, on one line, without known secrets.
[[nodiscard]] QString windowTitle(const std::optional<ResultRow> &card, const Connection &connection,
                                  const SecretRedactor &redactor);
