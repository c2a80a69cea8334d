// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QStyleOption>

class QPainter;

/// Functions that draw the parts of SvcStyle's controls. Rectangles are in device-independent pixels of the
/// painter. Each function draws inside its rectangle and restores the painter's state.
namespace stylepaint {

/// What the frame of a field encloses.
enum class Frame {
    Typed,    ///< text that can be edited
    ReadOnly, ///< the text of a field that is read-only at the moment; it has the window's background
    Shown     ///< text or rows that are never edited; they have a paler border
};

/// The state in which a control is drawn. A disabled control has no other state.
struct Look
{
    bool enabled;
    bool hover;               ///< the pointer is over the control
    bool down;                ///< the control is pressed or, if it is checkable, checked
    bool focus;               ///< the control has the focus
    bool onSelection = false; ///< in a selected row
};

[[nodiscard]] Look lookOf(const QStyleOption &option);

void drawButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, ButtonKind kind,
                const Look &look);
/// Returns the colour of a button's text and icon.
[[nodiscard]] QColor buttonInk(const tokens::Colors &colors, ButtonKind kind, const Look &look);
/// Draws the background and the focus ring. The icon is not drawn.
void drawToolButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
/// Draws the background and the border of a field. The border shows the focus and whether the content is
/// invalid.
void drawField(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
               Frame frame, bool invalid);
void drawCheckBox(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
                  bool checked, bool readOnly);
void drawRadioButton(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
                     bool checked);
/// Draws a ring inside `rect`. `onSelection` says that a selected row is behind it.
void drawFocusRing(QPainter &painter, const QRect &rect, const tokens::Colors &colors,
                   bool onSelection = false);
/// Draws what is behind a selected item of a list: as round as the ring that such an item can have.
void drawListSelection(QPainter &painter, const QRect &rect, const QColor &color);
/// Draws the line between two groups of menu entries.
void drawMenuSeparator(QPainter &painter, const QRect &rect, const tokens::Colors &colors);
/// Draws the grip of the handle of a splitter or a dock.
void drawGrip(QPainter &painter, const QRect &rect, const tokens::Colors &colors);
/// Draws the background and the border of a Card.
void drawCard(QPainter &painter, const QRect &rect, const tokens::Colors &colors);
/// Draws the background of a message.
void drawNotice(QPainter &painter, const QRect &rect, const tokens::Colors &colors, tokens::Tone tone);
/// Draws the icon and the text of a combo box, mirrored if the option's direction is right to left. The text
/// of an editable combo box is not drawn, since its line edit draws that.
void drawComboLabel(QPainter &painter, const QRect &rect, const QStyleOptionComboBox &option);
/// Draws the two arrows of a spin box, mirrored if the option's direction is right to left.
void drawSteps(QPainter &painter, const QStyleOptionSpinBox &option, const tokens::Colors &colors);
/// Draws an arrow that points down in the middle of `rect`.
void drawChevron(QPainter &painter, const QRect &rect, const QColor &color);
/// Draws the arrow beside the title of the column by which a table is sorted, in the middle of `rect`. It
/// points up if `up` is true, otherwise down.
void drawSortArrow(QPainter &painter, const QRect &rect, const QColor &color, bool up);
/// Draws the line at the end of a section of a table's header.
void drawSectionEdge(QPainter &painter, const QRect &rect, const tokens::Colors &colors,
                     Qt::LayoutDirection direction);
void drawScrollHandle(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look);
/// Draws the line under a tab and the focus ring. The text is not drawn.
void drawTab(QPainter &painter, const QRect &rect, const tokens::Colors &colors, const Look &look,
             bool selected);

} // namespace stylepaint
