// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunsmodel.h"

#include "base/clock.h"
#include "base/errortext.h"
#include "text/composedtext.h"
#include "ui/text/timetext.h"
#include "ui/upgrade/outcometext.h"
#include "ui/widgets/views/celldelegate.h"

using namespace Qt::StringLiterals;

PreviousRunsModel::PreviousRunsModel(const Clock &clock, QObject *parent)
    : RowsModel(parent)
    , m_clock(clock)
{
    connect(&clock, &Clock::zoneChanged, this, &PreviousRunsModel::refreshTimes);
}

void PreviousRunsModel::setRuns(const QList<UpgradeRecord> &runs)
{
    syncRows(runs, [](const UpgradeRecord &run) { return run.id; });
}

void PreviousRunsModel::refreshTimes()
{
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0, When), index(rowCount() - 1, When), {Qt::DisplayRole});
}

int PreviousRunsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PreviousRunsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const UpgradeRecord &run = rows().at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(run, column);
    case Qt::ToolTipRole:
        if (column == Outcome && run.status > 0)
            return httpStatusLine(run.status);
        return column == When ? timetext::absolute(run.startedAt, m_clock) : text(run, column);
    case SortRole:
        return sortKey(run, column);
    case CellDelegate::BadgeRole:
        return column == Outcome ? QVariant::fromValue(outcomeBadge(run)) : QVariant();
    case CellDelegate::ElideRole:
        return QVariant::fromValue(column == Where ? Qt::ElideMiddle : Qt::ElideRight);
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
        return timetext::relative(run.startedAt, m_clock);
    case Where:
        return run.displayHost;
    case Outcome:
        return outcomeBadge(run).word;
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
        return run.number; // the order is correct even if the clock was changed
    case Took:
        return static_cast<qint64>(run.duration.count());
    case Outcome:
        return outcomeBadge(run).word;
    case Where:
        return run.displayHost;
    case Mode:
        return modeName(run.mode);
    case ColumnCount:
        break;
    }
    return {};
}

#include "moc_previousrunsmodel.cpp"
