// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QList>

/// The formats in which runs are copied, one run per line: start (UTC), host, mode, duration, outcome and
/// HTTP status. The texts are escaped for the format.
enum class RunsFormat {
    Text,
    Tsv, ///< with headers
    Markdown,
};

[[nodiscard]] QString copiedRuns(const QList<UpgradeRecord> &runs, RunsFormat format);
