// SPDX-License-Identifier: MIT
#include "ui/signin/signincontroller.h"

#include "connections/connectionstore.h"
#include "program/navigator.h"
#include "program/notices.h"
#include "session/sessionmanager.h"
#include "text/composedtext.h"
#include "ui/signin/endedsessions.h"
#include "ui/signin/signindialog.h"
#include "ui/signin/storedsignin.h"
#include "ui/text/connectiontext.h"

#include <QAction>
#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Returns what a sign-in says that the user can skip. `error` is why it has failed with the stored secrets.
Message skippableMessage(const Connection &connection, const SignInStep &step,
                         const std::optional<Error> &error)
{
    Message message = error ? messageFor(*error) : Message();
    message.text =
        paragraphs({error ? sentenceText(message.title) : QString(), message.text,
                    SignInController::tr("The ids are looked up after the last sign-in. Skip leaves this "
                                         "connection out, Cancel looks up nothing.")});
    //: %1 is the number of a sign-in, %2 how many there are, %3 a connection.
    message.title = SignInController::tr("%1 of %2: %3")
                        .arg(QLocale().toString(step.number), QLocale().toString(step.count),
                             connectionAndEnvironment(connection));
    return message;
}

} // namespace

SignInController::SignInController(const Services &services, FileChooser &files, QWidget *window)
    : FeatureController(services.notices, window)
    , m_services(services)
    , m_files(files)
    , m_ended(std::make_unique<EndedSessions>(services, [this](const QString &id) { openFor(id, {}); }))
{
    m_signIn = addCommand(MenuGroup::Session, tr("Sign &in…"), u"actionSignIn"_s, [this] { open(); });
    m_signOut = addCommand(MenuGroup::Session, tr("Sign o&ut"), u"actionSignOut"_s, [this] { signOut(); });
    addCommand(MenuGroup::Connections, tr("Sign in to a &new connection…"), u"actionNewConnection"_s,
               [this] { openNew(); });
    connect(&m_services.sessions, &SessionManager::signInRequested, this, &SignInController::signInTo);
    connect(&m_services.sessions, &SessionManager::waitingStopped, this, &SignInController::cancelStored);
    connect(&m_services.sessions, &SessionManager::stateChanged, this, &SignInController::updateActions);
    connect(&m_services.sessions, &SessionManager::currentChanged, this, &SignInController::updateActions);
    connect(&m_services.sessions, &SessionManager::currentChanged, this,
            &SignInController::deleteHiddenDialog);
    updateActions();
}

SignInController::~SignInController() = default;

void SignInController::updateActions()
{
    const Session &session = m_services.sessions.current();
    m_signIn->setEnabled(session.state() != Session::State::SignedIn);
    m_signOut->setEnabled(session.isOpen());
}

SignInInput SignInController::input() const
{
    const Session &session = m_services.sessions.current();
    SignInInput input;
    input.connection = session.connection();
    input.apiKey = session.apiKey();
    if (!m_defaults)
        return input;
    if (input.connection.baseUrl.isEmpty())
        return *m_defaults;
    if (input.connection.baseUrl != m_defaults->connection.baseUrl ||
        input.connection.dataSource != m_defaults->connection.dataSource)
        return input;
    if (input.apiKey.isEmpty())
        input.apiKey = m_defaults->apiKey;
    if (input.connection.userName == m_defaults->connection.userName)
        input.password = m_defaults->password;
    return input;
}

void SignInController::open()
{
    open(m_pendingInput.value_or(input()));
}

/// Signs in to the connection. A sign-in that the user can skip is one of several in a row, which ask only
/// what is not stored.
void SignInController::signInTo(const QString &connectionId, const std::optional<SignInStep> &step)
{
    const std::optional<Connection> saved = m_services.connections.find(connectionId);
    if (!step || !saved) {
        openFor(connectionId, step);
        return;
    }
    deleteHiddenDialog();
    Q_EMIT m_services.notices.note(
        //: %1 is an environment and a connection.
        tr("Signing in to %1…").arg(connectionAndEnvironment(*saved)));
    m_stored = std::make_unique<StoredSignIn>(m_services, connectionId);
    const auto end = [this] { m_stored.release()->deleteLater(); }; // it is emitting a signal
    connect(m_stored.get(), &StoredSignIn::succeeded, this, [this, end] {
        end();
        m_services.sessions.endSignIn(SignInEnd::Open);
    });
    connect(m_stored.get(), &StoredSignIn::failed, this,
            [this, end, connectionId, step](const std::optional<Error> &error) {
                end();
                openFor(connectionId, step, error);
            });
}

void SignInController::cancelStored()
{
    if (const std::unique_ptr<StoredSignIn> stored = std::exchange(m_stored, nullptr))
        stored->cancel();
}

/// Opens the dialog for the connection, which is current meanwhile. `step` is set if the user can skip it.
void SignInController::openFor(const QString &connectionId, const std::optional<SignInStep> &step,
                               const std::optional<Error> &error)
{
    const QString before = m_services.sessions.current().connection().id;
    if (!connectionId.isEmpty() && connectionId != before) {
        Q_EMIT m_services.navigator.switchTo(connectionId);
        m_before = before; // only now, since another connection ends a sign-in that was hidden
    }
    if (!step) {
        open();
        return;
    }
    deleteHiddenDialog();
    open(input(), skippableMessage(m_services.sessions.current().connection(), *step, error));
}

/// Makes the connection current that was so before the sign-in, so that the next lookup goes where the user
/// has chosen, and lets those continue that wait for it.
void SignInController::finish(SignInEnd end)
{
    Q_EMIT closed(end);
    if (const std::optional<QString> before = std::exchange(m_before, std::nullopt))
        Q_EMIT m_services.navigator.switchTo(*before);
    m_services.sessions.endSignIn(end);
}

void SignInController::openNew()
{
    deleteHiddenDialog();
    open(SignInInput{});
}

void SignInController::signOut()
{
    m_services.sessions.current().signOut();
    Q_EMIT signedOut();
}

void SignInController::open(const SignInInput &input, const std::optional<Message> &skippable)
{
    cancelStored(); // only one sign-in runs at a time
    if (isOpen()) {
        m_dialog->bringToFront();
        return;
    }
    if (m_dialog) {
        Q_EMIT opened();
        m_dialog->open();
        return;
    }
    m_dialog = new SignInDialog(m_services, m_files, window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &SignInDialog::upgradeRequested, this, &SignInController::hideForUpgrade);
    connect(m_dialog, &QDialog::finished, this, [this](int result) {
        m_dialog.clear();
        m_pendingInput.reset();
        finish(result == SignInDialog::Skipped ? SignInEnd::Skipped
               : result == QDialog::Accepted   ? SignInEnd::Open
                                               : SignInEnd::Declined);
    });
    if (!input.connection.baseUrl.isEmpty())
        m_dialog->setInput(input);
    m_isForLastingConnection = !input.connection.baseUrl.isEmpty() && !input.connection.isTemporary;
    showDialogMessage();
    if (skippable) {
        m_dialog->setSkippable();
        m_dialog->setMessage(*skippable);
    }
    Q_EMIT opened();
    m_dialog->open();
}

bool SignInController::isOpen() const
{
    return m_dialog && m_dialog->isVisible();
}

void SignInController::hideForUpgrade(const SignInInput &input)
{
    m_pendingInput = input;
    m_dialog->hide();
    Q_EMIT m_services.navigator.showUpgrade(input.connection, input.apiKey);
}

/// Deletes the hidden dialog and what was typed into it, because another connection is the current one now.
void SignInController::deleteHiddenDialog()
{
    if (isOpen())
        return;
    m_pendingInput.reset();
    if (!m_dialog)
        return;
    m_dialog->disconnect(this);
    m_dialog->reject();
    m_dialog.clear();
    m_before.reset();
    finish(SignInEnd::Declined);
}

bool SignInController::closeIfIdle()
{
    const bool wasOpen = isOpen();
    if (wasOpen && m_dialog->isIdle())
        m_dialog->reject();
    m_isClosedIdle = wasOpen && !isOpen();
    return !isOpen();
}

void SignInController::openAgain()
{
    if (std::exchange(m_isClosedIdle, false) && !m_services.sessions.current().isOpen())
        open();
}

void SignInController::setDefaults(const SignInInput &input)
{
    m_defaults = input;
    m_message.reset();
    if (!m_dialog)
        return;
    if (!m_isForLastingConnection)
        m_dialog->clearMessage();
    if (m_dialog->isUntouched())
        m_dialog->setInput(input);
}

void SignInController::setDialogMessage(const Message &message)
{
    m_message = message;
    showDialogMessage();
}

void SignInController::showDialogMessage()
{
    if (m_message && m_dialog && !m_isForLastingConnection)
        m_dialog->setMessage(*std::exchange(m_message, std::nullopt));
}

#include "moc_signincontroller.cpp"
