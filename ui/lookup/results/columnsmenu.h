// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

class QActionGroup;
class TableColumns;

/// The menu of the results table's columns: which of them are shown, and by which the table is sorted and
/// grouped. It makes available to the keyboard what the pointer can do at the table's header.
class ColumnsMenu final : public QMenu
{
    Q_OBJECT
public:
    /// `grouping` is the menu that groups the rows; it is added as a submenu. `columns` and `grouping` must
    /// outlive the menu.
    ColumnsMenu(TableColumns &columns, QMenu &grouping, QWidget *parent = nullptr);

private:
    void fill();

    TableColumns &m_columns;
    QMenu &m_grouping;
    QMenu *m_sorting;
    QActionGroup *m_sortChoices = nullptr;
};
