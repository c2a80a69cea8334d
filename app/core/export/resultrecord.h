// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfacts.h"
#include "results/resultrows.h"

/// One result as it leaves the program, not as a row of a table: a title, facts, and the preview. The writers
/// of tables write it, too, and make all texts safe where they land.
struct ResultRecord
{
    QString title;
    QList<ResultFact> facts;
    QString preview; ///< several lines, as received; empty if there is none or it is blank
};

/// Returns a result for a ticket: introline::ofOne() and FactList::Ticket.
[[nodiscard]] ResultRecord ticketRecord(const ResultRow &row);
/// Returns a result for a report: resultTitle() and FactList::Card. `without` are facts that the report says
/// elsewhere.
[[nodiscard]] ResultRecord cardRecord(const ResultRow &row, const QList<ResultField> &without = {});
