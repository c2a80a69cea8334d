// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

/// What can be seen wrong with a window without knowing what it is for. Each fault names its widget.
namespace inspection {

/// What a person works with that nothing could be said of, through the accessible tree as it is.
[[nodiscard]] QStringList nameless(QWidget &window);

/// Texts that are shown or spoken, but for documents that are the same for all, and have two plain Latin
/// letters side by side that belong to none of the `terms`, which are regular expressions.
[[nodiscard]] QStringList untranslated(QWidget &window, const QStringList &terms);

/// Texts with U+FFFD, which stands for what was hidden or could not be read.
[[nodiscard]] QStringList replaced(QWidget &window);

/// Texts that have less room than they need, or stand over one another.
[[nodiscard]] QStringList cutOff(QWidget &window);

} // namespace inspection
