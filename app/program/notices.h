// SPDX-License-Identifier: MIT
#pragma once

#include "program/message.h"

/// What the window tells its user: messages in one line, and notes in the status line below it.
class Notices final : public QObject
{
    Q_OBJECT
public:
    using Spoken = MessageHandle::Spoken;
    /// What a note is about. The window removes the note when that no longer exists. Moment is for a note
    /// about neither the session nor the results.
    enum Subject { Moment = 0, SessionSubject = 1, ResultsSubject = 2 };
    Q_DECLARE_FLAGS(Subjects, Subject)

    /// Returns the messages of the window.
    [[nodiscard]] MessageList &messages() { return m_messages; }

Q_SIGNALS:
    /// Emit this to show a note about what has just happened, such as that something was copied. `spoken` is
    /// No if screen readers have said the text already.
    void note(const QString &text, Notices::Subjects about = Notices::Moment,
              Notices::Spoken spoken = Notices::Spoken::Yes);

private:
    MessageList m_messages;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Notices::Subjects)
