// SPDX-License-Identifier: MIT
#include "ui/connections/connectionactions.h"

#include "ui/style/platformconventions.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"

#include <QAction>
#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

struct ConnectionActionsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionActions)
};

} // namespace

ConnectionActions::ConnectionActions(QWidget *window, QWidget *list)
    : create(makeAction(window, ConnectionActionsTexts::tr("New…"), u"newConnection"_s, {QKeySequence::New}))
    , edit(makeAction(window, ConnectionActionsTexts::tr("Edit…"), u"editConnection"_s,
                      platformConventions().editConnection))
    , duplicate(makeAction(window, ConnectionActionsTexts::tr("Duplicate"), u"duplicateConnection"_s,
                           {QKeySequence(Qt::CTRL | Qt::Key_D)}))
    , remove(makeAction(list, ConnectionActionsTexts::tr("Delete"), u"deleteConnection"_s,
                        platformConventions().remove, Qt::WidgetShortcut))
    , undo(makeAction(window, CommonTexts::tr("Undo"), u"undo"_s, {QKeySequence::Undo}))
    , moveUp(makeAction(list, ConnectionActionsTexts::tr("Move up"), u"moveUp"_s,
                        {QKeySequence(Qt::CTRL | Qt::Key_Up)}, Qt::WidgetShortcut))
    , moveDown(makeAction(list, ConnectionActionsTexts::tr("Move down"), u"moveDown"_s,
                          {QKeySequence(Qt::CTRL | Qt::Key_Down)}, Qt::WidgetShortcut))
    , forget(makeAction(window, ConnectionActionsTexts::tr("Forget secrets"), u"forgetSecrets"_s))
    , import(makeAction(window, ConnectionActionsTexts::tr("Import…"), u"importConnections"_s))
    , exportAll(makeAction(window, CommonTexts::tr("Export…"), u"exportConnections"_s))
    , signIn(makeAction(window, CommonTexts::tr("Sign in"), u"signInConnection"_s))
{
}

QWidget *makeActionColumn(const ConnectionActions &actions)
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace8);
    const auto add = [layout](std::initializer_list<QAction *> group) {
        if (layout->count() > 0)
            layout->addSpacing(tokens::kSpace12);
        for (QAction *action : group)
            layout->addWidget(makeActionButton(action));
    };
    add({actions.create, actions.edit, actions.duplicate, actions.remove});
    add({actions.moveUp, actions.moveDown});
    add({actions.forget});
    add({actions.import, actions.exportAll});
    layout->addStretch(1);
    return column;
}
