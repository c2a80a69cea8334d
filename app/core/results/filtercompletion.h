// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// What can follow in a filter text.
struct FilterCompletion
{
    struct Item
    {
        QString text;    ///< replaces `length` characters from `start` in the filter text
        QString meaning; ///< translated
        friend bool operator==(const Item &, const Item &) = default;
    };

    qsizetype start = 0; ///< of the part to replace
    qsizetype length = 0;
    QList<Item> items;
};

/// Returns the fields and states whose names, also the translated ones, begin with the word before `cursor`,
/// or the values of a field that has a fixed set of them. If `cursor` is not at a word, returns all fields;
/// if it is within one, nothing.
[[nodiscard]] FilterCompletion completeFilter(const QString &text, qsizetype cursor);
