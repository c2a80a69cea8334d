// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

/// What a word says about the number beside it.
enum class IdWord : quint8 {
    Other,
    Id,       ///< id, notification, notificationId
    Ids,      ///< ids, notifications: numbers after it may be parted by blanks alone
    Number,   ///< no, nr, number: may stand between an id word and its number
    And,      ///< and, or: parts numbers as a comma does
    To,       ///< to, through, bis: between two numbers a range
    From,     ///< in front of such a range
    Month,    ///< a date
    Clock,    ///< am, pm, Uhr: a time
    Version,  ///< version, v
    Phone,    ///< phone, tel, fax
    Currency, ///< EUR, USD, percent: an amount
};

/// Letters' case does not matter, but that `may` is no month and `May` is.
[[nodiscard]] IdWord idWord(QStringView word);

/// How surely a column of this name holds ids of notifications: 0 for not at all, up to 3.
[[nodiscard]] int idHeaderRank(QStringView header);
