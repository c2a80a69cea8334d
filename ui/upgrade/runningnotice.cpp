// SPDX-License-Identifier: MIT
#include "ui/upgrade/runningnotice.h"

#include "text/durationinwords.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/upgradeprogress.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

RunningNotice::RunningNotice(const UpgradeRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_button(makeButton({}, u"upgradeRunning"_s, ButtonKind::Quiet))
{
    setObjectName(u"runningNotice"_s);
    m_button->setAccessibleName(UpgradeProgress::tr("Upgrade running"));
    connect(m_button, &QPushButton::clicked, this, &RunningNotice::panelRequested);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    m_refreshTimer.setInterval(std::chrono::seconds(1));
    connect(&m_refreshTimer, &QTimer::timeout, this, &RunningNotice::refresh);
    connect(&run, &UpgradeRun::started, this, &RunningNotice::refresh);
    connect(&run, &UpgradeRun::finished, this, &RunningNotice::refresh);
    refresh();
}

void RunningNotice::refresh()
{
    const bool running = m_run.isRunning();
    setVisible(running);
    if (!running) {
        m_refreshTimer.stop();
        return;
    }
    const auto whereFor = [this](std::chrono::milliseconds length) {
        //: %1 is a host, %2 a length of time such as “1 minute 40 seconds”.
        return tr("On %1, for %2.").arg(m_run.report().displayHost, durationInWords(length));
    };
    //: %1 is a length of time: “0:42”.
    m_button->setText(tr("Upgrade running · %1").arg(timetext::clock(m_run.elapsed())));
    m_button->setToolTip(whereFor(m_run.elapsed()));
    describe(m_button, whereFor(AnnouncementPace::announcedDuration(m_run.elapsed())));
    m_refreshTimer.start();
}

#include "moc_runningnotice.cpp"
