// SPDX-License-Identifier: MIT
#include "ui/connections/connectioncontroller.h"

#include "connections/connectionstore.h"
#include "connections/recentconnections.h"
#include "program/navigator.h"
#include "program/preferences.h"
#include "session/sessionmanager.h"
#include "session/signin.h"
#include "ui/connections/connectioneditor.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/connections/connectionswitcher.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QAction>

using namespace Qt::StringLiterals;

ConnectionController::ConnectionController(const Services &services, FileChooser &files, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_files(files)
{
    addCommand(
        MenuGroup::SwitchConnection, tr("&Switch connection…"), u"actionSwitchConnection"_s,
        [this] { openSwitcher(); }, Qt::CTRL | Qt::Key_J);
    addCommand(MenuGroup::Connections, tr("&Manage connections…"), u"actionManageConnections"_s,
               [this] { openManager(); });
    m_forgetSecrets =
        addCommand(MenuGroup::Connections, tr("&Forget stored secrets"), u"actionForgetSecrets"_s,
                   [this] { forgetSecrets(m_services.sessions.current().connection()); });
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &ConnectionController::updateActions);
    connect(&m_services.sessions, &SessionManager::currentChanged, this,
            &ConnectionController::updateActions);
    updateActions();
    connect(&m_services.signIn, &SignIn::succeeded, this, [this] { m_notStored.reset(); });
    connect(&m_services.signIn, &SignIn::connectionAdded, this, &ConnectionController::connectionAdded);
    connect(&m_services.signIn, &SignIn::secretNotStored, this, &ConnectionController::secretNotStored);
    connect(&m_services.connections, &ConnectionStore::saveFailed, this, [this](const Error &error) {
        if (!m_manager) // the dialog shows the error itself
            showFileError(error);
    });
}

void ConnectionController::updateActions()
{
    const Connection &connection = m_services.sessions.current().connection();
    m_forgetSecrets->setEnabled(!connection.id.isEmpty() && !connection.isTemporary);
}

void ConnectionController::switchTo(const QString &connectionId)
{
    if (const std::optional<Connection> connection = m_services.connections.find(connectionId)) {
        m_services.recent.use(connectionId);
        m_services.sessions.makeCurrent(*connection);
    } else if (m_services.sessions.find(connectionId)) {
        m_services.sessions.makeCurrent(connectionId);
    }
}

void ConnectionController::switchAndSignIn(const QString &connectionId)
{
    switchTo(connectionId);
    if (!m_services.sessions.current().isOpen())
        Q_EMIT m_services.navigator.signIn();
}

void ConnectionController::openSwitcher()
{
    if (m_switcher)
        return;
    m_switcher = new ConnectionSwitcher(window());
    m_switcher->setAttribute(Qt::WA_DeleteOnClose);
    m_switcher->setConnections(m_services.sessions.unsaved(m_services.connections.connections()) +
                                   m_services.recent.recentFirst(m_services.connections.connections()),
                               m_services.sessions.current().connection().id);
    connect(m_switcher, &ConnectionSwitcher::chosen, this, &ConnectionController::switchAndSignIn);
    connect(m_switcher, &ConnectionSwitcher::manageRequested, this, &ConnectionController::openManager);
    m_switcher->open();
}

void ConnectionController::openManager()
{
    if (m_manager)
        return;
    m_manager = new ConnectionsDialog(m_services.connections, m_services.secrets, m_files, window());
    m_manager->setAttribute(Qt::WA_DeleteOnClose);
    m_manager->setNewConnection(newConnection(m_services.preferences.values()));
    m_manager->setCurrentConnection(m_services.sessions.current().connection().id);
    connect(m_manager, &ConnectionsDialog::signInRequested, this, &ConnectionController::switchAndSignIn);
    connect(m_manager, &ConnectionsDialog::passwordsEntered, this, &ConnectionController::storePasswords);
    connect(m_manager, &ConnectionsDialog::secretAgreed, this, &ConnectionController::storeSecret);
    connect(m_manager, &ConnectionsDialog::forgetRequested, this, &ConnectionController::forgetSecrets);
    connect(m_manager, &ConnectionsDialog::deleted, this,
            [this](const Connection &connection) { m_services.secrets.forgetLater(connection); });
    connect(m_manager, &ConnectionsDialog::deletionFinal, this, &ConnectionController::deleteSecrets);
    m_manager->open();
}

void ConnectionController::edit(const Connection &connection)
{
    auto *editor = new ConnectionEditor(m_services.connections, m_services.secrets, m_files, window());
    connect(editor, &ConnectionEditor::passwordsEntered, this, &ConnectionController::storePasswords);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->setConnection(connection);
    connect(editor, &ConnectionEditor::secretAgreed, this, &ConnectionController::storeSecret);
    editor->open();
    editor->focusName();
}

/// Shows the message in the dialog if it is open, otherwise in the window.
void ConnectionController::showResult(const Message &message)
{
    if (m_manager)
        m_manager->setMessage(message);
    else
        showMessage(message);
}

void ConnectionController::connectionAdded(const Connection &connection)
{
    const auto rename = [this, id = connection.id] {
        clearMessage();
        if (const auto saved = m_services.connections.find(id))
            edit(*saved);
    };
    showMessage(
        {.tone = Tone::Good,
         .title = tr("Saved as “%1”").arg(connectionText(connection)),
         .text = m_services.isTemporary ? tr("Until you quit: nothing is kept in the demo.") : QString(),
         .actions = {
             {u"renameConnection"_s, tr("Rename"), rename},
             {u"undoConnection"_s, CommonTexts::tr("Undo"), [this, connection] { undoAdded(connection); }}}});
}

void ConnectionController::undoAdded(const Connection &connection)
{
    clearMessage();
    m_services.connections.remove(connection.id);
    deleteSecrets(connection);
}

void ConnectionController::storePasswords(const Connection &connection, const TransportPasswords &passwords)
{
    m_services.secrets.store(connection, passwords, this,
                             [this](SecretKind kind, const StoredSecret &stored) {
                                 if (stored.error)
                                     secretNotStored(kind, *stored.error);
                             });
}

/// Stores a secret to which the user has agreed when the connection was imported.
void ConnectionController::storeSecret(const Connection &connection, SecretKind kind, const Secret &secret)
{
    m_notStored.reset();
    m_services.connections.unlockSecrets(connection.id);
    const std::optional<Connection> saved = m_services.connections.find(connection.id);
    if (!saved)
        return;
    m_services.secrets.store(*saved, kind, secret, this, [this, kind](const StoredSecret &stored) {
        if (stored.error)
            secretNotStored(kind, *stored.error);
    });
}

void ConnectionController::secretNotStored(SecretKind kind, const Error &error)
{
    Message message = messageFor(error);
    message.tone = Tone::Warn;
    if (error.cause == ErrorCause::None) {
        const SecretKind first = m_notStored.value_or(kind);
        m_notStored = first;
        const bool isOfSignIn = kind == SecretKind::ApiKey || kind == SecretKind::Password;
        if (!isOfSignIn)
            message.title = tr("Not all passwords could be stored");
        else if (first != kind)
            message.title = tr("The API key and the password could not be stored");
        else if (kind == SecretKind::ApiKey)
            message.title = tr("The API key could not be stored");
    }
    showResult(message);
}

void ConnectionController::forgetSecrets(const Connection &connection)
{
    m_services.secrets.forgetAll(connection, this, [this, connection](const std::optional<Error> &failed) {
        if (failed) {
            showResult(messageFor(*failed));
            return;
        }
        showResult({.tone = Tone::Good,
                    .title = CommonTexts::tr("Forgotten"),
                    .text = tr("The API key and the password of “%1” are no longer stored.")
                                .arg(connectionText(connection))});
    });
}

void ConnectionController::deleteSecrets(const Connection &connection)
{
    m_services.secrets.forgetLater(connection);
    m_services.secrets.forgetScheduled(m_services.connections.connections());
}

#include "moc_connectioncontroller.cpp"
