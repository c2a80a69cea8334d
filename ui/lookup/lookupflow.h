// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "session/sessionregistry.h"
#include "ui/lookup/ids/idfileloader.h"

#include <QObject>
#include <QPointer>

class Clock;
class FileChooser;
class HistoryDialog;
class MessageBar;
class QMimeData;

/// What the flow of ids works on; all of it outlives the window.
struct LookupFlowParts
{
    LookupHistory &history;
    const ConnectionStore &connections;
    const SessionRegistry &sessions;
    FileChooser &files;
    const Clock &clock;
};

/// Where ids come from beside the keyboard: files, and lookups that were made before. Nothing is looked
/// up by it.
class LookupFlow final : public QObject
{
    Q_OBJECT
public:
    /// Speaks through `messages`, which outlives it.
    LookupFlow(const LookupFlowParts &parts, MessageBar &messages, QWidget *window);

    void openFile();
    /// Whether a file of ids could be in it.
    [[nodiscard]] static bool canTake(const QMimeData &dropped);
    void take(const QMimeData &dropped);
    void openHistory();

Q_SIGNALS:
    /// For the field.
    void idsChosen(const QString &text);
    /// A lookup is to be made again where it was made before.
    void connectionWanted(const QString &id);

private:
    void show(const IdFile &file, const QString &fileName);
    void repeat(const HistoryEntry &entry);

    LookupFlowParts m_with;
    MessageBar &m_messages;
    QWidget *m_window;
    IdFileLoader m_loader;
    QPointer<HistoryDialog> m_historyDialog;
};
