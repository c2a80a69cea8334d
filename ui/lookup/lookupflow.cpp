// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupflow.h"

#include "ui/lookup/history/historydialog.h"
#include "ui/lookup/ids/idfiledialog.h"
#include "ui/lookup/ids/idfiledrop.h"
#include "ui/widgets/dialogs/filechooser.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QMimeData>

using namespace Qt::StringLiterals;
using tokens::Tone;

LookupFlow::LookupFlow(const LookupFlowParts &parts, MessageBar &messages, QWidget *window)
    : QObject(window)
    , m_with(parts)
    , m_messages(messages)
    , m_window(window)
{
    connect(&m_loader, &IdFileLoader::loaded, this, &LookupFlow::show);
    connect(&m_loader, &IdFileLoader::failed, this,
            [this](const Error &error) { m_messages.setMessage(messageFor(error), this); });
    connect(&m_with.history, &LookupHistory::saveFailed, this, [this](const Error &error) {
        if (!m_historyDialog) // which says so itself
            m_messages.addFileError(error);
    });
}

void LookupFlow::openFile()
{
    m_with.files.open(m_window, tr("Open a file with ids"),
                      tr("Texts and tables (*.csv *.tsv *.txt *.log);;All files (*)"),
                      [this](const QString &path) { m_loader.load(path); });
}

bool LookupFlow::canTake(const QMimeData &dropped)
{
    return dropped.hasUrls();
}

void LookupFlow::take(const QMimeData &dropped)
{
    const QString path = idFilePath(&dropped);
    if (!path.isEmpty()) {
        m_loader.load(path);
        return;
    }
    m_messages.setMessage({.tone = Tone::Warn,
                           .title = tr("This can't be opened"),
                           .text = idFileDropProblem(&dropped),
                           .details = {},
                           .actions = {}},
                          this);
}

void LookupFlow::show(const IdFile &file, const QString &fileName)
{
    m_messages.clear(this);
    if (!needsChoice(file)) {
        Q_EMIT idsChosen(columnText(file, file.bestColumn));
        return;
    }
    auto *dialog = new IdFileDialog(file, fileName, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &IdFileDialog::chosen, this, &LookupFlow::idsChosen);
    dialog->open();
}

void LookupFlow::openHistory()
{
    if (!m_historyDialog) {
        m_historyDialog = new HistoryDialog(m_with.history, m_with.clock, m_window);
        m_historyDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_historyDialog, &HistoryDialog::repeatWanted, this, &LookupFlow::repeat);
    }
    m_historyDialog->setConnections(m_with.connections.connections());
    m_historyDialog->show();
    m_historyDialog->raise();
    m_historyDialog->activateWindow();
}

void LookupFlow::repeat(const HistoryEntry &entry)
{
    if (m_historyDialog)
        m_historyDialog->close();
    if (m_with.sessions.current().connection().id != entry.connectionId)
        Q_EMIT connectionWanted(entry.connectionId);
    Q_EMIT idsChosen(entry.ids);
}

#include "moc_lookupflow.cpp"
