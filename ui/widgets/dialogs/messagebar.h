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
    QString details{};                    ///< technical facts, behind a button
    std::vector<MessageAction> actions{}; ///< two at most
};

/// An error in a person's words, with what is technical about it in the details.
[[nodiscard]] Message messageFor(const Error &error);
/// Errors about files, in one message.
[[nodiscard]] Message messageFor(const QList<Error> &errors);

/// Says something about what stands below it. Hidden while there is nothing to say; what it says is
/// announced. Several can speak through one bar: each owner has one message at a time, the latest of them
/// is shown, and the one before comes back when that ends.
class MessageBar final : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// In place of the owner's message before. A bar that one alone speaks through needs no owner, which
    /// is but compared.
    void setMessage(const Message &message, const QObject *owner = nullptr);
    /// An error about one of the program's own files. It is told with those before it, in one message that
    /// the bar itself owns.
    void addFileError(const Error &error);
    enum class Spoken { No, Yes };
    /// Other words for the same message, which are no reason to close the details. Those that are not
    /// spoken are not told to screen readers in any way.
    void setText(const QString &text, Spoken spoken);
    /// Ends the owner's message, whether it is shown or not, and no other.
    void clear(const QObject *owner = nullptr);

Q_SIGNALS:
    /// Another message comes in place of the one that was said, or none. Not of setText().
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
    void take(const QObject *owner);
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
