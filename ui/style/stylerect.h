// SPDX-License-Identifier: MIT
#pragma once

#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionHeader;
class QStyleOptionSlider;
class QStyleOptionSpinBox;

/// Functions that return where the parts of SvcStyle's controls are. The result is mirrored if the option's
/// direction is right to left.
namespace stylerect {

[[nodiscard]] QRect combo(const QStyleOptionComboBox &option, QStyle::SubControl part);
[[nodiscard]] QRect spin(const QStyleOptionSpinBox &option, QStyle::SubControl part);
/// Returns the place of the title or of the sort arrow after it. The title leaves room for the arrow only if
/// the table is sorted by that column.
[[nodiscard]] QRect header(const QStyleOptionHeader &option, QStyle::SubElement part);
[[nodiscard]] QRect scrollBar(const QStyleOptionSlider &option, QStyle::SubControl part);

} // namespace stylerect
