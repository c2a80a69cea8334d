// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class IconButton;

/// A field for a password or key. What is in it can't be copied, cut, dragged or brought back by undo,
/// not even while it is shown. Ctrl+Shift+P shows and hides it; a text that the program sets is hidden until
/// it is asked for.
class SecretEdit final : public QLineEdit
{
    Q_OBJECT
public:
    /// `showName` is the accessible name of the button that shows the text.
    explicit SecretEdit(const QString &showName, QWidget *parent = nullptr);

    [[nodiscard]] IconButton *showButton() const { return m_show; }

Q_SIGNALS:
    /// Told from the letters typed, which works on every system; false also when the field is left.
    void capsLockSeen(bool on);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void placeButton();
    void noticeCapsLock(const QKeyEvent &event);

    IconButton *m_show;
    bool m_capsLock = false;
};
