// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

/// What a word means for the number next to it.
enum class IdWord : quint8 {
    Other,
    Id,     ///< id, ids, notification: the next number is an id
    And,    ///< and, or: separates numbers like a comma
    To,     ///< to, bis: between two numbers, makes a range
    Filler, ///< number, from: no meaning
};

/// Returns the meaning of a word. Ignores case, accents and punctuation within the word. Knows the words of
/// every language of the interface, whichever is in use, since a copied text may come from another user.
[[nodiscard]] IdWord idWord(QStringView word);

/// Returns how likely a column with this header, or a JSON member with this name, contains ids of
/// notifications: from 0, not at all, to 3.
[[nodiscard]] int idHeadRank(QStringView head);
