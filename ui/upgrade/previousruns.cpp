// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousruns.h"

#include "base/clock.h"
#include "export/tsvexport.h"
#include "program/notices.h"
#include "text/copytext.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/upgrade/previousrunsmodel.h"
#include "ui/upgrade/previousrunstable.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/textlabel.h"
#include "upgrade/upgradejournal.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kRefresh(20);

/// Returns the runs as TSV with heads: start (UTC), host, mode, duration, outcome and HTTP status.
QString copiedRuns(const QList<UpgradeRecord> &runs)
{
    const QList<TableColumn> columns{{PreviousRuns::tr("Started", "an upgrade")},
                                     {PreviousRunsModel::tr("Where")},
                                     {PreviousRunsModel::tr("Mode")},
                                     {CommonTexts::tr("Duration")},
                                     {PreviousRunsModel::tr("Outcome")},
                                     {PreviousRuns::tr("Status", "the number of an answer")}};
    const auto cells = [runs](qsizetype row) -> QList<TableCell> {
        const UpgradeRecord &run = runs.at(row);
        return {{run.startedAt.toUTC().toString(Qt::ISODate)},
                {run.displayHost},
                {modeName(run.mode)},
                {run.outcome ? timetext::clock(run.duration) : QString()},
                {outcomeBadge(run).word},
                {run.status > 0 ? QString::number(run.status) : QString(), CellKind::Id}};
    };
    return tsvTable({.columns = columns, .rowCount = runs.size(), .cells = cells}, true);
}

} // namespace

PreviousRuns::PreviousRuns(UpgradeJournal &journal, const Clock &clock, Notices &notices, QWidget *parent)
    : QWidget(parent)
    , m_journal(journal)
    , m_notices(notices)
    , m_model(new PreviousRunsModel(clock, this))
    , m_table(new PreviousRunsTable(*m_model))
    , m_copy(makeButton(CommonTexts::tr("Copy"), u"copyRuns"_s, ButtonKind::Quiet))
    , m_clear(makeButton(CommonTexts::tr("Clear"), u"clearRuns"_s, ButtonKind::Quiet))
    , m_empty(plainLabel(tr("No previous runs are recorded.")))
    , m_message(new MessageBar)
{
    setObjectName(u"previousRunsSection"_s);
    m_clear->setAccessibleDescription(tr("Runs that may still be active stay."));
    connect(m_clear, &QPushButton::clicked, this, &PreviousRuns::clear);
    connect(m_copy, &QPushButton::clicked, this, &PreviousRuns::copy);
    connect(m_table, &PreviousRunsTable::copyRequested, this, &PreviousRuns::copy);
    auto *menu = new QMenu(m_table);
    menu->setAccessibleName(CommonTexts::tr("Previous runs"));
    menu->addAction(CommonTexts::tr("Copy"), this, &PreviousRuns::copy)->setObjectName(u"copyRunsAction"_s);
    addMnemonics(*menu);
    connect(m_table, &QWidget::customContextMenuRequested, menu, [this, menu](const QPoint &position) {
        menu->popup(m_table->viewport()->mapToGlobal(position));
    });
    m_empty->setObjectName(u"noPreviousRuns"_s);
    m_empty->dim()->wrapped();
    m_message->setObjectName(u"previousRunsMessage"_s);
    m_message->setAccessibleName(tr("Message about previous runs"));
    m_refreshTimer.setInterval(kRefresh);
    connect(&m_refreshTimer, &QTimer::timeout, m_model, &PreviousRunsModel::refreshTimes);
    connect(&m_journal, &UpgradeJournal::changed, this, &PreviousRuns::refresh);
    connect(&m_journal, &UpgradeJournal::forgotten, this, [this] {
        m_cleared.clear();
        m_shownMessage.close();
    });

    auto *title = plainLabel(CommonTexts::tr("Previous runs"), TextRole::Strong);
    title->setBuddy(m_table);
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addWidget(title, 1);
    head->addWidget(m_copy);
    head->addWidget(m_clear);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addLayout(head);
    layout->addWidget(m_message);
    layout->addWidget(m_empty);
    layout->addWidget(m_table);
    refresh();
}

void PreviousRuns::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->refreshTimes();
    m_refreshTimer.start();
}

void PreviousRuns::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_refreshTimer.stop();
}

void PreviousRuns::refresh()
{
    m_model->setRuns(m_journal.runs());
    const bool isEmpty = m_journal.runs().isEmpty();
    m_empty->setVisible(isEmpty);
    m_table->setVisible(!isEmpty);
    m_copy->setVisible(!isEmpty);
    m_clear->setVisible(!isEmpty);
    m_clear->setEnabled(!prunableRuns(m_journal.runs(), 0).isEmpty());
}

void PreviousRuns::copy()
{
    const QList<UpgradeRecord> runs = m_table->chosenRuns();
    if (runs.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(copiedRuns(runs));
    Q_EMIT m_notices.note(tr("Copied %Ln runs.", nullptr, static_cast<int>(runs.size())));
}

void PreviousRuns::clear()
{
    const QList<UpgradeRecord> cleared = m_journal.clear();
    if (cleared.isEmpty())
        return;
    m_cleared = cleared;
    m_shownMessage.show(
        m_message->messages(),
        {.tone = Tone::Info,
         .title = tr("Cleared %Ln runs", nullptr, static_cast<int>(cleared.size())),
         .text = m_journal.runs().isEmpty() ? QString() : tr("Runs that may still be active stay."),
         .actions = {{u"undoClearRuns"_s, CommonTexts::tr("Undo"), [this] { undo(); }}}});
}

void PreviousRuns::undo()
{
    m_journal.restore(std::exchange(m_cleared, {}));
    m_shownMessage.close();
}

#include "moc_previousruns.cpp"
