// SPDX-License-Identifier: MIT
#pragma once

#include "activity/exchange.h"

/// Texts about an exchange, to be given to other people. They contain only what was recorded, which never
/// includes a secret.

/// Returns plain text for a ticket: request, connection, result, duration of each phase, headers, bodies and
/// certificate. The server's texts cannot imitate other lines. Several exchanges are separated by a line of
/// equals signs.
[[nodiscard]] QString exchangeText(const Exchange &exchange);
[[nodiscard]] QString exchangesText(const QList<Exchange> &exchanges);

enum class ExchangeSection { Request, Response, Timing, Certificate };

/// Returns the title of a section of exchangeText().
[[nodiscard]] QString sectionTitle(ExchangeSection section);

/// The sections of exchangeText(), to show them separately. Empty if there is nothing to show.
[[nodiscard]] QString requestText(const Exchange &exchange);
[[nodiscard]] QString responseText(const Exchange &exchange);
[[nodiscard]] QString timingText(const Exchange &exchange);
[[nodiscard]] QString certificateText(const Exchange &exchange);

/// Returns `404`, `404 Not Found`, `running`, or the name of the error if no answer was received.
[[nodiscard]] QString statusText(const Exchange &exchange);

/// Returns “Status”, the label of statusText().
[[nodiscard]] QString statusTitle();

/// Returns a duration such as `1.2 s` or `34 ms`.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);
/// Returns for example “754,120 ms”.
[[nodiscard]] QString millisecondsText(std::chrono::milliseconds duration);
