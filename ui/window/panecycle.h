// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

/// A part of a window that is gone to by key.
struct Pane
{
    QWidget *widget = nullptr;
    QWidget *first = nullptr; ///< in it, for the focus; null: the first that the tab key reaches
};

/// Goes from one pane of a window to the next, back to where the focus was in it.
class PaneCycle final : public QObject
{
    Q_OBJECT
public:
    /// `panes` tells them in their order; those that can't be seen are passed over.
    PaneCycle(std::function<QList<Pane>()> panes, QObject *parent);

    void next() { move(1); }
    void previous() { move(-1); }

private:
    void move(int step);
    void enter(const Pane &pane);

    std::function<QList<Pane>()> m_panes;
    QHash<QWidget *, QPointer<QWidget>> m_left; ///< what had the focus when a pane was left
};
