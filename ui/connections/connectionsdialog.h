// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/connections/connectionactions.h"
#include "ui/widgets/dialogs/dialog.h"

#include <optional>

class ConnectionEditor;
class ConnectionFilter;
class ConnectionList;
class ConnectionStore;
class ConnectionTransfer;
class EmptyState;
class FileChooser;
class MessageBar;
class QStackedLayout;
struct Message;

/// Looks after the saved connections: their order, their content, import and export. Window-modal;
/// shown with open().
class ConnectionsDialog final : public Dialog
{
    Q_OBJECT
public:
    /// Store and chooser must outlive it.
    ConnectionsDialog(ConnectionStore &store, FileChooser &files, QWidget *parent = nullptr);

    /// The one that is in use, which is marked and selected.
    void setCurrentConnection(const QString &id);
    /// What one begins as that is made here.
    void setNewConnection(const Connection &connection) { m_new = connection; }
    /// How something went. A deletion is final then, but with an error or a warning, which has one action
    /// at most. Errors of the store are shown without being told.
    void setMessage(const Message &message);

    void done(int result) override;

Q_SIGNALS:
    /// And the dialog is closed.
    void signInWanted(const QString &id);
    /// Its stored API key and password are to be deleted, the connection is to stay.
    void forgetWanted(const Connection &connection);
    /// It can still be brought back, unless the program ends.
    void deleted(const Connection &connection);
    /// It can't be brought back any more: what belongs to it, its secrets above all, can go.
    void deletionFinal(const Connection &connection);

private:
    struct Deleted
    {
        qsizetype place;
        Connection connection;
    };

    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeBottomButtons();
    void connectActions();
    void refresh();
    void updateActions();
    void showMenu(const QPoint &position);
    [[nodiscard]] std::optional<Connection> selected() const;

    void edit(const Connection &connection);
    void duplicate();
    void remove();
    void undo();
    void forgetDeleted();
    void moveBy(int places);
    void exportOwn();
    void import(const QString &fileName, const QList<Connection> &connections);

    ConnectionStore &m_store;
    FileChooser &m_files;
    QString m_currentId;
    Connection m_new;
    std::optional<Deleted> m_deleted;
    ConnectionList *m_list;
    ConnectionFilter *m_filter;
    EmptyState *m_empty;
    MessageBar *m_message;
    ConnectionTransfer *m_transfer;
    ConnectionActions m_actions;
    QStackedLayout *m_pages = nullptr;
};
