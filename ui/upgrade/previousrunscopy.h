// SPDX-License-Identifier: MIT
#pragma once

#include "upgrade/upgraderecord.h"

#include <QList>

/// The formats in which upgrades are copied, one run per line: start (UTC), host, mode, duration, outcome and
/// HTTP status. The texts are escaped for the format.
enum class RunsFormat {
    Text,
    Tsv, ///< with headers
    Markdown,
};

/// Returns the text to copy.
[[nodiscard]] QString copiedRuns(const QList<UpgradeRecord> &runs, RunsFormat format);
