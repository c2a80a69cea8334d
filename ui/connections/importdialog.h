// SPDX-License-Identifier: MIT
#pragma once

#include "connections/importplan.h"
#include "program/message.h"
#include "ui/widgets/dialogs/dialog.h"

class ConnectionStore;
class ImportModel;
class MessageBar;
class QListView;
class QPushButton;
class TextLabel;
struct Error;

/// Shows what an import would change, and imports the checked connections all at once. Window-modal, shown
/// with open().
class ImportDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `fileName` has to be the result of shownName() for the imported file. `store` must outlive the dialog.
    ImportDialog(ConnectionStore &store, const QString &fileName, const QList<Connection> &imported,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when `count` connections were imported and the dialog has closed.
    void imported(int count);

private:
    void updatePlan();
    void updateButton();
    void apply();
    void showFailure(const Error &error);

    ConnectionStore &m_store;
    const QList<Connection> m_imported;
    QList<ImportEntry> m_plan;
    ImportModel *m_model;
    QListView *m_list;
    MessageBar *m_message;
    MessageHandle m_shownMessage;
    TextLabel *m_intro;
    QPushButton *m_import;
    bool m_isApplying = false;
};
