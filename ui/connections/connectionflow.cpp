// SPDX-License-Identifier: MIT
#include "ui/connections/connectionflow.h"

#include "program/preferences.h"
#include "ui/connections/connectioneditor.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/connections/connectionswitcher.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/dialogs/messagebar.h"

using namespace Qt::StringLiterals;
using tokens::Tone;

ConnectionFlow::ConnectionFlow(const ConnectionParts &parts, MessageBar &messages, QWidget *window)
    : QObject(window)
    , m_with(parts)
    , m_messages(messages)
    , m_window(window)
{
    connect(&m_with.signIn, &SignIn::succeeded, this, [this] { m_notKept.reset(); });
    connect(&m_with.signIn, &SignIn::connectionAdded, this, &ConnectionFlow::connectionAdded);
    connect(&m_with.signIn, &SignIn::secretNotKept, this, &ConnectionFlow::secretNotKept);
    connect(&m_with.connections, &ConnectionStore::saveFailed, this, [this](const Error &error) {
        if (!m_manager) // which says so itself
            m_messages.addFileError(error);
    });
}

void ConnectionFlow::switchTo(const QString &connectionId)
{
    if (const std::optional<Connection> connection = m_with.connections.find(connectionId)) {
        m_with.recent.use(connectionId);
        m_with.sessions.makeCurrent(*connection);
    } else if (m_with.sessions.find(connectionId)) {
        m_with.sessions.makeCurrent(connectionId);
    }
}

void ConnectionFlow::switchAndSignIn(const QString &connectionId)
{
    switchTo(connectionId);
    if (!m_with.sessions.current().isOpen())
        Q_EMIT signInWanted();
}

void ConnectionFlow::openSwitcher()
{
    if (m_switcher)
        return;
    m_switcher = new ConnectionSwitcher(m_window);
    m_switcher->setAttribute(Qt::WA_DeleteOnClose);
    m_switcher->setConnections(m_with.sessions.unsaved(m_with.connections.connections()) +
                                   m_with.recent.recentFirst(m_with.connections.connections()),
                               m_with.sessions.current().connection().id);
    connect(m_switcher, &ConnectionSwitcher::chosen, this, &ConnectionFlow::switchAndSignIn);
    connect(m_switcher, &ConnectionSwitcher::manageWanted, this, &ConnectionFlow::openManager);
    m_switcher->open();
}

void ConnectionFlow::openManager()
{
    if (m_manager)
        return;
    m_manager = new ConnectionsDialog(m_with.connections, m_with.files, m_window);
    m_manager->setAttribute(Qt::WA_DeleteOnClose);
    m_manager->setNewConnection(newConnection(m_with.preferences.values()));
    m_manager->setCurrentConnection(m_with.sessions.current().connection().id);
    connect(m_manager, &ConnectionsDialog::signInWanted, this, &ConnectionFlow::switchAndSignIn);
    connect(m_manager, &ConnectionsDialog::forgetWanted, this, &ConnectionFlow::forgetSecrets);
    connect(m_manager, &ConnectionsDialog::deleted, this,
            [this](const Connection &connection) { m_with.secrets.forgetLater(connection); });
    connect(m_manager, &ConnectionsDialog::deletionFinal, this, &ConnectionFlow::deletedForGood);
    m_manager->open();
}

void ConnectionFlow::edit(const Connection &connection)
{
    auto *editor = new ConnectionEditor(m_with.connections, m_with.files, m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->setConnection(connection);
    editor->open();
    editor->focusName();
}

/// Where the user looks: in the dialog that is open, or in the window.
void ConnectionFlow::tell(const Message &message)
{
    if (m_manager)
        m_manager->setMessage(message);
    else
        m_messages.setMessage(message, this);
}

void ConnectionFlow::connectionAdded(const Connection &connection)
{
    const auto rename = [this, id = connection.id] {
        m_messages.clear(this);
        if (const auto saved = m_with.connections.find(id))
            edit(*saved);
    };
    m_messages.setMessage(
        {.tone = Tone::Good,
         .title = tr("Saved as “%1”").arg(connectionText(connection)),
         .text = {},
         .details = {},
         .actions = {{u"renameConnection"_s, tr("Rename"), rename},
                     {u"undoConnection"_s, tr("Undo"), [this, connection] { undoAdded(connection); }}}},
        this);
}

void ConnectionFlow::undoAdded(const Connection &connection)
{
    m_messages.clear(this);
    m_with.connections.remove(connection.id);
    deletedForGood(connection);
}

void ConnectionFlow::secretNotKept(SecretKind kind, const Error &error)
{
    Message message = messageFor(error);
    message.tone = Tone::Warn;
    if (error.cause == ErrorCause::None) {
        const SecretKind first = m_notKept.value_or(kind);
        m_notKept = first;
        message.title = first != kind                ? tr("The API key and the password could not be stored")
                        : kind == SecretKind::ApiKey ? tr("The API key could not be stored")
                                                     : tr("The password could not be stored");
    }
    tell(message);
}

void ConnectionFlow::forgetSecrets(const Connection &connection)
{
    m_with.secrets.forgetAll(connection, this, [this, connection](const std::optional<Error> &failed) {
        if (failed) {
            tell(messageFor(*failed));
            return;
        }
        tell(
            {.tone = Tone::Good,
             .title = tr("Forgotten"),
             .text =
                 tr("No API key and no password of “%1” is stored any more.").arg(connectionText(connection)),
             .details = {},
             .actions = {}});
    });
}

void ConnectionFlow::deletedForGood(const Connection &connection)
{
    m_with.secrets.forgetLater(connection);
    m_with.secrets.forgetDue(m_with.connections.connections());
}

#include "moc_connectionflow.cpp"
