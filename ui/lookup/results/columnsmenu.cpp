// SPDX-License-Identifier: MIT
#include "ui/lookup/results/columnsmenu.h"

#include "ui/lookup/results/tablecolumns.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/mnemonics.h"

#include <QActionGroup>

#include <algorithm>

using namespace Qt::StringLiterals;

ColumnsMenu::ColumnsMenu(TableColumns &columns, QMenu &grouping, QWidget *parent)
    : QMenu(tr("&Columns"), parent)
    , m_columns(columns)
    , m_grouping(grouping)
    , m_sorting(new QMenu(tr("&Sort by"), this))
{
    m_sorting->setObjectName(u"sortMenu"_s);
    setObjectName(u"columnsMenu"_s);
    setAccessibleName(CommonTexts::tr("Columns"));
    connect(this, &QMenu::aboutToShow, this, &ColumnsMenu::fill);
    fill();
}

void ColumnsMenu::fill()
{
    clear();
    const ColumnState state = m_columns.state();
    const auto shown = std::count_if(state.columns.begin(), state.columns.end(),
                                     [](const ColumnState::Column &column) { return !column.isHidden; });
    for (const ColumnState::Column &column : state.columns) {
        QAction *action = addAction(fieldTitle(fieldOf(column.column)));
        action->setObjectName(u"showColumn%1"_s.arg(static_cast<int>(column.column)));
        action->setCheckable(true);
        action->setChecked(!column.isHidden);
        action->setEnabled(column.isHidden || shown > 1);
        connect(action, &QAction::toggled, &m_columns,
                [this, which = column.column](bool isShown) { m_columns.setShown(which, isShown); });
    }
    addSeparator();
    addMenu(m_sorting);
    addMenu(&m_grouping);
    m_sorting->clear();
    delete m_sortChoices;
    m_sortChoices = new QActionGroup(m_sorting);
    const auto addSort = [&](const QString &text, std::optional<ResultColumn> column) {
        QAction *action = m_sorting->addAction(text);
        action->setCheckable(true);
        action->setChecked(state.sorted == column);
        action->setObjectName(column ? u"sortBy%1"_s.arg(static_cast<int>(*column)) : u"sortAsTyped"_s);
        m_sortChoices->addAction(action);
        connect(action, &QAction::triggered, &m_columns, [this, column, state] {
            const bool isSame = column && state.sorted == column;
            m_columns.sortBy(column, isSame && state.order == Qt::AscendingOrder ? Qt::DescendingOrder
                                                                                 : Qt::AscendingOrder);
        });
    };
    addSort(tr("The &order typed"), {});
    m_sorting->addSeparator();
    for (const ColumnState::Column &column : state.columns)
        addSort(fieldTitle(fieldOf(column.column)), column.column);
    addSeparator();
    QAction *reset = addAction(tr("Rese&t columns"), &m_columns, &TableColumns::reset);
    reset->setObjectName(u"resetColumns"_s);
    addMnemonics(*this);
    addMnemonics(*m_sorting);
}

#include "moc_columnsmenu.cpp"
