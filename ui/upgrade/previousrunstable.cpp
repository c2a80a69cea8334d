// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunstable.h"

#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/upgrade/previousrunsmodel.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxRows = 6;

/// Returns the columns in the order of the model. How long it took, and its mode, are hidden where there is
/// little room.
QList<ColumnKeeper::Column> columns()
{
    ColumnKeeper::Column when{.name = u"when"_s, .isMeasured = true};
    when.sortedByDefault = Qt::DescendingOrder;
    ColumnKeeper::Column where{.name = u"where"_s, .usual = kWhereMinWidth, .least = kWhereMinWidth};
    where.isStretched = true;
    ColumnKeeper::Column took{.name = u"took"_s, .isMeasured = true};
    ColumnKeeper::Column mode{.name = u"mode"_s, .isMeasured = true};
    took.isOptional = mode.isOptional = true;
    return {when, where, {.name = u"outcome"_s, .isMeasured = true}, took, mode};
}

} // namespace

PreviousRunsTable::PreviousRunsTable(PreviousRunsModel &runs, QWidget *parent)
    : QTableView(parent)
    , m_runs(runs)
    , m_shown(new QSortFilterProxyModel(this))
{
    setObjectName(u"previousRuns"_s);
    setAccessibleName(CommonTexts::tr("Previous runs"));
    m_shown->setSourceModel(&runs);
    m_shown->setSortRole(PreviousRunsModel::SortRole);
    m_shown->setSortLocaleAware(true);
    setModel(m_shown);
    setUpTable(this);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSortingEnabled(true);
    auto *keeper = new ColumnKeeper(this);
    keeper->setColumns(columns());
    connect(m_shown, &QAbstractItemModel::rowsInserted, this, &QWidget::updateGeometry);
    connect(m_shown, &QAbstractItemModel::rowsRemoved, this, &QWidget::updateGeometry);
}

QList<UpgradeRecord> PreviousRunsTable::chosenRuns() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows += index.row();
    if (rows.isEmpty()) {
        rows.resize(m_shown->rowCount());
        std::iota(rows.begin(), rows.end(), 0);
    }
    std::sort(rows.begin(), rows.end());
    QList<UpgradeRecord> runs;
    for (const int row : std::as_const(rows))
        runs += m_runs.rows().at(m_shown->mapToSource(m_shown->index(row, 0)).row());
    return runs;
}

QSize PreviousRunsTable::sizeHint() const
{
    const int rows = std::clamp(m_shown->rowCount(), 1, kMaxRows);
    return {QTableView::sizeHint().width(),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

QSize PreviousRunsTable::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void PreviousRunsTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        Q_EMIT copyRequested(); // the selected rows instead of the current cell
    else
        QTableView::keyPressEvent(event);
}

void PreviousRunsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRowHeight(this);
        updateGeometry();
    }
}

#include "moc_previousrunstable.cpp"
