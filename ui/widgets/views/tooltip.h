// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// For setToolTip() and Qt::ToolTipRole: Qt takes a tool tip that looks like markup for markup. Shows
/// these characters and nothing else, wrapped, at most 2,000 of them. Empty: no tool tip.
[[nodiscard]] QString plainToolTip(const QString &text);
