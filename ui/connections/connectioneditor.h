// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/widgets/dialogs/scrolldialog.h"

#include <QPointer>

class Badge;
class ConnectionForm;
class ConnectionStore;
class FileChooser;
class QPushButton;
class TextLabel;

/// Makes a connection or changes one; shows one that only administrators change. Window-modal; shown
/// with open().
class ConnectionEditor final : public ScrollDialog
{
    Q_OBJECT
public:
    /// Store and chooser must outlive it.
    ConnectionEditor(ConnectionStore &store, FileChooser &files, QWidget *parent = nullptr);

    /// One without an id becomes a new one when it is saved.
    void setConnection(const Connection &connection);
    void focusName();

    /// Asks first where something would be lost.
    void reject() override;

Q_SIGNALS:
    /// And the dialog is closed.
    void saved(const QString &id);

private:
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QWidget *makeButtons();
    void refresh();
    void explainReadOnly();
    void duplicate();
    void askBeforeDiscarding();
    void discard();
    void keepEditing();
    void save();

    ConnectionStore &m_store;
    Connection m_connection;
    ConnectionForm *m_form;
    TextLabel *m_title;
    Badge *m_environment;
    TextLabel *m_secrets;
    QPushButton *m_save;
    QPushButton *m_cancel;
    QPointer<QWidget> m_before; ///< had the focus before the user was asked
    bool m_isAsking = false;
};
