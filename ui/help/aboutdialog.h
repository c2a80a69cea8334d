// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

/// Shows the program's name, version and licence, and its libraries with their licences. Not modal.
/// Deletes itself when it is closed.
class AboutDialog final : public Dialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
};
