// SPDX-License-Identifier: MIT
#include "program/message.h"

#include "base/errortext.h"
#include "text/composedtext.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxShownErrors = 3; ///< shown with their full texts

/// Returns whether the user may be answering a message of that kind.
bool isWaitingForUser(MessageKind kind)
{
    return kind == MessageKind::EndedSession || kind == MessageKind::Question;
}

MessageKind kindOf(const Message &message)
{
    const bool isBad = message.tone == Tone::Danger || message.tone == Tone::Warn;
    return message.kind.value_or(isBad ? MessageKind::Error : MessageKind::News);
}

} // namespace

Message messageFor(const Error &error)
{
    const ErrorText text = describeError(error);
    return {.tone = Tone::Danger,
            .title = text.title,
            .text = paragraphs({text.message, serverWords(error)}),
            .details = errorDetails(error)};
}

Message messageFor(const QList<Error> &errors)
{
    if (errors.size() == 1)
        return messageFor(errors.first());
    QStringList texts;
    QStringList details;
    for (const Error &error : errors) {
        if (texts.size() < kMaxShownErrors)
            texts += describeError(error).message; // of files, for which no server has words
        details += errorDetails(error);
    }
    const qsizetype more = errors.size() - texts.size();
    if (more > 0)
        texts += MessageList::tr("%Ln more under Details.", nullptr, static_cast<int>(more));
    return {.tone = Tone::Danger,
            //: At least two.
            .title = MessageList::tr("There are problems with %Ln files", nullptr,
                                     static_cast<int>(errors.size())),
            .text = texts.join(u'\n'),
            .details = details.join(u"\n\n"_s)};
}

void MessageHandle::show(MessageList &list, const Message &message)
{
    if (isOpen())
        m_list->m_entries.erase(m_list->find(m_id));
    m_list = &list;
    m_id = ++list.m_lastId;
    list.add(m_id, message);
}

bool MessageHandle::isOpen() const
{
    return m_list && m_list->find(m_id) != m_list->m_entries.end();
}

bool MessageHandle::isShown() const
{
    return m_list && m_list->m_front == m_id;
}

void MessageHandle::close()
{
    if (MessageList *list = std::exchange(m_list, nullptr))
        list->remove(m_id);
}

void MessageHandle::setText(const QString &text, Spoken spoken)
{
    if (!isOpen())
        return;
    m_list->find(m_id)->message.text = text;
    if (isShown())
        Q_EMIT m_list->textChanged(spoken);
}

void MessageHandle::setBusy(bool isBusy)
{
    if (!isOpen())
        return;
    m_list->find(m_id)->message.isBusy = isBusy;
    if (isShown())
        Q_EMIT m_list->busyChanged();
}

/// Emits nothing any more.
MessageList::~MessageList()
{
    m_entries.clear();
}

void MessageList::addFileError(const Error &error)
{
    if (!m_fileMessage.isOpen())
        m_fileErrors.clear();
    const bool isListed =
        std::any_of(m_fileErrors.cbegin(), m_fileErrors.cend(), [&error](const Error &other) {
            return other.detail == error.detail && other.jsonPath == error.jsonPath;
        });
    if (!isListed)
        m_fileErrors += error;
    if (isListed && m_fileMessage.isShown())
        return;
    Message message = messageFor(m_fileErrors);
    message.outlivesConnection = true;
    m_fileMessage.show(*this, message);
}

const Message *MessageList::front() const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [this](const Entry &each) { return each.id == m_front; });
    return entry == m_entries.end() ? nullptr : &entry->message;
}

qsizetype MessageList::position() const
{
    return shown().indexOf(m_front);
}

void MessageList::step(int step)
{
    const QList<quint64> ids = shown();
    if (const qsizetype to = ids.indexOf(m_front) + step; to >= 0 && to < ids.size())
        update(ids.at(to));
}

void MessageList::setSubject(const QObject *subject)
{
    m_subject = subject;
    update(m_front);
}

void MessageList::closeFront()
{
    const Message *message = front();
    if (!message || !message->canClose)
        return;
    const std::function<void()> closed = message->closed;
    expireFront();
    if (closed)
        closed();
}

void MessageList::expireFront()
{
    remove(m_front);
}

void MessageList::clearForOtherConnection()
{
    std::erase_if(m_entries, [](const Entry &entry) { return !entry.message.outlivesConnection; });
    update(m_front);
}

std::vector<MessageList::Entry>::iterator MessageList::find(quint64 id)
{
    return std::find_if(m_entries.begin(), m_entries.end(),
                        [id](const Entry &entry) { return entry.id == id; });
}

/// Returns the messages that can be shown, in their order.
QList<quint64> MessageList::shown() const
{
    QList<quint64> ids;
    for (const Entry &entry : m_entries) {
        if (!entry.message.subject || entry.message.subject == m_subject)
            ids += entry.id;
    }
    return ids;
}

void MessageList::add(quint64 id, const Message &message)
{
    const auto isNotBefore = [&message](const Entry &entry) {
        return kindOf(entry.message) >= kindOf(message);
    };
    m_entries.insert(std::find_if(m_entries.begin(), m_entries.end(), isNotBefore), {id, message});
    const Message *before = front();
    const bool isAnswerAwaited =
        before && isWaitingForUser(kindOf(*before)) && kindOf(*before) < kindOf(message);
    update(isAnswerAwaited ? m_front : id);
}

void MessageList::remove(quint64 id)
{
    if (const auto entry = find(id); entry != m_entries.end()) {
        m_entries.erase(entry);
        update(m_front);
    }
}

/// Brings the message to the front or, if it can't be shown, the first one.
void MessageList::update(quint64 front)
{
    const QList<quint64> ids = shown();
    const quint64 next = ids.contains(front) ? front : ids.value(0);
    const bool isOther = std::exchange(m_front, next) != next;
    const qsizetype position = ids.indexOf(next);
    const bool isMoved =
        std::exchange(m_count, ids.size()) != ids.size() || std::exchange(m_position, position) != position;
    if (isOther)
        Q_EMIT frontChanged();
    else if (isMoved)
        Q_EMIT countChanged();
}

#include "moc_message.cpp"
