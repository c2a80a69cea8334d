// SPDX-License-Identifier: MIT
#include "ui/help/shortcutsdialog.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "text/mnemonictext.h"
#include "ui/style/platformconventions.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kActionRole = Qt::UserRole;   ///< of column 0: QPointer<QAction>, null if there is no command
constexpr int kTextRole = Qt::UserRole + 1; ///< of column 0: the command without its state
constexpr int kKeyRole = Qt::UserRole;      ///< of column 1: the shortcut without the direction mark

/// Returns the text of an action without mnemonic and ellipsis, for example “Sign in”.
QString plain(const QString &text)
{
    return withoutMnemonic(text).remove(u'…');
}

QString native(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

QAction *actionOf(const QTreeWidgetItem &item)
{
    return item.data(0, kActionRole).value<QPointer<QAction>>();
}

/// A shortcut of a widget, such as Copy, is for the widget that has the focus, which is in the dialog now.
bool isRunnable(const QTreeWidgetItem &item)
{
    const QAction *action = actionOf(item);
    return action && action->isEnabled() && action->shortcutContext() != Qt::WidgetShortcut;
}

bool matches(const QTreeWidgetItem &item, const QString &text)
{
    return item.data(0, kTextRole).toString().contains(text, Qt::CaseInsensitive) ||
           item.text(1).contains(text, Qt::CaseInsensitive);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar &menu, QWidget *parent)
    : Dialog(parent)
    , m_keys(new QTreeWidget)
    , m_state(plainLabel({}, TextRole::Caption)->dim())
    , m_run(makeButton(tr("Run"), u"runCommand"_s, ButtonKind::Primary))
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_state->setObjectName(u"shortcutsState"_s);
    m_keys->setObjectName(u"shortcuts"_s);
    m_keys->setAccessibleName(tr("Keyboard shortcuts"));
    m_keys->setColumnCount(2);
    m_keys->setHeaderLabels({tr("Command"), tr("Key")});
    m_keys->setRootIsDecorated(false);
    m_keys->setItemsExpandable(false);
    m_keys->setUniformRowHeights(true);
    m_keys->setTabKeyNavigation(false);
    for (const QAction *each : menu.actions()) {
        if (each->menu())
            addMenu(plain(each->text()), each->menu()->actions());
    }
    addOtherKeys();
    m_keys->expandAll();
    m_keys->header()->setStretchLastSection(false);
    m_keys->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto *search = new ListFilter(m_keys);
    search->setObjectName(u"filterShortcuts"_s);
    search->setAccessibleName(tr("Filter keyboard shortcuts"));
    search->setPlaceholderText(tr("Filter by command or key"));
    addClearButton(*search);
    auto *copyButton = makeButton(CommonTexts::tr("Copy as text"), u"copyShortcuts"_s, ButtonKind::Quiet);
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeShortcuts"_s);
    connect(m_keys, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::updateRun);
    connect(m_keys, &QTreeWidget::itemDoubleClicked, this, &ShortcutsDialog::run);
    connect(m_run, &QPushButton::clicked, this, &ShortcutsDialog::run);
    updateRun();
    connect(search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(copyButton, &QPushButton::clicked, this, &ShortcutsDialog::copyAll);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(copyButton);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(
        makeDialogButtons({{m_run, QDialogButtonBox::AcceptRole}, {close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addWidget(search);
    layout->addWidget(m_keys, 1);
    layout->addLayout(buttons);
    resize(textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight}));
    search->setFocus(Qt::OtherFocusReason);
}

/// Adds the commands of a menu. `path` is the text of its submenu, if it is one.
void ShortcutsDialog::addMenu(const QString &group, const QList<QAction *> &actions, const QString &path)
{
    for (QAction *action : actions) {
        const QString text =
            path.isEmpty() ? plain(action->text()) : labelledText(path, plain(action->text()));
        if (action->menu()) {
            addMenu(group, action->menu()->actions(), text);
            continue;
        }
        if (action->isSeparator() || !action->isVisible())
            continue;
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts())
            keys += native(key);
        QTreeWidgetItem *item = add(group, text, commaSeparated(keys));
        item->setData(0, kActionRole, QVariant::fromValue(QPointer<QAction>(action)));
        const auto update = [this, item] { updateItem(*item); };
        connect(action, &QAction::changed, this, update);
        connect(action, &QObject::destroyed, this, update);
        updateItem(*item);
    }
}

void ShortcutsDialog::addOtherKeys()
{
    const QString ids = tr("In the field for ids");
    add(ids, CommonTexts::tr("Look up"), native(Qt::Key_Return));
    add(ids, tr("Break the line"), native(Qt::SHIFT | Qt::Key_Return));
    add(ids, tr("Leave the field"), native(Qt::Key_Tab));
    add(tr("In the table of results"), tr("Copy rows"), native(QKeySequence::Copy));
    const QString groups = tr("In the groups of the results");
    add(groups, tr("Collapse a group"), native(Qt::Key_Minus));
    add(groups, tr("Expand a group"), native(Qt::Key_Plus));
    add(groups, tr("Collapse all groups"), native(Qt::Key_Slash));
    add(groups, tr("Expand all groups"), native(Qt::Key_Asterisk));
    const QString activity = tr("In the activity's table");
    add(activity, CommonTexts::tr("Copy as text"), native(QKeySequence::Copy));
    add(activity, CommonTexts::tr("Copy as curl"), native(Qt::CTRL | Qt::Key_U));
    add(activity, CommonTexts::tr("Copy as HAR"), native(platformConventions().copyHar));
}

QTreeWidgetItem *ShortcutsDialog::add(const QString &group, const QString &text, const QString &key)
{
    const int last = m_keys->topLevelItemCount() - 1;
    QTreeWidgetItem *parent = last < 0 ? nullptr : m_keys->topLevelItem(last);
    if (!parent || parent->text(0) != group) {
        parent = new QTreeWidgetItem(m_keys, {group});
        parent->setFlags(Qt::ItemIsEnabled);
        parent->setFont(0, strongFont({}));
        parent->setFirstColumnSpanned(true);
    }
    auto *item = new QTreeWidgetItem(parent, {text, key});
    item->setData(0, kTextRole, text);
    item->setData(1, kKeyRole, key);
    item->setData(1, Qt::AccessibleTextRole, key);
    if (QApplication::isRightToLeft())
        item->setText(1, key.isEmpty() ? key : isolatedText(key)); // otherwise its signs would be reordered
    item->setData(0, Qt::AccessibleTextRole, key.isEmpty() ? text : labelledText(text, key));
    return item;
}

/// Shows whether the command can be run.
void ShortcutsDialog::updateItem(QTreeWidgetItem &item)
{
    const QAction *action = actionOf(item);
    const bool isAvailable = action && action->isEnabled();
    QString text = item.data(0, kTextRole).toString();
    if (!isAvailable)
        text = tr("%1 (not available now)", "a command").arg(text);
    const QColor color = isAvailable ? QColor() : palette().color(QPalette::PlaceholderText);
    const QString key = item.data(1, kKeyRole).toString();
    item.setText(0, text);
    item.setData(0, Qt::ForegroundRole, isAvailable ? QVariant() : color);
    item.setData(0, Qt::AccessibleTextRole, key.isEmpty() ? text : labelledText(text, key));
    updateRun();
}

void ShortcutsDialog::updateRun()
{
    m_run->setEnabled(m_keys->currentItem() && isRunnable(*m_keys->currentItem()));
}

/// Runs the current command in the window, and closes the dialog.
void ShortcutsDialog::run()
{
    if (!m_run->isEnabled())
        return;
    QAction *action = actionOf(*m_keys->currentItem());
    close();
    QTimer::singleShot(0, action, &QAction::trigger); // when the window has the focus again
}

/// Shows the commands that contain the text. The first that can be run becomes the current one.
void ShortcutsDialog::filter(const QString &text)
{
    QTreeWidgetItem *first = nullptr;
    for (int group = 0; group < m_keys->topLevelItemCount(); ++group) {
        QTreeWidgetItem *parent = m_keys->topLevelItem(group);
        bool hasAny = false;
        for (int row = 0; row < parent->childCount(); ++row) {
            QTreeWidgetItem *item = parent->child(row);
            const bool isShown = matches(*item, text);
            item->setHidden(!isShown);
            hasAny = hasAny || isShown;
            if (isShown && (!first || (!isRunnable(*first) && isRunnable(*item))))
                first = item;
        }
        parent->setHidden(!hasAny);
    }
    m_keys->setCurrentItem(text.isEmpty() ? nullptr : first);
    m_state->setText(first ? QString() : tr("No matching commands."));
    if (!first)
        announce(m_state, m_state->text());
}

void ShortcutsDialog::copyAll()
{
    QStringList lines;
    for (int group = 0; group < m_keys->topLevelItemCount(); ++group) {
        const QTreeWidgetItem *parent = m_keys->topLevelItem(group);
        if (group > 0)
            lines += QString();
        lines += parent->text(0);
        for (int row = 0; row < parent->childCount(); ++row)
            lines += parent->child(row)->data(0, kTextRole).toString() + u'\t' +
                     parent->child(row)->data(1, kKeyRole).toString();
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
    m_state->setText(CommonTexts::tr("Copied."));
    announce(m_state, m_state->text());
}

#include "moc_shortcutsdialog.cpp"
