// SPDX-License-Identifier: MIT
#pragma once

#include <QClipboard>
#include <QLineEdit>

#include <functional>

/// A line edit that lets someone else take a text that enters as a whole, before anything of it is in the
/// line, in its history for Undo, or told to a screen reader: by a key, the menu, the middle button, a drop
/// or an input method.
class AddressEdit final : public QLineEdit
{
    Q_OBJECT
public:
    /// Returns whether the text was taken.
    using Take = std::function<bool(const QString &text)>;

    explicit AddressEdit(Take take, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;

private:
    [[nodiscard]] bool take(const QString &text);
    [[nodiscard]] bool takeClipboard(QClipboard::Mode mode);

    const Take m_take;
};
