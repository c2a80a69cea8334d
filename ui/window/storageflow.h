// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QList>
#include <QObject>

class LookupHistory;
class MessageBar;
class ResultArchive;
class Settings;
class UpgradeJournal;

struct StorageParts
{
    Settings &settings;
    LookupHistory &history;
    ResultArchive &archive;
    UpgradeJournal &journal;
};

/// Reads what the window does not need to come up, and tells of the program's own files that can't be
/// read or written: of all of them in one message.
class StorageFlow final : public QObject
{
    Q_OBJECT
public:
    StorageFlow(const StorageParts &parts, MessageBar &messages, QObject *parent);

    void load();
    void tell(const QList<Error> &problems);

private:
    void tellNotKept(qsizetype rows);

    StorageParts m_with;
    MessageBar &m_messages;
};
