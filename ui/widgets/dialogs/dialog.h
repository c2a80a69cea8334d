// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QList>

#include <utility>

class QPushButton;
class QVBoxLayout;

/// Base of the dialogs. A key held down that opened one presses no button in it, nor the same one twice.
class Dialog : public QDialog
{
    Q_OBJECT
public:
    /// Shows the dialog, or brings it in front of others if it is shown already.
    void bringToFront();
    void setVisible(bool visible) override;

protected:
    explicit Dialog(QWidget *parent);

    /// Gives the dialog a column with the margins that all dialogs have.
    QVBoxLayout *makeColumn(int spacing);
    void keyPressEvent(QKeyEvent *event) override;
};

/// Returns a row of the buttons in the platform's order, which the tab key follows: an accepting button
/// stands left of a rejecting one on Windows, right of it on macOS and GNOME.
[[nodiscard]] QDialogButtonBox *
makeDialogButtons(const QList<std::pair<QPushButton *, QDialogButtonBox::ButtonRole>> &buttons);
