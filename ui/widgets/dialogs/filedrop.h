// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

class QDropEvent;

/// Accepts a drag or a drop of files as a copy, whatever it proposes: where a move is accepted, Windows
/// deletes the files. Ignores it where the source allows no copy. Returns whether it was accepted.
bool acceptAsCopy(QDropEvent *event);

/// A text field that takes dropped files, as far as it can use them, as acceptAsCopy() does.
class FileSafeTextEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    bool viewportEvent(QEvent *event) override;
};
