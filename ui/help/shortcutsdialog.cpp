// SPDX-License-Identifier: MIT
#include "ui/help/shortcutsdialog.h"

#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kKeyRole = Qt::UserRole; ///< the shortcut without the direction mark

/// Returns the text of an action without mnemonic and ellipsis, for example “Sign in”.
QString plain(QString text)
{
    static const QRegularExpression ownLetter(u"\\(&.\\)"_s); // a mnemonic that is not a letter of the text
    text.remove(ownLetter);
    text.remove(u'&');
    text.remove(u'…');
    return text;
}

QString native(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar &menu, QWidget *parent)
    : Dialog(parent)
    , m_keys(new QTreeWidget)
    , m_state(plainLabel({}, TextRole::Caption)->dim())
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
    connect(search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(copyButton, &QPushButton::clicked, this, &ShortcutsDialog::copyAll);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(copyButton);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(makeDialogButtons({{close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addWidget(search);
    layout->addWidget(m_keys, 1);
    layout->addLayout(buttons);
    resize(textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight}));
    search->setFocus(Qt::OtherFocusReason);
}

void ShortcutsDialog::addMenu(const QString &group, const QList<QAction *> &actions)
{
    for (const QAction *action : actions) {
        if (action->menu()) {
            addMenu(group, action->menu()->actions());
            continue;
        }
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts())
            keys += native(key);
        if (!keys.isEmpty())
            add(group, plain(action->text()), commaSeparated(keys));
    }
}

void ShortcutsDialog::addOtherKeys()
{
    const QString ids = tr("In the field for ids");
    add(ids, CommonTexts::tr("Look up"), native(Qt::Key_Return));
    add(ids, tr("Break the line"), native(Qt::SHIFT | Qt::Key_Return));
    add(ids, tr("Leave the field"), native(Qt::Key_Tab));
    const QString groups = tr("In the groups of the results");
    add(groups, tr("Collapse a group"), native(Qt::Key_Minus));
    add(groups, tr("Expand a group"), native(Qt::Key_Plus));
    add(groups, tr("Collapse all groups"), native(Qt::Key_Slash));
    add(groups, tr("Expand all groups"), native(Qt::Key_Asterisk));
    const QString activity = tr("In the activity's table");
    add(activity, CommonTexts::tr("Copy as text"), native(QKeySequence::Copy));
    add(activity, CommonTexts::tr("Copy as curl"), native(Qt::CTRL | Qt::Key_U));
    add(activity, CommonTexts::tr("Copy as HAR"), native(Qt::CTRL | Qt::Key_R));
}

void ShortcutsDialog::add(const QString &group, const QString &text, const QString &key)
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
    item->setData(1, kKeyRole, key);
    item->setData(1, Qt::AccessibleTextRole, key);
    if (QApplication::isRightToLeft())
        item->setText(1, isolatedText(key)); // otherwise its signs would be reordered
    item->setData(0, Qt::AccessibleTextRole, labelledText(text, key));
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int group = 0; group < m_keys->topLevelItemCount(); ++group) {
        QTreeWidgetItem *parent = m_keys->topLevelItem(group);
        bool hasAny = false;
        for (int row = 0; row < parent->childCount(); ++row) {
            QTreeWidgetItem *item = parent->child(row);
            const bool isShown = item->text(0).contains(text, Qt::CaseInsensitive) ||
                                 item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isShown);
            hasAny = hasAny || isShown;
        }
        parent->setHidden(!hasAny);
    }
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
            lines += parent->child(row)->text(0) + u'\t' + parent->child(row)->data(1, kKeyRole).toString();
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
    m_state->setText(CommonTexts::tr("Copied."));
    announce(m_state, m_state->text());
}

#include "moc_shortcutsdialog.cpp"
