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

/// Presses Tab until it comes back to where it began. Returns controls after which it went against the order
/// in which the window is read, and groups of controls that it left and entered again.
[[nodiscard]] QStringList tabOrder(QWidget &window);

/// Presses Enter in each kind of field of a dialog. Returns fields from which it did not press exactly the
/// primary button or, without one, the button that closes the dialog. Afterwards the dialog's buttons do
/// nothing.
[[nodiscard]] QStringList enterKey(QWidget &window);

/// Returns texts of buttons, of the labels of fields and of entries of menus that have a mnemonic.
[[nodiscard]] QStringList mnemonics(QWidget &window);

/// Returns names and descriptions with characters that only set the direction of text on screen.
[[nodiscard]] QStringList directionMarks(QWidget &window);

} // namespace inspection
