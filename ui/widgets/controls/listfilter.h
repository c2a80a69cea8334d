// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QAbstractItemView;

/// A line that narrows a list down. The keys that move in a list do so from here; what they move to is
/// said, as the list's Qt::AccessibleTextRole has it.
class ListFilter : public QLineEdit
{
    Q_OBJECT
public:
    /// The list has its model already.
    explicit ListFilter(QAbstractItemView *list, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void say(const QModelIndex &current);

    QAbstractItemView *m_list;
};

class QLineEdit;

/// Gives the field the button that empties it, with a name for those who can't see it: Qt leaves it
/// without one.
void addClearButton(QLineEdit &edit);
