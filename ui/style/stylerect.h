// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;

/// Functions that return where the parts of SvcStyle's controls are. The result is mirrored if the option's
/// direction is right to left.
namespace stylerect {

[[nodiscard]] QRect combo(const QStyleOptionComboBox &option, QStyle::SubControl part);
[[nodiscard]] QRect spin(const QStyleOptionSpinBox &option, QStyle::SubControl part);
[[nodiscard]] QRect scrollBar(const QStyleOptionSlider &option, QStyle::SubControl part);

} // namespace stylerect
