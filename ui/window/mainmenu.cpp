// SPDX-License-Identifier: MIT
#include "ui/window/mainmenu.h"

#include "ui/style/platformconventions.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

MainMenu::MainMenu(QWidget *parent)
    : QMenuBar(parent)
    , quit(makeAction(tr("&Quit"), u"actionQuit"_s, QKeySequence::Quit))
    , nextPane(makeAction(tr("&Next pane"), u"actionNextPane"_s, platformConventions().nextPane))
    , previousPane(
          makeAction(tr("&Previous pane"), u"actionPreviousPane"_s, platformConventions().previousPane))
    , m_edit(this)
{
    setObjectName(u"mainMenu"_s);
    quit->setMenuRole(QAction::QuitRole);
    using enum MenuGroup;
    m_menus = {
        {addMenu(tr("&File")), {{Session}, {Files}, {Quit}}},
        {addMenu(tr("&Edit")), {{Undo}, {Clipboard}, {CopyRows, CopyLink}, {Marks}, {Filter}, {Preferences}}},
        {addMenu(tr("&View")), {{Columns}, {Panels}, {PaneCycle}}},
        {addMenu(tr("&Lookup")), {{Lookup}, {Rows, Results}}},
        {addMenu(tr("&Connection")), {{SwitchConnection}, {Connections}}},
        {addMenu(tr("&Upgrade")), {{Upgrade}}},
        {addMenu(tr("&Help")), {{Support}, {About}}},
    };
    connect(m_menus.at(1).menu, &QMenu::aboutToShow, &m_edit, &EditCommands::update);
}

void MainMenu::setCommands(const QList<MenuCommand> &commands)
{
    // On macOS, Qt would move entries to the menu of the application by their texts, such as “Settings”. It
    // also finds Cut, Copy, Paste and Select all by them, for the system's own dialogs.
    for (const MenuCommand &command : commands) {
        if (command.action->menuRole() == QAction::TextHeuristicRole)
            command.action->setMenuRole(QAction::NoRole);
    }
    const QList<MenuCommand> all = commands + m_edit.actions() +
                                   QList<MenuCommand>{{MenuGroup::Quit, quit},
                                                      {MenuGroup::PaneCycle, nextPane},
                                                      {MenuGroup::PaneCycle, previousPane}};
    for (const Menu &each : m_menus) {
        each.menu->clear();
        for (const Section &section : each.sections) {
            QList<QAction *> actions;
            for (const MenuGroup group : section) {
                for (const MenuCommand &command : all) {
                    if (command.group == group)
                        actions += command.action;
                }
            }
            if (!actions.isEmpty() && !each.menu->isEmpty())
                each.menu->addSeparator();
            each.menu->addActions(actions);
        }
    }
}

QAction *MainMenu::makeAction(const QString &text, const QString &objectName, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(objectName);
    action->setShortcut(key);
    action->setMenuRole(QAction::NoRole);
    return action;
}

#include "moc_mainmenu.cpp"
