// SPDX-License-Identifier: MIT
#include "ui/window/mainmenu.h"

#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

MainMenu::MainMenu(QWidget *parent)
    : QMenuBar(parent)
{
    setObjectName(u"mainMenu"_s);
    m_file = addMenu(tr("&File"));
    signIn = add(m_file, tr("Sign &in…"), u"actionSignIn"_s);
    signOut = add(m_file, tr("Sign o&ut"), u"actionSignOut"_s);
    m_file->addSeparator();
    openFile = add(m_file, tr("&Open a file with ids…"), u"actionOpenFile"_s, QKeySequence::Open);
    quit = add(m_file, tr("&Quit"), u"actionQuit"_s, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);

    m_edit = addMenu(tr("&Edit"));
    copyLink = add(m_edit, tr("Copy &link"), u"actionCopyLink"_s);
    m_edit->addSeparator();
    preferences = add(m_edit, tr("&Preferences…"), u"actionPreferences"_s, Qt::CTRL | Qt::Key_Comma);
    preferences->setMenuRole(QAction::PreferencesRole);
    m_view = addMenu(tr("&View"));
    activity = add(m_view, tr("&Activity"), u"actionActivity"_s, Qt::CTRL | Qt::Key_I);
    activity->setCheckable(true);
    nextPane = add(m_view, tr("&Next pane"), u"actionNextPane"_s, Qt::Key_F6);
    previousPane = add(m_view, tr("&Previous pane"), u"actionPreviousPane"_s, Qt::SHIFT | Qt::Key_F6);
    m_lookup = addMenu(tr("&Lookup"));
    goToIds = add(m_lookup, tr("&Go to ids"), u"actionGoToIds"_s, Qt::CTRL | Qt::Key_L);
    lookUp = add(m_lookup, tr("&Look up"), u"actionLookUp"_s);
    stop = add(m_lookup, tr("&Stop"), u"actionStop"_s, Qt::Key_Escape);
    m_lookup->addSeparator();
    addToResults = add(m_lookup, tr("&Add to results"), u"actionAddToResults"_s);
    addToResults->setCheckable(true);
    history = add(m_lookup, tr("&History…"), u"actionHistory"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    clearResults = add(m_lookup, tr("&Clear results"), u"actionClearResults"_s);
    keepResults = add(m_lookup, tr("&Keep results between sessions"), u"actionKeepResults"_s);
    keepResults->setCheckable(true);

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
    shortcuts = add(help, tr("&Keyboard shortcuts…"), u"actionShortcuts"_s, Qt::CTRL | Qt::Key_Slash);
    diagnostics = add(help, tr("&Diagnostic information…"), u"actionDiagnostics"_s);
    help->addSeparator();
    about = add(help, tr("&About Svc Desktop"), u"actionAbout"_s);
    about->setMenuRole(QAction::AboutRole);
}

void MainMenu::addResults(const ResultsView &results)
{
    const ResultActions &actions = results.actions();
    m_file->insertAction(quit, actions.exportResults);
    m_file->insertSeparator(quit);
    m_edit->insertActions(copyLink, {actions.copyForTicket, actions.copyRows, actions.copyIds});
    m_edit->insertAction(preferences, actions.filter);
    m_edit->insertSeparator(preferences);
    m_view->addMenu(&results.columnsMenu());
    m_lookup->insertActions(addToResults, {actions.refresh, actions.retryFailed, actions.compare});
}

QAction *MainMenu::add(QMenu *menu, const QString &text, const QString &objectName, const QKeySequence &key)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(objectName);
    action->setShortcut(key);
    return action;
}

#include "moc_mainmenu.cpp"
