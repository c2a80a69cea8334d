// SPDX-License-Identifier: MIT
#include "ui/lookup/lookupcontroller.h"

#include "connections/chosenconnections.h"
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "program/datadeletion.h"
#include "program/navigator.h"
#include "program/preferences.h"
#include "results/resultcache.h"
#include "session/sessionmanager.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/ids/idfiledialog.h"
#include "ui/lookup/ids/idfiledrop.h"
#include "ui/lookup/list/historytext.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/several/severaldialog.h"
#include "ui/lookup/several/severaltext.h"
#include "ui/lookup/shownlookup.h"
#include "ui/lookup/watch/watchcontroller.h"
#include "ui/style/platformconventions.h"
#include "ui/text/commontext.h"
#include "ui/widgets/dialogs/filechooser.h"

#include <QAction>
#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

LookupController::LookupController(const Services &services, FileChooser &files, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_files(files)
    , m_page(new LookupPage(services, files))
    , m_watch(new WatchController(services, *m_page, window))
{
    makeActions();
    connect(m_page, &LookupPage::resultsViewCreated, this, &LookupController::addResultsActions);
    connect(m_page, &LookupPage::changed, this, &LookupController::updateActions);
    updateActions();
    connect(&m_services.preferences, &PreferenceStore::changed, this, &LookupController::applyPreferences);
    applyPreferences();

    m_page->ids().setText(m_services.draft.load());
    connect(&m_services.dataDeletion, &DataDeletion::idsForgotten, m_page,
            [this] { m_page->ids().setText({}); });
    connect(&m_loader, &IdFileLoader::loaded, this, &LookupController::showFile);
    connect(&m_loader, &IdFileLoader::failed, this,
            [this](const Error &error) { showMessage(messageFor(error)); });
    connect(&m_services.history, &LookupHistory::saveFailed, this, &LookupController::showFileError);
    connect(m_page, &LookupPage::repeatRequested, this, &LookupController::repeat);
}

void LookupController::makeActions()
{
    addCommand(
        MenuGroup::Files, tr("&Open a file with ids…"), u"actionOpenFile"_s, [this] { openFile(); },
        QKeySequence::Open);
    addCommand(
        MenuGroup::Lookup, tr("&Go to ids"), u"actionGoToIds"_s,
        [this] { Q_EMIT m_services.navigator.focusIds(); }, Qt::CTRL | Qt::Key_L);
    addCommand(MenuGroup::Lookup, tr("&Look up"), u"actionLookUp"_s, [this] { m_page->ids().submit(); });
    QAction *several = addCommand(MenuGroup::Lookup, tr("Look up &in several connections"),
                                  u"actionLookUpInSeveral"_s, [this] { lookUpInSeveral(); });
    several->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter});
    m_page->ids().addLookUpAction(several);
    m_page->ids().addLookUpAction(addCommand(MenuGroup::Lookup, tr("Look up in &other connections…"),
                                             u"actionChooseConnections"_s, [this] { openSeveral(); }));
    m_page->ids().addLookUpAction(addCommand(MenuGroup::Lookup, tr("Look up &and watch…"),
                                             u"actionWatchIds"_s, [this] { m_watch->watchIds(); }));
    m_stop = addCommand(MenuGroup::Lookup, tr("&Stop"), u"actionStop"_s, [this] { m_page->stop(); });
    m_stop->setShortcuts(platformConventions().stop);
    m_stop->setShortcutContext(Qt::WidgetWithChildrenShortcut); // elsewhere Esc closes or leaves something
    m_page->ids().addAction(m_stop);
    addListActions();
    QAction *keep =
        addSwitch(MenuGroup::Results, tr("&Keep results between sessions"), u"actionKeepResults"_s);
    keep->setChecked(m_services.resultCache.isKeeping());
    connect(keep, &QAction::toggled, &m_services.resultCache, &ResultCache::setKeeping);
    connect(&m_services.resultCache, &ResultCache::keepingChanged, keep, &QAction::setChecked);
}

void LookupController::addListActions()
{
    m_showList = addSwitch(MenuGroup::Panels, tr("&Lookups"), u"actionLookups"_s, Qt::CTRL | Qt::Key_B);
    m_showList->setChecked(m_page->isListShown());
    connect(m_showList, &QAction::toggled, m_page, &LookupPage::setListShown);
    connect(m_page, &LookupPage::listShownChanged, m_showList, &QAction::setChecked);
    addCommand(
        MenuGroup::Results, tr("Go to &the list of lookups"), u"actionGoToLookups"_s,
        [this] { m_page->goToList(); }, Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    addCommand(
        MenuGroup::Results, tr("&Next lookup"), u"actionNextLookup"_s, [this] { m_page->showNextLookup(); },
        platformConventions().nextLookup);
    addCommand(
        MenuGroup::Results, tr("&Previous lookup"), u"actionPreviousLookup"_s,
        [this] { m_page->showPreviousLookup(); }, platformConventions().previousLookup);
    m_remove = addCommand(
        MenuGroup::Results, tr("&Remove lookup"), u"actionRemoveLookup"_s,
        [this] { m_page->shownLookup().remove(); }, Qt::CTRL | Qt::Key_W);
    m_undoRemoval = addCommand(
        MenuGroup::Results, tr("&Bring back removed lookup"), u"actionUndoRemoval"_s,
        [this] { m_page->shownLookup().undoRemoval(); }, Qt::CTRL | Qt::SHIFT | Qt::Key_T);
}

void LookupController::addResultsActions()
{
    const ResultsView &view = *m_page->resultsView();
    const ResultActions &actions = view.actions();
    addAction(MenuGroup::Files, actions.exportResults);
    addAction(MenuGroup::Files, actions.printResults);
    for (QAction *action : actions.copyCommands()) {
        if (action != actions.copyRows) // which Copy does where the table has the focus
            addAction(MenuGroup::CopyRows, action);
    }
    addAction(MenuGroup::Marks, actions.done);
    addAction(MenuGroup::Marks, actions.note);
    addAction(MenuGroup::Filter, actions.filter);
    addAction(MenuGroup::Columns, actions.showCard);
    addAction(MenuGroup::Columns, actions.moveCard);
    addAction(MenuGroup::Columns, actions.rawJson);
    addAction(MenuGroup::Columns, actions.byNotification);
    addAction(MenuGroup::Columns, actions.byAnswer);
    addAction(MenuGroup::Columns, actions.overview);
    addAction(MenuGroup::Columns, view.groupMenu().menuAction());
    addAction(MenuGroup::Columns, view.columnsMenu().menuAction());
    for (QAction *action : {actions.refresh, actions.retryFailed, actions.compare, actions.watch})
        addAction(MenuGroup::Rows, action);
    connect(actions.watch, &QAction::triggered, m_watch, &WatchController::watchRows);
    m_stopWatching = addCommand(MenuGroup::Rows, tr("Stop wat&ching"), u"actionStopWatching"_s,
                                [this] { m_watch->stopShown(); });
    updateActions();
    Q_EMIT actionsAdded();
}

/// Called many times per second while a lookup is running.
void LookupController::updateActions()
{
    m_remove->setEnabled(m_page->shownLookup().canRemove());
    m_undoRemoval->setEnabled(m_page->shownLookup().canUndoRemoval());
    m_stop->setEnabled(m_page->canStop());
    if (m_stopWatching)
        m_stopWatching->setEnabled(m_watch->canStop());
}

void LookupController::applyPreferences()
{
    const Preferences &values = m_services.preferences.values();
    m_page->lookup().setAskAbove(values.askAbove);
    m_page->setTicketFormat(values.ticketFormat);
}

void LookupController::openFile()
{
    m_files.open(window(), tr("Open a file with ids"),
                 tr("Texts and tables (*.csv *.tsv *.txt *.log);;All files (*)"),
                 [this](const QString &path) { m_loader.load(path); });
}

bool LookupController::canLoad(const QMimeData &dropped)
{
    return dropped.hasUrls();
}

void LookupController::load(const QMimeData &dropped)
{
    const QString path = idFilePath(&dropped);
    if (!path.isEmpty()) {
        m_loader.load(path);
        return;
    }
    showMessage(
        {.tone = Tone::Warn, .title = tr("This can't be opened"), .text = idFileDropProblem(&dropped)});
}

void LookupController::showFile(const IdFile &file, const QString &fileName)
{
    clearMessage();
    if (!needsChoice(file)) {
        fillIn(file.table ? columnText(file.text, *file.table, file.table->bestColumn) : file.text);
        return;
    }
    auto *dialog = new IdFileDialog(file, fileName, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &IdFileDialog::chosen, this, &LookupController::fillIn);
    dialog->open();
}

/// Looks the ids in the field up in the connections of the last choice. Asks for them if there is none any
/// more, or if that would be too many requests.
void LookupController::lookUpInSeveral()
{
    const QList<Connection> &saved = m_services.connections.connections();
    const QList<Connection> all = m_services.sessions.unsaved(saved) + saved;
    const QList<Connection> chosen = ChosenConnections(m_services.settings).unchanged(all);
    const qsizetype count = m_page->ids().ids().size();
    if (!severaltext::problem(count, all.size(), chosen.size()).isEmpty())
        openSeveral();
    else if (const std::optional<QList<qint32>> ids = m_page->ids().validIds())
        m_page->lookup().start(*ids, chosen);
}

/// Asks in which connections to look up the ids in the field, or shows why that is not possible. `chosen` are
/// the ids of the connections to start with, by default those of the last choice.
void LookupController::openSeveral(const std::optional<QStringList> &chosen)
{
    if (m_severalDialog)
        return;
    const std::optional<QList<qint32>> ids = m_page->ids().validIds();
    if (!ids)
        return;
    m_severalDialog = new SeveralDialog(m_services, ids->size(), window());
    m_severalDialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_severalDialog, &SeveralDialog::chosen, this,
            [this, ids = *ids](const QList<Connection> &connections) {
                m_page->lookup().start(ids, connections);
            });
    if (chosen)
        m_severalDialog->setChosen(*chosen);
    m_severalDialog->open();
}

/// Looks the ids up again on the connection of that lookup. If that connection is gone or was changed so
/// that it looks ids up elsewhere, only fills the ids in. A message says where, unless nothing but the ids
/// has changed.
void LookupController::repeat(const HistoryEntry &entry)
{
    clearMessage();
    if (!entry.together.isEmpty()) {
        repeatSeveral(entry);
        return;
    }
    const std::optional<Connection> own = historyConnection(entry);
    const Connection target = own.value_or(m_services.sessions.current().connection());
    const bool canRepeat = own && isStillAt(*own, {entry.connectionId, entry.environment, entry.endpoint});
    const bool canUndo = m_page->lookup().fillIn(target.id, entry.ids);
    if (canRepeat)
        m_page->ids().submit();
    if (canRepeat && !canUndo)
        return;
    Message message{.tone = canRepeat ? Tone::Info : Tone::Warn,
                    .title = tr("Earlier lookup"),
                    .text = !own        ? historytext::filledInElsewhere(entry, target)
                            : canRepeat ? historytext::repeated(entry, target)
                                        : historytext::filledIn(entry, target)};
    if (canUndo)
        message.actions.push_back({u"undoRepeat"_s, CommonTexts::tr("Undo"), [this] {
                                       clearMessage();
                                       m_page->lookup().undo();
                                   }});
    showMessage(message);
}

/// Fills the ids in, and asks in which connections to look them up: at first in those of that lookup that
/// are still at the same endpoint.
void LookupController::repeatSeveral(const HistoryEntry &entry)
{
    const QString current = m_services.sessions.current().connection().id;
    if (m_page->lookup().fillIn(current, entry.ids))
        showMessage({.tone = Tone::Info,
                     .title = tr("Earlier lookup"),
                     .text = historytext::filledInSeveral(entry),
                     .actions = {{u"undoRepeat"_s, CommonTexts::tr("Undo"), [this] {
                                      clearMessage();
                                      m_page->lookup().undo();
                                  }}}});
    const QList<Connection> &saved = m_services.connections.connections();
    QStringList chosen;
    for (const Connection &connection : m_services.sessions.unsaved(saved) + saved) {
        if (std::any_of(
                entry.together.begin(), entry.together.end(),
                [&connection](const HistoryEndpoint &endpoint) { return isStillAt(connection, endpoint); }))
            chosen += connection.id;
    }
    openSeveral(chosen);
}

/// Returns the connection of that lookup, `nullopt` if there is none any more.
std::optional<Connection> LookupController::historyConnection(const HistoryEntry &entry) const
{
    const QList<Connection> &saved = m_services.connections.connections();
    const QList<Connection> all = m_services.sessions.unsaved(saved) + saved;
    const auto own = std::find_if(all.begin(), all.end(), [&entry](const Connection &connection) {
        return connection.id == entry.connectionId;
    });
    return own == all.end() ? std::nullopt : std::optional(*own);
}

void LookupController::fillIn(const QString &ids)
{
    m_page->ids().setText(ids);
    m_page->ids().focus();
}

#include "moc_lookupcontroller.cpp"
