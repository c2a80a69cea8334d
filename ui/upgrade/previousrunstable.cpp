// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunstable.h"

#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/upgrade/previousrunsmodel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxRows = 6;

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
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSortingEnabled(true);
    sortByColumn(PreviousRunsModel::When, Qt::DescendingOrder);
    const auto fit = [this] {
        fitColumns();
        updateGeometry();
    };
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, fit);
    connect(m_shown, &QAbstractItemModel::rowsInserted, this, fit);
    connect(m_shown, &QAbstractItemModel::rowsRemoved, this, fit);
    connect(m_shown, &QAbstractItemModel::dataChanged, this, fit);
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
    const int bar = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return {QTableView::sizeHint().width(), horizontalHeader()->height() +
                                                rows * verticalHeader()->defaultSectionSize() +
                                                2 * frameWidth() + bar};
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

void PreviousRunsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void PreviousRunsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRowHeight(this);
        updateGeometry();
    }
}

/// Returns the width of the column's header. Qt reserves space for the sort arrow in every column, but only
/// the sorted one needs it.
int PreviousRunsTable::headerWidth(int column) const
{
    const QHeaderView *header = horizontalHeader();
    const int width = header->sectionSizeHint(column);
    return header->sortIndicatorSection() == column
               ? width
               : width - style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header);
}

/// Makes each column as wide as its content. The host gets the remaining width, or less than its content if
/// there is not enough.
void PreviousRunsTable::fitColumns()
{
    int others = 0;
    int where = 0;
    for (int column = 0; column < PreviousRunsModel::ColumnCount; ++column) {
        const int width = std::max(sizeHintForColumn(column), headerWidth(column));
        if (column == PreviousRunsModel::Where) {
            where = width;
        } else {
            setColumnWidth(column, width);
            others += width;
        }
    }
    const int room = viewport()->width() - others;
    setColumnWidth(PreviousRunsModel::Where, std::max(room, std::min(where, kWhereMinWidth)));
}

#include "moc_previousrunstable.cpp"
