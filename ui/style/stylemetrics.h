// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>

#include <optional>

/// The sizes and distances of SvcStyle, in device-independent pixels.
namespace stylemetrics {

/// Returns SvcStyle's value for the metric, `nullopt` if SvcStyle uses Fusion's.
[[nodiscard]] std::optional<int> pixels(QStyle::PixelMetric metric);

} // namespace stylemetrics
