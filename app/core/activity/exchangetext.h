// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// An exchange in forms that can be handed on: they hold what was captured, and that holds no secret.

/// As plain text for a ticket: what was asked, of which connection, what came of it, how long each part
/// took, headers, bodies and certificate. Texts of the server can't reach beyond their lines. Several
/// are set apart by a rule.
[[nodiscard]] QString exchangeText(const Exchange &exchange);
[[nodiscard]] QString exchangesText(const QList<Exchange> &exchanges);

/// The parts of it, for those who show them one by one. Empty where there is nothing.
[[nodiscard]] QString requestText(const Exchange &exchange);
[[nodiscard]] QString responseText(const Exchange &exchange);
[[nodiscard]] QString timingText(const Exchange &exchange);
[[nodiscard]] QString certificateText(const Exchange &exchange);

/// `404`, `404 Not Found`, `running`, or the name of the error that took the place of an answer.
[[nodiscard]] QString statusText(const Exchange &exchange);

/// `1.2 s`, `34 ms`
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);
