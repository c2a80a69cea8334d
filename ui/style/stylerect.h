// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;

/// Where the parts of SvcStyle's controls are. Mirrored where the option is.
namespace stylerect {

[[nodiscard]] QRect combo(const QStyleOptionComboBox &option, QStyle::SubControl part);
[[nodiscard]] QRect spin(const QStyleOptionSpinBox &option, QStyle::SubControl part);
[[nodiscard]] QRect scrollBar(const QStyleOptionSlider &option, QStyle::SubControl part);

} // namespace stylerect
