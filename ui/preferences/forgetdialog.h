// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "ui/widgets/dialogs/scrolldialog.h"

class CheckField;

/// Asks whether to delete what the program has stored, and whether to delete saved connections and secrets
/// with it. Window-modal, shown with open().
class ForgetDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    explicit ForgetDialog(QWidget *parent);

Q_SIGNALS:
    /// Emitted when the user has agreed and the dialog has closed.
    void confirmed(const DataDeletion::Also &also);

private:
    void updateSecretsField();

    CheckField *m_connections;
    CheckField *m_secrets;
};
