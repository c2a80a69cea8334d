// SPDX-License-Identifier: MIT
#include "ui/window/storageflow.h"

#include "history/lookuphistory.h"
#include "results/resultarchive.h"
#include "storage/settings.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "upgrade/upgradejournal.h"

using tokens::Tone;

StorageFlow::StorageFlow(const StorageParts &parts, MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_with(parts)
    , m_messages(messages)
{
    const auto tellOne = [this](const Error &error) { m_messages.addFileError(error); };
    connect(&m_with.settings, &Settings::saveFailed, this, tellOne);
    connect(&m_with.archive, &ResultArchive::failed, this, tellOne);
    connect(&m_with.archive, &ResultArchive::notKept, this, &StorageFlow::tellNotKept);
}

void StorageFlow::load()
{
    if (const auto error = m_with.history.load())
        tell({*error});
    m_with.archive.load();
    m_with.journal.refresh();
}

void StorageFlow::tell(const QList<Error> &problems)
{
    for (const Error &problem : problems)
        m_messages.addFileError(problem);
}

void StorageFlow::tellNotKept(qsizetype rows)
{
    m_messages.setMessage({.tone = Tone::Warn,
                           .title = tr("Not all results are kept"),
                           .text = tr("The last %n are too many. They stay on screen until you quit.",
                                      nullptr, static_cast<int>(rows)),
                           .details = {},
                           .actions = {}});
}

#include "moc_storageflow.cpp"
