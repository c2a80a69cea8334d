// SPDX-License-Identifier: MIT
#include "ui/connections/connectioneditor.h"

#include "connections/connectionfields.h"
#include "connections/connectionstore.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/connections/connectionform.h"
#include "ui/connections/connectiontester.h"
#include "ui/connections/importmodel.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

ConnectionEditor::ConnectionEditor(ConnectionStore &store, CredentialManager &credentials, FileChooser &files,
                                   QWidget *parent)
    : ScrollDialog(parent)
    , m_store(store)
    , m_credentials(credentials)
    , m_form(new ConnectionForm(
          credentials.isPersistent(), files,
          [this](const QString &name) { return m_store.freeName(name, m_connection.id) != name; }))
    , m_title(new TextLabel({}, TextRole::Title))
    , m_environment(new Badge(fieldTitle(ConnectionField::Environment)))
    , m_secrets(
          new TextLabel(CommonTexts::tr("The stored API key and password will have to be typed again.")))
    , m_offers{Offer{new CheckField({}, u"storeApiKey"_s), SecretKind::ApiKey, {}, {}},
               Offer{new CheckField({}, u"storePassword"_s), SecretKind::Password, {}, {}}}
    , m_tester(new ConnectionTester(message(), credentials))
    , m_test(makeButton(tr("Test connection"), u"testConnection"_s, ButtonKind::Quiet))
    , m_save(makeButton(tr("Save"), u"save"_s, ButtonKind::Primary))
    , m_saveAndSignIn(makeButton(tr("Save and sign in…"), u"saveAndSignIn"_s))
    , m_cancel(makeButton(CommonTexts::tr("Cancel"), u"cancel"_s))
{
    setObjectName(u"connectionEditor"_s);
    setContent(makeContent(), makeButtons());
    connect(m_form, &ConnectionForm::changed, this, &ConnectionEditor::refresh);
    connect(m_form, &ConnectionForm::changed, m_tester, &ConnectionTester::clear);
    connect(m_form, &ConnectionForm::changed, this, &ConnectionEditor::withdrawOffers);
    connect(m_form, &ConnectionForm::commandPasted, this, &ConnectionEditor::takeCommand);
    connect(m_tester, &ConnectionTester::tested, &m_store, &ConnectionStore::setAsksForCertificate);
    connect(m_test, &QPushButton::clicked, this, &ConnectionEditor::test);
    connect(m_save, &QPushButton::clicked, this, &ConnectionEditor::save);
    connect(m_saveAndSignIn, &QPushButton::clicked, this, [this] {
        if (save())
            Q_EMIT signInRequested(m_connection.id);
    });
    connect(m_cancel, &QPushButton::clicked, this, &ConnectionEditor::reject);
    connect(&m_store, &ConnectionStore::saveFailed, this,
            [this](const Error &error) { m_shownMessage.show(message()->messages(), messageFor(error)); });
    setConnection({});
}

QWidget *ConnectionEditor::makeContent()
{
    m_title->setObjectName(u"editorTitle"_s);
    m_environment->setObjectName(u"editorEnvironment"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_environment);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setSpacing(kSpace16);
    layout->addLayout(head);
    layout->addWidget(m_form);
    layout->addStretch(1);
    return content;
}

/// Shows the box for a secret, or hides it if there is none.
void ConnectionEditor::offer(Offer &offer, const Secret &secret, const QUrl &address, bool isAgreed)
{
    offer.secret = secret;
    offer.address = address;
    offer.box->setText(storedSecretText(offer.kind, m_credentials.isPersistent()));
    offer.box->setAccessibleName(offer.box->text());
    offer.box->setChecked(isAgreed && !secret.isEmpty());
    offer.box->setVisible(!secret.isEmpty());
}

void ConnectionEditor::setAgreedSecrets(const ImportedConnection &imported)
{
    offer(m_offers[0], imported.apiKey, {}, true);
    offer(m_offers[1], imported.password, {}, true);
}

void ConnectionEditor::takeCommand(const ImportedConnection &found)
{
    offer(m_offers[0], found.apiKey, found.connection.baseUrl, false);
    offer(m_offers[1], found.password, found.connection.baseUrl, false);
}

/// Drops the secrets of a command if the address is no longer the command's.
void ConnectionEditor::withdrawOffers()
{
    const QUrl address = m_form->connection().baseUrl;
    for (Offer &offered : m_offers) {
        if (!offered.address.isEmpty() && offered.address != address)
            offer(offered, {}, {}, false);
    }
}

QWidget *ConnectionEditor::makeButtons()
{
    m_secrets->setObjectName(u"secretsNote"_s);
    m_secrets->wrapped()->setTone(Tone::Warn);
    m_secrets->hide();
    auto *buttons = new QWidget;
    auto *layout = new QVBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_secrets);
    for (const Offer &offered : m_offers) { // in sight, wherever the form is scrolled to
        offered.box->hide();
        layout->addWidget(offered.box);
    }
    QDialogButtonBox *box = makeDialogButtons({{m_save, QDialogButtonBox::AcceptRole},
                                               {m_saveAndSignIn, QDialogButtonBox::ActionRole},
                                               {m_cancel, QDialogButtonBox::RejectRole}});
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace12);
    row->addWidget(m_test);
    row->addWidget(box, 1);
    layout->addLayout(row);
    return buttons;
}

void ConnectionEditor::setConnection(const Connection &connection)
{
    m_connection = connection;
    m_isEnvironmentAsked = !connection.id.isEmpty(); // only a new connection is asked about
    m_shownMessage.close();
    m_question.close();
    const bool readOnly = connection.readOnly;
    setWindowTitle(readOnly                  ? fieldTitle(ConnectionField::Connection)
                   : connection.id.isEmpty() ? CommonTexts::tr("New connection")
                                             : tr("Edit connection"));
    m_title->setText(windowTitle());
    for (Offer &offered : m_offers)
        offer(offered, {}, {}, false);
    m_form->setConnection(connection);
    m_form->setReadOnly(readOnly);
    m_save->setVisible(!readOnly);
    m_saveAndSignIn->setVisible(connection.id.isEmpty());
    m_cancel->setText(readOnly ? CommonTexts::tr("Close") : CommonTexts::tr("Cancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    updateDefaultButton();
    (readOnly ? static_cast<QWidget *>(m_cancel) : m_form->name())->setFocus(Qt::OtherFocusReason);
    if (readOnly)
        explainReadOnly();
    refresh();
}

void ConnectionEditor::focusName()
{
    moveFocusTo(m_form->name());
    m_form->name()->edit()->selectAll();
}

void ConnectionEditor::refresh()
{
    const Connection now = m_form->connection();
    m_environment->setContent(environmentBadge(now));
    m_environment->setVisible(!now.environment.isEmpty());
    const bool locks = !m_connection.id.isEmpty() && !m_connection.readOnly && !m_connection.secretsLocked &&
                       credentialScope(now) != credentialScope(m_connection);
    if (locks != m_secrets->isHidden())
        return;
    m_secrets->setVisible(locks);
    if (locks)
        announce(m_secrets, m_secrets->text());
}

void ConnectionEditor::explainReadOnly()
{
    m_shownMessage.show(message()->messages(),
                        {.tone = Tone::Info,
                         .title = tr("This connection can't be changed here"),
                         .text = tr("Your administrator manages this connection."),
                         .actions = {{u"duplicate"_s, tr("Duplicate…"), [this] { duplicate(); }}}});
}

/// Shows a copy of the connection, which is not stored until the user saves it.
void ConnectionEditor::duplicate()
{
    Connection copy = m_connection;
    copy.id.clear();
    copy.readOnly = false;
    copy.secretsLocked = false;
    copy.name = m_store.freeName(displayName(copy));
    setConnection(copy);
    focusName();
}

void ConnectionEditor::reject()
{
    if (m_question.isShown())
        keepEditing();
    else if (!m_connection.readOnly && m_form->isChanged())
        askBeforeDiscarding();
    else
        ScrollDialog::reject();
}

void ConnectionEditor::askBeforeDiscarding()
{
    m_before = focusWidget();
    m_question.show(message()->messages(),
                    {.tone = Tone::Warn,
                     .title = tr("The changes are not saved yet"),
                     .text = tr("If you close this, they are lost."),
                     .actions = {{u"keepEditing"_s, tr("Keep editing"), [this] { keepEditing(); }},
                                 {u"discard"_s, tr("Discard"), [this] { discard(); }}},
                     .closed = [this] { keepEditing(); }});
    if (auto *keep = findChild<QPushButton *>(u"keepEditing"_s))
        keep->setFocus(Qt::OtherFocusReason);
}

void ConnectionEditor::keepEditing()
{
    m_question.close();
    if (m_before)
        moveFocusTo(m_before);
}

void ConnectionEditor::discard()
{
    m_question.close();
    ScrollDialog::reject();
}

/// Tests what a test can find out without a secret. Only the address and the advanced settings matter for it.
void ConnectionEditor::test()
{
    if (QWidget *wrong = m_form->firstInvalidFieldForConnectionTest())
        moveFocusTo(wrong);
    else {
        m_credentials.keep(m_form->connection(), m_form->passwords());
        m_tester->start(m_form->connection());
    }
}

/// Enter in a field does not answer the question for the environment: only a button goes on without one.
void ConnectionEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_isEnvironmentAsked = !m_connection.id.isEmpty();
    ScrollDialog::keyPressEvent(event);
}

/// Returns whether the connection has been saved and the dialog closed.
bool ConnectionEditor::save()
{
    if (m_connection.readOnly)
        return false;
    m_shownMessage.close();
    m_question.close();
    if (QWidget *wrong = m_form->firstInvalidField()) {
        moveFocusTo(wrong);
        return false;
    }
    Connection connection = m_form->connection();
    connection.id = m_connection.id;
    if (connection.environment.isEmpty() && !std::exchange(m_isEnvironmentAsked, true)) {
        moveFocusTo(m_form->environment()->ask());
        return false;
    }
    if (connection.id.isEmpty())
        connection.id = m_store.add(connection);
    else if (!m_store.update(connection))
        connection.id.clear();
    if (!connection.id.isEmpty()) {
        m_connection.id = connection.id;
        accept();
        if (const auto stored = m_store.find(connection.id); m_form->passwords() != TransportPasswords())
            Q_EMIT passwordsEntered(stored.value_or(connection), m_form->passwords());
        Q_EMIT saved(connection.id);
        const std::optional<Connection> stored = m_store.find(connection.id);
        for (const Offer &offered : m_offers) {
            if (stored && offered.box->isChecked() && !offered.secret.isEmpty())
                Q_EMIT secretAgreed(*stored, offered.kind, offered.secret);
        }
        return true;
    }
    if (m_connection.id.isEmpty() || m_store.find(m_connection.id))
        return false; // the store has reported the reason
    m_connection.id.clear();
    m_shownMessage.show(message()->messages(), {.tone = Tone::Warn,
                                                .title = tr("This connection was deleted in the meantime"),
                                                .text = tr("Save it again to add it as a new one.")});
    return false;
}

#include "moc_connectioneditor.cpp"
