// SPDX-License-Identifier: MIT
#include "ui/activity/activitytable.h"

#include "storage/settings.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QContextMenuEvent>
#include <QHeaderView>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

// Change the number when the columns change.
const SettingKey<QByteArray> kColumns{"activity/columns-2"_L1, {}};
constexpr int kPath = static_cast<int>(ActivityColumn::Path);
/// The columns that are hidden where there is little room, in that order.
constexpr std::array kOptional{ActivityColumn::Connection, ActivityColumn::Size};

} // namespace

ActivityTable::ActivityTable(ActivityModel &activity, ActivityProxy &shown, Settings &settings,
                             QWidget *parent)
    : QTreeView(parent)
    , m_activity(activity)
    , m_shown(shown)
    , m_settings(settings)
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
    makeHeader();
    restoreColumns();
}

void ActivityTable::makeHeader()
{
    QHeaderView *header = this->header();
    header->setObjectName(u"exchangesHeader"_s);
    header->setAccessibleName(CommonTexts::tr("Columns"));
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setStretchLastSection(false);
    header->setFirstSectionMovable(true);
    header->setMinimumSectionSize(kColumnMinWidth);
    header->setMaximumSectionSize(kColumnMaxWidth);
    header->setTextElideMode(Qt::ElideRight);
    QFont weight; // sets only the weight: size and family remain the application's
    weight.setWeight(textFont(TextRole::Strong).weight());
    header->setFont(weight);
    setSortingEnabled(true);
}

void ActivityTable::restoreColumns()
{
    const QFontMetrics cells(font());
    const QFontMetrics titles(strongFont(font()));
    const auto titleWidth = [&](ActivityColumn column) {
        return titles.horizontalAdvance(
            model()->headerData(static_cast<int>(column), Qt::Horizontal).toString());
    };
    const auto setWidth = [&](ActivityColumn column, const QString &widest) {
        header()->resizeSection(static_cast<int>(column),
                                std::max(cells.horizontalAdvance(widest), titleWidth(column)) + kSpace16 +
                                    kSpace4);
    };
    header()->resizeSection(static_cast<int>(ActivityColumn::Time), // with space for the sort arrow
                            std::max(cells.horizontalAdvance(u"00:00:00.000"_s) + kSpace16,
                                     titleWidth(ActivityColumn::Time) + kArrowWidth) +
                                kSpace16 + kSpace4);
    setWidth(ActivityColumn::Method, u"POST"_s);
    setWidth(ActivityColumn::Status, u"timeout"_s);
    setWidth(ActivityColumn::Duration, u"000,000 ms"_s); // an upgrade takes minutes
    setWidth(ActivityColumn::Size, u"100.0 kB"_s);
    setWidth(ActivityColumn::Connection, u"PRODUCTION acme"_s);
    sortByColumn(static_cast<int>(ActivityColumn::Time), Qt::DescendingOrder);
    const QByteArray saved = m_settings.value(kColumns);
    if (!saved.isEmpty())
        header()->restoreState(saved);
    const auto changed = [this] {
        if (m_isFitting)
            return;
        fit();
        m_settings.setValue(kColumns, header()->saveState());
    };
    connect(header(), &QHeaderView::sectionResized, this, changed);
    connect(header(), &QHeaderView::sectionMoved, this, changed);
    connect(header(), &QHeaderView::sortIndicatorChanged, this, changed);
}

/// Gives the path the width that the other columns leave. Hides the optional columns where they would leave
/// too little.
void ActivityTable::fit()
{
    if (m_isFitting)
        return;
    m_isFitting = true;
    const auto others = [this] { return header()->length() - header()->sectionSize(kPath); };
    for (const ActivityColumn column : kOptional)
        header()->showSection(static_cast<int>(column));
    for (const ActivityColumn column : kOptional) {
        if (others() + textscale::scaled(kSubjectMinWidth) > viewport()->width())
            header()->hideSection(static_cast<int>(column));
    }
    header()->resizeSection(
        kPath, std::clamp(viewport()->width() - others(), textscale::scaled(kPathMinWidth), kColumnMaxWidth));
    m_isFitting = false;
}

void ActivityTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fit();
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
