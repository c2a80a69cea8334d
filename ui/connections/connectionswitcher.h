// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QList>

class ConnectionFilter;
class ConnectionList;
class TextLabel;

/// Switches to another connection with a few keys: type a part of its name and press Enter. Window-modal,
/// shown with open().
class ConnectionSwitcher final : public Dialog
{
    Q_OBJECT
public:
    explicit ConnectionSwitcher(QWidget *parent = nullptr);

    /// Sets the connections in the order in which they are listed. The first one that is not the current
    /// connection is selected, so that Enter alone switches back and forth between two connections.
    void setConnections(const QList<Connection> &connections, const QString &currentId);

Q_SIGNALS:
    /// Emitted when the user has chosen a connection and the dialog has closed.
    void chosen(const QString &id);
    /// Emitted when the user wants to manage the connections and the dialog has closed.
    void manageRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void choose();

    QList<Connection> m_connections;
    QString m_currentId;
    ConnectionList *m_list;
    ConnectionFilter *m_filter;
    TextLabel *m_empty;
};
