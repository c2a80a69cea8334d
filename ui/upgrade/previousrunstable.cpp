// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunstable.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/upgrade/previousrunsmodel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyleOptionHeader>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kMaxRows = 6;
using Column = PreviousRunsModel::Column;

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
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setColumnHidden(Column::Run, true);
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

int PreviousRunsTable::heightForWidth(int width) const
{
    const int rows = std::clamp(m_shown->rowCount(), 1, kMaxRows);
    const int rowHeight =
        horizontalHeader()->height() + (isNarrowAt(width) ? fontMetrics().lineSpacing() : 0);
    return horizontalHeader()->height() + rows * rowHeight + 2 * frameWidth();
}

QSize PreviousRunsTable::sizeHint() const
{
    const int width = QTableView::sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize PreviousRunsTable::minimumSizeHint() const
{
    return {0, heightForWidth(QWIDGETSIZE_MAX)};
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
        setNarrow(m_isNarrow);
        fitColumns();
        updateGeometry();
    }
}

/// Returns the width of the column's header, also if it is hidden, for which QHeaderView returns 0. Only the
/// sorted column needs room for the arrow.
int PreviousRunsTable::headerWidth(int column) const
{
    const QHeaderView *header = horizontalHeader();
    QFont font = header->font();
    font.setBold(true);
    QStyleOptionHeader option;
    option.initFrom(header);
    option.fontMetrics = QFontMetrics(font);
    option.text = model()->headerData(column, Qt::Horizontal).toString();
    if (header->sortIndicatorSection() == column)
        option.sortIndicator = QStyleOptionHeader::SortDown;
    return style()->sizeFromContents(QStyle::CT_HeaderSection, &option, QSize(), header).width();
}

/// Shows either one column with two lines or one for each fact. The outcome always has its own.
void PreviousRunsTable::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    setColumnHidden(Column::Run, !narrow);
    for (const Column column : {Column::When, Column::Where, Column::Took, Column::Mode})
        setColumnHidden(column, narrow);
    fitRowHeight(this);
    if (narrow)
        verticalHeader()->setDefaultSectionSize(verticalHeader()->defaultSectionSize() +
                                                fontMetrics().lineSpacing());
}

/// Unlike sizeHintForColumn(), reads all rows, not those that are visible now.
int PreviousRunsTable::contentWidth(int column) const
{
    int width = headerWidth(column);
    for (int row = 0; row < m_shown->rowCount(); ++row)
        width = std::max(width, sizeHintForIndex(m_shown->index(row, column)).width());
    return width;
}

/// Returns the width of all columns but the host's, for a table with one column for each fact.
int PreviousRunsTable::otherColumns() const
{
    int width = 0;
    for (const Column column : {Column::When, Column::Outcome, Column::Took, Column::Mode})
        width += contentWidth(column);
    return width;
}

/// Returns whether a table of that width shows two lines for each run. Must not depend on what is shown now.
bool PreviousRunsTable::isNarrowAt(int width) const
{
    const int bar = m_shown->rowCount() > kMaxRows ? verticalScrollBar()->sizeHint().width() : 0;
    return otherColumns() + textscale::scaled(kWhereMinWidth) > width - 2 * frameWidth() - bar;
}

/// Makes each column as wide as its content. The host gets the remaining width. If that is too little, the
/// table becomes narrow.
void PreviousRunsTable::fitColumns()
{
    const bool narrow = isNarrowAt(width());
    if (narrow != m_isNarrow)
        setNarrow(narrow);
    const int outcome = contentWidth(Column::Outcome);
    setColumnWidth(Column::Outcome, outcome);
    if (narrow) {
        setColumnWidth(Column::Run,
                       std::max(viewport()->width() - outcome, textscale::scaled(kWhereMinWidth)));
        return;
    }
    for (const Column column : {Column::When, Column::Took, Column::Mode})
        setColumnWidth(column, contentWidth(column));
    setColumnWidth(Column::Where, std::max(viewport()->width() - otherColumns(), 0));
}

#include "moc_previousrunstable.cpp"
