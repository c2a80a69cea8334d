// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QList>

#include <utility>

class QPushButton;
class QVBoxLayout;

/// Base class of the dialogs. A key that is held down, such as the one that opened the dialog, presses no
/// button in it.
class Dialog : public QDialog
{
    Q_OBJECT
public:
    /// Shows the dialog, or raises it if it is visible already.
    void bringToFront();
    void setVisible(bool visible) override;

protected:
    explicit Dialog(QWidget *parent);

    /// Sets a vertical layout with the margins of all dialogs, and returns it.
    QVBoxLayout *makeColumn(int spacing);
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void nameProgram();
};

/// Returns a row that owns the buttons and shows them in the platform's order, which is also the tab order.
/// An accepting button is left of a rejecting one on Windows, and right of it on macOS and GNOME.
[[nodiscard]] QDialogButtonBox *
makeDialogButtons(const QList<std::pair<QPushButton *, QDialogButtonBox::ButtonRole>> &buttons);
