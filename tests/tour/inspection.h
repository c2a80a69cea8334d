// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QWidget;

/// Detects faults of any window without knowledge of its purpose. Each fault names its widget.
namespace inspection {

/// Returns controls without an accessible name, as found in the accessibility tree.
[[nodiscard]] QStringList nameless(QWidget &window);

/// Returns shown or spoken texts that contain two adjacent plain Latin letters which no regular expression in
/// `terms` matches. Documents that are not translated are skipped.
[[nodiscard]] QStringList untranslated(QWidget &window, const QStringList &terms);

/// Returns texts with U+FFFD, which replaces hidden or undecodable characters.
[[nodiscard]] QStringList replaced(QWidget &window);

/// Returns texts that have less room than they need, or that overlap.
[[nodiscard]] QStringList cutOff(QWidget &window);

/// Returns controls and texts that are partly outside of the window or of a view that cannot be scrolled
/// horizontally.
[[nodiscard]] QStringList outside(QWidget &window);

} // namespace inspection
