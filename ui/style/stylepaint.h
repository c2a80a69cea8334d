// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QStyleOption>

class QPainter;

/// Functions that draw the parts of SvcStyle's controls.
namespace stylepaint {

/// What the frame encloses: text that can be edited, text that is read-only for now, or text that is never
/// edited.
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
/// Draws the background of a message.
void notice(QPainter &painter, const QRect &rect, const tokens::Colors &colors, tokens::Tone tone);
/// Draws the icon and the text of a combo box. An editable combo box draws its text itself.
void comboLabel(QPainter &painter, const QRect &rect, const QStyleOptionComboBox &option);
/// Draws the arrows of a spin box.
void steps(QPainter &painter, const QStyleOptionSpinBox &option, const tokens::Colors &colors);
void chevron(QPainter &painter, const QRect &rect, const QColor &color);
/// Draws the arrow beside the title of the column by which a table is sorted.
void sortArrow(QPainter &painter, const QRect &rect, const QColor &color, bool up);
void scrollHandle(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
void tab(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look, bool selected);

} // namespace stylepaint
