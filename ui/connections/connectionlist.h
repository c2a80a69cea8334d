// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connections/connectionlistmodel.h"
#include "ui/widgets/controls/listfilter.h"

#include <QListView>

/// Connections below one another, one of them selected.
class ConnectionList final : public QListView
{
    Q_OBJECT
public:
    explicit ConnectionList(QWidget *parent = nullptr);

    void setRows(const QList<ConnectionRow> &rows);
    /// Of the selected row; empty where there is none, or where it is no connection.
    [[nodiscard]] QString selectedId() const;
    [[nodiscard]] bool hasSelection() const { return currentIndex().isValid(); }
    void select(const QString &id);
    void selectRow(int row);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void selectionMoved();
    /// By a double click; Enter is the dialog's.
    void chosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void changeEvent(QEvent *event) override;

private:
    ConnectionListModel *m_model;
};

/// Narrows a list of connections down.
class ConnectionFilter final : public ListFilter
{
    Q_OBJECT
public:
    explicit ConnectionFilter(ConnectionList *list, QWidget *parent = nullptr);
};
