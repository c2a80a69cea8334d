// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunsmodel.h"

#include "base/clock.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool holds(const QList<UpgradeRecord> &runs, const QString &id)
{
    return std::any_of(runs.cbegin(), runs.cend(), [&id](const UpgradeRecord &run) { return run.id == id; });
}

} // namespace

PreviousRunsModel::PreviousRunsModel(const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(clock)
{
}

void PreviousRunsModel::setRuns(const QList<UpgradeRecord> &runs)
{
    for (int row = static_cast<int>(m_runs.size()) - 1; row >= 0; --row) {
        if (holds(runs, m_runs.at(row).id))
            continue;
        beginRemoveRows({}, row, row);
        m_runs.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < runs.size(); ++row) { // the order never changes: what is left is in place
        if (row == m_runs.size() || m_runs.at(row).id != runs.at(row).id) {
            beginInsertRows({}, row, row);
            m_runs.insert(row, runs.at(row));
            endInsertRows();
        } else if (m_runs.at(row) != runs.at(row)) {
            m_runs[row] = runs.at(row);
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
    }
}

void PreviousRunsModel::refreshTimes()
{
    if (!m_runs.isEmpty())
        Q_EMIT dataChanged(index(0, When), index(rowCount() - 1, When), {Qt::DisplayRole});
}

int PreviousRunsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int PreviousRunsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PreviousRunsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UpgradeRecord &run = m_runs.at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(run, column);
    case Qt::ToolTipRole:
        if (column == Outcome && run.status > 0)
            return tr("Status: %1").arg(QString::number(run.status));
        return column == When ? timetext::absolute(run.startedAt) : text(run, column);
    case SortRole:
        return sortKey(run, column);
    case FaceRole:
        return column == Outcome ? QVariant::fromValue(outcomeFace(run)) : QVariant();
    default:
        return {};
    }
}

QVariant PreviousRunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case When:
        return tr("When");
    case Where:
        return tr("Where");
    case Outcome:
        return tr("Outcome");
    case Took:
        return tr("Took");
    case Mode:
        return tr("Mode");
    case ColumnCount:
        break;
    }
    return {};
}

QString PreviousRunsModel::text(const UpgradeRecord &run, Column column) const
{
    switch (column) {
    case When:
        return timetext::relative(run.startedAt, m_clock.utcNow());
    case Where:
        return run.where;
    case Outcome:
        return outcomeFace(run).word;
    case Took:
        return run.duration.count() > 0 ? timetext::clock(run.duration) : u"–"_s;
    case Mode:
        return modeName(run.mode);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PreviousRunsModel::sortKey(const UpgradeRecord &run, Column column)
{
    switch (column) {
    case When:
        return run.number; // which no clock turns around
    case Took:
        return static_cast<qint64>(run.duration.count());
    case Outcome:
        return outcomeFace(run).word;
    case Where:
        return run.where;
    case Mode:
        return modeName(run.mode);
    case ColumnCount:
        break;
    }
    return {};
}

#include "moc_previousrunsmodel.cpp"
