// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

class QDropEvent;

/// Accepts a drag or drop of files as a copy, even if the source proposes another action. If a move were
/// accepted, Windows would delete the files. Ignores the event if the source does not allow copying. Returns
/// whether the event was accepted.
bool acceptAsCopy(QDropEvent *event);

/// A text field that treats dropped files as acceptAsCopy() does.
class FileSafeTextEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    bool viewportEvent(QEvent *event) override;
};
