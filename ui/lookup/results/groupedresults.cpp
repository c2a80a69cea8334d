// SPDX-License-Identifier: MIT
#include "ui/lookup/results/groupedresults.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace {

constexpr qsizetype kLongestGroupText = 200;

std::size_t unsignedOf(qsizetype viewRow)
{
    return static_cast<std::size_t>(viewRow);
}

QString groupName(const ResultGroup &group)
{
    return isolatedText(boundedText(visibleLine(group.count.text), kLongestGroupText));
}

} // namespace

GroupedResults::GroupedResults(ResultsProxy &shown, QObject *parent)
    : QAbstractTableModel(parent)
    , m_shown(shown)
{
    connect(&shown, &ResultsProxy::aboutToRearrange, this, &GroupedResults::beginRearranging);
    connect(&shown, &ResultsProxy::rearranged, this, [this] {
        group();
        endRearranging();
    });
    connect(&shown, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(&shown, &QAbstractItemModel::modelReset, this, [this] {
        group();
        endResetModel();
    });
    connect(&shown, &QAbstractItemModel::rowsAboutToBeInserted, this,
            [this](const QModelIndex &, int first, int last) {
                if (m_facet)
                    beginRearranging();
                else
                    beginInsertRows({}, first, last);
            });
    connect(&shown, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_facet) {
            endInsertRows();
            return;
        }
        group();
        endRearranging();
    });
    connect(&shown, &QAbstractItemModel::dataChanged, this, &GroupedResults::forwardChange);
    connect(&shown, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
}

void GroupedResults::setFacet(std::optional<ResultFacet> facet)
{
    if (m_facet == facet)
        return;
    beginRearranging();
    m_facet = facet;
    m_shown.setGrouped(facet.has_value());
    group();
    endRearranging();
}

void GroupedResults::regroup()
{
    beginRearranging();
    group();
    endRearranging();
}

void GroupedResults::beginRearranging()
{
    Q_EMIT aboutToRearrange();
    Q_EMIT layoutAboutToBeChanged();
    m_kept.clear();
    const QModelIndexList kept = persistentIndexList();
    for (const QModelIndex &index : kept)
        m_kept +=
            {index, rowAt(index.row()), isGroup(index.row()) ? group(groupAt(index.row())).key : QString()};
}

void GroupedResults::endRearranging()
{
    for (const Cell &cell : std::as_const(m_kept)) {
        const int viewRow = cell.row >= 0 ? viewRowOf(cell.row) : viewRowOfGroup(groupWithKey(cell.groupKey));
        changePersistentIndex(cell.index, viewRow < 0 ? QModelIndex() : index(viewRow, cell.index.column()));
    }
    m_kept.clear();
    Q_EMIT layoutChanged();
    Q_EMIT rearranged();
}

void GroupedResults::group()
{
    m_grouped = m_facet ? m_shown.groups(*m_facet, timetext::zone()) : ResultGroups();
    m_groupByKey.clear();
    for (int group = 0; group < groupCount(); ++group)
        m_groupByKey.insert(this->group(group).key, group);
    // A new vector, since assign() would keep the memory of rows that were dropped.
    m_positions = std::vector<int>(m_facet ? unsignedOf(m_shown.results().rowCount()) : 0, -1);
    for (std::size_t position = 0; position < m_grouped.rows.size(); ++position)
        m_positions[unsignedOf(m_grouped.rows[position])] = static_cast<int>(position);
    updateViewRows();
}

void GroupedResults::updateViewRows()
{
    m_groupViewRows.clear();
    m_count = 0;
    for (int group = 0; group < groupCount(); ++group) {
        m_groupViewRows.push_back(m_count);
        const ResultGroup &of = this->group(group);
        m_count += m_folded.contains(of.key) ? 1 : 1 + static_cast<int>(of.count.rows);
    }
}

int GroupedResults::viewRowOf(qsizetype row) const
{
    const int position = positionOf(row);
    if (!m_facet || position < 0)
        return position;
    const int group = m_grouped.groupOf(position);
    if (isFolded(group))
        return -1;
    return viewRowOfGroup(group) + 1 + position - static_cast<int>(this->group(group).first);
}

qsizetype GroupedResults::rowAt(int viewRow) const
{
    return rowAtPosition(positionAt(viewRow));
}

int GroupedResults::positionOf(qsizetype row) const
{
    if (!m_facet)
        return m_shown.toProxyRow(static_cast<int>(row));
    return row >= 0 && unsignedOf(row) < m_positions.size() ? m_positions[unsignedOf(row)] : -1;
}

int GroupedResults::positionAt(int viewRow) const
{
    if (!m_facet)
        return viewRow;
    const int group = groupAt(viewRow);
    if (group < 0 || viewRowOfGroup(group) == viewRow)
        return -1;
    return static_cast<int>(this->group(group).first) + viewRow - viewRowOfGroup(group) - 1;
}

qsizetype GroupedResults::rowAtPosition(int position) const
{
    if (!m_facet)
        return m_shown.toSourceRow(position);
    return position < 0 ? -1 : m_grouped.rows[unsignedOf(position)];
}

QList<qsizetype> GroupedResults::rows() const
{
    QList<qsizetype> rows;
    rows.reserve(m_shown.rowCount());
    for (int position = 0; position < m_shown.rowCount(); ++position)
        rows += rowAtPosition(position);
    return rows;
}

bool GroupedResults::isGroup(int viewRow) const
{
    const int group = groupAt(viewRow);
    return group >= 0 && viewRowOfGroup(group) == viewRow;
}

int GroupedResults::groupAt(int viewRow) const
{
    if (viewRow < 0 || viewRow >= m_count)
        return -1;
    const auto after = std::upper_bound(m_groupViewRows.begin(), m_groupViewRows.end(), viewRow);
    return static_cast<int>(after - m_groupViewRows.begin()) - 1;
}

int GroupedResults::groupOf(qsizetype row) const
{
    const int position = m_facet ? positionOf(row) : -1;
    return position < 0 ? -1 : m_grouped.groupOf(position);
}

int GroupedResults::groupWithKey(const QString &key) const
{
    return m_groupByKey.value(key, -1);
}

const ResultGroup &GroupedResults::group(int group) const
{
    return m_grouped.groups[unsignedOf(group)];
}

int GroupedResults::viewRowOfGroup(int group) const
{
    return group < 0 ? -1 : m_groupViewRows[unsignedOf(group)];
}

int GroupedResults::lastViewRowOfGroup(int group) const
{
    return (group + 1 < groupCount() ? viewRowOfGroup(group + 1) : m_count) - 1;
}

std::span<const int> GroupedResults::rowsOfGroup(int group) const
{
    return std::span(m_grouped.rows)
        .subspan(unsignedOf(this->group(group).first), unsignedOf(this->group(group).count.rows));
}

bool GroupedResults::isFolded(int group) const
{
    return lastViewRowOfGroup(group) == viewRowOfGroup(group); // no group is empty
}

void GroupedResults::setFolded(int group, bool isFolded)
{
    QSet<QString> keys = m_folded;
    if (isFolded)
        keys.insert(this->group(group).key);
    else
        keys.remove(this->group(group).key);
    setFolded(keys);
}

void GroupedResults::setAllFolded(bool areFolded)
{
    QSet<QString> keys = m_folded;
    for (const ResultGroup &group : m_grouped.groups) {
        if (areFolded)
            keys.insert(group.key);
        else
            keys.remove(group.key);
    }
    setFolded(keys);
}

void GroupedResults::setFolded(const QSet<QString> &keys)
{
    if (m_folded == keys)
        return;
    beginRearranging();
    m_folded = keys;
    updateViewRows();
    endRearranging();
}

QString GroupedResults::words(int group) const
{
    const ResultGroup &of = this->group(group);
    const QLocale locale;
    const QString rows = locale.toString(of.count.rows);
    const QString total = locale.toString(m_grouped.rows.size());
    QString text = isFolded(group)
                       //: A group of the table for screen readers: name, number of rows, that of all rows.
                       ? tr("%1, group, collapsed, %2 of %3").arg(groupName(of), rows, total)
                       //: A group of the table for screen readers: name, number of rows, that of all rows.
                       : tr("%1, group, expanded, %2 of %3").arg(groupName(of), rows, total);
    if (of.unread == 0)
        return text;
    return commaSeparated({text, tr("%Ln unread", nullptr, static_cast<int>(of.unread))});
}

int GroupedResults::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_facet ? m_count : m_shown.rowCount();
}

int GroupedResults::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown.columnCount();
}

QVariant GroupedResults::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (isGroup(index.row()))
        return groupData(groupAt(index.row()), index.column(), role);
    return m_shown.results().index(static_cast<int>(rowAt(index.row())), index.column()).data(role);
}

QVariant GroupedResults::groupData(int group, int column, int role) const
{
    const ResultGroup &of = this->group(group);
    switch (role) {
    case CellDelegate::GroupRole: {
        QStringList counts{QString(), QLocale().toString(of.count.rows)}; // the empty one gives a dot
        if (of.unread > 0)
            counts += tr("%Ln unread", nullptr, static_cast<int>(of.unread));
        return QVariant::fromValue(CellDelegate::Group{groupName(of), dotSeparated(counts), isFolded(group)});
    }
    case Qt::ToolTipRole:
        return plainToolTip(words(group));
    case Qt::AccessibleTextRole:
        return column == m_spokenColumn ? spokenText(words(group)) : QString();
    default:
        return {};
    }
}

QVariant GroupedResults::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_shown.headerData(section, orientation, role);
}

void GroupedResults::sort(int column, Qt::SortOrder order)
{
    m_shown.sort(column, order);
}

/// Forwards that rows have changed. In which group they are is determined later, with all other changes, and
/// a view that shows some of them is drawn again as a whole.
void GroupedResults::forwardChange(const QModelIndex &first, const QModelIndex &last)
{
    const int firstViewRow = m_facet ? 0 : first.row();
    const int lastViewRow = m_facet ? m_count - 1 : last.row();
    Q_EMIT dataChanged(index(firstViewRow, 0), index(lastViewRow, columnCount() - 1));
}

#include "moc_groupedresults.cpp"
