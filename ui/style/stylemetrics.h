// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>

#include <optional>

/// The sizes and distances of SvcStyle, in device-independent pixels.
namespace stylemetrics {

/// None where Fusion's own is kept.
[[nodiscard]] std::optional<int> pixels(QStyle::PixelMetric metric);

} // namespace stylemetrics
