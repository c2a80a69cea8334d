// SPDX-License-Identifier: MIT
#include "ui/lookup/results/tablecolumns.h"

#include "results/resulttext.h"
#include "storage/settings.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/views/textlabel.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

// Change the number when the columns change.
const SettingKey<QByteArray> kColumns{"results/columns-2"_L1, {}};
constexpr int kSubjectSection = static_cast<int>(ResultColumn::Subject);

int widestState(const QFontMetrics &metrics)
{
    ResultRow row;
    row.lookup.outcome = LookupRow::Outcome::Found;
    const QString saveColumns = resultcells::text(row, ResultColumn::State, {{}, true});
    return std::max(metrics.horizontalAdvance(saveColumns),
                    metrics.horizontalAdvance(outcomeText(LookupRow::Outcome::NotLookedUp)));
}

} // namespace

TableColumns::TableColumns(QTableView *table, Settings &settings)
    : QObject(table)
    , m_table(table)
    , m_header(table->horizontalHeader())
    , m_settings(settings)
{
    m_header->setObjectName(u"resultsHeader"_s);
    m_header->setAccessibleName(CommonTexts::tr("Columns"));
    m_header->setSectionsMovable(true);
    m_header->setSectionsClickable(true);
    m_header->setHighlightSections(false);
    m_header->setMinimumSectionSize(kColumnMinWidth);
    m_header->setMaximumSectionSize(kColumnMaxWidth);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_header->setSectionResizeMode(QHeaderView::Interactive);
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    m_header->setTextElideMode(Qt::ElideRight);
    table->setSortingEnabled(true);

    connect(m_header, &QHeaderView::sectionResized, this, &TableColumns::saveColumns);
    connect(m_header, &QHeaderView::sectionMoved, this, &TableColumns::saveColumns);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, &TableColumns::saveColumns);
    connect(m_header, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { Q_EMIT menuRequested(m_header->mapToGlobal(at)); });
}

void TableColumns::saveColumns()
{
    if (m_isFitting)
        return;
    fit();
    m_settings.setValue(kColumns, m_header->saveState());
}

void TableColumns::restore()
{
    setDefaults();
    const QByteArray defaults = m_header->saveState();
    const QByteArray saved = m_settings.value(kColumns);
    m_isFitting = true;
    if (!saved.isEmpty() && !(m_header->restoreState(saved) && isUsable()))
        m_header->restoreState(defaults);
    m_isFitting = false;
    fit();
}

/// Returns whether the restored state belongs to these columns. Qt only checks that it is the state of some
/// header.
bool TableColumns::isUsable() const
{
    if (m_header->count() != static_cast<int>(ResultColumn::Count) ||
        m_header->hiddenSectionCount() == m_header->count())
        return false;
    const QList<ColumnState::Column> columns = state().columns;
    return std::all_of(columns.begin(), columns.end(), [this](const ColumnState::Column &column) {
        const int width = m_header->sectionSize(static_cast<int>(column.column));
        return column.isHidden || (width >= kColumnMinWidth && width <= kColumnMaxWidth);
    });
}

void TableColumns::fit()
{
    if (m_isFitting || m_header->isSectionHidden(kSubjectSection))
        return;
    m_isFitting = true;
    const int others = m_header->length() - m_header->sectionSize(kSubjectSection);
    m_header->resizeSection(kSubjectSection,
                            std::clamp(m_table->viewport()->width() - others,
                                       defaultWidth(ResultColumn::Subject), kColumnMaxWidth));
    m_isFitting = false;
}

int TableColumns::defaultWidth(ResultColumn column) const
{
    const QFontMetrics metrics(strongFont(m_table->font()));
    const auto characters = [&metrics](int count) { return metrics.averageCharWidth() * count + kSpace24; };
    const auto widest = [](std::initializer_list<Badge::Content> badges) {
        int width = 0;
        for (const Badge::Content &badge : badges)
            width = std::max(width, Badge::sizeOf(badge).width());
        return width + kSpace24;
    };
    switch (column) {
    case ResultColumn::State:
        return widestState(m_table->fontMetrics()) + textscale::scaled(kBadgeShape) + kSpace8 + kSpace24;
    case ResultColumn::Id:
        return characters(8);
    case ResultColumn::Type:
        return characters(17);
    case ResultColumn::Category:
        return characters(10);
    case ResultColumn::Created:
        return characters(13);
    case ResultColumn::Read:
        return widest({readStateBadge(true), readStateBadge(false), readStateBadge({})});
    case ResultColumn::Archived:
        return widest({archivedStateBadge(true), archivedStateBadge(false), archivedStateBadge({})});
    case ResultColumn::Connection:
        return characters(16);
    case ResultColumn::Subject:
    case ResultColumn::Count:
        break;
    }
    return std::clamp(characters(22), kSubjectMinWidth, kColumnMaxWidth); // its minimum
}

void TableColumns::setDefaults()
{
    m_isFitting = true;
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        m_header->setSectionHidden(column, false);
        m_header->resizeSection(column, std::clamp(defaultWidth(static_cast<ResultColumn>(column)),
                                                   kColumnMinWidth, kColumnMaxWidth));
        m_header->moveSection(m_header->visualIndex(column), column);
    }
    sortBy({}, Qt::AscendingOrder);
    m_isFitting = false;
    fit();
}

ColumnState TableColumns::state() const
{
    ColumnState state;
    for (int place = 0; place < m_header->count(); ++place) {
        const int column = m_header->logicalIndex(place);
        const bool isHidden = m_header->isSectionHidden(column);
        state.columns += {static_cast<ResultColumn>(column), m_header->sectionSize(column), isHidden};
    }
    if (m_header->sortIndicatorSection() >= 0 && m_header->sortIndicatorSection() < m_header->count()) {
        state.sorted = static_cast<ResultColumn>(m_header->sortIndicatorSection());
        state.order = m_header->sortIndicatorOrder();
    }
    return state;
}

void TableColumns::setShown(ResultColumn column, bool isShown)
{
    if (!isShown && m_header->hiddenSectionCount() + 1 == m_header->count())
        return; // no column would remain to click on
    m_header->setSectionHidden(static_cast<int>(column), !isShown);
    saveColumns();
}

void TableColumns::sortBy(std::optional<ResultColumn> column, Qt::SortOrder order)
{
    m_header->setSortIndicator(column ? static_cast<int>(*column) : -1, order);
}

void TableColumns::reset()
{
    setDefaults();
    saveColumns();
}

#include "moc_tablecolumns.cpp"
