// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QByteArray>

/// CSV after RFC 4180, UTF-8: one record a call, so that it can be written row by row. Line breaks,
/// tabs and invisible characters stay in their cells; other control characters become U+FFFD. Formulas
/// are neutralised, see text/formulaguard.h.

/// What makes spreadsheets read the file as UTF-8; goes before everything else.
[[nodiscard]] QByteArray csvMark();
[[nodiscard]] QByteArray csvHeader();
[[nodiscard]] QByteArray csvRow(const ResultRow &row);
