// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

class QActionGroup;
class ResultsTable;

/// The menu of the results table's columns: which of them are shown, and by which the table is sorted and
/// grouped. It makes available to the keyboard what the pointer can do at the table's header.
class ColumnsMenu final : public QMenu
{
    Q_OBJECT
public:
    /// `grouping` is the menu that groups the rows; it is added as a submenu. `table` and `grouping` must
    /// outlive the menu.
    ColumnsMenu(ResultsTable &table, QMenu &grouping, QWidget *parent = nullptr);

private:
    void fill();

    ResultsTable &m_table;
    QMenu &m_grouping;
    QMenu *m_sorting;
    QActionGroup *m_sortChoices = nullptr;
};
