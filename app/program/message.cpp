// SPDX-License-Identifier: MIT
#include "program/message.h"

#include "base/errortext.h"
#include "text/composedtext.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxShownErrors = 3; ///< shown with their full texts

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
    list.m_entries.push_back({m_id, message});
    Q_EMIT list.frontChanged();
}

bool MessageHandle::isOpen() const
{
    return m_list && m_list->find(m_id) != m_list->m_entries.end();
}

bool MessageHandle::isShown() const
{
    return m_list && !m_list->m_entries.empty() && m_list->m_entries.back().id == m_id;
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
    return m_entries.empty() ? nullptr : &m_entries.back().message;
}

void MessageList::closeFront()
{
    if (m_entries.empty() || !m_entries.back().message.canClose)
        return;
    const std::function<void()> closed = m_entries.back().message.closed;
    expireFront();
    if (closed)
        closed();
}

void MessageList::expireFront()
{
    m_entries.pop_back();
    Q_EMIT frontChanged();
}

void MessageList::clearForOtherConnection()
{
    const auto before = m_entries.size();
    const bool isFrontLasting = !m_entries.empty() && m_entries.back().message.outlivesConnection;
    std::erase_if(m_entries, [](const Entry &entry) { return !entry.message.outlivesConnection; });
    if (m_entries.size() != before && !isFrontLasting)
        Q_EMIT frontChanged();
}

std::vector<MessageList::Entry>::iterator MessageList::find(quint64 id)
{
    return std::find_if(m_entries.begin(), m_entries.end(),
                        [id](const Entry &entry) { return entry.id == id; });
}

void MessageList::remove(quint64 id)
{
    const auto entry = find(id);
    if (entry == m_entries.end())
        return;
    const bool wasFront = std::next(entry) == m_entries.end();
    m_entries.erase(entry);
    if (wasFront)
        Q_EMIT frontChanged();
}

#include "moc_message.cpp"
