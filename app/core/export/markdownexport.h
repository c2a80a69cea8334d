// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"
#include "results/resultrows.h"

#include <QList>
#include <QString>

/// Returns results as GitHub Flavored Markdown, to be pasted into a ticket. One result is a list of its
/// fields with its preview quoted below; `fields` are ignored then. Several results are
/// the TicketTable of these arguments, below its intro() in bold. When a user pastes such a copy to look up
/// its ids, tableIntroLength() in ids/idcopies.h skips the intro: change both together. Texts are escaped as
/// in text/markdowntext.h, and line breaks become spaces except in the preview. Empty if there are no rows.
[[nodiscard]] QString markdownExport(const ResultRows &rows, const QList<ResultField> &fields = {});
