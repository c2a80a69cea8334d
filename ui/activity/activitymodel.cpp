// SPDX-License-Identifier: MIT
#include "ui/activity/activitymodel.h"

#include "text/composedtext.h"
#include "ui/widgets/views/tooltip.h"

#include <algorithm>
#include <map>

using namespace std::chrono_literals;

namespace {

constexpr auto kUpdateInterval = 100ms;
/// The internal id of a top-level row. A child has the number of its group.
constexpr quintptr kTop = 0;

bool isSame(const Exchange &a, const Exchange &b)
{
    return a.number == b.number && a.isRunning() == b.isRunning();
}

} // namespace

ActivityModel::ActivityModel(const ActivityLog &log, QObject *parent)
    : QAbstractItemModel(parent)
    , m_log(log)
    , m_groups(groupsOf(log))
{
    m_update.setSingleShot(true);
    m_update.setInterval(kUpdateInterval);
    connect(&m_update, &QTimer::timeout, this, &ActivityModel::update);
    connect(&log, &ActivityLog::changed, this, [this] {
        if (!m_update.isActive())
            m_update.start();
    });
    connect(&log.clock(), &Clock::zoneChanged, this, &ActivityModel::updateTimes);
}

QList<ActivityModel::Group> ActivityModel::groupsOf(const ActivityLog &log)
{
    std::map<qint64, QList<Exchange>> tries;
    for (const Exchange &exchange : log.exchanges())
        tries[exchange.group] += exchange;
    QList<Group> groups;
    groups.reserve(static_cast<qsizetype>(tries.size()));
    for (const auto &[number, exchanges] : tries)
        groups.append({number, exchanges});
    return groups;
}

void ActivityModel::update()
{
    m_update.stop();
    const QList<Group> groups = groupsOf(m_log);
    removeOldGroups(groups);
    insertNewGroups(groups);
    updateTries(groups);
    Q_EMIT updated();
}

void ActivityModel::removeOldGroups(const QList<Group> &groups)
{
    const auto isContained = [&groups](const Group &group) {
        return std::binary_search(groups.begin(), groups.end(), group,
                                  [](const Group &a, const Group &b) { return a.number < b.number; });
    };
    for (qsizetype last = m_groups.size() - 1; last >= 0; --last) {
        if (isContained(m_groups.at(last)))
            continue;
        qsizetype first = last;
        while (first > 0 && !isContained(m_groups.at(first - 1)))
            --first;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
        m_groups.remove(first, last - first + 1);
        endRemoveRows();
        last = first;
    }
}

void ActivityModel::insertNewGroups(const QList<Group> &groups)
{
    for (qsizetype first = 0; first < groups.size(); ++first) {
        const auto isMissing = [&](qsizetype place) {
            return place < groups.size() &&
                   (first >= m_groups.size() || groups.at(place).number < m_groups.at(first).number);
        };
        qsizetype end = first;
        while (isMissing(end))
            ++end;
        if (end == first)
            continue;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(end - 1));
        m_groups = m_groups.first(first) + groups.sliced(first, end - first) + m_groups.sliced(first);
        endInsertRows();
        first = end - 1;
    }
}

void ActivityModel::updateTimes()
{
    const auto update = [this](const QModelIndex &parent) {
        if (const int count = rowCount(parent); count > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(count - 1, 0, parent));
    };
    for (int row = 0; row < rowCount(); ++row)
        update(index(row, 0));
    update({});
}

void ActivityModel::updateTries(const QList<Group> &groups)
{
    int firstChanged = -1;
    int lastChanged = -1;
    for (int row = 0; row < m_groups.size(); ++row) {
        if (!replaceGroup(row, groups.at(row)))
            continue;
        firstChanged = firstChanged < 0 ? row : firstChanged;
        lastChanged = row;
    }
    if (firstChanged >= 0)
        Q_EMIT dataChanged(index(firstChanged, 0), index(lastChanged, columnCount() - 1));
}

/// Replaces a group. A row has either no children or at least two, so both of them are inserted or removed at
/// once. Returns whether the group has changed.
bool ActivityModel::replaceGroup(int row, const Group &newGroup)
{
    Group &group = m_groups[row];
    if (std::equal(group.tries.begin(), group.tries.end(), newGroup.tries.begin(), newGroup.tries.end(),
                   isSame))
        return false;
    const QModelIndex parent = index(row, 0);
    const int before = childCount(group);
    const int after = childCount(newGroup);
    const bool isTail =
        before > 0 && after > before && group.tries.first().number == newGroup.tries.first().number;
    if (isTail) {
        beginInsertRows(parent, before, after - 1);
        group.tries = newGroup.tries;
        endInsertRows();
        Q_EMIT dataChanged(index(0, 0, parent), index(before - 1, columnCount() - 1, parent));
        return true;
    }
    if (before > 0 && before == after && group.tries.first().number == newGroup.tries.first().number) {
        group.tries = newGroup.tries;
        Q_EMIT dataChanged(index(0, 0, parent), index(after - 1, columnCount() - 1, parent));
        return true;
    }
    if (before > 0) {
        beginRemoveRows(parent, 0, before - 1);
        group.tries = {newGroup.tries.last()};
        endRemoveRows();
    }
    if (after > 0) {
        beginInsertRows(parent, 0, after - 1);
        group.tries = newGroup.tries;
        endInsertRows();
    }
    group.tries = newGroup.tries;
    return true;
}

int ActivityModel::childCount(const Group &group)
{
    return group.tries.size() > 1 ? static_cast<int>(group.tries.size()) : 0;
}

int ActivityModel::rowOf(qint64 group) const
{
    const auto place =
        std::lower_bound(m_groups.begin(), m_groups.end(), group,
                         [](const Group &other, qint64 groups) { return other.number < groups; });
    return place != m_groups.end() && place->number == group ? static_cast<int>(place - m_groups.begin())
                                                             : -1;
}

const ActivityModel::Group *ActivityModel::groupAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const int row = index.internalId() == kTop ? index.row() : rowOf(static_cast<qint64>(index.internalId()));
    return row >= 0 && row < m_groups.size() ? &m_groups.at(row) : nullptr;
}

const Exchange *ActivityModel::exchange(const QModelIndex &index) const
{
    const Group *group = groupAt(index);
    if (!group)
        return nullptr;
    if (index.internalId() == kTop)
        return &group->tries.last();
    return index.row() < group->tries.size() ? &group->tries.at(index.row()) : nullptr;
}

QList<Exchange> ActivityModel::exchanges(const QModelIndex &index) const
{
    const Exchange *shown = exchange(index);
    if (!shown)
        return {};
    return index.internalId() == kTop ? groupAt(index)->tries : QList<Exchange>{*shown};
}

QModelIndex ActivityModel::indexOf(qint64 number) const
{
    for (int row = 0; row < m_groups.size(); ++row) {
        const Group &group = m_groups.at(row);
        const auto found = std::find_if(group.tries.begin(), group.tries.end(),
                                        [number](const Exchange &each) { return each.number == number; });
        if (found == group.tries.end())
            continue;
        const QModelIndex top = index(row, 0);
        return childCount(group) == 0 ? top : index(static_cast<int>(found - group.tries.begin()), 0, top);
    }
    return {};
}

QModelIndex ActivityModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(m_groups.at(parent.row()).number) : kTop);
}

QModelIndex ActivityModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == kTop)
        return {};
    const int row = rowOf(static_cast<qint64>(index.internalId()));
    return row < 0 ? QModelIndex() : createIndex(row, 0, kTop);
}

int ActivityModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.column() > 0 || parent.internalId() != kTop)
        return 0;
    return childCount(m_groups.at(parent.row()));
}

int ActivityModel::columnCount(const QModelIndex &) const
{
    return static_cast<int>(ActivityColumn::Count);
}

QVariant ActivityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Exchange *exchange = this->exchange(index);
    if (!exchange) // the index is older than the last change
        return {};
    const auto column = static_cast<ActivityColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (column == ActivityColumn::Time)
            return activitycells::timeText(*exchange, m_log.clock());
        return activitycells::text(*exchange, column,
                                   index.internalId() == kTop ? groupAt(index)->tries.size() : 1);
    case Qt::AccessibleTextRole:
        return spokenText(data(index, Qt::DisplayRole).toString());
    case Qt::ToolTipRole:
        return plainToolTip(activitycells::toolTip(*exchange, column));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (activitycells::isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        return activitycells::sortKey(*exchange, column);
    case CellDelegate::InkRole:
        return QVariant::fromValue(activitycells::ink(*exchange, column));
    case CellDelegate::ElideRole: // the id is at the end of the path
        return QVariant::fromValue(column == ActivityColumn::Path ? Qt::ElideLeft : Qt::ElideRight);
    case NumberRole:
        return exchange->number;
    default:
        return {};
    }
}

QVariant ActivityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto column = static_cast<ActivityColumn>(section);
    if (role == Qt::DisplayRole)
        return activitycells::title(column);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (activitycells::isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

#include "moc_activitymodel.cpp"
