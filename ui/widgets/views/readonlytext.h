// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <functional>

/// Returns the text that is copied when `text` is selected.
using CopyFilter = std::function<QString(const QString &)>;

/// Returns a framed box for a longer plain text that can be selected and copied, but not edited. `height` is
/// in device-independent pixels for a text size of 100 %. The caller owns the box.
[[nodiscard]] QPlainTextEdit *makeReadOnlyText(const QString &accessibleName, const QString &objectName,
                                               int height);

/// Returns a box like that of makeReadOnlyText(), in a fixed-width font. `filter` is applied to text that is
/// copied.
[[nodiscard]] QPlainTextEdit *makeFixedWidthText(const QString &accessibleName, const QString &objectName,
                                                 int height, CopyFilter filter = {});

/// Makes the box as high as its text, but at most as high as `maximum`, in the unit of `height` above.
void fitReadOnlyText(QPlainTextEdit *box, int maximum);
