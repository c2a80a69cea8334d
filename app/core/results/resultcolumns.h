// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QString>

/// The columns of the table of results.
enum class ResultColumn { State, Id, Subject, Type, Category, Created, Read, Archived, Connection, Count };

/// Translated.
[[nodiscard]] QString columnTitle(ResultColumn column);

/// The cell in words, texts of the service as they came; empty where there is nothing to say. Times in
/// ISO 8601, UTC.
[[nodiscard]] QString columnText(const ResultRow &row, ResultColumn column);
