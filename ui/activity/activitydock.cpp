// SPDX-License-Identifier: MIT
#include "ui/activity/activitydock.h"

#include "storage/storedsettings.h"
#include "ui/activity/activitypanel.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMainWindow>

using namespace Qt::StringLiterals;
using namespace tokens;
using textscale::scaled;

ActivityDock::ActivityDock(ActivityLog &log, Settings &settings, FileChooser &files, Notices &notices,
                           QWidget *parent)
    : QDockWidget(ActivityPanel::tr("Activity"), parent)
    , m_log(log)
    , m_settings(settings)
    , m_files(files)
    , m_notices(notices)
{
    setObjectName(u"activity"_s);
    setAccessibleName(ActivityPanel::tr("Activity"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::RightDockWidgetArea);
    setFeatures(DockWidgetClosable);
    auto *noTitle = new QWidget; // the panel has its own title
    auto *nothing = new QHBoxLayout(noTitle);
    nothing->setContentsMargins(0, 0, 0, 0); // otherwise its height would be negative
    setTitleBarWidget(noTitle);
    hide();
}

ActivityPanel &ActivityDock::panel()
{
    if (!m_panel) {
        m_panel = new ActivityPanel(m_log, m_settings, m_files, m_notices);
        connect(m_panel, &ActivityPanel::closeRequested, this, &QWidget::close);
        connect(m_panel, &ActivityPanel::sideChangeRequested, this, &ActivityDock::sideChangeRequested);
        m_panel->setRight(isRight());
        setWidget(m_panel);
    }
    return *m_panel;
}

void ActivityDock::setShown(bool shown)
{
    m_isShown = shown;
    m_settings.setValue(storedsettings::kActivityShown, shown);
    if (shown)
        panel();
    setVisible(shown);
    if (!shown)
        return;
    parentWidget()->installEventFilter(this);
    if (!m_isRestoring)
        m_panel->focusTable();
}

void ActivityDock::setRight(bool right)
{
    m_settings.setValue(storedsettings::kActivityRight, right);
    if (m_panel)
        m_panel->setRight(right);
}

bool ActivityDock::isRight() const
{
    return m_settings.value(storedsettings::kActivityRight);
}

void ActivityDock::restore(QAction &action)
{
    m_isRestoring = true;
    action.setChecked(m_settings.value(storedsettings::kActivityShown));
    m_isRestoring = false;
}

void ActivityDock::showExchange(qint64 number)
{
    panel().showExchange(number);
}

bool ActivityDock::fit(QMainWindow &window)
{
    const bool isWide = window.width() >= scaled(kBesideWidth);
    const int needed = scaled(isWide ? kBelowHeight : kBelowHeightNarrow);
    m_isBeside = isRight() && isWide;
    m_isAlone = m_isShown && !m_isBeside && window.height() < needed;
    const Qt::DockWidgetArea area = m_isBeside ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea;
    if (window.dockWidgetArea(this) != area)
        window.addDockWidget(area, this);
    QMetaObject::invokeMethod( // after the page was hidden or shown
        this, [this, &window] { restoreSize(window); }, Qt::QueuedConnection);
    return !m_isAlone;
}

void ActivityDock::restoreSize(QMainWindow &window)
{
    if (!isVisible())
        return;
    if (m_isBeside) {
        const int saved = m_settings.value(storedsettings::kActivityWidth);
        window.resizeDocks({this}, {saved > 0 ? saved : scaled(kActivityWidth)}, Qt::Horizontal);
    } else {
        const int saved = m_settings.value(storedsettings::kActivityHeight);
        const int height = m_isAlone ? window.height() : saved > 0 ? saved : window.height() * 2 / 5;
        window.resizeDocks({this}, {height}, Qt::Vertical);
    }
}

int ActivityDock::widthBeside() const
{
    return m_isShown && m_isBeside ? width() : 0;
}

bool ActivityDock::isBelow() const
{
    return m_isShown && !m_isBeside;
}

/// Stores the size that the user gives the dock by dragging its edge, which the window draws. Other changes
/// of its size follow from the window's.
bool ActivityDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::MouseButtonPress)
        m_sizeAtPress = size();
    if (watched == parentWidget() && event->type() == QEvent::MouseButtonRelease && isVisible() &&
        !m_isAlone) {
        if (m_isBeside && width() != m_sizeAtPress.width())
            m_settings.setValue(storedsettings::kActivityWidth, width());
        if (!m_isBeside && height() != m_sizeAtPress.height())
            m_settings.setValue(storedsettings::kActivityHeight, height());
    }
    return QDockWidget::eventFilter(watched, event);
}

void ActivityDock::closeEvent(QCloseEvent *event)
{
    QDockWidget::closeEvent(event);
    Q_EMIT closed();
}

#include "moc_activitydock.cpp"
