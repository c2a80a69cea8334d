// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class IconButton;

/// A field for a password or an API key. Its text cannot be copied, cut, dragged or restored by undo, not
/// even while it is shown. Ctrl+Shift+P shows and hides the text. Text that the program sets is hidden
/// until the user shows it.
class SecretEdit final : public QLineEdit
{
    Q_OBJECT
public:
    /// `showName` is the accessible name of the button that shows the text.
    explicit SecretEdit(const QString &showName, QWidget *parent = nullptr);

    [[nodiscard]] IconButton *showButton() const { return m_show; }

Q_SIGNALS:
    /// Emitted when the letters that are typed show that Caps Lock was turned on or off. Also emitted with
    /// false when the field loses the focus.
    void capsLockChanged(bool on);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void placeButton();
    void detectCapsLock(const QKeyEvent &event);

    IconButton *m_show;
    bool m_capsLock = false;
};
