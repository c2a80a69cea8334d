// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/secret.h"
#include "program/tone.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

/// A button of a message.
struct MessageAction
{
    QString objectName;
    QString text;
    std::function<void()> run;
    bool isQuiet = false; ///< drawn without a border
};

/// What a message is about, in the order in which messages are shown.
enum class MessageKind { UnresolvedUpgrade, EndedSession, Question, Waiting, Error, News };

/// A password that the user can type into a message.
struct MessagePassword
{
    QString name; ///< of the button that submits it, for screen readers
    std::function<void(const Secret &)> submit;
};

/// What the user is to read, and may answer with a button.
struct Message
{
    Tone tone = Tone::Info;
    QString title{};
    QString text{};
    QString details{};                    ///< facts for support, shown by a button
    std::vector<MessageAction> actions{}; ///< at most two, which an assertion checks
    bool canClose = true;                 ///< otherwise only its actions and its handle end it
    std::optional<MessageKind> kind{};    ///< `nullopt`: Error or News, as the tone says
    std::optional<MessagePassword> password{};
    bool isBusy = false; ///< the password is being tried, and can't be changed
    /// What the message is about. It is shown only while MessageList::setSubject() has set that; null:
    /// always.
    const QObject *subject = nullptr;
    /// Whether it stays when another connection becomes the current one, since it is not about a connection.
    bool outlivesConnection = false;
    std::function<void()> closed{}; ///< called when the user has closed it; may be empty
};

/// Returns a message with the title and the text of describeError(), and the server's own words below. The
/// details are those of errorDetails().
[[nodiscard]] Message messageFor(const Error &error);
/// Returns one message for one or more errors about files. Only the details contain all errors.
[[nodiscard]] Message messageFor(const QList<Error> &errors);

class MessageList;

/// Owns a message in a MessageList, and removes it when the handle is destroyed. The message can end earlier:
/// the user closes it, or it is no longer true of the current connection. A handle may outlive its list.
class MessageHandle final
{
public:
    MessageHandle() = default;
    ~MessageHandle() { close(); }
    Q_DISABLE_COPY_MOVE(MessageHandle)

    /// Shows the message in the list. It replaces the previous one of this handle.
    void show(MessageList &list, const Message &message);
    /// Returns whether the message has not ended, whether it is in front or behind others.
    [[nodiscard]] bool isOpen() const;
    /// Returns whether the message is in front of all others of its list.
    [[nodiscard]] bool isShown() const;
    /// Removes the message.
    void close();
    /// Whether screen readers are notified.
    enum class Spoken { No, Yes };
    /// Changes the text of the message. Does nothing if the message has ended.
    void setText(const QString &text, Spoken spoken);
    /// Changes Message::isBusy. Does nothing if the message has ended.
    void setBusy(bool isBusy);

private:
    QPointer<MessageList> m_list;
    quint64 m_id = 0;
};

/// Messages that share one place on screen, which shows the one in front. They are in the order of their
/// kinds, and within a kind the newest is the first. A new message is in front at once, unless the user may
/// be answering one of a kind that comes before. When it ends, the first one is in front. The user can go to
/// the others.
class MessageList final : public QObject
{
    Q_OBJECT
public:
    MessageList() = default;
    ~MessageList() override;

    /// Adds an error about one of the files that the program stores. It is shown together with earlier ones
    /// in a single message, until the user closes that.
    void addFileError(const Error &error);
    /// Returns the message in front, `nullptr` if there is none.
    [[nodiscard]] const Message *front() const;
    /// Returns the number of messages that can be shown.
    [[nodiscard]] qsizetype count() const { return shown().size(); }
    /// Returns the place of the message in front among them, beginning with 0; -1 if there is none.
    [[nodiscard]] qsizetype position() const;
    /// Brings the next message to the front, or the previous one if `step` is -1. Does nothing at an end.
    void step(int step);
    /// Shows only the messages of that subject and those that have none. The others are kept.
    void setSubject(const QObject *subject);
    /// Ends the message in front because the user has closed it. Does nothing if Message::canClose is false.
    void closeFront();
    /// Ends the message in front because it was shown long enough.
    void expireFront();
    /// Ends all messages but those with Message::outlivesConnection.
    void clearForOtherConnection();

Q_SIGNALS:
    /// Emitted when another message is in front, or none.
    void frontChanged();
    /// Emitted when count() or position() has changed while the same message is in front.
    void countChanged();
    /// Emitted when Message::isBusy of the message in front has changed.
    void busyChanged();
    /// Emitted when the message in front has another text.
    void textChanged(MessageHandle::Spoken spoken);

private:
    friend class MessageHandle;
    struct Entry
    {
        quint64 id;
        Message message;
    };

    [[nodiscard]] std::vector<Entry>::iterator find(quint64 id);
    [[nodiscard]] QList<quint64> shown() const;
    void add(quint64 id, const Message &message);
    void remove(quint64 id);
    void update(quint64 front);

    std::vector<Entry> m_entries; ///< in the order in which they are shown
    quint64 m_front = 0;          ///< 0: none
    qsizetype m_count = 0;
    qsizetype m_position = -1;
    const QObject *m_subject = nullptr;
    quint64 m_lastId = 0;
    QList<Error> m_fileErrors; ///< those that m_fileMessage lists
    MessageHandle m_fileMessage;
};
