// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QAbstractItemView;

/// A line edit that filters a list. The keys that move in a list work here, too. The row they move to is
/// announced with its Qt::AccessibleTextRole.
class ListFilter : public QLineEdit
{
    Q_OBJECT
public:
    /// `list` must have its model already.
    explicit ListFilter(QAbstractItemView *list, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void announceRow(const QModelIndex &current);

    QAbstractItemView *m_list;
};

class QLineEdit;

/// Adds the clear button of QLineEdit. Qt gives that button no accessible name, so this function does.
void addClearButton(QLineEdit &edit);
