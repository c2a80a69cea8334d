// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <functional>

/// Returns the text that is copied when `text` is selected.
using CopyFilter = std::function<QString(const QString &)>;

/// Returns a framed box for a longer plain text that can be selected and copied, but not edited.
[[nodiscard]] QPlainTextEdit *makeReadOnlyText(const QString &accessibleName, const QString &objectName,
                                               int height);

/// Returns a box like that of makeReadOnlyText(), in a fixed-width font.
[[nodiscard]] QPlainTextEdit *makeFixedWidthText(const QString &accessibleName, const QString &objectName,
                                                 int height, CopyFilter filter = {});

/// Makes the box as high as its text, but at most `maximum` pixels.
void fitReadOnlyText(QPlainTextEdit *box, int maximum);
