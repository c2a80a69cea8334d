// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/button.h"

#include <QAction>

QPushButton *makeButton(const QString &text, const QString &objectName, ButtonKind kind)
{
    auto *button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setAccessibleName(text);
    button->setAutoDefault(true);
    button->setFocusPolicy(Qt::TabFocus);
    setButtonKind(button, kind);
    return button;
}

using namespace Qt::StringLiterals;

namespace {

constexpr auto kActionSuffix = "Action"_L1;

} // namespace

QAction *makeAction(QWidget *owner, const QString &text, const QString &name, const QList<QKeySequence> &keys,
                    Qt::ShortcutContext context)
{
    auto *action = new QAction(text, owner);
    action->setObjectName(name + kActionSuffix);
    action->setShortcuts(keys);
    action->setShortcutContext(context);
    action->setShortcutVisibleInContextMenu(true);
    owner->addAction(action);
    return action;
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
