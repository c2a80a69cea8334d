// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"

#include <QList>
#include <QObject>

class FileChooser;
class QWidget;
struct Message;

/// Writes connections to a file and reads them from one, both chosen by the user and off the window's
/// thread.
class ConnectionTransfer final : public QObject
{
    Q_OBJECT
public:
    /// Belongs to the window that the user is asked in. The chooser must outlive it.
    ConnectionTransfer(FileChooser &files, QWidget *window);

    /// Secrets are no part of a connection.
    void write(const QList<Connection> &connections);
    void read();

Q_SIGNALS:
    void told(const Message &message);
    /// All that the file has.
    void wasRead(const QString &fileName, const QList<Connection> &connections);

private:
    void writeTo(const QString &path, const QList<Connection> &connections);
    void readFrom(const QString &path);

    FileChooser &m_files;
    QWidget *m_window;
};
