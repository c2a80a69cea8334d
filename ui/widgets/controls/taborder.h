// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Functions that let Tab follow the order in which a window is read: rows from top to bottom, each from its
/// start to its end, and what is in one widget together. Qt's own order is that in which widgets were
/// created, which is another one for those that are created when they are first needed or that move.

/// Gives the focus to the widget in `block` that is read after the one with the focus, or before it, and from
/// the last one to the first one. Returns false if there is none. For QWidget::focusNextPrevChild() of a
/// window, or of a part of a window that Tab is not to leave.
bool focusNextInReadingOrder(QWidget &block, bool next);

/// Makes `widget` the last one of its siblings, wherever it is.
void setReadLast(QWidget *widget);

/// Lets `widget` be read where `place` stands, which it is laid over. Both must live equally long.
void setReadAt(QWidget *widget, QWidget *place);

/// Lets Tab reach `stop` where `place` stands; nothing if it is null. Both must live equally long.
void setStopAt(QWidget *stop, QWidget *place);

/// Returns the first widget in `block` that the tab key reaches now, `nullptr` if there is none.
[[nodiscard]] QWidget *firstInTabOrder(QWidget *block);
