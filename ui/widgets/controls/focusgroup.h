// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QKeyEvent;

/// Makes several widgets a single stop of the tab key, which stands where the first of them does. Tab leads
/// to the one that had the focus last, and the arrow keys lead from one to the next, as far as the widgets do
/// not use these keys themselves.
class FocusGroup final : public QObject
{
    Q_OBJECT
public:
    /// `block` contains the widgets, and owns the group.
    explicit FocusGroup(QWidget *block);

    /// Adds a widget, which must live as long as the group. The order is that of the arrow keys.
    void add(QWidget *widget);
    /// Sets another order. `widgets` must be all that were added.
    void setOrder(const QWidgetList &widgets);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Member
    {
        QWidget *widget;
        Qt::FocusPolicy policy; ///< with the tab key
    };
    [[nodiscard]] bool canHaveFocus(const QWidget &widget) const;
    void setStop(qsizetype index);
    void findStop();
    void placeStop();
    [[nodiscard]] bool move(const QKeyEvent &event);

    QWidget *m_block;
    std::vector<Member> m_members;
    qsizetype m_stop = 0;
};
