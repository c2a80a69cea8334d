// SPDX-License-Identifier: MIT
#include "ui/activity/activitycontroller.h"

#include "ui/activity/activitydock.h"
#include "ui/activity/activitypanel.h"
#include "ui/widgets/controls/button.h"

#include <QAction>
#include <QPushButton>

using namespace Qt::StringLiterals;

ActivityController::ActivityController(const Services &services, FileChooser &files, QWidget *window)
    : FeatureController(services.notices, window)
    , m_show(addSwitch(MenuGroup::Panels, tr("&Activity"), u"actionActivity"_s, Qt::CTRL | Qt::Key_I))
    , m_right(addSwitch(MenuGroup::Panels, tr("Activity on the &right"), u"actionActivityRight"_s))
    , m_dock(new ActivityDock(services.activity, services.settings, files, services.notices))
{
    connect(m_show, &QAction::toggled, this, &ActivityController::panelToggled);
    m_right->setChecked(m_dock->isRight());
    connect(m_right, &QAction::toggled, this, [this](bool right) {
        m_dock->setRight(right);
        Q_EMIT sideChanged();
    });
    connect(m_dock, &ActivityDock::sideChangeRequested, m_right, &QAction::toggle);
    connect(m_dock, &ActivityDock::closed, this, &ActivityController::closePanel);
}

QWidget *ActivityController::panel() const
{
    return m_dock;
}

void ActivityController::setPanelShown(bool shown)
{
    m_dock->setShown(shown);
}

void ActivityController::restore()
{
    m_dock->restore(*m_show);
}

void ActivityController::closePanel()
{
    m_show->setChecked(false);
}

QPushButton *ActivityController::makeButton() const
{
    QPushButton *button = ::makeButton(ActivityPanel::tr("Activity"), u"showActivity"_s, ButtonKind::Quiet);
    button->setToolTip(m_show->shortcut().toString(QKeySequence::NativeText));
    connect(button, &QPushButton::clicked, m_show, &QAction::trigger);
    return button;
}

void ActivityController::showExchange(qint64 number)
{
    m_show->setChecked(true);
    m_dock->showExchange(number);
}

#include "moc_activitycontroller.cpp"
