// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

class FittingScrollArea;
class MessageBar;

/// A window-modal dialog whose content scrolls where there is no room for all of it; what it has to say
/// above and its buttons below stay in sight. Shown with open().
class ScrollDialog : public Dialog
{
    Q_OBJECT
protected:
    explicit ScrollDialog(QWidget *parent);

    /// Once; takes both.
    void setContent(QWidget *content, QWidget *buttons);
    [[nodiscard]] MessageBar *message() const { return m_message; }
    /// Scrolls to it and gives it the focus.
    void moveFocusTo(QWidget *field);

    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    MessageBar *m_message;
    QWidget *m_messageRow;
    FittingScrollArea *m_scroll = nullptr;
    QWidget *m_buttons = nullptr;
};
