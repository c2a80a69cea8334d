// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/dialog.h"

class FittingScrollArea;
class MessageBar;

/// A window-modal dialog whose content scrolls if there is not enough room. Its message above the content and
/// its buttons below the content stay visible. Shown with open().
class ScrollDialog : public Dialog
{
    Q_OBJECT
protected:
    explicit ScrollDialog(QWidget *parent);

    /// Sets the content and the buttons and takes ownership of both. Call this once.
    void setContent(QWidget *content, QWidget *buttons);
    [[nodiscard]] MessageBar *message() const { return m_message; }
    /// Scrolls to the field and gives it the focus.
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
