// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <string>

/// A row of the table that run.sh begins. Texts that do not apply are empty.
struct Row
{
    std::string what;
    std::string figure;   ///< with its unit
    std::string baseline; ///< in the same unit, and what it is
    std::string ratio;
    std::string goal;
};

inline void print(const Row &row)
{
    const auto cell = [](const std::string &text) { return text.empty() ? "–" : text.c_str(); };
    std::printf("| %s | %s | %s | %s | %s |\n", cell(row.what), cell(row.figure), cell(row.baseline),
                cell(row.ratio), cell(row.goal));
    std::fflush(stdout);
}

/// Returns the number with that many digits after the point, and the unit.
inline std::string numberText(double number, int digits, const char *unit = "")
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f%s%s", digits, number, *unit ? " " : "", unit);
    return text;
}
