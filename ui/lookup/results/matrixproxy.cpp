// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixproxy.h"

#include "text/foldedtext.h"
#include "ui/lookup/results/matrixmodel.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kMatrixInterval = 500ms;
/// The pause between two updates is at least that many times as long as an update takes.
constexpr int kMatrixIdleShare = 10;
/// Larger than the number of read states and of archive states.
constexpr ResultRank kStates = 4;

} // namespace

MatrixProxy::MatrixProxy(MatrixModel &matrix, ResultsModel &results, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_matrix(matrix)
    , m_results(results)
{
    setDynamicSortFilter(false);
    m_rearrangeTimer.setSingleShot(true);
    m_rearrangeTimer.setInterval(kMatrixInterval);
    connect(&m_rearrangeTimer, &QTimer::timeout, this, &MatrixProxy::rearrange);
    // Before the base class sorts and filters the new rows.
    connect(&matrix, &QAbstractItemModel::modelReset, this, [this] {
        m_rearrangeTimer.stop();
        readFacets();
        if (std::exchange(m_fitting, nullptr)) // which may not know the new rows yet
            setQuery(m_filter.query());
        m_rankedColumn = -1;
        rank(sortColumn() < m_matrix.columnCount() ? sortColumn() : -1, sortOrder());
    });
    connect(&matrix, &MatrixModel::answersChanged, this, [this](const QList<qsizetype> &answers) {
        for (const qsizetype answer : answers)
            m_facets.update(m_results.rows(), answer, answer);
        rearrangeLater();
    });
    readFacets();
    setSourceModel(&matrix);
}

MatrixProxy::~MatrixProxy() = default;

void MatrixProxy::readFacets()
{
    m_facets.clear();
    if (m_matrix.rowCount() > 0)
        m_facets.update(m_results.rows(), 0, m_results.rowCount() - 1);
}

void MatrixProxy::setQuery(const FilterQuery &query)
{
    if (query.isEmpty())
        m_fitting.reset();
    else
        fitting().setFilter({query, {}});
}

ResultsProxy &MatrixProxy::fitting()
{
    if (!m_fitting) {
        m_fitting = std::make_unique<ResultsProxy>(m_results);
        connect(m_fitting.get(), &ResultsProxy::rearranged, this, &MatrixProxy::rearrangeLater);
    }
    return *m_fitting;
}

void MatrixProxy::setFilter(const ResultFilter &filter, bool onlyDifferent)
{
    if (filter.isEmpty() && m_filter.isEmpty() && !onlyDifferent && !m_onlyDifferent)
        return;
    m_filter = filter;
    m_onlyDifferent = onlyDifferent;
    m_facets.setChoice(filter.choice());
    setQuery(filter.query());
    rearrange();
}

void MatrixProxy::prepareFilter(const FilterQuery &query)
{
    if (!query.isEmpty())
        fitting().prepareFilter(query);
}

int MatrixProxy::toProxyRow(int matrixRow) const
{
    return mapFromSource(m_matrix.index(matrixRow, 0)).row();
}

int MatrixProxy::toMatrixRow(int shownRow) const
{
    return mapToSource(index(shownRow, 0)).row();
}

bool MatrixProxy::fitsQuery(qsizetype answer) const
{
    return m_filter.query().isEmpty() || m_fitting->toProxyRow(static_cast<int>(answer)) >= 0;
}

bool MatrixProxy::acceptsAnswers(int row) const
{
    if (m_filter.isEmpty())
        return true;
    const QList<qsizetype> answers = m_matrix.answers(row);
    return std::any_of(answers.begin(), answers.end(),
                       [this](qsizetype answer) { return m_facets.isChosen(answer) && fitsQuery(answer); });
}

bool MatrixProxy::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    return acceptsAnswers(sourceRow) && (!m_onlyDifferent || m_matrix.isDifferent(sourceRow));
}

ResultOverview MatrixProxy::overview(const QTimeZone &zone) const
{
    const ResultMatrix &matrix = m_matrix.matrix();
    if (m_filter.query().isEmpty() && !m_onlyDifferent)
        return m_facets.overview(zone, matrix);
    return m_facets.overview(zone, matrix, [&](qsizetype answer) {
        return fitsQuery(answer) &&
               (!m_onlyDifferent ||
                m_matrix.isDifferent(static_cast<int>(matrix.rowOf(m_results.rows().at(answer).lookup.id))));
    });
}

qsizetype MatrixProxy::differentCount() const
{
    qsizetype count = 0;
    for (int row = 0; row < m_matrix.rowCount(); ++row) {
        if (m_matrix.isKnownDifferent(row) && acceptsAnswers(row))
            ++count;
    }
    return count;
}

void MatrixProxy::sort(int column, Qt::SortOrder order)
{
    if (column == sortColumn() && order == sortOrder())
        return;
    rank(column, order);
    Q_EMIT aboutToRearrange();
    QSortFilterProxyModel::sort(column, order);
    Q_EMIT rearranged();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant MatrixProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::AccessibleDescriptionRole && orientation == Qt::Horizontal && section == sortColumn())
        return sortOrder() == Qt::AscendingOrder ? ResultsProxy::tr("Sorted in ascending order")
                                                 : ResultsProxy::tr("Sorted in descending order");
    return QSortFilterProxyModel::headerData(section, orientation, role);
}

void MatrixProxy::rearrangeLater()
{
    m_rankedColumn = -1;
    if ((isFiltered() || sortColumn() >= 0) && !m_rearrangeTimer.isActive())
        m_rearrangeTimer.start();
}

void MatrixProxy::rearrange()
{
    m_rearrangeTimer.stop();
    const auto start = std::chrono::steady_clock::now();
    rank(sortColumn(), sortOrder());
    Q_EMIT aboutToRearrange();
    invalidate();
    Q_EMIT rearranged();
    const auto took =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    m_rearrangeTimer.setInterval(std::max(kMatrixInterval, kMatrixIdleShare * took));
}

bool MatrixProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    // In descending order, the base class asks whether the right row is less than the left one.
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    return isAscending ? placeOf(left.row()) < placeOf(right.row())
                       : placeOf(right.row()) < placeOf(left.row());
}

int MatrixProxy::placeOf(int row) const
{
    const auto known = static_cast<std::size_t>(row);
    return known < m_places.size() ? m_places[known] : row; // a new row is last until the next update
}

void MatrixProxy::rank(int column, Qt::SortOrder order)
{
    if (column < 0)
        return;
    if (std::exchange(m_rankedColumn, column) != column)
        m_ranks = ranksOf(column);
    m_places = sortedPlaces(m_ranks, order);
}

std::vector<ResultRank> MatrixProxy::ranksOf(int column) const
{
    if (column == m_matrix.differenceColumn())
        return ranksOfDifferences();
    if (const qsizetype connection = m_matrix.connectionIndex(column); connection >= 0)
        return ranksOfConnection(connection);
    QList<ResultRow> rows;
    rows.reserve(m_matrix.rowCount());
    for (int row = 0; row < m_matrix.rowCount(); ++row)
        rows += m_results.rows().at(m_matrix.answer(row, column));
    return sortRanks(rows, column == MatrixModel::kIdColumn ? ResultColumn::Id : ResultColumn::Subject);
}

std::vector<ResultRank> MatrixProxy::ranksOfConnection(qsizetype column) const
{
    std::vector<ResultRank> ranks;
    ranks.reserve(static_cast<std::size_t>(m_matrix.rowCount()));
    for (int row = 0; row < m_matrix.rowCount(); ++row) {
        const qsizetype answer = m_matrix.matrix().answer(row, column);
        if (answer == ResultMatrix::kNoAnswer) {
            ranks.push_back(kBlankRank);
            continue;
        }
        const ResultRow &result = m_results.rows().at(answer);
        const auto number = [&result](ResultField field) {
            const std::optional<SortKey> key = sortKey(result, field);
            return key ? static_cast<ResultRank>(key->number) : kStates - 1;
        };
        ranks.push_back((number(ResultField::State) * kStates + number(ResultField::Read)) * kStates +
                        number(ResultField::Archived));
    }
    return ranks;
}

std::vector<ResultRank> MatrixProxy::ranksOfDifferences() const
{
    const auto count = static_cast<std::size_t>(m_matrix.rowCount());
    std::vector<std::pair<bool, QString>> keys;
    keys.reserve(count);
    for (int row = 0; row < m_matrix.rowCount(); ++row)
        keys.emplace_back(!m_matrix.isDifferent(row), foldedText(m_matrix.differenceText(row)));
    std::vector<std::size_t> sorted(count);
    std::iota(sorted.begin(), sorted.end(), 0);
    std::sort(sorted.begin(), sorted.end(),
              [&keys](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    std::vector<ResultRank> ranks(count, kBlankRank);
    ResultRank rank = 0;
    for (std::size_t place = 0; place < count; ++place) {
        if (place > 0 && keys[sorted[place]] != keys[sorted[place - 1]])
            ++rank;
        if (!keys[sorted[place]].second.isEmpty())
            ranks[sorted[place]] = rank;
    }
    return ranks;
}

#include "moc_matrixproxy.cpp"
