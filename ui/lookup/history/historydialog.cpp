// SPDX-License-Identifier: MIT
#include "ui/lookup/history/historydialog.h"

#include "history/lookuphistory.h"
#include "ui/lookup/history/historymodel.h"
#include "ui/lookup/history/historytext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kHistoryRefresh{30};

QListView *makeView(HistoryModel *model)
{
    auto *list = new QListView;
    list->setObjectName(u"history"_s);
    list->setAccessibleName(HistoryDialog::tr("History"));
    list->setModel(model);
    list->setItemDelegate(new ListRowDelegate(list));
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    setUpList(list);
    return list;
}

} // namespace

HistoryDialog::Actions::Actions(QWidget *window, QWidget *list)
    : repeat(makeAction(window, tr("Look up again"), u"lookUpAgain"_s))
    , copy(makeAction(list, CommonTexts::tr("Copy ids"), u"copyIds"_s, {QKeySequence::Copy},
                      Qt::WidgetShortcut))
    , remove(makeAction(list, tr("Remove"), u"removeLookup"_s, {QKeySequence::Delete}, Qt::WidgetShortcut))
    , clear(makeAction(window, tr("Clear history"), u"clearHistory"_s))
    , undo(makeAction(window, CommonTexts::tr("Undo"), u"undo"_s, {QKeySequence::Undo}))
{
}

HistoryDialog::HistoryDialog(LookupHistory &history, const Clock &clock, QWidget *parent)
    : Dialog(parent)
    , m_history(history)
    , m_clock(clock)
    , m_model(new HistoryModel(clock, this))
    , m_list(makeView(m_model))
    , m_filter(new ListFilter(m_list))
    , m_empty(new EmptyState)
    , m_message(new MessageBar)
    , m_actions(this, m_list)
{
    setObjectName(u"historyDialog"_s);
    setWindowTitle(tr("History"));
    m_filter->setObjectName(u"filterHistory"_s);
    m_filter->setAccessibleName(tr("Filter history"));
    m_filter->setPlaceholderText(tr("Filter by id, connection, environment or date"));

    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace8);
    column->addWidget(m_filter);
    column->addWidget(pages, 1);
    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addWidget(m_message);
    layout->addLayout(column, 1);
    layout->addWidget(makeButtons());
    resize(textscale::forDialog(*this, {kWideDialogWidth, kWideDialogHeight}));

    connectActions();
    m_refreshTimer.setInterval(kHistoryRefresh);
    connect(&m_refreshTimer, &QTimer::timeout, m_model, &HistoryModel::refreshTimes);
    connect(&m_history, &LookupHistory::changed, this, &HistoryDialog::refresh);
    connect(&m_history, &LookupHistory::forgotten, this, [this] {
        makeRemovalFinal();
        m_shownMessage.close();
    });
    connect(&m_history, &LookupHistory::saveFailed, this, &HistoryDialog::showError);
    connect(m_filter, &QLineEdit::textChanged, this, &HistoryDialog::filterChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryDialog::updateActions);
    connect(m_list, &QListView::doubleClicked, this, &HistoryDialog::repeat);
    connect(m_list, &QWidget::customContextMenuRequested, this, &HistoryDialog::showMenu);
    refresh();
}

QWidget *HistoryDialog::makeButtons()
{
    auto *flow = new FlowLayout(kSpace12, kSpace8);
    for (QAction *action : {m_actions.copy, m_actions.remove, m_actions.clear})
        flow->addWidget(makeActionButton(action));
    auto *quiet = new QWidget;
    quiet->setLayout(flow);
    auto *close = makeButton(CommonTexts::tr("Close"), u"close"_s);
    connect(close, &QPushButton::clicked, this, &HistoryDialog::reject);
    auto *repeat = makeActionButton(m_actions.repeat, ButtonKind::Primary);

    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(quiet, 1);
    layout->addWidget(
        makeDialogButtons({{repeat, QDialogButtonBox::AcceptRole}, {close, QDialogButtonBox::RejectRole}}), 0,
        Qt::AlignBottom);
    return row;
}

void HistoryDialog::connectActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions.repeat, &HistoryDialog::repeat);
    on(m_actions.copy, &HistoryDialog::copyIds);
    on(m_actions.remove, &HistoryDialog::remove);
    on(m_actions.clear, &HistoryDialog::clear);
    on(m_actions.undo, &HistoryDialog::undo);
}

void HistoryDialog::setConnections(const QList<Connection> &connections)
{
    m_model->setConnections(connections);
}

void HistoryDialog::showError(const Error &error)
{
    // If another program has changed the file, removed lookups may be back.
    m_removed.removeIf([this](const HistoryEntry &entry) { return m_history.entries().contains(entry); });
    Message message = messageFor(error);
    if (!m_removed.isEmpty())
        message.actions.push_back({u"undoRemoval"_s, CommonTexts::tr("Undo"), [this] { undo(); }});
    m_shownMessage.show(m_message->messages(), message);
    updateActions();
}

void HistoryDialog::done(int result)
{
    makeRemovalFinal();
    m_shownMessage.close();
    QDialog::done(result);
}

void HistoryDialog::showEvent(QShowEvent *event)
{
    if (!event->spontaneous()) {
        m_filter->clear();
        m_list->setCurrentIndex(m_model->index(0));
        if (m_filter->isHidden())
            m_list->setFocus(Qt::OtherFocusReason);
        else
            m_filter->setFocus(Qt::OtherFocusReason);
    }
    m_model->refreshTimes();
    m_refreshTimer.start();
    Dialog::showEvent(event);
}

void HistoryDialog::hideEvent(QHideEvent *event)
{
    m_refreshTimer.stop();
    QDialog::hideEvent(event);
}

void HistoryDialog::refresh()
{
    const QString words = m_filter->text();
    QList<HistoryEntry> shown;
    for (const HistoryEntry &entry : m_history.entries()) {
        if (matches(entry, words, timetext::absolute(entry.time, m_clock)))
            shown += entry;
    }
    const bool isEmpty = m_history.entries().isEmpty();
    m_model->setEntries(shown);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
    if (isEmpty)
        m_empty->setContent(
            Icon::Search,
            tr("Lookups you make are listed here: ids and counts, never the text of a notification."));
    else
        m_empty->setContent(Icon::Search, tr("No matching lookups."));
    m_filter->setVisible(!isEmpty || !words.isEmpty());
    m_pages->setCurrentIndex(shown.isEmpty() ? 1 : 0);
    updateActions();
}

void HistoryDialog::filterChanged()
{
    refresh();
    if (m_model->rows().isEmpty() && m_filter->hasFocus())
        announce(m_filter, tr("No matching lookups."));
}

void HistoryDialog::updateActions()
{
    const std::optional<HistoryEntry> entry = selected();
    m_actions.repeat->setEnabled(entry && entry->isComplete());
    m_actions.copy->setEnabled(entry.has_value());
    m_actions.remove->setEnabled(entry.has_value());
    m_actions.clear->setEnabled(!m_history.entries().isEmpty());
    m_actions.undo->setEnabled(!m_removed.isEmpty());
}

void HistoryDialog::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_actions.repeat, m_actions.copy, m_actions.remove});
    addMnemonics(*menu);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

std::optional<HistoryEntry> HistoryDialog::selected() const
{
    const int row = m_list->currentIndex().row();
    const QList<HistoryEntry> &entries = m_model->rows();
    return row >= 0 && row < entries.size() ? std::optional(entries.at(row)) : std::nullopt;
}

void HistoryDialog::repeat()
{
    const std::optional<HistoryEntry> entry = selected();
    if (entry && entry->isComplete())
        Q_EMIT repeatRequested(*entry);
}

void HistoryDialog::copyIds()
{
    const std::optional<HistoryEntry> entry = selected();
    if (!entry)
        return;
    QGuiApplication::clipboard()->setText(entry->ids);
    makeRemovalFinal();
    m_shownMessage.show(m_message->messages(), {.tone = Tone::Good, .title = historytext::copied(*entry)});
}

void HistoryDialog::remove()
{
    const std::optional<HistoryEntry> entry = selected();
    if (!entry)
        return;
    if (std::exchange(m_isCleared, false))
        m_removed.clear();
    m_removed += *entry;
    offerUndo(historytext::removed(m_removed.size()));
    m_history.remove(*entry); // last, since its errors are more important
}

void HistoryDialog::clear()
{
    if (m_history.entries().isEmpty())
        return;
    m_removed = m_history.entries();
    m_isCleared = true;
    offerUndo(tr("History cleared"));
    m_history.clear();
}

void HistoryDialog::undo()
{
    if (m_removed.isEmpty())
        return;
    const QList<HistoryEntry> removed = std::exchange(m_removed, {});
    const HistoryEntry place = std::exchange(m_isCleared, false) ? removed.first() : removed.last();
    m_shownMessage.close();
    m_filter->clear();
    m_history.restore(removed);
    const qsizetype row = m_model->rows().indexOf(place);
    m_list->setCurrentIndex(m_model->index(static_cast<int>(row)));
    m_list->setFocus(Qt::OtherFocusReason);
}

void HistoryDialog::offerUndo(const QString &title)
{
    m_shownMessage.show(m_message->messages(),
                        {.tone = Tone::Info,
                         .title = title,
                         .actions = {{u"undoRemoval"_s, CommonTexts::tr("Undo"), [this] { undo(); }}}});
}

void HistoryDialog::makeRemovalFinal()
{
    m_removed.clear();
    m_isCleared = false;
    updateActions();
}

#include "moc_historydialog.cpp"
