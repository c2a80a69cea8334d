// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QList>

#include <utility>

class QPushButton;
class QVBoxLayout;

/// Base class of the dialogs. Enter in a field presses the primary button of makeDialogButtons(), or without
/// one the button that closes the dialog. A key that is held down, such as the one that opened the dialog,
/// presses no button in it.
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
    bool focusNextPrevChild(bool next) override;

    /// Makes the visible button that Enter is to press the default one. Called when the dialog is shown; call
    /// it again if other buttons are visible then.
    void updateDefaultButton();
};

/// Adds the program's name to the title on screen of a dialog that is shown, as the main window does.
/// Otherwise Qt would add it with a dash of its own. On macOS titles have no such addition.
void addProgramName(QWidget &dialog);

/// Returns a row that owns the buttons and shows them in the platform's order.
/// An accepting button is left of a rejecting one on Windows, and right of it on macOS and GNOME.
[[nodiscard]] QDialogButtonBox *
makeDialogButtons(const QList<std::pair<QPushButton *, QDialogButtonBox::ButtonRole>> &buttons);
