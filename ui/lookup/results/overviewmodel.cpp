// SPDX-License-Identifier: MIT
#include "ui/lookup/results/overviewmodel.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A facet shows so many values until the user wants to see the others.
constexpr qsizetype kFirstValues = 10;
constexpr qsizetype kMaxValueText = 200;

QString shownText(const QString &text)
{
    return boundedText(visibleLine(boundedText(text, kMaxValueText)), kMaxValueText);
}

} // namespace

void OverviewModel::setOverview(const ResultOverview &overview)
{
    m_overview = overview;
    const QList<Row> rows = rowsOf(overview);
    QHash<Key, int> places;
    for (int row = 0; row < rows.size(); ++row)
        places.insert(keyOf(rows.at(row)), row);
    removeRowsWithout(places);
    appendNewRows(rows);
    arrangeRows(places);
    for (int row = 0; row < rows.size(); ++row) {
        if (m_rows.at(row) != rows.at(row)) {
            m_rows[row] = rows.at(row);
            Q_EMIT dataChanged(index(row), index(row));
        }
    }
}

OverviewModel::Key OverviewModel::keyOf(const Row &row)
{
    return {row.kind, row.facet, row.value, row.span ? row.span->first.toMSecsSinceEpoch() : 0,
            row.span ? row.span->next.toMSecsSinceEpoch() : 0};
}

void OverviewModel::removeRowsWithout(const QHash<Key, int> &places)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!places.contains(keyOf(m_rows.at(row)))) {
            beginRemoveRows({}, row, row);
            m_rows.remove(row);
            endRemoveRows();
        }
    }
}

void OverviewModel::appendNewRows(const QList<Row> &rows)
{
    QSet<Key> known;
    for (const Row &row : std::as_const(m_rows))
        known.insert(keyOf(row));
    QList<Row> added;
    for (const Row &row : rows) {
        if (!known.contains(keyOf(row)))
            added += row;
    }
    if (added.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    m_rows += added;
    endInsertRows();
}

/// Moves each row to its place.
void OverviewModel::arrangeRows(const QHash<Key, int> &places)
{
    QList<int> targets;
    targets.reserve(m_rows.size());
    for (const Row &row : std::as_const(m_rows))
        targets += places.value(keyOf(row));
    if (std::is_sorted(targets.begin(), targets.end()))
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &each : before)
        after += index(targets.at(each.row()));
    QList<Row> arranged(m_rows.size());
    for (qsizetype row = 0; row < m_rows.size(); ++row)
        arranged[targets.at(row)] = m_rows.at(row);
    m_rows = arranged;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

QList<OverviewModel::Row> OverviewModel::rowsOf(const ResultOverview &overview) const
{
    QList<Row> rows;
    for (const ResultFacet facet : kResultFacets) {
        const bool isHistogram = facet == ResultFacet::Created && !overview.created.isEmpty();
        if (overview.of(facet).isEmpty() && !isHistogram)
            continue;
        const QString title = fieldTitle(fieldOf(facet));
        rows += Row{.kind = Kind::Heading,
                    .facet = facet,
                    .text = isHistogram ? bracketedText(title, binUnitText(overview.createdUnit)) : title};
        addValues(rows, overview, facet);
    }
    return rows;
}

void OverviewModel::addValues(QList<Row> &rows, const ResultOverview &overview, ResultFacet facet) const
{
    const bool isHistogram = facet == ResultFacet::Created;
    const QList<FacetCount> &values = overview.of(facet);
    qsizetype total = 0;
    qsizetype most = 1;
    const auto count = [&](const auto &counted) {
        total += counted.rows;
        most = std::max(most, counted.rows);
    };
    if (isHistogram)
        std::for_each(overview.created.begin(), overview.created.end(), count);
    std::for_each(values.begin(), values.end(), count);
    const auto add = [&](Row row) {
        row.facet = facet;
        row.total = total;
        row.share = static_cast<double>(row.rows) / static_cast<double>(most);
        rows += row;
    };
    if (isHistogram) {
        for (const CreatedCount &each : overview.created)
            add({.span = each.span, .text = each.span.text, .rows = each.rows, .isChosen = each.isChosen});
    }
    const bool isFolded = !isHistogram && !m_expanded.contains(facet) && values.size() > kFirstValues + 1;
    qsizetype folded = 0;
    for (qsizetype place = 0; place < values.size(); ++place) {
        const FacetCount &each = values.at(place);
        if (isFolded && place >= kFirstValues && !each.isChosen)
            ++folded;
        else
            add({.value = each.value, .text = each.text, .rows = each.rows, .isChosen = each.isChosen});
    }
    if (folded > 0)
        rows += Row{.kind = Kind::More,
                    .facet = facet,
                    .text = tr("%Ln more values", nullptr, static_cast<int>(folded))};
}

int OverviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString OverviewModel::words(const Row &row) const
{
    if (row.kind != Kind::Value)
        return row.text;
    const QLocale locale;
    //: A value with its number of results, such as “Bill import failed, 212 of 800”.
    return tr("%1, %2 of %3").arg(shownText(row.text), locale.toString(row.rows), locale.toString(row.total));
}

ListRow OverviewModel::listRow(const Row &row)
{
    if (row.kind != Kind::Value)
        return {.kind = row.kind == Kind::Heading ? ListRow::Kind::Heading : ListRow::Kind::Action,
                .title = shownText(row.text)};
    return {.box = row.isChosen ? ListRow::Box::Checked : ListRow::Box::Unchecked,
            .title = shownText(row.text),
            .ends = {{.text = QLocale().toString(row.rows)}},
            .share = row.share};
}

QVariant OverviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(row.text);
    case Qt::ToolTipRole:
        return plainToolTip(words(row));
    case Qt::AccessibleTextRole:
        return row.kind == Kind::Value ? ListRowDelegate::spokenChecked(words(row), row.isChosen)
                                       : spokenText(words(row));
    case Qt::AccessibleDescriptionRole:
        return row.kind == Kind::Heading ? QString() : fieldTitle(fieldOf(row.facet));
    case ListRowDelegate::RowRole:
        return QVariant::fromValue(listRow(row));
    default:
        return {};
    }
}

bool OverviewModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != ListRowDelegate::CheckedRole)
        return false;
    const Row row = m_rows.at(index.row());
    if (row.kind == Kind::Heading)
        return false;
    if (row.kind == Kind::More) {
        m_expanded.insert(row.facet);
        const auto isOfFacet = [&row](const Row &each) { return each.facet == row.facet; };
        const auto heading = std::find_if(m_rows.begin(), m_rows.end(), isOfFacet) - m_rows.begin();
        const int firstOther = static_cast<int>(heading + 1 + kFirstValues);
        const ResultOverview overview = m_overview;
        setOverview(overview);
        Q_EMIT othersShown(firstOther);
        return true;
    }
    const bool isChosen = value.toBool();
    if (row.span)
        Q_EMIT timeToggled(*row.span, isChosen);
    else
        Q_EMIT valueToggled(row.facet, row.value, isChosen);
    return true;
}

Qt::ItemFlags OverviewModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_rows.at(index.row()).kind == Kind::Heading)
        return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

#include "moc_overviewmodel.cpp"
