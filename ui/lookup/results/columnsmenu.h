// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

class QActionGroup;
class TableColumns;

/// Which columns the table of results has, and what it is sorted by: what can be done with the pointer
/// at its header, for the keyboard too.
class ColumnsMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit ColumnsMenu(TableColumns &columns, QWidget *parent = nullptr);

private:
    void fill();

    TableColumns &m_columns;
    QMenu *m_sorting;
    QActionGroup *m_group = nullptr;
};
