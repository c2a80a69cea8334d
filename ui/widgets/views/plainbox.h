// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <functional>

/// Makes the text to be copied of the text that is selected.
using CopyFilter = std::function<QString(const QString &)>;

/// A framed box for a longer plain text that can be selected and copied, but not changed.
[[nodiscard]] QPlainTextEdit *makePlainBox(const QString &accessibleName, const QString &objectName,
                                           int height);

/// As makePlainBox(), in letters of one width.
[[nodiscard]] QPlainTextEdit *makeFixedBox(const QString &accessibleName, const QString &objectName,
                                           int height, CopyFilter filter = {});

/// As high as its text asks for, up to `most` pixels.
void fitPlainBox(QPlainTextEdit *box, int most);
