// SPDX-License-Identifier: MIT
#include "ui/lookup/results/columnsmenu.h"

#include "ui/lookup/results/resultstable.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/columnkeeper.h"

#include <QActionGroup>
#include <QHeaderView>

using namespace Qt::StringLiterals;

ColumnsMenu::ColumnsMenu(ResultsTable &table, QMenu &grouping, QWidget *parent)
    : QMenu(tr("&Columns"), parent)
    , m_table(table)
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
    ColumnKeeper &columns = m_table.columns();
    const QStringList shown = columns.shownColumns();
    const auto title = [this](int column) {
        return m_table.model()
            ->headerData(column, Qt::Horizontal, Qt::DisplayRole)
            .toString()
            .replace(u'&', u"&&"_s);
    };
    const QHeaderView &header = *m_table.horizontalHeader();
    QList<int> places; // in the order shown
    for (int visual = 0; visual < header.count(); ++visual)
        places += header.logicalIndex(visual);
    for (const int place : std::as_const(places)) {
        const ColumnKeeper::Column &column = columns.columns().at(place);
        if (!column.canBeHidden)
            continue;
        QAction *action = addAction(title(place));
        action->setObjectName(u"showColumn%1"_s.arg(place));
        action->setCheckable(true);
        action->setChecked(shown.contains(column.name));
        action->setEnabled(!shown.contains(column.name) || shown.size() > 1);
        connect(action, &QAction::toggled, &columns,
                [&columns, name = column.name](bool isShown) { columns.setShown(name, isShown); });
    }
    addSeparator();
    addMenu(m_sorting);
    addMenu(&m_grouping);
    m_sorting->clear();
    delete m_sortChoices;
    m_sortChoices = new QActionGroup(m_sorting);
    const QString sorted = columns.sortedColumn();
    const auto addSort = [&](const QString &text, const QString &name, const QString &objectName) {
        QAction *action = m_sorting->addAction(text);
        action->setCheckable(true);
        action->setChecked(sorted == name);
        action->setObjectName(objectName);
        m_sortChoices->addAction(action);
        connect(action, &QAction::triggered, &columns, [this, &columns, name, sorted] {
            const bool isAscending = m_table.horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
            columns.sortBy(name, !name.isEmpty() && name == sorted && isAscending ? Qt::DescendingOrder
                                                                                  : Qt::AscendingOrder);
        });
    };
    addSort(tr("The &order typed"), {}, u"sortAsTyped"_s);
    m_sorting->addSeparator();
    for (const int place : std::as_const(places))
        addSort(title(place), columns.columns().at(place).name, u"sortBy%1"_s.arg(place));
    addSeparator();
    QAction *reset = addAction(tr("Rese&t columns"), &columns, &ColumnKeeper::reset);
    reset->setObjectName(u"resetColumns"_s);
    addMnemonics(*this);
    addMnemonics(*m_sorting);
}

#include "moc_columnsmenu.cpp"
