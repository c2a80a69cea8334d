// SPDX-License-Identifier: MIT
#include "ui/archiveflow.h"

#include "ui/widgets/messagebar.h"

#include <QAction>

ArchiveFlow::ArchiveFlow(ResultArchive &archive, MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_archive(archive)
    , m_messages(messages)
{
    connect(&m_archive, &ResultArchive::failed, this,
            [this](const Error &error) { m_messages.setMessage(messageFor(error)); });
    connect(&m_archive, &ResultArchive::notKept, this, &ArchiveFlow::tellNotKept);
}

void ArchiveFlow::follow(QAction *action)
{
    action->setChecked(m_archive.isKeeping());
    connect(action, &QAction::toggled, &m_archive, &ResultArchive::setKeeping);
    connect(&m_archive, &ResultArchive::keepingChanged, action, &QAction::setChecked);
}

void ArchiveFlow::tellNotKept(qsizetype rows)
{
    m_messages.setMessage({.tone = tokens::Tone::Warn,
                           .title = tr("Not all results are kept"),
                           .text = tr("The last %n are too many. They stay on screen until you quit.",
                                      nullptr, static_cast<int>(rows)),
                           .details = {},
                           .actions = {}});
}
