// SPDX-License-Identifier: MIT
#include "ui/lookup/results/matrixmodel.h"

#include "export/matrixexport.h"
#include "text/composedtext.h"
#include "ui/lookup/results/matrixcells.h"
#include "ui/lookup/results/resultcells.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <QSet>

#include <algorithm>

namespace {

constexpr int kComparedAtOnce = 500;

} // namespace

MatrixModel::MatrixModel(const ResultsModel &results, QObject *parent)
    : QAbstractTableModel(parent)
    , m_results(results)
{
    m_compareTimer.setInterval(0);
    connect(&m_compareTimer, &QTimer::timeout, this, &MatrixModel::compareNext);
    connect(&results, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        beginResetModel();
        m_matrix = {};
    });
    const auto rebuild = [this] {
        build();
        endResetModel();
    };
    connect(&results, &QAbstractItemModel::modelReset, this, rebuild);
    connect(&results, &QAbstractItemModel::rowsInserted, this, [this, rebuild] {
        if (!m_isActive)
            return;
        beginResetModel();
        rebuild();
    });
    connect(&results, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { update(first.row(), last.row()); });
}

void MatrixModel::setActive(bool isActive)
{
    if (m_isActive == isActive)
        return;
    beginResetModel();
    m_isActive = isActive;
    build();
    endResetModel();
}

bool MatrixModel::hasComparableAnswers(const QList<ResultRow> &rows)
{
    const bool isOne = std::all_of(rows.begin(), rows.end(), [&rows](const ResultRow &row) {
        return row.connectionId == rows.first().connectionId;
    });
    if (isOne)
        return false;
    QSet<qint32> ids;
    ids.reserve(rows.size());
    return std::any_of(rows.begin(), rows.end(), [&ids](const ResultRow &row) {
        const qsizetype known = ids.size();
        ids += row.lookup.id;
        return ids.size() == known;
    });
}

const QList<ResultRow> &MatrixModel::rows() const
{
    return m_results.rows();
}

MatrixModel::Seen MatrixModel::seen(const ResultRow &row)
{
    return {row.lookup.outcome, row.lookup.notification, row.from};
}

void MatrixModel::build()
{
    m_matrix = m_isActive ? ResultMatrix(m_results.rows()) : ResultMatrix();
    m_seen.clear();
    if (m_isActive) {
        m_seen.reserve(static_cast<std::size_t>(m_results.rowCount()));
        std::transform(m_results.rows().begin(), m_results.rows().end(), std::back_inserter(m_seen), &seen);
    }
    m_differences.assign(static_cast<std::size_t>(m_matrix.ids().size()), std::nullopt);
    m_compared = 0;
    if (m_differences.empty())
        m_compareTimer.stop();
    else
        m_compareTimer.start();
}

/// Finds the answers that have changed among `first` to `last`, of which most have not: those of several
/// connections arrive at the same time.
void MatrixModel::update(int first, int last)
{
    if (!m_isActive)
        return;
    QList<qsizetype> changed;
    int firstRow = rowCount();
    int lastRow = -1;
    for (int row = first; row <= last; ++row) {
        const ResultRow &result = m_results.row(row);
        Seen &known = m_seen[static_cast<std::size_t>(row)];
        const bool isSame =
            known.outcome == result.lookup.outcome && known.notification == result.lookup.notification;
        if (isSame && known.from == result.from)
            continue;
        if (known.from != result.from) { // it may belong into another column, with other names
            beginResetModel();
            build();
            endResetModel();
            return;
        }
        known = seen(result);
        const auto place = static_cast<int>(m_matrix.rowOf(result.lookup.id));
        m_differences[static_cast<std::size_t>(place)].reset();
        firstRow = std::min(firstRow, place);
        lastRow = std::max(lastRow, place);
        changed += row;
    }
    if (changed.isEmpty())
        return;
    m_compared = std::min(m_compared, firstRow);
    m_compareTimer.start();
    Q_EMIT answersChanged(changed);
    Q_EMIT dataChanged(index(firstRow, 0), index(lastRow, columnCount() - 1));
}

void MatrixModel::compareNext()
{
    int left = kComparedAtOnce;
    for (; m_compared < rowCount() && left > 0; ++m_compared) {
        if (!m_differences[static_cast<std::size_t>(m_compared)]) {
            static_cast<void>(difference(m_compared));
            --left;
        }
    }
    if (m_compared == rowCount())
        m_compareTimer.stop();
    Q_EMIT compared();
}

const MatrixModel::Difference &MatrixModel::difference(int row) const
{
    std::optional<Difference> &known = m_differences[static_cast<std::size_t>(row)];
    if (!known) {
        const AnswerDifference difference = m_matrix.difference(row, m_results.rows());
        known = Difference{difference.isDifferent(), m_matrix.text(difference)};
    }
    return *known;
}

bool MatrixModel::isKnownDifferent(int row) const
{
    const std::optional<Difference> &known = m_differences[static_cast<std::size_t>(row)];
    return known && known->isDifferent;
}

qsizetype MatrixModel::connectionIndex(int column) const
{
    return column >= kFirstConnection && column < differenceColumn() ? column - kFirstConnection : -1;
}

QList<qsizetype> MatrixModel::answers(int row) const
{
    QList<qsizetype> answers;
    for (qsizetype column = 0; column < m_matrix.columns().size(); ++column) {
        if (const qsizetype answer = m_matrix.answer(row, column); answer != ResultMatrix::kNoAnswer)
            answers += answer;
    }
    return answers;
}

qsizetype MatrixModel::answer(int row, int column) const
{
    if (const qsizetype connection = connectionIndex(column); connection >= 0) {
        if (const qsizetype answer = m_matrix.answer(row, connection); answer != ResultMatrix::kNoAnswer)
            return answer;
    }
    const QList<qsizetype> all = answers(row);
    for (const LookupRow::Outcome outcome : {LookupRow::Outcome::Found, LookupRow::Outcome::Failed}) {
        const auto first = std::find_if(all.begin(), all.end(), [this, outcome](qsizetype answer) {
            return m_results.rows().at(answer).lookup.outcome == outcome;
        });
        if (first != all.end())
            return *first;
    }
    return all.first();
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.ids().size());
}

int MatrixModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.columns().size()) + kFirstConnection + 1;
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() == kIdColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (index.column() == kIdColumn)
        return idData(index.row(), role);
    if (index.column() == kSubjectColumn)
        return subjectData(index.row(), role);
    if (const qsizetype column = connectionIndex(index.column()); column >= 0)
        return answerData(index.row(), column, role);
    return differsData(index.row(), role);
}

/// Returns what a screen reader says of a cell: with the head of its column, unless that was said already.
QString MatrixModel::spoken(int column, const QString &head, const QString &text) const
{
    return spokenText(column == m_columnEntered ? text : labelledText(head, text));
}

QVariant MatrixModel::idData(int row, int role) const
{
    return role == Qt::DisplayRole ? QVariant(QString::number(m_matrix.ids().at(row))) : QVariant();
}

QString MatrixModel::subject(int row) const
{
    return resultcells::text(m_results.rows().at(answer(row, kSubjectColumn)), ResultColumn::Subject, {});
}

QVariant MatrixModel::subjectData(int row, int role) const
{
    const ResultRow &result = m_results.rows().at(answer(row, kSubjectColumn));
    switch (role) {
    case Qt::DisplayRole:
        return subject(row);
    case Qt::AccessibleTextRole:
        return spokenText(subject(row));
    case Qt::ToolTipRole:
        return plainToolTip(resultcells::toolTip(result, ResultColumn::Subject, {}));
    case CellDelegate::InkRole:
        return QVariant::fromValue(resultcells::ink(result, ResultColumn::Subject));
    case CellDelegate::StrongRole: {
        const QList<qsizetype> all = answers(row);
        return std::any_of(all.begin(), all.end(), [this](qsizetype answer) {
            return resultcells::isStrong(m_results.rows().at(answer), ResultColumn::Subject);
        });
    }
    default:
        return {};
    }
}

QVariant MatrixModel::answerData(int row, qsizetype column, int role) const
{
    const qsizetype answer = m_matrix.answer(row, column);
    const ResultRow *result = answer == ResultMatrix::kNoAnswer ? nullptr : &m_results.rows().at(answer);
    switch (role) {
    case Qt::DisplayRole:
        return matrixcells::text(result);
    case Qt::AccessibleTextRole:
        return spoken(kFirstConnection + static_cast<int>(column),
                      shownName(m_matrix.columns().at(column).label), matrixcells::text(result));
    case Qt::ToolTipRole:
        return plainToolTip(matrixcells::toolTip(result, subject(row)));
    case CellDelegate::BadgeRole:
        return QVariant::fromValue(matrixcells::badge(result));
    case CellDelegate::QuietRole:
        return matrixcells::isQuiet(result);
    case CellDelegate::BadgeRoomRole:
        return matrixcells::badgeRoom(result);
    case CellDelegate::OtherBadgeRole:
        if (const auto other = matrixcells::archivedBadge(result))
            return QVariant::fromValue(*other);
        return {};
    case CellDelegate::OtherQuietRole:
        return matrixcells::isArchivedQuiet(result);
    default:
        return {};
    }
}

QVariant MatrixModel::differsData(int row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return difference(row).text;
    case Qt::AccessibleTextRole:
        return difference(row).text.isEmpty()
                   ? QVariant()
                   : spoken(differenceColumn(), differsTitle(), difference(row).text);
    case Qt::ToolTipRole:
        return plainToolTip(difference(row).text);
    case CellDelegate::InkRole:
        return QVariant::fromValue(isDifferent(row) ? CellDelegate::Ink::Normal : CellDelegate::Ink::Dim);
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == kIdColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (const qsizetype connection = connectionIndex(section); connection >= 0)
        return matrixcells::head(m_matrix.columns().at(connection), role);
    if (role != Qt::DisplayRole)
        return {};
    if (section == differenceColumn())
        return differsTitle();
    return fieldTitle(section == kIdColumn ? ResultField::Id : ResultField::Subject);
}

#include "moc_matrixmodel.cpp"
