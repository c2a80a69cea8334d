// SPDX-License-Identifier: MIT
#pragma once

#include "net/connectiontestjob.h"

#include <QString>

/// Returns through which proxy a connection goes, and who has named it, as a sentence; empty if there is
/// none.
[[nodiscard]] QString proxyWayText(const ConnectionTestResult &result);
