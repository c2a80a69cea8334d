// SPDX-License-Identifier: MIT
#include "ui/style/stylerect.h"

#include "ui/style/tokens.h"

#include <QStyleOption>

#include <algorithm>

using namespace tokens;

namespace stylerect {

namespace {

/// QLineEdit adds two pixels of its own before its text.
constexpr int kOfLineEdit = 2;

/// Returns the area inside the frame, without that of the arrows if there are any.
QRect editOf(const QRect &rect, bool isLineEdit, bool hasArrows)
{
    const int side = isLineEdit ? kSpace12 - kOfLineEdit : kSpace12;
    return rect.adjusted(side, kRing, hasArrows ? -kArrowWidth : -side, -kRing);
}

QRect arrowsOf(const QRect &rect)
{
    return {rect.right() + 1 - kArrowWidth, rect.top(), kArrowWidth, rect.height()};
}

} // namespace

QRect combo(const QStyleOptionComboBox &option, QStyle::SubControl part)
{
    const auto placed = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    switch (part) {
    case QStyle::SC_ComboBoxEditField:
        return placed(editOf(option.rect, option.editable, true));
    case QStyle::SC_ComboBoxArrow:
        return placed(arrowsOf(option.rect));
    case QStyle::SC_ComboBoxListBoxPopup: // below the box, with a gap for the focus ring
        return option.rect.adjusted(0, 0, 0, kSpace4);
    default:
        return option.rect;
    }
}

QRect spin(const QStyleOptionSpinBox &option, QStyle::SubControl part)
{
    const auto placed = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const bool hasArrows = option.buttonSymbols != QAbstractSpinBox::NoButtons;
    const QRect arrows = arrowsOf(option.rect);
    const int half = arrows.height() / 2;
    switch (part) {
    case QStyle::SC_SpinBoxEditField:
        return placed(editOf(option.rect, true, hasArrows));
    case QStyle::SC_SpinBoxUp:
        return hasArrows ? placed({arrows.left(), arrows.top(), arrows.width(), half}) : QRect();
    case QStyle::SC_SpinBoxDown:
        return hasArrows
                   ? placed({arrows.left(), arrows.top() + half, arrows.width(), arrows.height() - half})
                   : QRect();
    default:
        return option.rect;
    }
}

QRect scrollBar(const QStyleOptionSlider &bar, QStyle::SubControl subControl)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const auto part = [&](int from, int to) {
        const QRect along = horizontal
                                ? QRect(bar.rect.left() + from, bar.rect.top(), to - from, bar.rect.height())
                                : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), to - from);
        return QStyle::visualRect(bar.direction, bar.rect, along);
    };
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int handle = length;
    if (range > 0) {
        const qint64 proportional = qint64(bar.pageStep) * length / (range + bar.pageStep);
        handle = std::min(length, std::max(kScrollHandleMin, static_cast<int>(proportional)));
    }
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    switch (subControl) {
    case QStyle::SC_ScrollBarSlider:
        return part(start, start + handle);
    case QStyle::SC_ScrollBarSubPage:
        return part(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return part(start + handle, length);
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    default:
        return {};
    }
}

QRect header(const QStyleOptionHeader &option, QStyle::SubElement part)
{
    constexpr int kMargin = kSpace8 + 1;
    const QRect room = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    QRect arrow = room;
    arrow.setLeft(std::max(room.left(), room.right() + 1 - kSmallIcon));
    QRect title = room;
    if (option.sortIndicator != QStyleOptionHeader::None)
        title.setRight(arrow.left() - kSpace4 - 1);
    return QStyle::visualRect(option.direction, option.rect, part == QStyle::SE_HeaderArrow ? arrow : title);
}

} // namespace stylerect
