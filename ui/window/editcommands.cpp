// SPDX-License-Identifier: MIT
#include "ui/window/editcommands.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// What can be done with a widget.
struct EditAbilities
{
    bool canUndo = false;
    bool canRedo = false;
    bool canCut = false;
    bool canCopy = false;
    bool canPaste = false;
    bool canSelectAll = false;
};

bool hasTextOnClipboard()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasText();
}

EditAbilities abilitiesOf(const QLineEdit &edit)
{
    const bool isSecret = edit.echoMode() != QLineEdit::Normal;
    const bool canChange = !edit.isReadOnly();
    return {canChange && edit.isUndoAvailable(),
            canChange && edit.isRedoAvailable(),
            canChange && !isSecret && edit.hasSelectedText(),
            !isSecret && edit.hasSelectedText(),
            canChange && hasTextOnClipboard(),
            !edit.text().isEmpty()};
}

EditAbilities abilitiesOf(const QPlainTextEdit &edit)
{
    const bool canChange = !edit.isReadOnly();
    const bool hasSelection = edit.textCursor().hasSelection();
    return {canChange && edit.document()->isUndoAvailable(),
            canChange && edit.document()->isRedoAvailable(),
            canChange && hasSelection,
            hasSelection,
            canChange && edit.canPaste(),
            !edit.document()->isEmpty()};
}

/// Returns the action of the widget, or of one that contains it, with that key; null if there is none.
QAction *actionOf(const QWidget *widget, QKeySequence::StandardKey key)
{
    for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        const QList<QAction *> actions = widget->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [key](const QAction *action) {
            return action->shortcuts().contains(QKeySequence(key));
        });
        if (found != actions.end())
            return *found;
    }
    return nullptr;
}

EditAbilities abilitiesOf(const QWidget *widget)
{
    if (!widget || !widget->isEnabled())
        return {};
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return abilitiesOf(*line);
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return abilitiesOf(*text);
    EditAbilities abilities;
    const QAction *undo = actionOf(widget, QKeySequence::Undo);
    abilities.canUndo = undo && undo->isEnabled();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
        const QAction *copy = actionOf(view, QKeySequence::Copy);
        abilities.canCopy = copy && copy->isEnabled();
        abilities.canSelectAll = view->selectionMode() == QAbstractItemView::ExtendedSelection &&
                                 view->model() && view->model()->rowCount() > 0;
    }
    return abilities;
}

} // namespace

EditCommands::EditCommands(QObject *parent)
    : QObject(parent)
    , m_undo(add(MenuGroup::Undo, tr("&Undo"), u"actionUndo"_s, QKeySequence::Undo, "undo"))
    , m_redo(add(MenuGroup::Undo, tr("&Redo"), u"actionRedo"_s, QKeySequence::Redo, "redo"))
    , m_cut(add(MenuGroup::Clipboard, tr("Cu&t"), u"actionCut"_s, QKeySequence::Cut, "cut"))
    , m_copy(add(MenuGroup::Clipboard, tr("&Copy"), u"actionCopy"_s, QKeySequence::Copy, "copy"))
    , m_paste(add(MenuGroup::Clipboard, tr("&Paste"), u"actionPaste"_s, QKeySequence::Paste, "paste"))
    , m_selectAll(add(MenuGroup::Clipboard, tr("Select &all"), u"actionSelectAll"_s, QKeySequence::SelectAll,
                      "selectAll"))
{
    // A menu takes the focus while it is used.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && !qobject_cast<QMenuBar *>(now) && !qobject_cast<QMenu *>(now))
            m_target = now;
    });
    update();
}

QAction *EditCommands::add(MenuGroup group, const QString &text, const QString &objectName,
                           QKeySequence::StandardKey key, const char *slot)
{
    auto *action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut); // belongs to no widget that can have the focus
    connect(action, &QAction::triggered, this, [this, action, key, slot] {
        const bool isView = qobject_cast<QAbstractItemView *>(m_target.data());
        const bool isText =
            qobject_cast<QLineEdit *>(m_target.data()) || qobject_cast<QPlainTextEdit *>(m_target.data());
        const bool hasOwn = (action == m_copy && isView) || (action == m_undo && !isText);
        if (QAction *own = hasOwn ? actionOf(m_target, key) : nullptr)
            own->trigger();
        else if (m_target)
            QMetaObject::invokeMethod(m_target, slot);
    });
    m_actions += MenuCommand{group, action};
    return action;
}

void EditCommands::update()
{
    const EditAbilities abilities = abilitiesOf(m_target);
    m_undo->setEnabled(abilities.canUndo);
    m_redo->setEnabled(abilities.canRedo);
    m_cut->setEnabled(abilities.canCut);
    m_copy->setEnabled(abilities.canCopy);
    m_paste->setEnabled(abilities.canPaste);
    m_selectAll->setEnabled(abilities.canSelectAll);
}

#include "moc_editcommands.cpp"
