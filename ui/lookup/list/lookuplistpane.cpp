// SPDX-License-Identifier: MIT
#include "ui/lookup/list/lookuplistpane.h"

#include "results/resultset.h"
#include "text/composedtext.h"
#include "ui/lookup/list/lookuplistdelegate.h"
#include "ui/lookup/lookupwords.h"
#include "ui/style/platformconventions.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/viewsetup.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;
using Kind = LookupListEntry::Kind;

namespace {

constexpr int kListMinWidth = 160;

/// Screen readers go to a list whose current row changes, also where the focus is elsewhere.
class LookupsView final : public QListView
{
protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (hasFocus())
            QListView::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    }

    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        if (hasFocus())
            QListView::selectionChanged(selected, deselected);
        else
            QAbstractItemView::selectionChanged(selected, deselected); // NOLINT(bugprone-parent-virtual-call)
    }
};

QListView *makeList(LookupListModel *model)
{
    auto *list = new LookupsView;
    list->setObjectName(u"lookups"_s);
    list->setAccessibleName(LookupListPane::tr("Lookups"));
    list->setModel(model);
    list->setItemDelegate(new LookupListDelegate(list));
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    setUpList(list);
    return list;
}

} // namespace

LookupListPane::LookupListPane(ResultSets &results, const Watches &watches, const LookupHistory &history,
                               const ConnectionStore &connections, const KnownSecrets &secrets,
                               QWidget *parent)
    : QWidget(parent)
    , m_model(new LookupListModel(results, watches, history, connections, secrets, this))
    , m_list(makeList(m_model))
    , m_filter(new ListFilter(m_list))
    , m_empty(new EmptyState)
    , m_copy(makeAction(m_list, CommonTexts::tr("Copy ids"), u"copyLookupIds"_s, {QKeySequence::Copy},
                        Qt::WidgetShortcut))
    , m_remove(makeAction(m_list, tr("Remove"), u"removeLookup"_s, platformConventions().remove,
                          Qt::WidgetShortcut))
{
    setObjectName(u"lookupList"_s);
    setFocusProxy(m_list);
    m_filter->setObjectName(u"filterLookups"_s);
    m_filter->setAccessibleName(tr("Filter lookups"));
    m_filter->setPlaceholderText(tr("Filter lookups"));
    m_filter->setToolTip(tr("Filter by id, connection, environment or date"));
    m_empty->setContent(Icon::Search, tr("No matching lookups."));
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_filter);
    layout->addWidget(pages, 1);
    setWide(false);

    connect(m_model, &LookupListModel::aboutToSync, this, [this] { m_isUpdating = true; });
    connect(m_model, &LookupListModel::synced, this, [this] {
        m_isUpdating = false;
        updateShown();
        updateEmptyState();
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        const auto entry = entryAt(match());
        announce(m_filter, entry ? entry->spoken : tr("No matching lookups."));
    });
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { choose(match()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (const auto entry = entryAt(index); entry && !m_isUpdating)
                    Q_EMIT selected(*entry);
            });
    connect(m_list, &QListView::clicked, this, &LookupListPane::choose);
    connect(m_list, &QListView::customContextMenuRequested, this, &LookupListPane::showMenu);
    // Not activated(), which is also emitted by a double click or, on some platforms, by a click.
    auto *enter = makeAction(m_list, CommonTexts::tr("Open"), u"openLookup"_s,
                             {Qt::Key_Return, Qt::Key_Enter}, Qt::WidgetShortcut);
    connect(enter, &QAction::triggered, this, [this] {
        const auto entry = entryAt(m_list->currentIndex());
        if (entry && entry->kind == Kind::Earlier)
            Q_EMIT lookUpAgainRequested(*entry);
        else
            choose(m_list->currentIndex());
    });
    auto *leave = makeAction(this, CommonTexts::tr("Close"), u"leaveLookups"_s, {Qt::Key_Escape},
                             Qt::WidgetWithChildrenShortcut);
    connect(leave, &QAction::triggered, this, &LookupListPane::left);
    connect(m_copy, &QAction::triggered, this, [this] {
        if (const auto entry = entryAt(m_list->currentIndex()))
            Q_EMIT copyIdsRequested(*entry);
    });
    connect(m_remove, &QAction::triggered, this, [this] {
        if (const auto entry = entryAt(m_list->currentIndex()))
            Q_EMIT removeRequested(*entry);
    });
}

/// Returns the entry unless it is a heading.
std::optional<LookupListEntry> LookupListPane::entryAt(const QModelIndex &index) const
{
    if (!index.isValid() || m_model->rows().at(index.row()).kind == Kind::Heading)
        return std::nullopt;
    return m_model->rows().at(index.row());
}

/// Returns the current entry or, if the filter leaves none, the first one.
QModelIndex LookupListPane::match() const
{
    QModelIndex index = m_list->currentIndex();
    for (int row = 0; !index.isValid() && row < m_model->rowCount(); ++row) {
        if (entryAt(m_model->index(row)))
            index = m_model->index(row);
    }
    return index;
}

void LookupListPane::choose(const QModelIndex &index)
{
    const auto entry = entryAt(index);
    if (!entry)
        return;
    Q_EMIT selected(*entry);
    Q_EMIT opened(*entry);
}

void LookupListPane::setShown(const QString &key)
{
    m_shown = key;
    updateShown();
}

/// Makes the entry on screen the current row.
void LookupListPane::updateShown()
{
    const QModelIndex index = m_model->index(m_model->rowOf(m_shown));
    if (m_list->currentIndex() == index && m_list->selectionModel()->isSelected(index))
        return;
    const QScopedValueRollback updating(m_isUpdating, true);
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    if (index.isValid())
        m_list->scrollTo(index);
}

void LookupListPane::updateEmptyState()
{
    m_pages->setCurrentIndex(m_model->rows().isEmpty() && !m_filter->text().isEmpty() ? 1 : 0);
}

/// Returns the next entry in that direction that is not a heading.
std::optional<LookupListEntry> LookupListPane::next(const QString &key, int by) const
{
    const int shown = m_model->rowOf(key);
    for (int row = shown + by; shown >= 0 && row >= 0 && row < m_model->rowCount(); row += by) {
        if (auto entry = entryAt(m_model->index(row)))
            return entry;
    }
    return std::nullopt;
}

std::optional<LookupListEntry> LookupListPane::neighborOf(const QString &key) const
{
    const auto after = next(key, 1);
    return after ? after : next(key, -1);
}

void LookupListPane::step(int by)
{
    const auto entry = next(m_shown, by);
    if (!entry)
        return;
    Q_EMIT selected(*entry);
    sayShown();
}

void LookupListPane::sayShown()
{
    const int row = m_model->rowOf(m_shown);
    if (row >= 0 && !m_list->hasFocus()) // as otherwise it is said because of the focus
        announceChange(*this, m_model->rows().at(row).spoken);
}

void LookupListPane::setWide(bool isWide)
{
    setMinimumWidth(textscale::scaled(kListMinWidth));
    const int end = isWide ? kSpace12 : 0; // otherwise the results have one
    layout()->setContentsMargins(isRightToLeft() ? end : kSpace12, kSpace8, isRightToLeft() ? kSpace12 : end,
                                 kSpace8);
}

void LookupListPane::showMenu(const QPoint &position)
{
    const auto entry = entryAt(m_list->indexAt(position));
    auto *menu = new QMenu(this);
    menu->setObjectName(u"lookupMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, const QString &name, const auto &run) {
        QAction *action = menu->addAction(text, this, run);
        action->setObjectName(name);
        return action;
    };
    if (entry && entry->kind != Kind::NewLookup) {
        menu->addAction(m_copy);
        QAction *again = add(CommonTexts::tr("Look up again"), u"lookUpAgain"_s,
                             [this, entry = *entry] { Q_EMIT lookUpAgainRequested(entry); });
        again->setEnabled(entry->set ? !entry->set->isRunning() : entry->earlier.first().isComplete());
        if (entry->set && entry->set->isWatched())
            add(tr("Stop watching"), u"stopWatching"_s,
                [this, set = entry->set] { Q_EMIT stopWatchingRequested(set); });
        else if (entry->set)
            addConnections(*menu, *entry->set);
        menu->addAction(m_remove);
        menu->addSeparator();
    }
    add(tr("Clear earlier lookups"), u"clearEarlierLookups"_s, [this] {
        Q_EMIT clearEarlierRequested();
    })->setEnabled(!m_model->earlierEntries().isEmpty());
    addMnemonics(*menu);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

/// Adds what can be done with the lookup of each connection.
void LookupListPane::addConnections(QMenu &menu, ResultSet &set)
{
    const QStringList ids = set.connectionIds();
    const QStringList titles = lookuptext::connectionTitles(set);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const QString &connectionId = ids.at(i);
        const auto add = [&](const QString &text, const QString &name, const auto &run) {
            const QString of = ids.size() > 1 ? labelledText(text, titles.value(i)) : text;
            menu.addAction(of, &set, run)->setObjectName(name + QString::number(i));
        };
        const auto goOn = [this, set = &set, connectionId] { Q_EMIT continueRequested(set, connectionId); };
        const LookupProgress progress = set.progress(connectionId);
        if (set.run(connectionId).isRunning()) {
            if (progress.isPaused)
                add(CommonTexts::tr("Sign in"), u"signInConnection"_s, goOn);
            add(CommonTexts::tr("Stop"), u"stopConnection"_s,
                [set = &set, connectionId] { set->stop(connectionId); });
        } else if (progress.notLookedUp > 0) {
            add(CommonTexts::tr("Continue"), u"continueConnection"_s, goOn);
        } else if (progress.failed > 0) {
            add(CommonTexts::tr("Retry failed"), u"continueConnection"_s, goOn);
        }
    }
}

#include "moc_lookuplistpane.cpp"
