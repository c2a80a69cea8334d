// SPDX-License-Identifier: MIT
#include "ui/mainmenu.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

MainMenu::MainMenu(QWidget *parent)
    : QMenuBar(parent)
{
    setObjectName(u"mainMenu"_s);
    QMenu *file = addMenu(tr("&File"));
    signIn = add(file, tr("Sign &in…"), u"actionSignIn"_s);
    signOut = add(file, tr("Sign &out"), u"actionSignOut"_s);
    file->addSeparator();
    quit = add(file, tr("&Quit"), u"actionQuit"_s, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);

    QMenu *lookup = addMenu(tr("&Lookup"));
    goToIds = add(lookup, tr("&Go to ids"), u"actionGoToIds"_s, Qt::CTRL | Qt::Key_L);
    lookUp = add(lookup, tr("&Look up"), u"actionLookUp"_s);
    refresh = add(lookup, tr("&Refresh"), u"actionRefresh"_s, Qt::Key_F5);
    lookup->addSeparator();
    stop = add(lookup, tr("&Stop"), u"actionStop"_s, Qt::Key_Escape);

    QMenu *connection = addMenu(tr("&Connection"));
    switchConnection =
        add(connection, tr("&Switch connection…"), u"actionSwitchConnection"_s, Qt::CTRL | Qt::Key_J);
    connection->addSeparator();
    newConnection = add(connection, tr("&New connection…"), u"actionNewConnection"_s);
    manageConnections = add(connection, tr("&Manage connections…"), u"actionManageConnections"_s);
    forgetSecrets = add(connection, tr("&Forget stored secrets"), u"actionForgetSecrets"_s);

    QMenu *upgrades = addMenu(tr("&Upgrade"));
    upgrade = add(upgrades, tr("Show the &upgrade panel"), u"actionUpgrade"_s, Qt::Key_F8);
    upgrade->setCheckable(true);

    QMenu *help = addMenu(tr("&Help"));
    about = add(help, tr("&About Svc Desktop"), u"actionAbout"_s);
    about->setMenuRole(QAction::AboutRole);
}

QAction *MainMenu::add(QMenu *menu, const QString &text, const QString &objectName, const QKeySequence &key)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(objectName);
    action->setShortcut(key);
    return action;
}
