// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "program/services.h"
#include "ui/widgets/dialogs/dialog.h"

#include <QList>
#include <QSet>

class QListView;
class QPushButton;
class SeveralModel;
class TextLabel;

/// Asks for the connections in which ids are to be looked up. The list follows the saved connections and
/// their sessions while the dialog is open: a connection that has another address or environment than when it
/// was checked is unchecked. Remembers the choice. Sends nothing. Window-modal, shown with open().
class SeveralDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `count` is the number of ids. `services` must outlive the dialog.
    SeveralDialog(const Services &services, qsizetype count, QWidget *parent = nullptr);

    /// Checks these connections instead of those of the last choice, as far as they are in the list.
    void setChosen(const QStringList &ids);

Q_SIGNALS:
    /// Emitted when the user has chosen and the dialog has closed. There is at least one connection. They
    /// are in the order of the list.
    void chosen(const QList<Connection> &connections);

private:
    [[nodiscard]] QStringList likelyChoice() const;
    [[nodiscard]] QList<Connection> checkedConnections() const;
    void updateRows();
    void updateChoice();
    void lookUp();

    const Services &m_services;
    const qsizetype m_count;
    SeveralModel *m_model;
    QListView *m_list;
    TextLabel *m_intro;
    TextLabel *m_changed;
    TextLabel *m_note;
    QPushButton *m_lookUp;
    QList<Connection> m_connections; ///< as they are in the list
    QSet<QString> m_saved;           ///< ids of those of them that are saved
};
