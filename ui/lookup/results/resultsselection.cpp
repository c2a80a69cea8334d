// SPDX-License-Identifier: MIT
#include "ui/lookup/results/resultsselection.h"

#include "ui/lookup/results/groupedresults.h"
#include "ui/widgets/views/viewsetup.h"

#include <algorithm>

ResultsSelection::ResultsSelection(GroupedResults &rows, QObject *parent)
    : QItemSelectionModel(&rows, parent)
    , m_rows(rows)
{
}

QStringList ResultsSelection::groups() const
{
    QStringList keys;
    for (const QItemSelectionRange &range : selection()) {
        for (int group = m_rows.groupAt(range.top());
             group >= 0 && group < m_rows.groupCount() && m_rows.viewRowOfGroup(group) <= range.bottom();
             ++group) {
            if (m_rows.viewRowOfGroup(group) >= range.top())
                keys += m_rows.group(group).key;
        }
    }
    return keys;
}

QList<qsizetype> ResultsSelection::rows() const
{
    std::vector<int> positions;
    for (const qsizetype row : m_hidden) {
        if (const int position = m_rows.positionOf(row); position >= 0)
            positions.push_back(position);
    }
    for (const QItemSelectionRange &range : selection()) {
        for (int viewRow = range.top(); range.isValid() && viewRow <= range.bottom(); ++viewRow) {
            if (!m_rows.isGroup(viewRow)) {
                positions.push_back(m_rows.positionAt(viewRow));
                continue;
            }
            const int group = m_rows.groupAt(viewRow);
            for (const int row : m_rows.isFolded(group) ? m_rows.rowsOfGroup(group) : std::span<const int>())
                positions.push_back(m_rows.positionOf(row));
        }
    }
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
    QList<qsizetype> rows;
    rows.reserve(static_cast<qsizetype>(positions.size()));
    for (const int position : positions)
        rows += m_rows.rowAtPosition(position);
    return rows;
}

qsizetype ResultsSelection::count() const
{
    if (m_rows.facet())
        return rows().size();
    qsizetype count = 0;
    for (const QItemSelectionRange &range : selection())
        count += range.isValid() ? range.height() : 0;
    return count;
}

void ResultsSelection::addViewRows(QItemSelection &selection, int first, int last) const
{
    selection.append(
        QItemSelectionRange(m_rows.index(first, 0), m_rows.index(last, m_rows.columnCount() - 1)));
}

void ResultsSelection::setContent(const Content &content)
{
    QList<int> viewRows;
    QSet<int> groups;
    for (const QString &key : content.groups) {
        if (const int group = m_rows.groupWithKey(key); group >= 0) {
            groups.insert(group);
            for (int viewRow = m_rows.viewRowOfGroup(group); viewRow <= m_rows.lastViewRowOfGroup(group);
                 ++viewRow)
                viewRows.push_back(viewRow);
        }
    }
    QSet<qsizetype> hidden;
    QHash<int, qsizetype> hiddenOfGroup;
    for (const qsizetype row : content.rows) {
        if (const int viewRow = m_rows.viewRowOf(row); viewRow >= 0)
            viewRows.push_back(viewRow);
        else if (const int group = m_rows.groupOf(row); group >= 0 && !groups.contains(group)) {
            hidden.insert(row);
            if (++hiddenOfGroup[group] == m_rows.group(group).count.rows)
                viewRows.push_back(m_rows.viewRowOfGroup(group));
        }
    }
    select(selectionOfRows(m_rows, viewRows), ClearAndSelect);
    m_hidden = hidden;
}

/// Adds the rows of the last group in the range, which can end below it.
void ResultsSelection::addRowsOfLastGroup(QItemSelection &selection, const QItemSelectionRange &range) const
{
    const int group = m_rows.groupAt(range.bottom());
    const int last = group < 0 ? -1 : m_rows.lastViewRowOfGroup(group);
    if (last > range.bottom() && m_rows.viewRowOfGroup(group) >= range.top())
        addViewRows(selection, range.bottom() + 1, last);
}

/// Adds the group of the first row in the range, which can be above it.
void ResultsSelection::addGroupOfFirstRow(QItemSelection &selection, const QItemSelectionRange &range) const
{
    const int viewRow = m_rows.viewRowOfGroup(m_rows.groupAt(range.top()));
    if (viewRow >= 0 && viewRow < range.top())
        addViewRows(selection, viewRow, viewRow);
}

void ResultsSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    const auto hidden = m_hidden.size();
    if (command.testFlag(Clear))
        m_hidden.clear();
    QItemSelection changed = selection;
    if (m_rows.facet() && (command & (Select | Deselect | Toggle)) && !selection.isEmpty()) {
        if (command.testFlag(Toggle) && !command.testFlag(Current)) {
            const bool isOn = isSelected(selection.first().topLeft());
            command.setFlag(Toggle, false).setFlag(isOn ? Deselect : Select);
        }
        for (const QItemSelectionRange &range : selection) {
            addRowsOfLastGroup(changed, range);
            if (command.testFlag(Deselect))
                addGroupOfFirstRow(changed, range);
        }
    }
    if (command.testFlag(Deselect) && !m_hidden.isEmpty()) {
        m_hidden.removeIf([&](qsizetype row) {
            const int viewRow = m_rows.viewRowOfGroup(m_rows.groupOf(row));
            return std::any_of(changed.begin(), changed.end(), [viewRow](const QItemSelectionRange &range) {
                return range.top() <= viewRow && viewRow <= range.bottom();
            });
        });
    }
    QItemSelectionModel::select(changed, command);
    if (m_hidden.size() < hidden)
        Q_EMIT hiddenRowsDeselected();
}

void ResultsSelection::reset()
{
    m_hidden.clear();
    QItemSelectionModel::reset();
}

#include "moc_resultsselection.cpp"
