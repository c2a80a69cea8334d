// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QFrame>
#include <QList>

#include <array>
#include <chrono>
#include <functional>
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

/// A button of a message.
struct MessageAction
{
    QString objectName;
    QString text;
    std::function<void()> run;
    ButtonKind kind = ButtonKind::Normal;
};

struct Message
{
    tokens::Tone tone = tokens::Tone::Info;
    QString title{};
    QString text{};
    QString details{};                    ///< facts for support, shown by a button
    std::vector<MessageAction> actions{}; ///< at most two, which an assertion checks
    bool canClose = true;                 ///< otherwise only its actions and its owner end it
    /// Whether it stays when another connection becomes the current one, since it is not about a connection.
    bool outlivesConnection = false;
    std::function<void()> closed{}; ///< called when the user has closed it; may be empty
};

/// Returns a message with the title and the text of describeError(), and the server's own words below. The
/// details are those of errorDetails().
[[nodiscard]] Message messageFor(const Error &error);
/// Returns one message for one or more errors about files. Only the details contain all errors.
[[nodiscard]] Message messageFor(const QList<Error> &errors);

/// Shows a message above the widgets that it is about, and announces it to screen readers. Hidden while there
/// is no message. Several owners can share one bar. Each owner has at most one message. The bar shows the
/// message that was set last. When that is cleared, it shows the one that was set before.
///
/// The user closes a message with a button, or with Esc while the bar has the focus. A bar with a clock also
/// removes a message of Tone::Good that was on screen for ten seconds, but not while the bar has the focus or
/// the pointer is over it.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);
    /// Creates a bar that removes messages of Tone::Good by itself. `clock` must outlive it.
    explicit MessageBar(const Clock &clock, QWidget *parent = nullptr);

    /// Sets the height in device-independent pixels that stays free above the bar while it is shown. The
    /// default is 0.
    void setGapAbove(int gap);
    /// Shows the message and removes the owner's previous one. The bar only compares the pointer: an owner
    /// has to call clear() before it is destroyed, otherwise its message stays. All callers without an owner
    /// replace each other's messages.
    void setMessage(const Message &message, const QObject *owner = nullptr);
    /// Adds an error about one of the files that the program stores. Shows it together with earlier ones in a
    /// single message, which the bar owns until the user closes it. Other messages can be shown in front of
    /// it.
    void addFileError(const Error &error);
    /// Whether screen readers are notified.
    enum class Spoken { No, Yes };
    /// Changes the text of the message on screen, whoever owns it, without closing its details. There must be
    /// a message.
    void setText(const QString &text, Spoken spoken);
    /// Removes the owner's message, whether it is the one shown or not. Messages of other owners stay.
    void clear(const QObject *owner = nullptr);
    /// Returns whether the owner's message is the one shown, in front of all others.
    [[nodiscard]] bool isShown(const QObject *owner) const;
    /// Removes all messages but those with Message::outlivesConnection.
    void clearForOtherConnection();

Q_SIGNALS:
    /// Emitted before the bar shows another message, shows its message again or becomes hidden. setText()
    /// does not emit it.
    void messageChanged();
    /// Emitted when a message of Tone::Good has disappeared by itself. `text` is its title and its text.
    void expired(const QString &text);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Owned
    {
        const QObject *owner;
        Message message;
    };

    void removeMessage(const QObject *owner);
    void showLatest();
    void setDetails(const QString &details);
    void setActions(std::vector<MessageAction> actions);
    void indentButtons();
    void run(std::size_t action);
    [[nodiscard]] bool canClose() const;
    void closeMessage();
    void expire();

    const Clock *m_clock = nullptr; ///< null if messages of Tone::Good stay
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
    QList<Error> m_fileErrors;
    std::vector<Owned> m_messages; ///< the last of them is shown
    QTimer *m_expiry;
    std::chrono::milliseconds m_expiresAt{0}; ///< steady time
};
