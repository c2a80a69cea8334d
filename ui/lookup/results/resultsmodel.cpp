// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsmodel.h"

#include "text/composedtext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

ResultsModel::ResultsModel(const ResultSet &results, const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_results(&results)
    , m_clock(clock)
{
    follow();
}

void ResultsModel::setResults(const ResultSet &results)
{
    disconnect(m_results, nullptr, this, nullptr);
    beginResetModel();
    m_results = &results;
    endResetModel();
    follow();
}

void ResultsModel::follow()
{
    connect(m_results, &ResultSet::aboutToReset, this, [this] { beginResetModel(); });
    connect(m_results, &ResultSet::reset, this, [this] { endResetModel(); });
    connect(m_results, &ResultSet::aboutToAdd, this, [this](qsizetype first, qsizetype last) {
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(last));
    });
    connect(m_results, &ResultSet::added, this, [this] { endInsertRows(); });
    connect(m_results, &ResultSet::changed, this, &ResultsModel::notifyChanged);
}

void ResultsModel::notifyChanged(qsizetype first, qsizetype last)
{
    Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(last), columnCount() - 1));
}

QModelIndex ResultsModel::index(int row, int column, const QModelIndex &parent) const
{
    const bool isValid = !parent.isValid() && row >= 0 && row < m_results->rows().size() && column >= 0 &&
                         column < static_cast<int>(ResultColumn::Count);
    return isValid ? createIndex(row, column) : QModelIndex();
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_results->rows().size());
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ResultColumn::Count);
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ResultRow &row = this->row(index.row());
    const auto column = static_cast<ResultColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return resultcells::text(row, column, m_clock.utcNow());
    case Qt::ToolTipRole:
        return plainToolTip(resultcells::toolTip(row, column, m_clock.utcNow()));
    case Qt::AccessibleTextRole:
        return spokenText(resultcells::spoken(row, column, m_clock.utcNow()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column == ResultColumn::Id ? Qt::AlignRight : Qt::AlignLeft));
    case CellDelegate::BadgeRole:
    case CellDelegate::ShapeRole:
        if ((column == ResultColumn::State) != (role == CellDelegate::ShapeRole))
            return {};
        if (const auto badge = resultcells::badge(row, column))
            return QVariant::fromValue(*badge);
        return {};
    case CellDelegate::BadgeTextRole:
        return resultcells::badgeText(row, column);
    case CellDelegate::QuietRole:
        return resultcells::isQuiet(row, column);
    case CellDelegate::ContinuedRole:
        return resultcells::isContinued(row, column) ? QVariant(static_cast<int>(ResultColumn::Subject))
                                                     : QVariant();
    case CellDelegate::InkRole:
        return QVariant::fromValue(resultcells::ink(row, column));
    case CellDelegate::StrongRole:
        return resultcells::isStrong(row, column);
    case CellDelegate::ShortRole:
        return resultcells::shortText(row, column, m_clock.utcNow());
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto column = static_cast<ResultColumn>(section);
    const bool isShape = column == ResultColumn::State; // usually too narrow for its title
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && isShape))
        return fieldTitle(fieldOf(column));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (column == ResultColumn::Id ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

#include "moc_resultsmodel.cpp"
