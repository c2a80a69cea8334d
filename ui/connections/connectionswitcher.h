// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QList>

class ConnectionFilter;
class ConnectionList;
class TextLabel;

/// Goes to another connection with a few keys: type a part of it, Enter. Window-modal; shown with open().
class ConnectionSwitcher final : public Dialog
{
    Q_OBJECT
public:
    explicit ConnectionSwitcher(QWidget *parent = nullptr);

    /// In the order to be offered. The first one that is not current is selected: going back and forth
    /// between two takes one key.
    void setConnections(const QList<Connection> &connections, const QString &currentId);

Q_SIGNALS:
    /// And the dialog is closed.
    void chosen(const QString &id);
    void manageWanted();

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
