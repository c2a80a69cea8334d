// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradeflow.h"

#include "program/desktopnotifier.h"
#include "ui/upgrade/outcometext.h"
#include "ui/upgrade/runningnotice.h"
#include "ui/widgets/dialogs/messagebar.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using tokens::Tone;

namespace {

constexpr std::chrono::seconds kLookAgain(5);

} // namespace

UpgradeFlow::UpgradeFlow(UpgradeRun &run, DesktopNotifier &notifier, MessageBar &messages, QWidget *window)
    : QObject(window)
    , m_run(run)
    , m_notifier(notifier)
    , m_messages(messages)
    , m_window(window)
    , m_startNotice(new MessageBar)
{
    m_startNotice->setObjectName(u"upgradeNotice"_s);
    m_startNotice->setAccessibleName(tr("Upgrade notice"));
    connect(&m_run, &UpgradeRun::finished, this, &UpgradeFlow::tellOfTheEnd);
    connect(&m_run.journal(), &UpgradeJournal::changed, this, &UpgradeFlow::refreshNotice);
    connect(&m_run.journal(), &UpgradeJournal::changed, this, &UpgradeFlow::watchOthers);
    connect(&m_run.journal(), &UpgradeJournal::failed, this,
            [this](const Error &error) { m_messages.addFileError(error); });
    m_others.setInterval(kLookAgain);
    connect(&m_others, &QTimer::timeout, this, [this] { m_run.journal().refresh(); });
    refreshNotice();
}

QWidget *UpgradeFlow::makeRunningNotice()
{
    auto *notice = new RunningNotice(m_run, m_window);
    connect(notice, &RunningNotice::panelWanted, this, &UpgradeFlow::panelWanted);
    return notice;
}

void UpgradeFlow::refreshNotice()
{
    const QList<UpgradeRecord> &runs = m_run.journal().runs();
    const auto abandoned =
        std::find_if(runs.cbegin(), runs.cend(), [](const UpgradeRecord &run) { return run.isAbandoned(); });
    if (abandoned != runs.cend()) {
        tellOnStart(abandoned->id, describeHoldingRun(*abandoned),
                    [this, run = *abandoned] { m_run.journal().settle(run); });
        return;
    }
    const QStringList &damaged = m_run.journal().damaged();
    if (!damaged.isEmpty() && damaged != m_dismissed) {
        tellOnStart(damaged.join(u'/'), describeDamagedRecords(damaged), [this, damaged] {
            m_dismissed = damaged; // until the next start; what it holds back it goes on holding back
            refreshNotice();
        });
        return;
    }
    m_told.clear();
    m_startNotice->clear();
}

void UpgradeFlow::tellOnStart(const QString &id, const QString &title, const std::function<void()> &dismiss)
{
    if (m_told == id)
        return;
    m_told = id;
    m_startNotice->setMessage(
        {.tone = Tone::Warn,
         .title = title,
         .text = tr("It may still be running. Ask whoever runs the service whether it has ended before you "
                    "start another one."),
         .details = {},
         .actions = {
             {u"showUpgrade"_s, tr("Show upgrades"), [this] { Q_EMIT panelWanted(); }},
             {u"dismissUpgrade"_s, tr("Dismiss"), dismiss},
         }});
}

/// They tell nobody when they end.
void UpgradeFlow::watchOthers()
{
    const QList<UpgradeRecord> &runs = m_run.journal().runs();
    const qsizetype alive =
        std::count_if(runs.cbegin(), runs.cend(), [](const UpgradeRecord &run) { return run.isAlive; });
    if (alive > (m_run.isRunning() ? 1 : 0))
        m_others.start();
    else
        m_others.stop();
}

bool UpgradeFlow::mayClose()
{
    if (!m_run.isRunning() || m_quitAnyway)
        return true;
    m_isAskingToQuit = true;
    const auto quitAnyway = [this] {
        m_quitAnyway = true;
        m_window->close();
    };
    m_messages.setMessage(
        {.tone = Tone::Warn,
         .title = tr("An upgrade is still running on %1").arg(m_run.report().where),
         .text = tr("The server may continue. If you quit, its outcome will not be known; the next start "
                    "says so."),
         .details = {},
         .actions = {{u"keepWaiting"_s, tr("Keep waiting"),
                      [this] {
                          m_isAskingToQuit = false;
                          m_messages.clear(this);
                      }},
                     {u"quitAnyway"_s, tr("Quit anyway"), quitAnyway}}},
        this);
    return false;
}

void UpgradeFlow::tellOfTheEnd(const UpgradeReport &report)
{
    if (std::exchange(m_isAskingToQuit, false))
        m_messages.clear(this);
    if (QApplication::activeWindow())
        return;
    const OutcomeText text = describeOutcome(report);
    //: A notification of the desktop: %1 is a host, %2 an outcome such as “Finished”.
    m_notifier.notify(tr("Upgrade on %1: %2").arg(report.where, text.word), text.nextStep);
    QApplication::alert(m_window);
}

#include "moc_upgradeflow.cpp"
