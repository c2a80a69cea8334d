// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

/// Shows the program's name, version and licence, and its libraries with theirs. Not modal.
class AboutDialog final : public Dialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
};
