// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"
#include "ui/style/tokens.h"

#include <QFrame>

#include <array>
#include <chrono>
#include <vector>

class Card;
class Clock;
class IconButton;
class IconView;
class QHBoxLayout;
class QPushButton;
class QSpacerItem;
class QTimer;
class ReadOnlyText;
class SecretEdit;
class TextLabel;

/// Shows the message in front of a MessageList, and announces it to screen readers. Hidden while there is no
/// message. The user closes a message with a button, or with Esc while the bar has the focus.
///
/// A dialog has a bar with a list of its own, which stands above the fields and wraps its texts. The window
/// has one of a single line for the messages of all features: the buttons stand at its end, what does not fit
/// is cut and shown as a whole with the details, and there are buttons for the next and the previous message.
/// It removes a message of Tone::Good that was on screen for ten seconds, but not while it has the focus or
/// the pointer is over it.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    /// Creates a bar with a list of its own.
    explicit MessageBar(QWidget *parent = nullptr);
    /// Creates a line for the messages of `list`, which must outlive it, as must `clock`.
    MessageBar(MessageList &list, const Clock &clock, QWidget *parent = nullptr);
    ~MessageBar() override;

    /// Returns the messages of which the bar shows the one in front.
    [[nodiscard]] MessageList &messages() { return m_messages; }

Q_SIGNALS:
    /// Emitted when a message of Tone::Good has disappeared by itself. `text` is its title and its text.
    void expired(const QString &text);
    /// Emitted before the bar hides because there is no message any more.
    void closing();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    MessageBar(MessageList *list, const Clock *clock, QWidget *parent);

    void layOutAsBox();
    void layOutAsLine();
    [[nodiscard]] bool isLine() const { return m_clock != nullptr; }
    [[nodiscard]] bool isCut() const;
    void showDetails(bool areShown);
    void placeDetails();
    void updatePosition();
    void updateBusy();
    void submitPassword();
    void showFront();
    void showText(MessageHandle::Spoken spoken);
    [[nodiscard]] QString shownText(const QString &text) const;
    void showButtons();
    void setDetails(const QString &details);
    void setActions(std::vector<MessageAction> actions);
    void indentButtons();
    void run(std::size_t action);
    [[nodiscard]] bool canClose() const;
    void expire();

    MessageList m_own; ///< unless the constructor was given another one
    MessageList &m_messages;
    const Clock *m_clock; ///< of a line; null in a dialog
    tokens::Tone m_tone = tokens::Tone::Info;
    IconView *m_icon;
    TextLabel *m_title;
    TextLabel *m_text;
    QPushButton *m_detailsButton;
    ReadOnlyText *m_details = nullptr; ///< created for the first message that has details
    Card *m_whole = nullptr;           ///< of a line: the whole message over the window, with m_details
    TextLabel *m_wholeText = nullptr;
    SecretEdit *m_password = nullptr; ///< of a line
    IconButton *m_previous = nullptr; ///< of a line, like m_position and m_next
    TextLabel *m_position = nullptr;
    IconButton *m_next = nullptr;
    IconButton *m_close;
    QWidget *m_buttons;
    QHBoxLayout *m_buttonRow;
    QSpacerItem *m_buttonIndent;
    std::array<QPushButton *, 2> m_actionButtons{};
    std::vector<MessageAction> m_actions;
    QTimer *m_expiry;
    std::chrono::milliseconds m_expiresAt{0}; ///< steady time
};
