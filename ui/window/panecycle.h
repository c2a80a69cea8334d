// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

/// A part of a window to which PaneCycle moves the focus, such as a panel. The window owns the widgets.
struct Pane
{
    QWidget *widget = nullptr;
    /// The widget in the pane that gets the focus first. If null, the first one that the tab key reaches.
    QWidget *first = nullptr;
    QWidget *bar = nullptr; ///< a bar outside of the widget that belongs to the pane
};

/// Moves the focus from one pane of a window to the next. In each pane, the widget that had the focus last
/// gets it again.
class PaneCycle final : public QObject
{
    Q_OBJECT
public:
    /// `panes` returns the panes in their order. Invisible ones are skipped.
    PaneCycle(std::function<QList<Pane>()> panes, QObject *parent);

    void next() { move(1); }
    void previous() { move(-1); }

private:
    void move(int step);
    void enter(const Pane &pane);

    std::function<QList<Pane>()> m_panes;
    QHash<QWidget *, QPointer<QWidget>> m_lastFocus; ///< the widget that had the focus when the pane was left
};
