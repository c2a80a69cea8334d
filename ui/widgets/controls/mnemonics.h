// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

/// Adds a mnemonic to each entry of the menu that has none: the first Latin, Greek or Cyrillic letter of its
/// text that no other entry uses, otherwise a Latin letter in parentheses after the text, as in “件名(&A)”.
/// No letter is added to entries in a cursive script such as Arabic. For menus whose entries are texts from
/// elsewhere, such as column titles, which have no mnemonics.
void addMnemonics(QMenu &menu);
