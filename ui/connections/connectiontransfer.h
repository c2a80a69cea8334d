// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"

#include <QList>
#include <QObject>

class FileChooser;
class QWidget;
struct Message;

/// Writes connections to a file and reads them from one. The user chooses the file. The work is done in
/// another thread.
class ConnectionTransfer final : public QObject
{
    Q_OBJECT
public:
    /// `window` is the parent, also of the file dialogs. `files` must outlive this object.
    ConnectionTransfer(FileChooser &files, QWidget *window);

    /// Writes the connections to a file and then emits messageReady(); emits nothing if the user cancels.
    /// Connections contain no secrets.
    void write(const QList<Connection> &connections);
    /// Reads connections from a file of this program or another client, and then emits fileRead(), or
    /// messageReady() if that has failed; emits nothing if the user cancels.
    void read();

Q_SIGNALS:
    /// Emitted when the message is to be shown: connections were written, or an error has occurred.
    void messageReady(const Message &message);
    /// Emitted when a file has been read. `fileName` is its name without the folder, safe to display;
    /// `connections` are all that it contains.
    void fileRead(const QString &fileName, const QList<ImportedConnection> &connections);

private:
    void writeTo(const QString &path, const QList<Connection> &connections);
    void readFrom(const QString &path);

    FileChooser &m_files;
    QWidget *m_window;
};
