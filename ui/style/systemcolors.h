// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"

#include <optional>

/// The few colours that a system has for high contrast, by the names that Windows has for them.
struct SystemColors
{
    QColor window;
    QColor windowText;
    QColor grayText;
    QColor hotLight; ///< of links
    QColor highlight;
    QColor highlightText;

    friend bool operator==(const SystemColors &, const SystemColors &) = default;
};

/// While the system has high contrast turned on; elsewhere than on Windows nothing.
[[nodiscard]] std::optional<SystemColors> systemHighContrast();

namespace tokens {

/// A set of no other colours than those.
[[nodiscard]] Colors highContrast(const SystemColors &system);

} // namespace tokens
