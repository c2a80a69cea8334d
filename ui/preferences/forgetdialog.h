// SPDX-License-Identifier: MIT
#pragma once

#include "program/forgetting.h"
#include "ui/widgets/dialogs/scrolldialog.h"

class Tick;

/// Asks what is to be forgotten. Window-modal; shown with open().
class ForgetDialog final : public ScrollDialog
{
    Q_OBJECT
public:
    explicit ForgetDialog(QWidget *parent);

Q_SIGNALS:
    /// And the dialog is closed.
    void agreed(const Forgetting::Also &also);

private:
    void update();

    Tick *m_connections;
    Tick *m_secrets;
};
