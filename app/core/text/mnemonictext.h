// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Returns the text of a menu entry or a button without its mnemonic: “Sign in” for “Sign &in”, “件名” for
/// “件名(&A)”. Leaves “&&”, which is shown as one “&”.
[[nodiscard]] QString withoutMnemonic(const QString &text);
