// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QList>

/// Runs as they are pasted into a ticket or a table: start (UTC), host, mode, duration, outcome and HTTP
/// status, each on a line. Safe where it lands.
enum class RunsFormat {
    Text,
    Tsv, ///< with headers
    Markdown,
};

[[nodiscard]] QString copiedRuns(const QList<UpgradeRecord> &runs, RunsFormat format);
