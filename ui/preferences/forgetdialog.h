// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "ui/widgets/dialogs/scrolldialog.h"

class CheckField;

/// Asks which stored data is to be deleted. Window-modal, shown with open().
class ForgetDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    explicit ForgetDialog(QWidget *parent);

Q_SIGNALS:
    /// Emitted when the user has agreed and the dialog has closed.
    void confirmed(const DataDeletion::Also &also);

private:
    void update();

    CheckField *m_connections;
    CheckField *m_secrets;
};
