// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <optional>

/// Returns the title of a window: the card on screen with its connection, and the current connection if that
/// is another one or if there is no card. The title is of limited length, on one line and without known
/// secrets.
[[nodiscard]] QString windowTitle(const std::optional<ResultRow> &card, const Connection &connection,
                                  const SecretRedactor &redactor);
