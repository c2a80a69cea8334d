// SPDX-License-Identifier: MIT
#include "ui/lookup/results/tablecolumns.h"

#include "storage/settings.h"
#include "ui/lookup/card/statebadge.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tokens;

namespace {

// Change the number when the columns change.
const SettingKey<QByteArray> kColumns{"results/columns-4"_L1, {}};
/// The sections whose width the user has set, separated by blanks.
const SettingKey<QString> kSizedColumns{"results/sized-columns"_L1, {}};
/// “shown” or “hidden” if the user has decided about the connection.
const SettingKey<QString> kConnectionColumn{"results/connection-column"_L1, {}};
const QString kShown = u"shown"_s;
const QString kHidden = u"hidden"_s;

constexpr int kSubjectSection = static_cast<int>(ResultColumn::Subject);
constexpr int kConnectionSection = static_cast<int>(ResultColumn::Connection);
constexpr int kGreatestWidth = 20000; ///< of any column on any screen
/// Those whose texts differ in width, in the order in which they get room.
constexpr std::array kCut{ResultColumn::Read,    ResultColumn::Archived, ResultColumn::Id,
                          ResultColumn::Type,    ResultColumn::Category, ResultColumn::Connection,
                          ResultColumn::Created, ResultColumn::Subject};

std::size_t at(ResultColumn column)
{
    return static_cast<std::size_t>(column);
}

/// Returns the width of the longest relative times.
int widestTime(const QFontMetrics &metrics)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    int width = 0;
    for (const std::chrono::hours ago : {1h, 23h, 24h * 6, 24h * 29, 24h * 364, 24h * 4000}) {
        const QDateTime then = now.addSecs(-std::chrono::seconds(ago).count() + 60);
        width = std::max(width, metrics.horizontalAdvance(timetext::relative(then, now)));
    }
    return width;
}

} // namespace

TableColumns::TableColumns(QTableView *table, const ResultsModel &results, Settings &settings)
    : QObject(table)
    , m_table(table)
    , m_header(table->horizontalHeader())
    , m_results(results)
    , m_settings(settings)
    , m_toMeasure(this)
{
    m_header->setObjectName(u"resultsHeader"_s);
    m_header->setAccessibleName(CommonTexts::tr("Columns"));
    m_header->setSectionsMovable(true);
    m_header->setSectionsClickable(true);
    m_header->setHighlightSections(false);
    m_header->setMinimumSectionSize(kShapeColumnWidth);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_header->setSectionResizeMode(QHeaderView::Interactive);
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    m_header->setTextElideMode(Qt::ElideRight);
    table->setSortingEnabled(true);

    connect(m_header, &QHeaderView::sectionResized, this, &TableColumns::sectionResized);
    connect(m_header, &QHeaderView::sectionMoved, this, &TableColumns::saveColumns);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, &TableColumns::saveColumns);
    connect(m_header, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { Q_EMIT menuRequested(m_header->mapToGlobal(at)); });

    connect(&m_toMeasure, &RowsToMeasure::due, this, &TableColumns::measureChanged);
    connect(&results, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { m_toMeasure.add(first, last); });
    connect(&results, &QAbstractItemModel::modelReset, this, [this] {
        m_needed = {}; // otherwise widths only grow, so that columns do not move while answers arrive
        m_toMeasure.addAll();
    });
    connect(&results, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                m_toMeasure.add(first.row(), last.row());
            });
}

void TableColumns::sectionResized(int section, int before, int width)
{
    if (m_isFitting)
        return;
    if (section == kSubjectSection) { // always takes what is left
        const QScopedValueRollback fitting(m_isFitting, true);
        section = resizeNextSection(m_header, section, width - before);
    }
    if (section >= 0)
        m_sized += section;
    saveColumns();
}

void TableColumns::saveColumns()
{
    if (m_isFitting)
        return;
    fit();
    m_settings.setValue(kColumns, m_header->saveState());
    QStringList sized;
    for (const int section : std::as_const(m_sized))
        sized += QString::number(section);
    m_settings.setValue(kSizedColumns, sized.join(u' '));
    m_settings.setValue(kConnectionColumn, !m_connectionChosen   ? QString()
                                           : *m_connectionChosen ? kShown
                                                                 : kHidden);
}

void TableColumns::restore()
{
    setDefaults();
    const QByteArray defaults = m_header->saveState();
    const QByteArray saved = m_settings.value(kColumns);
    bool isRestored = false;
    if (!saved.isEmpty()) {
        const QScopedValueRollback fitting(m_isFitting, true);
        isRestored = m_header->restoreState(saved) && isUsable();
        if (!isRestored)
            m_header->restoreState(defaults);
        // A state contains these, too.
        m_header->setMinimumSectionSize(kShapeColumnWidth);
        m_header->setMaximumSectionSize(-1);
    }
    if (isRestored) {
        for (const QString &section : m_settings.value(kSizedColumns).split(u' ', Qt::SkipEmptyParts)) {
            const int sized = section.toInt();
            const int width = m_header->sectionSize(sized);
            if (sized != kSubjectSection && width >= kShapeColumnWidth && width <= kColumnMaxWidth)
                m_sized += sized;
        }
        const QString connection = m_settings.value(kConnectionColumn);
        if (connection == kShown || connection == kHidden)
            m_connectionChosen = connection == kShown;
    }
    measure();
}

/// Returns whether the restored state belongs to these columns. Qt only checks that it is the state of some
/// header.
bool TableColumns::isUsable() const
{
    if (m_header->count() != static_cast<int>(ResultColumn::Count) ||
        m_header->hiddenSectionCount() == m_header->count())
        return false;
    const QList<ColumnState::Column> columns = state().columns;
    return std::all_of(columns.begin(), columns.end(), [](const ColumnState::Column &column) {
        return column.isHidden || (column.width >= kShapeColumnWidth && column.width <= kGreatestWidth);
    });
}

void TableColumns::fit()
{
    if (m_isFitting)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    Widths widths = m_usual;
    int left = m_table->viewport()->width();
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const int section = static_cast<int>(column);
        if (m_header->isSectionHidden(section))
            continue;
        if (m_sized.contains(section))
            widths[column] = m_header->sectionSize(section);
        if (section != kSubjectSection)
            left -= widths[column];
    }
    // Before the table scrolls, these give up room: first what their texts do not need, then, if that is
    // enough, also what they need.
    const int least = m_header->isSectionHidden(kSubjectSection) ? 0 : textscale::scaled(kSubjectMinWidth);
    const auto narrow = [this, least](Widths &each, int &room, ResultColumn column, int narrowest) {
        const int section = static_cast<int>(column);
        if (room >= least || m_sized.contains(section) || m_header->isSectionHidden(section))
            return;
        const int less = std::clamp(each[at(column)] - narrowest, 0, least - room);
        each[at(column)] -= less;
        room += less;
    };
    for (const ResultColumn column : {ResultColumn::Id, ResultColumn::Type, ResultColumn::Category})
        narrow(widths, left, column,
               m_needed[at(column)] > 0 ? std::max(titleWidth(column), m_needed[at(column)])
                                        : widths[at(column)]);
    Widths cut = widths;
    int leftByCut = left;
    for (const ResultColumn column : {ResultColumn::Type, ResultColumn::Category})
        narrow(cut, leftByCut, column, titleWidth(column));
    if (leftByCut >= least) {
        widths = cut;
        left = leftByCut;
    }
    int &subject = widths[at(ResultColumn::Subject)];
    subject = std::clamp(left, textscale::scaled(kSubjectMinWidth), textscale::scaled(kSubjectWidth));
    if (least > 0)
        left -= subject;
    for (const ResultColumn column : kCut) {
        const int section = static_cast<int>(column);
        if (m_sized.contains(section) || m_header->isSectionHidden(section))
            continue;
        const int more = std::clamp(m_needed[at(column)] - widths[at(column)], 0, std::max(0, left));
        widths[at(column)] += more;
        left -= more;
    }
    subject += std::max(0, left);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (!m_header->isSectionHidden(static_cast<int>(column)))
            m_header->resizeSection(static_cast<int>(column), widths[column]);
    }
}

void TableColumns::measure()
{
    m_needed = {}; // the texts may have become smaller
    m_toMeasure.addAll();
    measureChanged();
    m_toMeasure.addAll(); // the header may get its new font later
}

void TableColumns::measureChanged()
{
    const auto [first, end] = m_toMeasure.take(m_results.rowCount());
    for (const ResultColumn column : kCut) {
        for (int row = first; row < end; ++row) {
            const QModelIndex cell = m_results.index(row, static_cast<int>(column));
            if (!cell.data(CellDelegate::ContinuedRole).isValid())
                m_needed[at(column)] =
                    std::max(m_needed[at(column)], CellDelegate::neededWidth(*m_table, cell));
        }
    }
    for (std::size_t column = 0; column < m_usual.size(); ++column)
        m_usual[column] = usualWidth(static_cast<ResultColumn>(column));
    updateConnection();
    fit();
}

void TableColumns::updateConnection()
{
    const QList<ResultRow> &rows = m_results.rows();
    const bool isShown =
        m_connectionChosen.value_or(std::any_of(rows.begin(), rows.end(), [&rows](const ResultRow &row) {
            return row.connectionId != rows.first().connectionId || row.from != rows.first().from;
        }));
    const bool isOnly = !m_header->isSectionHidden(kConnectionSection) &&
                        m_header->hiddenSectionCount() + 1 == m_header->count();
    setSectionShown(kConnectionSection, isShown || isOnly);
}

void TableColumns::setSectionShown(int section, bool isShown)
{
    if (m_header->isSectionHidden(section) != isShown)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    m_header->setSectionHidden(section, !isShown);
}

int TableColumns::titleWidth(ResultColumn column) const
{
    const int title = QFontMetrics(m_header->font()).horizontalAdvance(fieldTitle(fieldOf(column)));
    const auto metric = [this](QStyle::PixelMetric which) {
        return m_header->style()->pixelMetric(which, nullptr, m_header);
    };
    return title + kSpace4 + metric(QStyle::PM_HeaderMarkSize) + 2 * metric(QStyle::PM_HeaderMargin);
}

int TableColumns::usualWidth(ResultColumn column) const
{
    const QFontMetrics metrics(m_table->font());
    const auto withMargins = [](int width) { return width + kSpace16 + kSpace4; };
    const auto characters = [&](int count) { return withMargins(metrics.averageCharWidth() * count); };
    const auto widest = [this](std::initializer_list<Badge::Content> badges) {
        int width = 0;
        for (const Badge::Content &badge : badges)
            width = std::max(width, CellDelegate::neededWidth(*m_table, badge));
        return width;
    };
    const int title = titleWidth(column);
    switch (column) {
    case ResultColumn::State:
        return withMargins(textscale::scaled(kSmallIcon));
    case ResultColumn::Id:
        return std::max(title, characters(8));
    case ResultColumn::Type:
        return std::max(title, characters(16));
    case ResultColumn::Category:
        return std::max(title, characters(10));
    case ResultColumn::Created:
        return std::max(title, withMargins(widestTime(metrics)));
    case ResultColumn::Read: // that it is not given is rare, and gets what room is left
        return std::max(title, widest({readStateBadge(true), readStateBadge(false)}));
    case ResultColumn::Archived:
        return std::max(title, widest({archivedStateBadge(true), archivedStateBadge(false)}));
    case ResultColumn::Connection:
        return std::clamp(m_needed[at(column)], title, std::max(title, characters(32)));
    case ResultColumn::Subject:
    case ResultColumn::Count:
        break;
    }
    return textscale::scaled(kSubjectMinWidth);
}

void TableColumns::setDefaults()
{
    m_sized.clear();
    m_connectionChosen.reset();
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < static_cast<int>(ResultColumn::Count); ++column) {
        m_header->setSectionHidden(column, false);
        m_header->moveSection(m_header->visualIndex(column), column);
    }
    sortBy({}, Qt::AscendingOrder);
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

QList<ResultField> TableColumns::shownFields() const
{
    QList<ResultField> fields;
    for (const ColumnState::Column &column : state().columns) {
        if (!column.isHidden)
            fields += fieldOf(column.column);
    }
    return fields;
}

void TableColumns::setShown(ResultColumn column, bool isShown)
{
    if (!isShown && m_header->hiddenSectionCount() + 1 == m_header->count())
        return; // no column would remain to click on
    if (column == ResultColumn::Connection)
        m_connectionChosen = isShown;
    setSectionShown(static_cast<int>(column), isShown);
    saveColumns();
}

void TableColumns::sortBy(std::optional<ResultColumn> column, Qt::SortOrder order)
{
    m_header->setSortIndicator(column ? static_cast<int>(*column) : -1, order);
}

void TableColumns::reset()
{
    setDefaults();
    measure();
    saveColumns();
}

#include "moc_tablecolumns.cpp"
