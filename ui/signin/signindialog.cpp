// SPDX-License-Identifier: MIT
#include "ui/signin/signindialog.h"

#include "clientimport/importedconnection.h"
#include "connections/connectionfields.h"
#include "connections/connectionresolver.h"
#include "program/preferences.h"
#include "program/services.h"
#include "ui/signin/signinform.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/dialogs/messagebar.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/firstpaint.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr int kWidth = 624; ///< all buttons fit on one line in English

} // namespace

SignInDialog::SignInDialog(const Services &services, FileChooser &files, QWidget *parent)
    : Dialog(parent)
    , m_services(services)
    , m_form(new SignInForm(services.secrets.isPersistent(), files))
{
    setObjectName(u"signInDialog"_s);
    setWindowTitle(CommonTexts::tr("Sign in"));
    setWindowModality(Qt::WindowModal);

    m_busyBar = new BusyBar(tr("Signing in"));
    m_busyBar->setObjectName(u"busy"_s);
    QSizePolicy policy = m_busyBar->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_busyBar->setSizePolicy(policy);
    m_busyBar->hide();
    auto *content = new QWidget;
    m_scroll = new FittingScrollArea(content); // lays out what it is given, so it is filled afterwards
    fill(content);
    m_buttons = makeButtons();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_scroll->makeRuleBelow());
    layout->addWidget(m_busyBar);
    layout->addWidget(m_buttons);
    connect(m_scroll, &FittingScrollArea::contentChanged, this, &SignInDialog::fit);

    connect(m_form, &SignInForm::environmentChanged, this, [this](const Connection &connection) {
        m_environment->setContent(environmentBadge(connection));
        m_environment->setVisible(!connection.environment.isEmpty());
    });
    connect(m_form, &SignInForm::advancedShown, this, [this](QWidget *fields) {
        QTimer::singleShot(0, fields, [this, fields] { // after they have been laid out
            m_scroll->verticalScrollBar()->setValue(fields->mapTo(m_scroll->widget(), QPoint()).y());
        });
    });
    // A message can have moved the field with the focus out of sight.
    for (QLineEdit *field : m_form->findChildren<QLineEdit *>())
        connect(field, &QLineEdit::textEdited, m_scroll,
                [this, field] { m_scroll->ensureWidgetVisible(field, 0, kSpace16); });
    connect(m_form, &SignInForm::connectionChosen, this, &SignInDialog::choose);
    connect(m_form, &SignInForm::changed, this, &SignInDialog::updateRefusal);
    connect(m_form, &SignInForm::commandPasted, this, &SignInDialog::offerSecrets);
    connect(m_form, &SignInForm::changed, this, [this] { // the secrets are for no other address
        if (m_offer.isOpen() && m_form->typed().connection.baseUrl != m_offeredFor)
            m_offer.close();
    });
    connect(&m_services.signIn, &SignIn::succeeded, this, [this] {
        setBusy(false);
        m_form->clearPassword();
        accept();
    });
    connect(&m_services.signIn, &SignIn::failed, this, [this](const Error &error) {
        setBusy(false);
        showError(error);
    });
    m_form->setNewConnection(newConnection(m_services.preferences.values()));
    m_form->setConnections(m_services.connections.connections(), {});
}

SignInDialog::~SignInDialog() = default;

void SignInDialog::fill(QWidget *content)
{
    auto *title = plainLabel(CommonTexts::tr("Sign in"), TextRole::Title);
    m_environment = new Badge(fieldTitle(ConnectionField::Environment));
    m_environment->setObjectName(u"signInEnvironment"_s);
    m_environment->hide();
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_environment);

    m_message = new MessageBar;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(kSpace24, kSpace24, kSpace24, kSpace12);
    contentLayout->setSpacing(kSpace16);
    contentLayout->addLayout(head);
    contentLayout->addWidget(m_message);
    contentLayout->addWidget(m_form);
    contentLayout->addStretch(1);
}

QWidget *SignInDialog::makeButtons()
{
    m_upgrade = makeButton(tr("Run upgrade first…"), u"runUpgradeFirst"_s, ButtonKind::Quiet);
    m_keyOnly = makeButton(tr("Continue with the API key alone"), u"continueWithApiKey"_s, ButtonKind::Quiet);
    m_skip = makeButton(tr("Skip"), u"skipSignIn"_s);
    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancel"_s);
    m_signIn = makeButton(CommonTexts::tr("Sign in"), u"signIn"_s, ButtonKind::Primary);
    // The button is wide enough for both of its texts, so that nothing moves when they change.
    m_signIn->setText(CommonTexts::tr("Signing in…"));
    m_signIn->setMinimumWidth(m_signIn->sizeHint().width());
    m_signIn->setText(CommonTexts::tr("Sign in"));

    connect(m_upgrade, &QPushButton::clicked, this, &SignInDialog::requestUpgrade);
    connect(m_keyOnly, &QPushButton::clicked, this, &SignInDialog::continueWithApiKey);
    connect(m_skip, &QPushButton::clicked, this, [this] { done(Skipped); });
    connect(cancel, &QPushButton::clicked, this, &SignInDialog::reject);
    connect(m_signIn, &QPushButton::clicked, this, &SignInDialog::signIn);

    auto *quiet = new FlowLayout(kSpace8, 0);
    quiet->addWidget(m_upgrade);
    quiet->addWidget(m_keyOnly);
    auto *box = makeDialogButtons({{m_signIn, QDialogButtonBox::AcceptRole},
                                   {m_skip, QDialogButtonBox::ActionRole},
                                   {cancel, QDialogButtonBox::RejectRole}});
    m_skip->hide(); // after the box of the buttons has shown it

    auto *buttons = new QWidget;
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace24);
    layout->setSpacing(kSpace8);
    layout->addLayout(quiet, 1);
    layout->addWidget(box, 0, Qt::AlignBottom);
    // Aligns the border of the last button with the texts of the quiet buttons.
    layout->addSpacing(kSpace8);
    return buttons;
}

void SignInDialog::setInput(const SignInInput &input)
{
    m_given = input;
    m_shownId = input.connection.id;
    m_isEnvironmentAsked = false;
    m_form->setConnections(m_services.connections.connections(), input.connection);
    m_form->setInput(input);
    readStored(input.connection);
    setInitialFocus();
}

/// Shows another connection. What was typed for a new one comes back with it.
void SignInDialog::choose(const QString &connectionId)
{
    if (connectionId == m_shownId)
        return;
    m_shownMessage.close();
    m_offer.close();
    m_isEnvironmentAsked = false;
    if (m_shownId.isEmpty())
        m_typed = m_form->typed();
    m_shownId = connectionId;
    SignInInput input;
    if (const auto saved = m_services.connections.find(connectionId)) {
        input.connection = *saved;
        if (const Session *session = m_services.sessions.find(connectionId))
            input.apiKey = session->apiKey();
    } else {
        input = connectionId.isEmpty() ? m_typed : m_given;
    }
    m_form->setInput(input);
    readStored(input.connection);
}

void SignInDialog::readStored(const Connection &connection)
{
    m_reading.reset();
    if (connection.id.isEmpty() || connection.isTemporary || connection.secretsLocked)
        return;
    m_reading = std::make_unique<QObject>();
    const auto read = [this, connection, reading = QPointer<QObject>(m_reading.get())] {
        if (!reading)
            return;
        m_services.secrets.read(connection, reading, [this](const StoredSecrets &stored) {
            const bool resuming = m_form->isFocusOnEmpty();
            m_form->setStored(stored);
            if (resuming)
                setInitialFocus();
        });
    };
    if (isVisible())
        read();
    else
        afterFirstPaint(this, read); // nobody waits for the keyring and its libraries to see the dialog
}

void SignInDialog::setSkippable()
{
    m_skip->show();
    m_upgrade->hide();
    m_form->lockConnection();
}

bool SignInDialog::isUntouched() const
{
    return m_form->isEmpty();
}

bool SignInDialog::isIdle() const
{
    const QList<QLineEdit *> fields = findChildren<QLineEdit *>();
    return !m_busy && std::none_of(fields.begin(), fields.end(),
                                   [](const QLineEdit *field) { return field->isModified(); });
}

void SignInDialog::setMessage(const Message &message)
{
    m_shownMessage.show(m_message->messages(), message);
}

void SignInDialog::clearMessage()
{
    m_shownMessage.close();
}

void SignInDialog::setInitialFocus()
{
    if (m_services.signIn.refusal(m_form->typed()))
        m_form->focusPassword();
    else if (!m_form->focusFirstEmpty())
        m_signIn->setFocus(Qt::OtherFocusReason);
}

void SignInDialog::showEvent(QShowEvent *event)
{
    if (!event->spontaneous()) {
        resize(textscale::forDialog(*this, {kWidth, 0}));
        fit();
        m_grown = 0;
        setInitialFocus();
    }
    Dialog::showEvent(event);
}

/// Enter in a field does not answer the question for the environment: only a button goes on without one.
void SignInDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_isEnvironmentAsked = false;
        if (!m_signIn->isEnabled()) {
            signIn(); // says why nothing is sent
            return;
        }
    }
    Dialog::keyPressEvent(event);
}

void SignInDialog::reject()
{
    if (m_busy) {
        m_services.signIn.cancel();
        setBusy(false);
        updateRefusal();
        return;
    }
    QDialog::reject();
}

/// Returns whether the form is valid. Before the first use of a new connection without an environment,
/// returns `false` and asks for the environment, once for a button: results would lack it, and an upgrade of
/// PRODUCTION would be confirmed without the host's name.
bool SignInDialog::mayGoOn(const std::optional<SignInInput> &input)
{
    if (!input)
        return false;
    const bool isNew = resolveConnection(m_services.connections.connections(), input->connection).save ==
                       ResolvedConnection::Save::Add;
    if (!isNew || !input->connection.environment.isEmpty() || std::exchange(m_isEnvironmentAsked, true))
        return true;
    m_form->askForEnvironment();
    return false;
}

void SignInDialog::signIn()
{
    if (m_busy)
        return;
    m_shownMessage.close();
    const std::optional<SignInInput> input = m_form->validated();
    if (!mayGoOn(input))
        return;
    if (const std::optional<Error> refusal = m_services.signIn.refusal(*input))
        showError(*refusal, true);
    else
        send(*input);
}

void SignInDialog::send(const SignInInput &input)
{
    setBusy(true);
    m_services.signIn.start(input);
}

void SignInDialog::sendSameAgain()
{
    m_shownMessage.close();
    if (const std::optional<SignInInput> input = m_form->validated())
        send(*input);
}

/// Asks whether the secrets of a command that was pasted are to be used.
void SignInDialog::offerSecrets(const ImportedConnection &found)
{
    m_offer.close();
    const bool hasKey = !found.apiKey.isEmpty();
    const bool hasPassword = !found.password.isEmpty();
    if (!hasKey && !hasPassword)
        return;
    m_offeredFor = m_form->typed().connection.baseUrl;
    Message message{.tone = Tone::Info, .kind = MessageKind::Question};
    if (hasKey && hasPassword) {
        message.title = tr("The command has an API key and a password");
        message.text =
            tr("If you use them, they will be stored in the system's keyring when you sign in, each as "
               "long as its box “Remember” is checked.");
    } else if (hasKey) {
        message.title = tr("The command has an API key");
        message.text =
            tr("If you use it, it will be stored in the system's keyring when you sign in, as long as "
               "“Remember API key” is checked.");
    } else {
        message.title = tr("The command has a password");
        message.text =
            tr("If you use it, it will be stored in the system's keyring when you sign in, as long as "
               "“Remember password” is checked.");
    }
    if (!m_services.secrets.isPersistent())
        message.text = tr("What you use here is kept until you quit.");
    message.actions.push_back({u"useCommandSecrets"_s, tr("Use", "secrets of a command that was pasted"),
                               [this, apiKey = found.apiKey, password = found.password] {
                                   m_form->useSecrets(apiKey, password);
                                   m_offer.close();
                               }});
    m_offer.show(m_message->messages(), message);
}

void SignInDialog::continueWithApiKey()
{
    m_shownMessage.close();
    const std::optional<SignInInput> input = m_form->validatedEndpoint();
    if (mayGoOn(input))
        m_services.signIn.continueWithApiKey(*input);
}

void SignInDialog::requestUpgrade()
{
    m_shownMessage.close();
    const std::optional<SignInInput> input = m_form->validatedEndpoint();
    if (mayGoOn(input))
        Q_EMIT upgradeRequested(*input);
}

/// Shows why a sign-in has failed. `isRepeated` says that the user has tried to send what was refused.
void SignInDialog::showError(const Error &error, bool isRepeated)
{
    const bool isRefused = m_services.signIn.refusal(m_form->typed()).has_value();
    Message message = messageFor(error);
    const bool canBeTrusted = error.kind == ErrorKind::TlsUntrusted || error.cause == ErrorCause::CaFile;
    if (canBeTrusted)
        message.actions.push_back(
            {u"chooseOtherCaFile"_s, tr("Choose a CA file…"), [this] { m_form->chooseCaFile(); }});
    addNetworkActions(message, error);
    if (isRefused)
        message.actions.push_back(
            {u"sendSameAgain"_s, tr("Send the same again"), [this] { sendSameAgain(); }, true});
    if (isRepeated)
        message.text =
            (message.text + u' ' + CommonTexts::tr("Nothing has changed since the refusal.")).trimmed();
    m_shownMessage.show(m_message->messages(), message);
    if (isRefused)
        m_form->focusPassword();
    m_scroll->verticalScrollBar()->setValue(0); // where the message is
    m_signIn->setEnabled(!isRefused);
}

/// Adds what helps with a client certificate or the login of a proxy that is missing or cannot be used.
void SignInDialog::addNetworkActions(Message &message, const Error &error)
{
    switch (error.cause) {
    case ErrorCause::ClientCertificate:
    case ErrorCause::ClientCertificateRefused:
    case ErrorCause::ClientCertificateFile:
        message.actions.push_back({u"chooseOtherCertificate"_s, tr("Choose a client certificate…"),
                                   [this] { m_form->chooseClientCertificate(); }});
        break;
    case ErrorCause::CertificatePasswordNeeded:
    case ErrorCause::CertificatePasswordWrong:
        message.actions.push_back({u"enterCertificatePassword"_s, tr("Enter its password"),
                                   [this] { m_form->focusCertificatePassword(); }});
        break;
    case ErrorCause::ProxyLoginNeeded:
    case ErrorCause::ProxyLoginRefused:
        if (!error.proxy.isEmpty())
            message.actions.push_back({u"enterProxyLogin"_s, tr("Enter user and password"),
                                       [this, proxy = error.proxy] { m_form->askForProxyLogin(proxy); }});
        break;
    default:
        break;
    }
}

/// Disables the button while the form has the values that the service has refused.
void SignInDialog::updateRefusal()
{
    if (m_busy)
        return;
    const std::optional<Error> refusal = m_services.signIn.refusal(m_form->typed());
    if (refusal && m_message->isHidden())
        showError(*refusal);
    m_signIn->setEnabled(!refusal);
}

void SignInDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_form->setReadOnly(busy);
    m_busyBar->setVisible(busy);
    for (QPushButton *button : {m_upgrade, m_keyOnly, m_skip})
        button->setEnabled(!busy);
    // The button is not disabled, since it may have the focus, and keeps its accessible name.
    m_signIn->setText(busy ? CommonTexts::tr("Signing in…") : CommonTexts::tr("Sign in"));
    if (busy)
        announce(m_busyBar, CommonTexts::tr("Signing in…"));
    else
        fit();
}

/// Makes the dialog as high as its content needs, up to the height of the screen. Gives back the height that
/// it took for a message, but shrinks for nothing else, which would be distracting while someone types. Does
/// not shrink while it is busy, since the next answer may be another message.
void SignInDialog::fit()
{
    const int message =
        m_message->isHidden() ? 0 : m_message->heightForWidth(width() - 2 * kSpace24) + kSpace16;
    m_messageHeight = std::max(m_messageHeight, message);
    const int free = m_busy ? 0 : std::min(m_messageHeight - message, m_grown);
    const int maximum = screen()->availableGeometry().height() - 2 * kSpace24;
    const int content = m_scroll->contentHeight(width()) + kHair + m_busyBar->sizeHint().height() +
                        m_buttons->heightForWidth(width());
    const int needed = std::min(std::max(content, height() - free), maximum);
    if (needed == height())
        return; // perhaps the content has not been laid out without the message yet
    m_messageHeight -= std::clamp(height() - needed, 0, m_messageHeight - message);
    m_grown = std::max(0, m_grown + needed - height());
    resize(width(), needed);
}

#include "moc_signindialog.cpp"
