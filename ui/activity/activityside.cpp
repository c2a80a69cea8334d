// SPDX-License-Identifier: MIT
#include "ui/activity/activityside.h"

#include "storage/settings.h"
#include "ui/activity/activitypanel.h"
#include "ui/style/textsize.h"
#include "ui/style/tokens.h"
#include "ui/widgets/controls/button.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tokens;
using textsize::scaled;

namespace {

const SettingKey<bool> kShown{"activity/shown"_L1, false};
const SettingKey<int> kHeight{"activity/height"_L1, 0};

} // namespace

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
    auto *noTitle = new QWidget; // it is in the panel's own bar
    auto *nothing = new QHBoxLayout(noTitle);
    nothing->setContentsMargins(0, 0, 0, 0); // or its height would be less than none
    setTitleBarWidget(noTitle);
    hide();
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

void ActivitySide::restore()
{
    m_isRestoring = true;
    m_action->setChecked(m_settings.value(kShown));
    m_isRestoring = false;
}

void ActivitySide::resizeEvent(QResizeEvent *event)
{
    QDockWidget::resizeEvent(event);
    if (isVisible() && !m_isAlone)
        m_settings.setValue(kHeight, height());
}

void ActivitySide::showExchange(qint64 number)
{
    m_action->setChecked(true);
    panel().showExchange(number);
}

bool ActivitySide::fit(QMainWindow &window)
{
    const int needed = scaled(window.width() >= scaled(kBesideWidth) ? kBelowHeight : kBelowHeightNarrow);
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

#include "moc_activityside.cpp"
