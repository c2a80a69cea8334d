// SPDX-License-Identifier: MIT
#include "ui/activity/activitydock.h"

#include "storage/settings.h"
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

namespace {

const SettingKey<bool> kShown{"activity/shown"_L1, false};
const SettingKey<int> kHeight{"activity/height"_L1, 0};

} // namespace

ActivityDock::ActivityDock(ActivityLog &log, Settings &settings, FileChooser &files, QWidget *parent)
    : QDockWidget(ActivityPanel::tr("Activity"), parent)
    , m_log(log)
    , m_settings(settings)
    , m_files(files)
{
    setObjectName(u"activity"_s);
    setAccessibleName(ActivityPanel::tr("Activity"));
    setAllowedAreas(Qt::BottomDockWidgetArea);
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
        m_panel = new ActivityPanel(m_log, m_settings, m_files);
        connect(m_panel, &ActivityPanel::statusChanged, this, &ActivityDock::statusChanged);
        connect(m_panel, &ActivityPanel::closeRequested, this, &QWidget::close);
        setWidget(m_panel);
    }
    return *m_panel;
}

void ActivityDock::setShown(bool shown)
{
    m_isShown = shown;
    m_settings.setValue(kShown, shown);
    if (shown)
        panel();
    setVisible(shown);
    if (!shown)
        return;
    if (!m_isRestoring)
        m_panel->focusTable();
    auto *window = qobject_cast<QMainWindow *>(parentWidget());
    const int height = m_settings.value(kHeight);
    if (window && height > 0 && height < window->height())
        window->resizeDocks({this}, {height}, Qt::Vertical);
}

void ActivityDock::restore(QAction &action)
{
    m_isRestoring = true;
    action.setChecked(m_settings.value(kShown));
    m_isRestoring = false;
}

void ActivityDock::resizeEvent(QResizeEvent *event)
{
    QDockWidget::resizeEvent(event);
    if (isVisible() && !m_isAlone)
        m_settings.setValue(kHeight, height());
}

void ActivityDock::showExchange(qint64 number)
{
    panel().showExchange(number);
}

bool ActivityDock::fit(QMainWindow &window)
{
    const int needed = scaled(window.width() >= scaled(kBesideWidth) ? kBelowHeight : kBelowHeightNarrow);
    const bool isAlone = m_isShown && window.height() < needed;
    if (isAlone || m_isAlone) {
        const int height = isAlone ? window.height() : window.height() * 2 / 5;
        QMetaObject::invokeMethod( // after the page was hidden or shown
            this, [this, &window, height] { window.resizeDocks({this}, {height}, Qt::Vertical); },
            Qt::QueuedConnection);
    }
    m_isAlone = isAlone;
    return !isAlone;
}

void ActivityDock::closeEvent(QCloseEvent *event)
{
    QDockWidget::closeEvent(event);
    Q_EMIT closed();
}

#include "moc_activitydock.cpp"
