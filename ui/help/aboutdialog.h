// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

/// What this program is, in which version, and under which licence. Not modal.
class AboutDialog final : public Dialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
};
