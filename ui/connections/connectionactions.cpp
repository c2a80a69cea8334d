// SPDX-License-Identifier: MIT
#include "ui/connections/connectionactions.h"

#include "ui/widgets/button.h"
#include "ui/widgets/tokens.h"

#include <QAction>
#include <QCoreApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionActions)
};

constexpr auto kActionSuffix = "Action"_L1;

QAction *make(QWidget *owner, const QString &text, const QString &name, const QList<QKeySequence> &keys = {},
              Qt::ShortcutContext context = Qt::WindowShortcut)
{
    auto *action = new QAction(text, owner);
    action->setObjectName(name + kActionSuffix);
    action->setShortcuts(keys);
    action->setShortcutContext(context);
    action->setShortcutVisibleInContextMenu(true);
    owner->addAction(action);
    return action;
}

} // namespace

ConnectionActions::ConnectionActions(QWidget *window, QWidget *list)
    : create(make(window, Words::tr("New…"), u"newConnection"_s, {QKeySequence::New}))
    , edit(make(window, Words::tr("Edit…"), u"editConnection"_s,
                {QKeySequence(Qt::Key_F2), QKeySequence(Qt::CTRL | Qt::Key_E)}))
    , duplicate(make(window, Words::tr("Duplicate"), u"duplicateConnection"_s,
                     {QKeySequence(Qt::CTRL | Qt::Key_D)}))
    , remove(
          make(list, Words::tr("Delete"), u"deleteConnection"_s, {QKeySequence::Delete}, Qt::WidgetShortcut))
    , undo(make(window, Words::tr("Undo"), u"undo"_s, {QKeySequence::Undo}))
    , moveUp(make(list, Words::tr("Move up"), u"moveUp"_s, {QKeySequence(Qt::CTRL | Qt::Key_Up)},
                  Qt::WidgetShortcut))
    , moveDown(make(list, Words::tr("Move down"), u"moveDown"_s, {QKeySequence(Qt::CTRL | Qt::Key_Down)},
                    Qt::WidgetShortcut))
    , forget(make(window, Words::tr("Forget secrets"), u"forgetSecrets"_s))
    , import(make(window, Words::tr("Import…"), u"importConnections"_s))
    , exportAll(make(window, Words::tr("Export…"), u"exportConnections"_s))
    , signIn(make(window, Words::tr("Sign in"), u"signInConnection"_s))
{
}

QPushButton *makeActionButton(QAction *action, ButtonKind kind)
{
    QPushButton *button =
        makeButton(action->text(), action->objectName().chopped(kActionSuffix.size()), kind);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    };
    follow();
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
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
