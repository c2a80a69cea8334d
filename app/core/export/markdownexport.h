// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

#include <QList>
#include <QString>

/// Returns results for a ticket as GitHub-flavoured Markdown: one result as a short list with its preview
/// quoted below, several as a TicketTable with its line in bold above it, by which the parser of ids knows a
/// copy. Texts are escaped as in text/markdowntext.h; line breaks in a table become spaces. Empty if there
/// are no rows.
[[nodiscard]] QString markdownExport(const QList<ResultRow> &rows, const QList<ResultField> &fields = {},
                                     const QString &introTemplate = {});
