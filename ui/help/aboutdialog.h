// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

/// What this program is, in which version, and under which licence. Not modal.
class AboutDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
};
