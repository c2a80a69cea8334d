// SPDX-License-Identifier: MIT
#include "ui/connections/connectiontransfer.h"

#include "base/async.h"
#include "base/errortext.h"
#include "clientimport/clientfile.h"
#include "connections/connectionjson.h"
#include "storage/atomicfile.h"
#include "ui/connections/importdialog.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/filechooser.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

/// A file that is gone is an error.
Result<QList<ImportedConnection>> readConnections(const QString &path)
{
    if (!QFileInfo::exists(path))
        return failure(
            localStorageError(ErrorCause::FileNotRead,
                              CommonTexts::tr("%1 is not there.").arg(QDir::toNativeSeparators(path))));
    return readImport(path);
}

QString exportFilter()
{
    return ConnectionTransfer::tr("Connections (*.json);;All files (*)");
}

QString importFilter()
{
    return ConnectionTransfer::tr("Connections, also of other clients (*.json *.bru);;All files (*)");
}

} // namespace

ConnectionTransfer::ConnectionTransfer(FileChooser &files, QWidget *window)
    : QObject(window)
    , m_files(files)
    , m_window(window)
{
}

void ConnectionTransfer::write(const QList<Connection> &connections)
{
    m_files.save(m_window, tr("Export connections"), exportFilter(), u"connections.json"_s,
                 [this, connections](const QString &path) { writeTo(path, connections); });
}

void ConnectionTransfer::writeTo(const QString &path, const QList<Connection> &connections)
{
    const QString name = shownName(QFileInfo(path).fileName());
    const auto count = static_cast<int>(connections.size());
    inBackground(
        this,
        [path, connections] {
            return writeUserFile(path, connectionsJson(connections, ConnectionFile::Exchange));
        },
        [this, name, count](const std::optional<Error> &error) {
            if (error) {
                Q_EMIT messageReady(messageFor(*error));
                return;
            }
            Q_EMIT messageReady({.tone = tokens::Tone::Good,
                                 .title = tr("Exported %Ln connections to %1", nullptr, count).arg(name),
                                 .text = tr("No secrets are in it.")});
        });
}

void ConnectionTransfer::read()
{
    m_files.open(m_window, ImportDialog::tr("Import connections"), importFilter(),
                 [this](const QString &path) { readFrom(path); });
}

void ConnectionTransfer::readFrom(const QString &path)
{
    const QString name = shownName(QFileInfo(path).fileName());
    inBackground(
        this, [path] { return readConnections(path); },
        [this, name](const Result<QList<ImportedConnection>> &connections) {
            if (connections)
                Q_EMIT fileRead(name, *connections);
            else
                Q_EMIT messageReady(messageFor(connections.error()));
        });
}

#include "moc_connectiontransfer.cpp"
