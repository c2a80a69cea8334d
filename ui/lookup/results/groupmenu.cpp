// SPDX-License-Identifier: MIT
#include "ui/lookup/results/groupmenu.h"

#include "text/composedtext.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/announcer.h"

#include <QActionGroup>

using namespace Qt::StringLiterals;

GroupMenu::GroupMenu(ResultsTable &table, QWidget *parent)
    : QMenu(tr("&Group by"), parent)
    , m_table(table)
    , m_choices(new QActionGroup(this))
{
    setObjectName(u"groupMenu"_s);
    setAccessibleName(tr("Group by"));
    //: The rows of the table are not grouped.
    add(tr("&None"), u"groupByNone"_s, {});
    for (const ResultFacet facet : ResultsTable::kGroupFacets) {
        //: The rows of the table are grouped by the day of their creation.
        const QString text = facet == ResultFacet::Created ? tr("Day") : fieldTitle(fieldOf(facet));
        add(text, u"groupBy%1"_s.arg(static_cast<int>(facet)), facet);
    }
    addSeparator();
    addFold(tr("&Expand all"), u"unfoldAllGroups"_s, false);
    addFold(tr("Co&llapse all"), u"foldAllGroups"_s, true);
    addMnemonics(*this);
    updateActions();
}

void GroupMenu::add(const QString &text, const QString &objectName, std::optional<ResultFacet> facet)
{
    QAction *action = addAction(text);
    action->setObjectName(objectName);
    action->setCheckable(true);
    action->setChecked(m_table.grouping() == facet);
    m_choices->addAction(action);
    connect(action, &QAction::triggered, this, [this, facet, text] {
        m_table.setGrouping(facet);
        updateActions();
        //: %1 is what the rows of the table are grouped by, such as “Type”.
        const QString by = tr("Grouped by %1").arg(text);
        announceChange(m_table, facet ? commaSeparated({by, tr("%Ln groups", nullptr, m_table.groupCount())})
                                      : tr("Not grouped"));
    });
}

void GroupMenu::addFold(const QString &text, const QString &objectName, bool areFolded)
{
    QAction *action = addAction(text, &m_table, [this, areFolded] { m_table.setAllFolded(areFolded); });
    action->setObjectName(objectName);
    m_foldActions += action;
}

void GroupMenu::updateActions()
{
    for (QAction *action : std::as_const(m_foldActions))
        action->setEnabled(m_table.grouping().has_value());
}

#include "moc_groupmenu.cpp"
