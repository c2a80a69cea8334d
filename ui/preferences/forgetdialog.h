// SPDX-License-Identifier: MIT
#pragma once

#include "program/datadeletion.h"
#include "ui/widgets/dialogs/scrolldialog.h"

class CheckField;

/// Asks what is to be forgotten. Window-modal; shown with open().
class ForgetDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    explicit ForgetDialog(QWidget *parent);

Q_SIGNALS:
    /// And the dialog is closed.
    void agreed(const DataDeletion::Also &also);

private:
    void update();

    CheckField *m_connections;
    CheckField *m_secrets;
};
