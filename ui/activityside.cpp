// SPDX-License-Identifier: MIT
#include "ui/activityside.h"

#include "ui/activity/activitypanel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tokens.h"

#include <QAction>
#include <QCloseEvent>
#include <QMainWindow>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tokens;

ActivitySide::ActivitySide(ActivityLog &log, Settings &settings, FileChooser &files, QAction *action,
                           QWidget *parent)
    : QDockWidget(tr("Activity"), parent)
    , m_log(log)
    , m_settings(settings)
    , m_files(files)
    , m_action(action)
{
    setObjectName(u"activity"_s);
    setAccessibleName(tr("Activity"));
    setAllowedAreas(Qt::BottomDockWidgetArea);
    setFeatures(DockWidgetClosable);
    setTitleBarWidget(new QWidget); // its title is in the panel's own bar
    hide();
    connect(action, &QAction::toggled, this, &ActivitySide::setShown);
}

ActivityPanel &ActivitySide::panel()
{
    if (!m_panel) {
        m_panel = new ActivityPanel(m_log, m_settings, m_files);
        connect(m_panel, &ActivityPanel::statusChanged, this, &ActivitySide::statusChanged);
        connect(m_panel, &ActivityPanel::closeWanted, this, &QWidget::close);
        setWidget(m_panel);
    }
    return *m_panel;
}

void ActivitySide::setShown(bool shown)
{
    if (shown)
        panel();
    setVisible(shown);
    if (shown)
        m_panel->focusTable();
}

void ActivitySide::showExchange(qint64 number)
{
    m_action->setChecked(true);
    panel().showExchange(number);
}

bool ActivitySide::fit(QMainWindow &window)
{
    const int needed = window.width() >= kBesideWidth ? kBelowHeight : kBelowHeightNarrow;
    const bool isAlone = m_action->isChecked() && window.height() < needed;
    if (isAlone || m_isAlone) {
        const int height = isAlone ? window.height() : window.height() * 2 / 5;
        QMetaObject::invokeMethod( // when the page has gone, or come back
            this, [this, &window, height] { window.resizeDocks({this}, {height}, Qt::Vertical); },
            Qt::QueuedConnection);
    }
    m_isAlone = isAlone;
    return !isAlone;
}

QPushButton *ActivitySide::makeButton()
{
    QPushButton *button = ::makeButton(tr("Activity"), u"showActivity"_s, ButtonKind::Quiet);
    button->setToolTip(m_action->shortcut().toString(QKeySequence::NativeText));
    connect(button, &QPushButton::clicked, m_action, &QAction::trigger);
    return button;
}

void ActivitySide::closeEvent(QCloseEvent *event)
{
    QDockWidget::closeEvent(event);
    m_action->setChecked(false);
}
