// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradeprogress.h"

#include "text/durationinwords.h"
#include "ui/style/stylepaint.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/doublepressguard.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

UpgradeProgress::UpgradeProgress(UpgradeRun &run, QWidget *parent)
    : QWidget(parent)
    , m_run(run)
    , m_title(new TextLabel({}, TextRole::Strong))
    , m_elapsed(new TextLabel({}, TextRole::Strong))
    , m_since(new TextLabel({}, TextRole::Caption))
    , m_bar(new BusyBar(tr("Upgrade running")))
{
    setObjectName(u"upgradeProgress"_s);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Upgrade progress"));
    setFocusPolicy(Qt::StrongFocus);
    m_title->wrapped();
    m_elapsed->setObjectName(u"upgradeElapsed"_s);
    m_elapsed->setAccessibleName(tr("Elapsed time"));
    m_since->wrapped()->dim();
    auto *noProgress = plainLabel(tr("The service reports no progress."))->wrapped();
    auto *stop = makeButton(tr("Stop waiting"), u"stopWaiting"_s);
    stop->setAccessibleDescription(tr("The server may continue."));
    guardAgainstDoublePress(stop);
    connect(stop, &QPushButton::clicked, this, [this] { m_run.stopWaiting(); });
    m_refreshTimer.setInterval(std::chrono::seconds(1));
    connect(&m_refreshTimer, &QTimer::timeout, this, &UpgradeProgress::refresh);
    connect(&m_run.clock(), &Clock::zoneChanged, this, &UpgradeProgress::refresh);

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace12);
    head->addWidget(m_title, 1);
    head->addWidget(m_elapsed);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpace12);
    foot->addWidget(stop);
    foot->addWidget(plainLabel(tr("The server may continue."))->dim()->wrapped(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace12);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addWidget(noProgress);
    layout->addWidget(m_since);
    layout->addSpacing(kSpace4);
    layout->addLayout(foot);
}

void UpgradeProgress::refresh()
{
    const UpgradeReport &report = m_run.report();
    m_title->setText(tr("Running on %1").arg(report.displayHost));
    m_elapsed->setText(timetext::clock(m_run.elapsed()));
    describe(m_elapsed, durationInWords(AnnouncementPace::announcedDuration(m_run.elapsed())));
    //: %1 is “Everything” or “Upgrades only”, %2 a date and time.
    m_since->setText(tr("%1 · started %2")
                         .arg(modeName(report.mode), timetext::absolute(report.startedAt, m_run.clock())));
}

void UpgradeProgress::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_refreshTimer.start();
}

void UpgradeProgress::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_refreshTimer.stop();
}

void UpgradeProgress::paintEvent(QPaintEvent *)
{
    const Colors &colors = of(palette());
    QPainter painter(this);
    stylepaint::drawNotice(painter, rect(), colors, Tone::Info);
    if (hasFocus())
        stylepaint::drawFocusRing(painter, rect(), colors);
}

#include "moc_upgradeprogress.cpp"
