// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradecontroller.h"

#include "connections/connectionstore.h"
#include "program/desktopnotifier.h"
#include "program/notices.h"
#include "ui/style/platformconventions.h"
#include "ui/text/commontext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/upgrade/runningnotice.h"
#include "ui/upgrade/upgradedock.h"
#include "upgrade/upgradejournal.h"
#include "upgrade/upgraderun.h"

#include <QAction>
#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using tokens::Tone;

namespace {

constexpr std::chrono::seconds kPollInterval(5);

} // namespace

UpgradeController::UpgradeController(const Services &services, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_run(services.upgrade)
    , m_show(addSwitch(MenuGroup::Upgrade, tr("Up&grade"), u"actionUpgrade"_s, platformConventions().upgrade))
    , m_dock(new UpgradeDock(services))
{
    QAction *stop = addCommand(MenuGroup::Upgrade, tr("Stop &waiting"), u"actionStopWaiting"_s,
                               [this] { m_run.stopWaiting(); });
    const auto updateStop = [this, stop] { stop->setEnabled(m_run.isRunning()); };
    connect(&m_run, &UpgradeRun::started, this, updateStop);
    connect(&m_run, &UpgradeRun::finished, this, updateStop);
    updateStop();
    connect(m_show, &QAction::toggled, this, &UpgradeController::panelToggled);
    connect(m_dock, &UpgradeDock::closeRequested, m_show, [this] { m_show->setChecked(false); });
    connect(&m_run, &UpgradeRun::finished, this, &UpgradeController::notifyFinished);
    connect(&m_run.journal(), &UpgradeJournal::changed, this, &UpgradeController::refreshNotice);
    connect(&m_run.journal(), &UpgradeJournal::changed, this, &UpgradeController::watchOtherPrograms);
    connect(&m_run.journal(), &UpgradeJournal::failed, this,
            [this](const Error &error) { showFileError(error); });
    m_otherPrograms.setInterval(kPollInterval);
    connect(&m_otherPrograms, &QTimer::timeout, this, [this] { m_run.journal().refresh(); });
    refreshNotice();
}

QWidget *UpgradeController::panel() const
{
    return m_dock;
}

void UpgradeController::setPanelShown(bool shown)
{
    m_dock->setShown(shown);
}

/// Shows the panel if a previous run turns out to be unresolved when the journal has been read.
void UpgradeController::restore()
{
    connect(
        &m_run.journal(), &UpgradeJournal::changed, this,
        [this] {
            if (unresolvedRun(m_run.journal().runs()))
                m_dock->restore(*m_show);
        },
        Qt::SingleShotConnection);
}

void UpgradeController::openPanel()
{
    m_show->setChecked(true);
}

void UpgradeController::openPanelFor(const UpgradeTarget &target)
{
    m_dock->setTarget(target);
    openPanel();
}

QWidget *UpgradeController::makeRunningNotice()
{
    auto *notice = new RunningNotice(m_run, window());
    connect(notice, &RunningNotice::panelRequested, this, &UpgradeController::openPanel);
    return notice;
}

void UpgradeController::refreshNotice()
{
    if (const std::optional<UpgradeRecord> run = unresolvedRun(m_run.journal().runs())) {
        showStartNotice(run->id, describeBlockingRun(*run, m_run.clock()),
                        [this, run = *run] { m_run.journal().dismiss(run); });
        return;
    }
    const QStringList &damaged = m_run.journal().damaged();
    if (!damaged.isEmpty() && damaged != m_dismissed) {
        showStartNotice(damaged.join(u'/'), describeDamagedRecords(damaged), [this, damaged] {
            m_dismissed = damaged; // until the next start; the records still block a run
            refreshNotice();
        });
        return;
    }
    m_noticeId.clear();
    m_unresolved.close();
}

void UpgradeController::showStartNotice(const QString &id, const QString &title,
                                        const std::function<void()> &dismiss)
{
    if (m_noticeId == id)
        return;
    m_noticeId = id;
    m_unresolved.show(
        m_services.notices.messages(),
        {.tone = Tone::Warn,
         .title = title,
         .text = tr("It may still be running. Ask whoever runs the service whether it has ended before you "
                    "start another one."),
         .actions =
             {
                 {u"showUpgrade"_s, tr("Show upgrades"), [this] { openPanel(); }},
                 {u"dismissUpgrade"_s, CommonTexts::tr("Dismiss"), dismiss},
             },
         .canClose = false,
         .kind = MessageKind::UnresolvedUpgrade,
         .outlivesConnection = true});
}

/// Watches runs of other programs, which do not notify this one when they end.
void UpgradeController::watchOtherPrograms()
{
    const QList<UpgradeRecord> &runs = m_run.journal().runs();
    const qsizetype alive =
        std::count_if(runs.cbegin(), runs.cend(), [](const UpgradeRecord &run) { return run.isAlive; });
    if (alive > (m_run.isRunning() ? 1 : 0))
        m_otherPrograms.start();
    else
        m_otherPrograms.stop();
}

void UpgradeController::notifyFinished(const UpgradeReport &report)
{
    if (QApplication::activeWindow())
        return;
    const OutcomeText text = describeOutcome(report);
    //: A notification of the desktop: %1 is a host, %2 an outcome such as “Finished”.
    m_services.notifier.notify(tr("Upgrade on %1: %2").arg(report.displayHost, text.word), text.nextStep);
    QApplication::alert(window());
}

#include "moc_upgradecontroller.cpp"
