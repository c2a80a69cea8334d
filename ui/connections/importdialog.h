// SPDX-License-Identifier: MIT
#pragma once

#include "clientimport/importedconnection.h"
#include "connections/importplan.h"
#include "credentials/secretstore.h"
#include "program/message.h"
#include "ui/widgets/dialogs/dialog.h"

class ConnectionStore;
class ImportModel;
class MessageBar;
class QListView;
class QPushButton;
class TextLabel;
struct Error;

/// Shows what an import would change, and imports the checked connections all at once, with the secrets to
/// which the user has agreed. Window-modal, shown with open().
class ImportDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `fileName` has to be the result of shownName() for the imported file. `isPersistent` says whether this
    /// program can use a keyring. `store` must outlive the dialog.
    ImportDialog(ConnectionStore &store, const QString &fileName, const QList<ImportedConnection> &imported,
                 bool isPersistent, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when connections were imported and the dialog has closed. `count` is 0 if only secrets were.
    void imported(int count);
    /// Emitted after that for each secret that is to be stored for a connection.
    void secretAgreed(const Connection &connection, SecretKind kind, const Secret &secret);
    /// Emitted last for each connection without an address, which the user is to be asked for. It has only
    /// the secrets that are to be stored.
    void incomplete(const ImportedConnection &connection);

private:
    /// A connection of the file.
    struct Item
    {
        ImportedConnection imported;
        ImportEntry entry;
        int row = 0; ///< of the connection in the list; its secrets follow

        [[nodiscard]] bool isComplete() const { return !entry.connection.baseUrl.isEmpty(); }
    };

    /// Returns what is imported of a connection: its secrets only if they are checked.
    [[nodiscard]] ImportedConnection agreedOf(const Item &item) const;
    void updatePlan();
    void updateButton();
    void apply();
    void showFailure(const Error &error);

    ConnectionStore &m_store;
    const QList<ImportedConnection> m_imported;
    const bool m_isPersistent;
    QList<Item> m_items;
    ImportModel *m_model;
    QListView *m_list;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    TextLabel *m_intro;
    QPushButton *m_import;
    bool m_isApplying = false;
};
