// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/focusgroup.h"

#include "ui/widgets/controls/taborder.h"

#include <QAbstractButton>
#include <QKeyEvent>

#include <algorithm>

FocusGroup::FocusGroup(QWidget *block)
    : QObject(block)
    , m_block(block)
{
    block->installEventFilter(this);
}

void FocusGroup::add(QWidget *widget)
{
    m_members.push_back({widget, widget->focusPolicy()});
    widget->installEventFilter(this);
    setStop(m_stop);
    findStop();
}

void FocusGroup::setOrder(const QWidgetList &widgets)
{
    QWidget *stop = m_members.empty() ? nullptr : m_members[static_cast<std::size_t>(m_stop)].widget;
    std::sort(m_members.begin(), m_members.end(), [&widgets](const Member &first, const Member &second) {
        return widgets.indexOf(first.widget) < widgets.indexOf(second.widget);
    });
    m_stop = std::max<qsizetype>(0, widgets.indexOf(stop));
    placeStop();
}

/// Also returns whether the widget could have the focus if the block were shown.
bool FocusGroup::canHaveFocus(const QWidget &widget) const
{
    return widget.isVisibleTo(m_block) && widget.isEnabled();
}

void FocusGroup::setStop(qsizetype index)
{
    m_stop = index;
    for (qsizetype i = 0; i < static_cast<qsizetype>(m_members.size()); ++i) {
        const Member &member = m_members[static_cast<std::size_t>(i)];
        const auto withoutTab = member.policy & Qt::ClickFocus ? Qt::ClickFocus : Qt::NoFocus;
        member.widget->setFocusPolicy(i == index ? member.policy : withoutTab);
    }
    placeStop();
}

/// Lets Tab reach the stop where the group begins, so that what stands between its widgets always comes after
/// it.
void FocusGroup::placeStop()
{
    const auto first = std::find_if(m_members.cbegin(), m_members.cend(),
                                    [this](const Member &member) { return canHaveFocus(*member.widget); });
    for (auto member = m_members.cbegin(); member != m_members.cend(); ++member)
        setStopAt(member == first ? m_members[static_cast<std::size_t>(m_stop)].widget : nullptr,
                  member->widget);
}

/// Makes another widget the stop if the current one cannot have the focus.
void FocusGroup::findStop()
{
    if (m_members.empty())
        return;
    const auto canStop = [this](const Member &member) { return canHaveFocus(*member.widget); };
    const auto found = canStop(m_members[static_cast<std::size_t>(m_stop)])
                           ? m_members.cend()
                           : std::find_if(m_members.cbegin(), m_members.cend(), canStop);
    if (found != m_members.cend())
        setStop(found - m_members.cbegin());
    else
        placeStop();
}

bool FocusGroup::move(const QKeyEvent &event)
{
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const auto focused = std::find_if(m_members.cbegin(), m_members.cend(),
                                      [](const Member &member) { return member.widget->hasFocus(); });
    if (!isPlain || focused == m_members.cend())
        return false;
    // In a text, the other two move its cursor.
    const bool isButton = qobject_cast<QAbstractButton *>(focused->widget);
    const bool isMirrored = m_block->isRightToLeft();
    const auto isKey = [&](Qt::Key vertical, Qt::Key horizontal) {
        return event.key() == vertical || (isButton && event.key() == horizontal);
    };
    qsizetype step = 0;
    if (isKey(Qt::Key_Down, isMirrored ? Qt::Key_Left : Qt::Key_Right))
        step = 1;
    else if (isKey(Qt::Key_Up, isMirrored ? Qt::Key_Right : Qt::Key_Left))
        step = -1;
    else
        return false;
    const auto count = static_cast<qsizetype>(m_members.size());
    qsizetype index = focused - m_members.cbegin() + step;
    while (index >= 0 && index < count && !canHaveFocus(*m_members[static_cast<std::size_t>(index)].widget))
        index += step;
    if (index >= 0 && index < count) {
        setStop(index);
        m_members[static_cast<std::size_t>(index)].widget->setFocus(Qt::OtherFocusReason);
    }
    return true;
}

bool FocusGroup::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn: {
        const auto focused =
            std::find_if(m_members.cbegin(), m_members.cend(),
                         [watched](const Member &member) { return member.widget == watched; });
        if (focused != m_members.cend())
            setStop(focused - m_members.cbegin());
        break;
    }
    case QEvent::Show:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::EnabledChange:
        findStop();
        break;
    case QEvent::KeyPress:
        // The block gets the keys that its widgets do not use. A button would move the focus to another stop.
        if (watched == m_block || qobject_cast<QAbstractButton *>(watched))
            return move(*static_cast<QKeyEvent *>(event));
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

#include "moc_focusgroup.cpp"
