// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/resultarchive.h"

#include <QObject>

class MessageBar;
class QAction;

/// What a window has to say of the results that are kept between sessions.
class ArchiveFlow final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `messages`; both outlive it.
    ArchiveFlow(ResultArchive &archive, MessageBar &messages, QObject *parent);

    /// `action`, which is checkable, says whether they are kept.
    void follow(QAction *action);

private:
    void tellNotKept(qsizetype rows);

    ResultArchive &m_archive;
    MessageBar &m_messages;
};
