// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"
#include "credentials/credentialmanager.h"
#include "program/message.h"
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

/// Manages the saved connections: their order, their content, import and export. Window-modal, shown with
/// open().
class ConnectionsDialog final : public Dialog
{
    Q_OBJECT
public:
    /// All but `parent` must outlive the dialog.
    ConnectionsDialog(ConnectionStore &store, CredentialManager &credentials, FileChooser &files,
                      QWidget *parent = nullptr);

    /// Marks and selects the connection that is in use.
    void setCurrentConnection(const QString &id);
    /// Sets the defaults for new connections.
    void setNewConnection(const Connection &connection) { m_new = connection; }
    /// Shows a message. Unless it is an error or a warning, it makes a pending deletion final. An error or a
    /// warning may have at most one action, since Undo for a pending deletion is added to it. Do not pass
    /// errors of the store, which the dialog shows by itself.
    void setMessage(const Message &message);

    void done(int result) override;

Q_SIGNALS:
    /// Emitted when the dialog has closed and the connection is to be signed in to.
    void signInRequested(const QString &id);
    /// Emitted when the stored API key and password are to be deleted while the connection stays.
    void forgetRequested(const Connection &connection);
    /// Emitted when passwords were entered for a connection that has been saved. They are to be stored.
    void passwordsEntered(const Connection &connection, const TransportPasswords &passwords);
    /// Emitted when a secret is to be stored, to which the user has agreed.
    void secretAgreed(const Connection &connection, SecretKind kind, const Secret &secret);
    /// Emitted when a connection was deleted. The user can undo that until deletionFinal() is emitted or the
    /// program ends.
    void deleted(const Connection &connection);
    /// Emitted when a deletion can no longer be undone. What belongs to the connection, such as its secrets,
    /// can be deleted.
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

    /// Returns the editor, which the caller opens.
    [[nodiscard]] ConnectionEditor *makeEditor(const Connection &connection);
    void edit(const Connection &connection);
    void completeNext();
    void duplicate();
    void remove();
    void undo();
    void makeDeletionFinal();
    void moveBy(int places);
    void exportOwn();
    void import(const QString &fileName, const QList<ImportedConnection> &connections);

    ConnectionStore &m_store;
    CredentialManager &m_credentials;
    FileChooser &m_files;
    QString m_currentId;
    Connection m_new;
    std::optional<Deleted> m_deleted;
    QList<ImportedConnection> m_incomplete; ///< imported without an address, which the user is asked for
    ConnectionList *m_list;
    ConnectionFilter *m_filter;
    EmptyState *m_empty;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    ConnectionTransfer *m_transfer;
    ConnectionActions m_actions;
    QStackedLayout *m_pages = nullptr;
};
