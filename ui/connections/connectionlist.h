// SPDX-License-Identifier: MIT
#pragma once

#include "ui/connections/connectionlistmodel.h"
#include "ui/widgets/controls/listfilter.h"

#include <QListView>

/// A list of connections with a single selected row.
class ConnectionList final : public QListView
{
    Q_OBJECT
public:
    explicit ConnectionList(QWidget *parent = nullptr);

    void setRows(const QList<ConnectionRow> &rows);
    /// Returns the id of the selected row. Empty if no row is selected or the row is not a connection.
    [[nodiscard]] QString selectedId() const;
    [[nodiscard]] bool hasSelection() const { return currentIndex().isValid(); }
    void select(const QString &id);
    void selectRow(int row);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when another row is selected.
    void selectionMoved();
    /// Emitted on a double click. Enter is handled by the dialog.
    void chosen();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void changeEvent(QEvent *event) override;

private:
    ConnectionListModel *m_model;
};

/// The filter field of a ConnectionList.
class ConnectionFilter final : public ListFilter
{
    Q_OBJECT
public:
    /// `list` must outlive the filter.
    explicit ConnectionFilter(ConnectionList *list, QWidget *parent = nullptr);
};
