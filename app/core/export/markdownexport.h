// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QList>
#include <QString>

/// Results for a ticket, as GitHub-flavoured Markdown: one as a short list with its preview quoted
/// below, several as a table without previews, of which a table has no use. Texts as
/// text/markdowntext.h says; line breaks in a table become blanks. Empty for no rows.
[[nodiscard]] QString markdownExport(const QList<ResultRow> &rows);
