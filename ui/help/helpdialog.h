// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

/// Explains on one page what an id is, the most important keys, and what the states of results and the
/// outcomes of an upgrade mean. Not modal. Deletes itself when closed.
class HelpDialog final : public Dialog
{
    Q_OBJECT
public:
    explicit HelpDialog(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user wants to see all keyboard shortcuts.
    void shortcutsRequested();
};
