// SPDX-License-Identifier: MIT
#include "ui/lookup/results/lineselection.h"

#include "ui/lookup/results/resultsmodel.h"
#include "ui/widgets/views/viewsetup.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

LineSelection::Possible::Possible(LineSelection &selection)
    : m_selection(selection)
{
    m_selection.m_results.setSelectable(true);
}

LineSelection::Possible::~Possible()
{
    m_selection.m_results.setSelectable(m_selection.hasSelection());
}

LineSelection::LineSelection(ResultsModel &model, QObject *parent)
    : QItemSelectionModel(&model, parent)
    , m_results(model)
{
    connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, &LineSelection::remember);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &LineSelection::restore);
    connect(&model, &ResultsModel::arranged, this, [this] { m_filter = m_results.request().filter; });
}

/// Calls `use(line)` for each selected line, in no order.
template <typename Use>
void LineSelection::forEachLine(const Use &use) const
{
    for (const QItemSelectionRange &range : selection()) {
        for (int line = range.top(); range.isValid() && line <= range.bottom(); ++line)
            use(line);
    }
}

QList<int> LineSelection::items() const
{
    const Arrangement &shown = m_results.arrangement();
    QList<int> positions;
    forEachLine([&](int line) {
        if (const int item = shown.itemAt(line); item != Arrangement::kNone) {
            positions += shown.positionOf(item);
        } else if (const int group = shown.groupAt(line); shown.isFolded(group)) {
            for (const int each : shown.itemsOf(group))
                positions += shown.positionOf(each);
        }
    });
    std::sort(positions.begin(), positions.end());
    for (int &position : positions)
        position = shown.items()[static_cast<std::size_t>(position)];
    return positions;
}

qsizetype LineSelection::count() const
{
    const Arrangement &shown = m_results.arrangement();
    qsizetype count = 0;
    if (!shown.groupedBy()) { // of many lines
        for (const QItemSelectionRange &range : selection())
            count += range.isValid() ? range.height() : 0;
        return count;
    }
    forEachLine([&](int line) {
        if (!shown.isHead(line))
            ++count;
        else if (const int group = shown.groupAt(line); shown.isFolded(group))
            count += static_cast<qsizetype>(shown.itemsOf(group).size());
    });
    return count;
}

void LineSelection::setItems(const QList<int> &items)
{
    const Possible possible(*this);
    QItemSelectionModel::select(selectionOfRows(m_results, linesOf(items, {})), ClearAndSelect);
}

/// Returns the lines of those of the items that are shown. With the heads of folded groups of which these are
/// all items, and of the groups with these keys.
QList<int> LineSelection::linesOf(const QList<int> &items, const QStringList &heads) const
{
    const Arrangement &shown = m_results.arrangement();
    QList<int> lines;
    std::vector<std::size_t> counts(shown.groups().size()); // by group
    for (const int item : items) {
        if (const int line = shown.lineOf(item); line != Arrangement::kNone)
            lines += line;
        if (const int group = shown.groupOf(item); group != Arrangement::kNone)
            ++counts[static_cast<std::size_t>(group)];
    }
    const bool isFilteredAnew = m_filter != m_results.request().filter;
    for (int group = 0; group < static_cast<int>(counts.size()); ++group) {
        const std::span<const int> of = shown.itemsOf(group);
        const bool isWhole = counts[static_cast<std::size_t>(group)] == of.size();
        const bool isHead = heads.contains(shown.groups()[static_cast<std::size_t>(group)].key);
        if (isWhole ? !isHead && !shown.isFolded(group) : !isHead || isFilteredAnew)
            continue;
        lines += shown.lineOfHead(group);
        for (const int item : of) {
            if (const int line = shown.lineOf(item); line != Arrangement::kNone)
                lines += line;
        }
    }
    return lines;
}

void LineSelection::remember()
{
    const Arrangement &shown = m_results.arrangement();
    m_items = items();
    m_heads.clear();
    forEachLine([&](int line) {
        if (shown.isHead(line))
            m_heads += shown.groups()[static_cast<std::size_t>(shown.groupAt(line))].key;
    });
}

/// Qt itself does not follow lines if all of more than a thousand cells are selected: it selects what is
/// between the first one and the last one then, or all again.
void LineSelection::restore()
{
    const QList<int> lines = linesOf(std::exchange(m_items, {}), std::exchange(m_heads, {}));
    { // Over another selection, Qt takes seconds to select ten thousands of single lines.
        const QSignalBlocker blocker(this);
        clearSelection();
    }
    const Possible possible(*this);
    if (!lines.isEmpty())
        QItemSelectionModel::select(selectionOfRows(m_results, lines), Select);
}

void LineSelection::addLines(QItemSelection &selection, int first, int last) const
{
    selection.append(
        QItemSelectionRange(m_results.index(first, 0), m_results.index(last, m_results.columnCount() - 1)));
}

void LineSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    const Possible possible(*this);
    const Arrangement &shown = m_results.arrangement();
    if (!shown.groupedBy() || selection.isEmpty() || !(command & (Select | Deselect | Toggle))) {
        QItemSelectionModel::select(selection, command);
        return;
    }
    if (command.testFlag(Toggle) && !command.testFlag(Current)) {
        const bool isOn = isSelected(selection.first().topLeft());
        command.setFlag(Toggle, false).setFlag(isOn ? Deselect : Select);
    }
    QItemSelection whole = selection;
    for (const QItemSelectionRange &range : selection) {
        // The items of the last group can end below the range, and the head of the first can be above it.
        const int last = shown.groupAt(range.bottom());
        const int end = last + 1 < static_cast<int>(shown.groups().size()) ? shown.lineOfHead(last + 1)
                                                                           : shown.lineCount();
        if (shown.lineOfHead(last) >= range.top() && end - 1 > range.bottom())
            addLines(whole, range.bottom() + 1, end - 1);
        const int head = shown.lineOfHead(shown.groupAt(range.top()));
        if (command.testFlag(Deselect) && head < range.top())
            addLines(whole, head, head);
    }
    QItemSelectionModel::select(whole, command);
}

#include "moc_lineselection.cpp"
