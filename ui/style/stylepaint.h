// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QStyleOption>

class QPainter;

/// The shapes SvcStyle is made of.
namespace stylepaint {

/// What a frame is around: something that can be typed in, that could be another time, or that is shown.
enum class Frame { Typed, ReadOnly, Shown };

struct Look
{
    bool enabled;
    bool hover;
    bool down;
    bool focus;
};

[[nodiscard]] Look lookOf(const QStyleOption &option);

void button(QPainter &painter, const QRect &rect, const tokens::Colors &colors, ButtonKind kind,
            const Look &look);
[[nodiscard]] QColor buttonInk(const tokens::Colors &colors, ButtonKind kind, bool enabled);
void toolButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
void field(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look, Frame frame,
           bool invalid);
void checkBox(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
              bool checked, bool readOnly);
void radioButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
                 bool checked);
void focusRing(QPainter &painter, const QRect &rect, const tokens::Colors &colors, bool onSelection = false);
void panel(QPainter &painter, const QRect &rect, const tokens::Colors &colors);
/// What a message stands on.
void notice(QPainter &painter, const QRect &rect, const tokens::Colors &colors, tokens::Tone tone);
/// Icon and text of a combo box; the text only where it is not edited.
void comboLabel(QPainter &painter, const QRect &rect, const QStyleOptionComboBox &option);
/// The arrows of a spin box.
void steps(QPainter &painter, const QStyleOptionSpinBox &option, const tokens::Colors &colors);
void chevron(QPainter &painter, const QRect &rect, const QColor &color);
/// Beside the title of the column that a table is sorted by.
void sortArrow(QPainter &painter, const QRect &rect, const QColor &color, bool up);
void scrollHandle(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
void tab(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look, bool selected);

} // namespace stylepaint
