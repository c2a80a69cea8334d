// SPDX-License-Identifier: MIT
#include "ui/window/panecycle.h"

#include "ui/widgets/controls/taborder.h"

#include <QApplication>

#include <utility>

namespace {

bool canHaveFocus(const QWidget *widget)
{
    return widget && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
}

bool isInPane(const Pane &pane, const QWidget *widget)
{
    return widget && (pane.widget->isAncestorOf(widget) || (pane.bar && pane.bar->isAncestorOf(widget)));
}

} // namespace

PaneCycle::PaneCycle(std::function<QList<Pane>()> panes, QObject *parent)
    : QObject(parent)
    , m_panes(std::move(panes))
{
}

void PaneCycle::move(int step)
{
    QWidget *focused = QApplication::focusWidget();
    QList<Pane> shown;
    qsizetype current = -1;
    for (const Pane &pane : m_panes()) {
        if (!pane.widget || !pane.widget->isVisible() || !firstInTabOrder(pane.widget))
            continue;
        if (isInPane(pane, focused)) {
            current = shown.size();
            m_lastFocus.insert(pane.widget, focused);
        }
        shown += pane;
    }
    if (shown.isEmpty())
        return;
    if (current < 0 && step < 0)
        current = 0;
    enter(shown.at((current + step + shown.size()) % shown.size()));
}

void PaneCycle::enter(const Pane &pane)
{
    QWidget *target = m_lastFocus.value(pane.widget);
    if (!canHaveFocus(target) || !isInPane(pane, target))
        target = canHaveFocus(pane.first) ? pane.first : firstInTabOrder(pane.widget);
    target->setFocus(Qt::TabFocusReason);
}

#include "moc_panecycle.cpp"
