// SPDX-License-Identifier: MIT
#pragma once

/// What separates the cells of a CSV file. Spreadsheets of many languages expect semicolons.
enum class CsvSeparator { Comma, Semicolon, Tab };

/// Returns what spreadsheets on this system expect when a file is opened without questions: on Windows the
/// list separator of the user's settings, elsewhere a semicolon where decimal signs are commas.
[[nodiscard]] CsvSeparator usualCsvSeparator();
