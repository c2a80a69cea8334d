// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"
#include "watch/watchchange.h"

#include <QByteArray>

class SecretRedactor;

/// Functions that return what `svc-cli watch` prints: one JSON object on a line each, as
/// cli/watch.schema.json describes it. Never translated, and without the values of known secrets.

/// Returns the first answer of an id: `event` is `now`.
[[nodiscard]] QByteArray nowEvent(const ResultRow &row, const QDateTime &at, const SecretRedactor &redactor);
/// Returns a change: `event` is `changed`. `row` has the new answer.
[[nodiscard]] QByteArray changedEvent(const WatchChange &change, const ResultRow &row,
                                      const SecretRedactor &redactor);
/// Returns the end, whose reason is a word of the schema: `event` is `ended`.
[[nodiscard]] QByteArray endedEvent(const QString &reason, const QDateTime &at);
