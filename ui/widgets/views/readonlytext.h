// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <functional>

/// Makes the text to be copied of the text that is selected.
using CopyFilter = std::function<QString(const QString &)>;

/// A framed box for a longer plain text that can be selected and copied, but not changed.
[[nodiscard]] QPlainTextEdit *makeReadOnlyText(const QString &accessibleName, const QString &objectName,
                                               int height);

/// As makeReadOnlyText(), in letters of one width.
[[nodiscard]] QPlainTextEdit *makeFixedWidthText(const QString &accessibleName, const QString &objectName,
                                                 int height, CopyFilter filter = {});

/// As high as its text asks for, up to `most` pixels.
void fitReadOnlyText(QPlainTextEdit *box, int most);
