// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/resultrow.h"

#include <QString>

/// The columns of the table of results.
enum class ResultColumn { State, Id, Subject, Type, Category, Created, Read, Archived, Connection, Count };

/// Translated.
[[nodiscard]] QString columnTitle(ResultColumn column);

/// The cell in words, texts of the service as they came; empty where there is nothing to say. Times in
/// ISO 8601, UTC.
[[nodiscard]] QString columnText(const ResultRow &row, ResultColumn column);

/// What a cell is sorted by. Made once for each row, since texts are folded for it.
struct ResultSortKey
{
    bool isBlank = true; ///< comes last, whichever way is sorted
    qint64 number = 0;   ///< compared first
    int afterEquals = 0; ///< then this
    QString folded;      ///< then the text, without case and accents
    QString text;        ///< and as it is
    qint64 lastly = 0;   ///< of two alike
};

/// Ids by number. States as found, not found, failed, not looked up, and then what is under way;
/// unread before read, active before archived. Dates by their instant; one without an offset stands
/// where it would in UTC, after those of that very instant, since nothing more is known of it. Texts
/// without regard to case and accents and alike on every computer; types and categories that are alike
/// by number.
[[nodiscard]] ResultSortKey sortKey(const ResultRow &row, ResultColumn column);

/// Whether `a` is to stand before `b`. For a stable sort, which leaves equal rows as they are.
[[nodiscard]] bool comesBefore(const ResultSortKey &a, const ResultSortKey &b, Qt::SortOrder order);
