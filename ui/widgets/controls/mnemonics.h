// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

/// Gives each entry of a menu that has no mnemonic one that no other entry has: the first free letter of its
/// text or, in a script without such letters, a Latin letter behind it. Leaves entries in a script whose
/// letters are joined as they are. Call this for menus whose entries are titles from elsewhere.
void addMnemonics(QMenu &menu);
