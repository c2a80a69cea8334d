// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ui/style/tokens.h"

#include <QFrame>
#include <QList>

#include <array>
#include <functional>
#include <vector>

class IconView;
class QHBoxLayout;
class QPlainTextEdit;
class QPushButton;
class QSpacerItem;
class TextLabel;

struct MessageAction
{
    QString objectName;
    QString text;
    std::function<void()> run;
};

struct Message
{
    tokens::Tone tone = tokens::Tone::Info;
    QString title{};
    QString text{};
    QString details{};                    ///< technical facts, shown by a button
    std::vector<MessageAction> actions{}; ///< at most two
};

/// Returns the error as a message for people. The technical facts are in the details.
[[nodiscard]] Message messageFor(const Error &error);
/// Returns one message for several errors about files.
[[nodiscard]] Message messageFor(const QList<Error> &errors);

/// Shows a message about what is below it, and announces it to screen readers. Hidden while there is no
/// message. Several owners can share one bar. Each owner has at most one message. The bar shows the latest
/// message, and returns to the one before when the latest is cleared.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Replaces the owner's message. A bar with a single user needs no owner. The bar only compares the
    /// pointer.
    void setMessage(const Message &message, const QObject *owner = nullptr);
    /// Adds an error about one of the program's own files. The bar shows it together with earlier ones in a
    /// single message, which the bar itself owns.
    void addFileError(const Error &error);
    enum class Spoken { No, Yes };
    /// Changes the text of the current message without closing its details. With Spoken::No, screen readers
    /// are not notified.
    void setText(const QString &text, Spoken spoken);
    /// Removes the owner's message, whether it is the one shown or not. Messages of other owners stay.
    void clear(const QObject *owner = nullptr);

Q_SIGNALS:
    /// Emitted when another message is shown, or none any more. setText() does not emit it.
    void messageChanged();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Owned
    {
        const QObject *owner;
        Message message;
    };

    [[nodiscard]] bool isShown(const QObject *owner) const;
    void removeMessage(const QObject *owner);
    void showLatest();
    void setActions(std::vector<MessageAction> actions);
    void run(std::size_t action);

    tokens::Tone m_tone = tokens::Tone::Info;
    IconView *m_icon;
    TextLabel *m_title;
    TextLabel *m_text;
    QPushButton *m_detailsButton;
    QPlainTextEdit *m_details;
    QWidget *m_buttons;
    QHBoxLayout *m_buttonRow;
    QSpacerItem *m_buttonIndent;
    std::array<QPushButton *, 2> m_actionButtons{};
    std::vector<MessageAction> m_actions;
    QList<Error> m_fileErrors;
    std::vector<Owned> m_messages; ///< the last of them is shown
};
