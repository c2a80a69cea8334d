// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/resultsmodel.h"
#include "ui/widgets/views/columnkeeper.h"

/// The columns of the table of results, as a ColumnKeeper arranges them.
namespace resultcolumns {

/// Returns the columns of the model. The connection is hidden by default while all rows are from the same
/// one. A column is named after its field, or after the id of its connection, which does not tell the host.
[[nodiscard]] QList<ColumnKeeper::Column> columns(const ResultsModel &model);

} // namespace resultcolumns
