// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

class QActionGroup;
class ResultsTable;

/// Which columns the table of results has, and what it is sorted by: what can be done with the pointer
/// at its header, for the keyboard too.
class ColumnsMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit ColumnsMenu(ResultsTable &table, QWidget *parent = nullptr);

private:
    void fill();

    ResultsTable &m_table;
    QMenu *m_sorting;
    QActionGroup *m_group = nullptr;
};
