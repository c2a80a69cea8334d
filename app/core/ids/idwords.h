// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

/// What a word says about the number beside it.
enum class IdWord : quint8 {
    Other,
    Id,     ///< id, ids, notification: what comes next is one
    And,    ///< and, or: parts numbers as a comma does
    To,     ///< to, bis: a range, between two numbers
    Filler, ///< number, from: says nothing
};

/// Case, marks and signs within a word do not count. The words of each language of the interface are known,
/// whichever is in use: what one person has copied, another pastes.
[[nodiscard]] IdWord idWord(QStringView word);

/// Returns how surely a column with this head, or a member of JSON with this name, holds ids of
/// notifications: 0 for not at all, up to 3.
[[nodiscard]] int idHeadRank(QStringView head);
