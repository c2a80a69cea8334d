// SPDX-License-Identifier: MIT
#include "ui/activity/activitytable.h"

#include "activity/exchangetext.h"
#include "storage/storedsettings.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

/// Returns the columns in the order of the model. Connection and size are hidden where there is little room,
/// in that order.
QList<ColumnKeeper::Column> columns()
{
    const QLocale locale;
    ColumnKeeper::Column path{.name = u"path"_s, .usual = kSubjectMinWidth, .least = kPathMinWidth};
    path.isStretched = true;
    ColumnKeeper::Column time{.name = u"time"_s, .texts = {u"00:00:00.000"_s}};
    time.sortedByDefault = Qt::DescendingOrder;
    ColumnKeeper::Column size{.name = u"size"_s,
                              .texts = {locale.formattedDataSize(1023, 1),
                                        locale.formattedDataSize(1023 * 1024, 1),
                                        locale.formattedDataSize(1023 * 1024 * 1024, 1)},
                              .rank = 2};
    ColumnKeeper::Column connection{.name = u"connection"_s, .texts = {u"PRODUCTION acme"_s}, .rank = 1};
    size.isOptional = connection.isOptional = true;
    QList<ColumnKeeper::Column> columns(static_cast<qsizetype>(ActivityColumn::Count));
    const auto set = [&columns](ActivityColumn place, const ColumnKeeper::Column &column) {
        columns[static_cast<qsizetype>(place)] = column;
        columns[static_cast<qsizetype>(place)].canBeHidden = false;
    };
    set(ActivityColumn::Time, time);
    set(ActivityColumn::Method, {.name = u"method"_s, .texts = {u"POST"_s}});
    set(ActivityColumn::Path, path);
    set(ActivityColumn::Status, {.name = u"status"_s, .texts = {u"timeout"_s, statusText(Exchange())}});
    set(ActivityColumn::Duration, // an upgrade takes minutes
        {.name = u"duration"_s, .texts = {millisecondsText(999'999ms), durationText(99min + 59s)}});
    set(ActivityColumn::Size, size);
    set(ActivityColumn::Connection, connection);
    return columns;
}

} // namespace

ActivityTable::ActivityTable(ActivityModel &activity, ActivityProxy &shown, Settings &settings,
                             QWidget *parent)
    : QTreeView(parent)
    , m_activity(activity)
    , m_shown(shown)
{
    setObjectName(u"exchanges"_s);
    setAccessibleName(tr("Exchanges"));
    setModel(&shown);
    followSelection(this);
    setItemDelegate(new CellDelegate(this));
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIndentation(kSpace16);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    header()->setObjectName(u"exchangesHeader"_s);
    header()->setMaximumSectionSize(kColumnMaxWidth);
    QFont weight; // sets only the weight: size and family remain the application's
    weight.setWeight(textFont(TextRole::Strong).weight());
    header()->setFont(weight);
    setSortingEnabled(true);
    auto *keeper = new ColumnKeeper(this, &settings, storedsettings::kActivityColumns);
    keeper->setColumns(columns());
}

void ActivityTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    keepCurrentInView(this, *event);
}

void ActivityTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        scrollTo(currentIndex());
}

QList<Exchange> ActivityTable::selectedExchanges() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [this](const QModelIndex &a, const QModelIndex &b) {
        return visualRect(a).top() < visualRect(b).top();
    });
    QList<Exchange> selected;
    for (const QModelIndex &row : std::as_const(rows)) {
        for (const Exchange &exchange : m_activity.exchanges(m_shown.mapToSource(row))) {
            const bool isThere =
                std::any_of(selected.begin(), selected.end(),
                            [&exchange](const Exchange &other) { return other.number == exchange.number; });
            if (!isThere)
                selected += exchange;
        }
    }
    return selected;
}

const Exchange *ActivityTable::currentExchange() const
{
    return m_activity.exchange(m_shown.mapToSource(currentIndex()));
}

bool ActivityTable::showExchange(qint64 number)
{
    const QModelIndex row = m_activity.indexOf(number);
    if (row.parent().isValid() && !m_shown.mapFromSource(row.parent()).isValid())
        return false; // otherwise the row would be mapped to one without a parent
    const QModelIndex shown = m_shown.mapFromSource(row);
    if (!shown.isValid())
        return false;
    if (shown.parent().isValid())
        expand(shown.parent());
    setCurrentIndex(shown);
    scrollTo(shown);
    return true;
}

QSize ActivityTable::minimumSizeHint() const
{
    return QTreeView::minimumSizeHint().expandedTo({0, textscale::scaled(kTableMinHeight)});
}

void ActivityTable::contextMenuEvent(QContextMenuEvent *event)
{
    const QPoint at = event->reason() == QContextMenuEvent::Keyboard
                          ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                          : event->globalPos();
    Q_EMIT menuRequested(at);
}

void ActivityTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    Q_EMIT currentExchangeChanged();
}

void ActivityTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    Q_EMIT selectedExchangesChanged();
}

#include "moc_activitytable.cpp"
