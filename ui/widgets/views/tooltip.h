// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns the text for setToolTip() and Qt::ToolTipRole, converted so that Qt does not interpret it as
/// markup. The tool tip wraps only lines that are wider than 400 pixels, and shows at most 2,000 characters.
/// Returns an empty string, which means no tool tip, for an empty text.
[[nodiscard]] QString plainToolTip(const QString &text);
