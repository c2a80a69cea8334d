// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <functional>

/// Returns the text that is copied when `text` is selected.
using CopyFilter = std::function<QString(const QString &)>;

/// A framed box for a longer plain text that can be selected and copied, but not edited. Heights are in
/// device-independent pixels for a text size of 100 %.
class ReadOnlyText : public QPlainTextEdit
{
    Q_OBJECT
public:
    /// Makes the box about as high as its text, but at most as high as `maximum`, in any text size. Call this
    /// when the text has changed.
    void fit(int maximum);

protected:
    void changeEvent(QEvent *event) override;

private:
    int m_maximum = 0; ///< 0: the height does not depend on the text
};

/// Returns a box of that height. The caller owns it.
[[nodiscard]] ReadOnlyText *makeReadOnlyText(const QString &accessibleName, const QString &objectName,
                                             int height);

/// Returns a box like that of makeReadOnlyText(), in a fixed-width font. `filter` is applied to text that is
/// copied.
[[nodiscard]] ReadOnlyText *makeFixedWidthText(const QString &accessibleName, const QString &objectName,
                                               int height, CopyFilter filter = {});
