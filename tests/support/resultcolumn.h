// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultfields.h"

namespace uitest {

/// Returns the column of the results table that shows the field.
[[nodiscard]] inline int columnOf(ResultField field)
{
    return static_cast<int>(tableColumns().indexOf(field));
}

} // namespace uitest
