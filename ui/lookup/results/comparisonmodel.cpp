// SPDX-License-Identifier: MIT
#include "ui/lookup/results/comparisonmodel.h"

#include "export/comparisontable.h"
#include "results/resultfacts.h"
#include "results/resulttext.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/tooltip.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

bool differs(const FieldDifference &field)
{
    return field.before != field.after;
}

} // namespace

void ComparisonModel::setRows(const ResultRow &first, const ResultRow &second)
{
    m_all = comparedFields(first, second);
    m_first = resultTitle(first);
    m_second = resultTitle(second);
    updateShown();
}

void ComparisonModel::setOnlyDifferences(bool only)
{
    m_only = only;
    updateShown();
}

void ComparisonModel::updateShown()
{
    beginResetModel();
    m_shown = m_all;
    if (m_only)
        m_shown.removeIf([](const FieldDifference &field) { return !differs(field); });
    endResetModel();
}

qsizetype ComparisonModel::differenceCount() const
{
    return std::count_if(m_all.begin(), m_all.end(), differs);
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

QString ComparisonModel::text(const FieldDifference &field, Column column) const
{
    const auto value = [](const std::optional<QString> &text, const std::optional<QString> &other) {
        return text ? shownFromChange(*text, other.value_or(*text)) : orNotGiven();
    };
    switch (column) {
    case Column::Field:
        return fieldName(field);
    case Column::First:
        return value(field.before, field.after);
    case Column::Second:
        return value(field.after, field.before);
    case Column::Compared:
        return comparedText(differs(field));
    case Column::Count:
        break;
    }
    return {};
}

/// Returns what a screen reader says of a cell. A row whose values are the same has the value once, and then
/// says so in place of the other one. In place of an empty text Qt takes that of the cell, and Orca says
/// “space” for a single one.
QString ComparisonModel::spoken(const FieldDifference &field, Column column) const
{
    if (differs(field) || column == Column::Field || column == Column::First)
        return text(field, column);
    return column == Column::Second ? comparedText(false) : u"  "_s;
}

QString ComparisonModel::toolTip(const FieldDifference &field, Column column)
{
    if (column == Column::First)
        return visibleText(field.before.value_or(QString()));
    if (column == Column::Second)
        return visibleText(field.after.value_or(QString()));
    return {};
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FieldDifference &field = m_shown.at(index.row());
    const auto column = static_cast<Column>(index.column());
    const bool isMissing =
        (column == Column::First && !field.before) || (column == Column::Second && !field.after);
    switch (role) {
    case Qt::DisplayRole:
        return text(field, column);
    case Qt::AccessibleTextRole:
        return spokenText(spoken(field, column));
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(field, column));
    case CellDelegate::BadgeRole:
        if (column != Column::Compared)
            return {};
        return QVariant::fromValue(differs(field)
                                       ? Badge::Content{Tone::Warn, Icon::Triangle, text(field, column)}
                                       : Badge::Content{Tone::Mute, Icon::Check, text(field, column)});
    case CellDelegate::InkRole:
        return QVariant::fromValue(isMissing ? CellDelegate::Ink::Dim : CellDelegate::Ink::Normal);
    case CellDelegate::StrongRole:
        return column == Column::Field && differs(field);
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Field:
        return fieldColumnTitle();
    case Column::First:
        return m_first;
    case Column::Second:
        return m_second;
    case Column::Compared:
        return comparedColumnTitle();
    case Column::Count:
        break;
    }
    return {};
}

#include "moc_comparisonmodel.cpp"
