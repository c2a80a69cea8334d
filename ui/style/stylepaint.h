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

void drawButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, ButtonKind kind,
                const Look &look);
[[nodiscard]] QColor buttonInk(const tokens::Colors &colors, ButtonKind kind, bool enabled);
void drawToolButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
void drawField(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
               Frame frame, bool invalid);
void drawCheckBox(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
                  bool checked, bool readOnly);
void drawRadioButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
                     bool checked);
void drawFocusRing(QPainter &painter, const QRect &rect, const tokens::Colors &colors,
                   bool onSelection = false);
void drawPanel(QPainter &painter, const QRect &rect, const tokens::Colors &colors);
/// Draws the background of a message.
void drawNotice(QPainter &painter, const QRect &rect, const tokens::Colors &colors, tokens::Tone tone);
/// Draws the icon and the text of a combo box. An editable combo box draws its text itself.
void drawComboLabel(QPainter &painter, const QRect &rect, const QStyleOptionComboBox &option);
/// Draws the arrows of a spin box.
void drawSteps(QPainter &painter, const QStyleOptionSpinBox &option, const tokens::Colors &colors);
void drawChevron(QPainter &painter, const QRect &rect, const QColor &color);
/// Draws the arrow beside the title of the column by which a table is sorted.
void drawSortArrow(QPainter &painter, const QRect &rect, const QColor &color, bool up);
void drawScrollHandle(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
void drawTab(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
             bool selected);

} // namespace stylepaint
