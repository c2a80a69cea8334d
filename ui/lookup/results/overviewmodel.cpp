// SPDX-License-Identifier: MIT
#include "ui/lookup/results/overviewmodel.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
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
    return boundedText(visibleLine(text), kMaxValueText);
}

} // namespace

void OverviewModel::setOverview(const ResultOverview &overview)
{
    m_overview = overview;
    QList<Row> rows = rowsOf(overview);
    const bool areSame =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const Row &a, const Row &b) { return keyOf(a) == keyOf(b) && a.text == b.text; });
    if (areSame) {
        m_rows = rows;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
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
    QList<Row> values;
    if (facet == ResultFacet::Created) {
        for (const CreatedCount &count : overview.created)
            values += Row{.facet = facet,
                          .span = count.span,
                          .text = count.span.text,
                          .rows = count.rows,
                          .isChosen = count.isChosen};
    }
    for (const FacetCount &count : overview.of(facet))
        values += Row{.facet = facet,
                      .value = count.value,
                      .text = shownText(count.text),
                      .rows = count.rows,
                      .isChosen = count.isChosen};
    qsizetype total = 0;
    qsizetype most = 1;
    for (const Row &row : std::as_const(values)) {
        total += row.rows;
        most = std::max(most, row.rows);
    }
    const bool isFolded =
        facet != ResultFacet::Created && !m_expanded.contains(facet) && values.size() > kFirstValues + 1;
    qsizetype folded = 0;
    for (qsizetype place = 0; place < values.size(); ++place) {
        Row &row = values[place];
        row.total = total;
        row.share = static_cast<double>(row.rows) / static_cast<double>(most);
        if (isFolded && place >= kFirstValues && !row.isChosen)
            ++folded;
        else
            rows += row;
    }
    if (folded > 0)
        rows += Row{.kind = Kind::More,
                    .facet = facet,
                    .text = tr("%Ln more values", nullptr, static_cast<int>(folded))};
}

QString OverviewModel::keyOf(const Row &row)
{
    return u"%1 %2 %3 "_s.arg(QString::number(static_cast<int>(row.kind)),
                              QString::number(static_cast<int>(row.facet)),
                              row.span ? QString::number(row.span->first.toMSecsSinceEpoch()) : QString()) +
           row.value;
}

QString OverviewModel::keyOf(int row) const
{
    return keyOf(m_rows.at(row));
}

int OverviewModel::rowOfKey(const QString &key) const
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row &each) { return keyOf(each) == key; });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
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
    return tr("%1, %2 of %3").arg(row.text, locale.toString(row.rows), locale.toString(row.total));
}

QVariant OverviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
        return plainToolTip(words(row));
    case Qt::AccessibleTextRole:
        return words(row);
    case Qt::AccessibleDescriptionRole:
        return row.kind == Kind::Heading ? QString() : fieldTitle(fieldOf(row.facet));
    case Qt::CheckStateRole:
        return row.kind == Kind::Heading ? QVariant()
                                         : QVariant::fromValue(row.isChosen ? Qt::Checked : Qt::Unchecked);
    case HeadingRole:
        return row.kind == Kind::Heading;
    case CountRole:
        return row.kind == Kind::Value ? QLocale().toString(row.rows) : QString();
    case ShareRole:
        return row.kind == Kind::Value ? QVariant(row.share) : QVariant();
    default:
        return {};
    }
}

bool OverviewModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::CheckStateRole)
        return false;
    const Row row = m_rows.at(index.row());
    if (row.kind == Kind::Heading)
        return false;
    if (row.kind == Kind::More) {
        m_expanded.insert(row.facet);
        const ResultOverview overview = m_overview;
        setOverview(overview);
        return true;
    }
    const bool isChosen = value.value<Qt::CheckState>() == Qt::Checked;
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
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

#include "moc_overviewmodel.cpp"
