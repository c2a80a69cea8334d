// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <optional>

class ResultSet;

/// Returns the title of a window: the connections of the results, or the current connection if there are
/// none, and the notification of the card on screen: “PRODUCTION acme – 1042 Bill import failed”, followed by
/// the program's name. The title is of limited length, on one line and without known secrets.
[[nodiscard]] QString windowTitle(const std::optional<ResultRow> &card, const ResultSet &results,
                                  const Connection &current, const SecretRedactor &redactor);
