// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "ui/style/tokens.h"

#include <QFrame>

#include <array>
#include <chrono>
#include <vector>

class Clock;
class IconButton;
class IconView;
class QHBoxLayout;
class QPushButton;
class QSpacerItem;
class QTimer;
class ReadOnlyText;
class TextLabel;

/// Shows the message in front of a MessageList above the widgets that it is about, and announces it to screen
/// readers. Hidden while there is no message.
///
/// The user closes a message with a button, or with Esc while the bar has the focus. A bar with a clock also
/// removes a message of Tone::Good that was on screen for ten seconds, but not while the bar has the focus or
/// the pointer is over it.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    /// Creates a bar with a list of its own.
    explicit MessageBar(QWidget *parent = nullptr);
    /// Does the same for messages of Tone::Good that end by themselves. `clock` must outlive the bar.
    explicit MessageBar(const Clock &clock, QWidget *parent = nullptr);
    /// Shows the messages of `list`, which must outlive the bar.
    MessageBar(MessageList &list, const Clock &clock, QWidget *parent = nullptr);

    /// Returns the messages of which the bar shows the one in front.
    [[nodiscard]] MessageList &messages() { return m_messages; }
    /// Sets the height in device-independent pixels that stays free above the bar while it is shown. The
    /// default is 0.
    void setGapAbove(int gap);

Q_SIGNALS:
    /// Emitted when a message of Tone::Good has disappeared by itself. `text` is its title and its text.
    void expired(const QString &text);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    MessageBar(MessageList *list, const Clock *clock, QWidget *parent);

    void showFront();
    void showText(MessageHandle::Spoken spoken);
    void setDetails(const QString &details);
    void setActions(std::vector<MessageAction> actions);
    void indentButtons();
    void run(std::size_t action);
    [[nodiscard]] bool canClose() const;
    void expire();

    MessageList m_own; ///< unless the constructor was given another one
    MessageList &m_messages;
    const Clock *m_clock; ///< null if messages of Tone::Good stay
    int m_gapAbove = 0;
    tokens::Tone m_tone = tokens::Tone::Info;
    IconView *m_icon;
    TextLabel *m_title;
    TextLabel *m_text;
    QPushButton *m_detailsButton;
    ReadOnlyText *m_details = nullptr; ///< created for the first message that has details
    IconButton *m_close;
    QWidget *m_buttons;
    QHBoxLayout *m_buttonRow;
    QSpacerItem *m_buttonIndent;
    std::array<QPushButton *, 2> m_actionButtons{};
    std::vector<MessageAction> m_actions;
    QTimer *m_expiry;
    std::chrono::milliseconds m_expiresAt{0}; ///< steady time
};
