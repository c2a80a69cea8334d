// SPDX-License-Identifier: MIT
#include "ui/signin/signinform.h"

#include "clientimport/importedconnection.h"
#include "connections/address.h"
#include "connections/connectionfields.h"
#include "credentials/password.h"
#include "ui/connectionform/advancedfields.h"
#include "ui/connectionform/connectioncombo.h"
#include "ui/connectionform/endpointfields.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/signin/rememberedsecret.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/secretedit.h"

#include <QHBoxLayout>

#include <array>

using namespace Qt::StringLiterals;
using namespace tokens;

SignInForm::SignInForm(bool isPersistent, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_isPersistent(isPersistent)
    , m_files(files)
    , m_choice(new ComboField)
    , m_grid(new FormGrid)
{
    m_choice->setObjectName(u"connection"_s);
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT connectionChosen(m_choice->currentData().toString()); });
    m_grid->addRow(fieldTitle(ConnectionField::Connection), m_choice);
    m_environment = new EnvironmentField(m_grid);
    connect(m_environment, &EnvironmentField::changed, this, &SignInForm::updateEnvironment);
    m_endpoint = new EndpointFields(m_grid);
    m_dataSource = new FormField(fieldTitle(ConnectionField::DataSource), u"dataSource"_s, new QLineEdit);
    m_partition = new FormField(fieldTitle(ConnectionField::Partition), u"partition"_s, new QLineEdit);
    m_userName = new FormField(fieldTitle(ConnectionField::UserName), u"userName"_s, new QLineEdit);
    auto *secret = new SecretEdit(CommonTexts::tr("Show password"));
    secret->showButton()->setObjectName(u"showPassword"_s);
    m_password = new FormField(tr("Password"), u"password"_s, secret);
    for (FormField *field : {m_dataSource, m_partition, m_userName, m_password})
        m_grid->add(field);
    for (FormField *field : {m_dataSource, m_userName, m_password})
        field->setRequired(true);
    for (FormField *field : {m_dataSource, m_partition, m_userName})
        field->setSaved(true);
    m_partition->setHint(CommonTexts::tr("Leave empty to search all partitions."));
    m_password->setTrims(false);
    m_password->setTidy([this](const QString &typed) -> FormField::TidyText {
        const auto [text, notice] = cleanedPassword(typed);
        if (!notice.isEmpty())
            m_passwordChange = notice;
        return {text, passwordNotice(text)};
    });
    connect(secret, &QLineEdit::textEdited, this, [this] { m_passwordChange.clear(); });
    connect(secret, &SecretEdit::capsLockChanged, this, [this](bool on) {
        m_password->setNotice(on ? tr("Caps Lock is on") : passwordNotice(m_password->text()));
    });
    connect(m_endpoint->address()->edit(), &QLineEdit::textChanged, this, &SignInForm::addressChanged);
    connect(m_endpoint, &EndpointFields::commandPasted, this, &SignInForm::takeCommand);
    for (FormField *field :
         {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource, m_partition, m_userName, m_password})
        connect(field->edit(), &QLineEdit::textChanged, this, &SignInForm::changed);

    m_rememberPassword = new CheckField(tr("Remember password"), u"rememberPassword"_s);
    m_rememberApiKey = new CheckField(tr("Remember API key"), u"rememberApiKey"_s);
    m_rememberedPassword = new RememberedSecret(m_password, m_rememberPassword, isPersistent);
    m_rememberedKey = new RememberedSecret(m_endpoint->apiKey(), m_rememberApiKey, isPersistent);
    m_rememberedKey->setNew({}, true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_grid);
    layout->addLayout(makeBoxes());
}

QLayout *SignInForm::makeBoxes()
{
    m_advancedButton = makeButton(tr("Advanced"), u"advanced"_s, ButtonKind::Quiet);
    m_advancedButton->setCheckable(true);
    connect(m_advancedButton, &QPushButton::toggled, this, &SignInForm::setAdvancedShown);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace16);
    row->addWidget(m_rememberPassword);
    row->addWidget(m_rememberApiKey);
    row->addStretch(1);
    row->addWidget(m_advancedButton);
    return row;
}

void SignInForm::makeAdvanced()
{
    if (m_advanced)
        return;
    m_advanced = new AdvancedFields(m_environment, m_isPersistent, m_files);
    m_advanced->setObjectName(u"advancedFields"_s);
    m_advanced->grid()->alignWith(m_grid);
    m_advanced->setConnection(baseConnection());
    connect(m_advanced, &AdvancedFields::changed, this, &SignInForm::withholdSecrets);
    connect(m_advanced, &AdvancedFields::changed, this, &SignInForm::changed);
    connect(m_advanced, &AdvancedFields::allowUnencryptedChanged, m_endpoint,
            &EndpointFields::setAllowUnencrypted);
    layout()->addWidget(m_advanced);
}

void SignInForm::setAdvancedShown(bool shown)
{
    if (shown)
        makeAdvanced();
    if (m_advanced)
        m_advanced->setVisible(shown);
    if (shown)
        Q_EMIT advancedShown(m_advanced);
}

void SignInForm::setConnections(const QList<Connection> &saved, const Connection &shown)
{
    fillConnectionCombo(*m_choice, saved, shown);
    m_choice->addItem(CommonTexts::tr("New connection"), QString());
    if (shown.baseUrl.isEmpty())
        m_choice->setCurrentIndex(m_choice->count() - 1);
}

void SignInForm::lockConnection()
{
    m_choice->setEnabled(false);
}

void SignInForm::setNewConnection(const Connection &connection)
{
    m_new = connection;
    m_base = connection;
}

void SignInForm::setInput(const SignInInput &input)
{
    m_base = input.connection == Connection() ? m_new : input.connection;
    const bool isSaved = !m_base.id.isEmpty() && !m_base.isTemporary;
    m_endpoint->setAllowUnencrypted(m_base.allowUnencrypted);
    m_endpoint->address()->setText(m_base.baseUrl.toString(QUrl::FullyEncoded));
    m_dataSource->setText(m_base.dataSource);
    m_partition->setText(m_base.partition);
    m_userName->setText(m_base.userName);
    m_passwordChange.clear();
    if (isSaved) {
        m_rememberedKey->setSaved(input.apiKey, m_base.secretsLocked);
        m_rememberedPassword->setSaved(input.password, m_base.secretsLocked);
    } else {
        m_rememberedKey->setNew(input.apiKey, !m_base.isTemporary);
        m_rememberedPassword->setNew(input.password, false);
    }
    m_environment->setConnection(m_base);
    m_isAtBase = true;
    for (QWidget *box : {m_rememberApiKey, m_rememberPassword})
        box->setVisible(!m_base.isTemporary);
    if (m_advanced)
        m_advanced->setConnection(m_base);
    updateEnvironment();
}

void SignInForm::setStored(const StoredSecrets &stored)
{
    m_rememberedKey->setStored(stored.apiKey);
    m_rememberedPassword->setStored(stored.password);
}

bool SignInForm::isEmpty() const
{
    const std::array fields = {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource,
                               m_partition,           m_userName,           m_password};
    return std::all_of(fields.begin(), fields.end(),
                       [](const FormField *field) { return field->text().isEmpty(); });
}

SignInInput SignInForm::typed() const
{
    const Result<QUrl> address =
        parseAddress(completedAddress(m_endpoint->address()->text()), Unencrypted::Allowed);
    return input({address ? *address : QUrl(), Secret(m_endpoint->apiKey()->text().trimmed())});
}

std::optional<SignInInput> SignInForm::validated()
{
    FormField *wrong = nullptr;
    for (FormField *field : {m_dataSource, m_partition, m_userName, m_password}) {
        if (!field->validate() && !wrong)
            wrong = field;
    }
    if (wrong && m_endpoint->validated()) {
        wrong->edit()->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    const std::optional<SignInInput> input = validatedEndpoint();
    return wrong ? std::nullopt : input;
}

std::optional<SignInInput> SignInForm::validatedEndpoint()
{
    const std::optional<Endpoint> endpoint = m_endpoint->validated();
    if (!endpoint)
        return std::nullopt;
    if (QWidget *wrong = m_environment->validate()) {
        wrong->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    if (m_advanced && m_advanced->firstInvalidField()) {
        m_advancedButton->setChecked(true);
        static_cast<void>(m_advanced->validate());
        return std::nullopt;
    }
    return input(*endpoint);
}

SignInInput SignInForm::input(const Endpoint &endpoint) const
{
    SignInInput input;
    input.connection = baseConnection();
    if (m_advanced)
        m_advanced->applyTo(input.connection);
    m_environment->applyTo(input.connection);
    input.connection.baseUrl = endpoint.baseUrl;
    input.connection.dataSource = m_dataSource->text().trimmed();
    input.connection.partition = m_partition->text().trimmed();
    input.connection.userName = m_userName->text().trimmed();
    input.apiKey = endpoint.apiKey;
    input.password = Secret(cleanedPassword(m_rememberedPassword->secret().reveal()).text);
    input.rememberApiKey = m_rememberedKey->remember();
    input.rememberPassword = m_rememberedPassword->remember();
    if (m_advanced)
        input.passwords = m_advanced->passwords();
    return input;
}

void SignInForm::askForEnvironment()
{
    m_environment->ask()->setFocus(Qt::OtherFocusReason);
}

void SignInForm::setReadOnly(bool readOnly)
{
    for (FormField *field :
         {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource, m_partition, m_userName, m_password})
        field->setReadOnly(readOnly);
    m_choice->setReadOnly(readOnly);
    m_environment->setReadOnly(readOnly);
    m_rememberPassword->setReadOnly(readOnly);
    m_rememberApiKey->setReadOnly(readOnly);
    if (m_advanced)
        m_advanced->setReadOnly(readOnly);
}

bool SignInForm::focusFirstEmpty()
{
    for (FormField *field :
         {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource, m_userName, m_password}) {
        if (field->text().isEmpty()) {
            field->edit()->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return false;
}

bool SignInForm::isFocusOnEmpty() const
{
    // the focus widget of the window, which need not be active yet
    const QWidget *focused = window()->focusWidget();
    return (focused == m_endpoint->apiKey()->edit() && m_endpoint->apiKey()->text().isEmpty()) ||
           (focused == m_password->edit() && m_password->text().isEmpty());
}

void SignInForm::chooseCaFile()
{
    m_advancedButton->setChecked(true);
    m_advanced->chooseCaFile();
}

void SignInForm::chooseClientCertificate()
{
    m_advancedButton->setChecked(true);
    m_advanced->chooseClientCertificate();
}

void SignInForm::focusCertificatePassword()
{
    m_advancedButton->setChecked(true);
    m_advanced->focusCertificatePassword();
}

void SignInForm::askForProxyLogin(const QString &proxy)
{
    m_advancedButton->setChecked(true);
    m_advanced->askForProxyLogin(proxy);
}

void SignInForm::focusPassword()
{
    m_password->edit()->setFocus(Qt::OtherFocusReason);
    m_password->edit()->selectAll();
}

/// Returns what is worth knowing about the password.
QString SignInForm::passwordNotice(const QString &password) const
{
    if (password.trimmed() == password)
        return m_passwordChange;
    const QString blanks = tr("It begins or ends with a space, which is sent too.");
    return (m_passwordChange + u' ' + blanks).trimmed();
}

void SignInForm::clearPassword()
{
    m_password->edit()->clear();
}

void SignInForm::useSecrets(const Secret &apiKey, const Secret &password)
{
    const auto use = [](const FormField *field, const Secret &secret) {
        if (secret.isEmpty())
            return;
        field->edit()->setText(secret.reveal());
        field->edit()->setModified(true);
    };
    use(m_endpoint->apiKey(), apiKey);
    use(m_password, password);
}

/// Fills in what a command says. The field for the address has it already.
void SignInForm::takeCommand(const ImportedConnection &found)
{
    const auto fill = [](const FormField *field, const QString &text) {
        if (text.isEmpty())
            return;
        field->edit()->setText(text);
        field->edit()->setModified(true);
    };
    fill(m_dataSource, found.connection.dataSource);
    fill(m_partition, found.connection.partition);
    fill(m_userName, found.connection.userName);
    if (found.namesHeader) {
        Connection shown = baseConnection();
        if (m_advanced)
            m_advanced->applyTo(shown);
        if (shown.apiKeyHeader.compare(found.connection.apiKeyHeader, Qt::CaseInsensitive) != 0) {
            makeAdvanced();
            m_advanced->setVisible(m_advancedButton->isChecked());
            m_advanced->setApiKeyHeader(found.connection.apiKeyHeader);
        }
    }
    Q_EMIT commandPasted(found);
}

/// Returns the connection to which the address in the fields belongs. If that is not the address of m_base,
/// its environment and its permissions do not apply.
Connection SignInForm::baseConnection() const
{
    if (m_isAtBase)
        return m_base;
    Connection other = m_new;
    other.id = m_base.isTemporary ? QString() : m_base.id;
    return other;
}

void SignInForm::addressChanged()
{
    const Result<QUrl> address = parseAddress(m_endpoint->address()->text(), Unencrypted::Allowed);
    const bool isAtBase = address ? *address == m_base.baseUrl : m_base.baseUrl.isEmpty();
    if (isAtBase == std::exchange(m_isAtBase, isAtBase))
        return;
    // What the user has typed or chosen stays.
    const Connection &before = isAtBase ? m_new : m_base;
    Connection edited = before;
    m_environment->applyTo(edited);
    if (edited == before)
        m_environment->setConnection(isAtBase ? m_base : m_new);
    if (m_advanced) {
        Connection shown = m_base;
        m_advanced->applyTo(shown);
        shown.allowUnencrypted = isAtBase && m_base.allowUnencrypted;
        m_advanced->setConnection(shown);
    } else {
        m_endpoint->setAllowUnencrypted(baseConnection().allowUnencrypted);
    }
    updateEnvironment();
    withholdSecrets();
}

/// Withholds the stored secrets if the values in the fields would send them elsewhere. The user name is not
/// considered: the service itself asks for the secret of another user.
void SignInForm::withholdSecrets()
{
    Connection typed = m_base;
    if (m_advanced)
        m_advanced->applyTo(typed);
    if (!m_isAtBase)
        typed.baseUrl.clear();
    const bool goElsewhere = credentialScope(typed) != credentialScope(m_base);
    m_rememberedKey->setWithheld(goElsewhere);
    m_rememberedPassword->setWithheld(goElsewhere);
}

void SignInForm::updateEnvironment()
{
    Connection shown = baseConnection();
    m_environment->applyTo(shown);
    Q_EMIT environmentChanged(shown);
}

#include "moc_signinform.cpp"
