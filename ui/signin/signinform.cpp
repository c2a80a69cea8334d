// SPDX-License-Identifier: MIT
#include "ui/signin/signinform.h"

#include "connections/address.h"
#include "ui/widgets/endpointfields.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/iconbutton.h"
#include "ui/widgets/secretedit.h"

#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

SignInForm::SignInForm(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new FormGrid;
    m_endpoint = new EndpointFields(grid);
    m_dataSource = new FormField(tr("Data source"), u"dataSource"_s, new QLineEdit);
    m_partition = new FormField(tr("Partition"), u"partition"_s, new QLineEdit);
    m_userName = new FormField(tr("User name"), u"userName"_s, new QLineEdit);
    auto *secret = new SecretEdit(tr("Show password"));
    secret->showButton()->setObjectName(u"showPassword"_s);
    m_password = new FormField(tr("Password"), u"password"_s, secret);
    for (FormField *field : {m_dataSource, m_partition, m_userName, m_password})
        grid->add(field);
    for (FormField *field : {m_dataSource, m_userName, m_password})
        field->setRequired(true);
    m_partition->setHint(tr("Leave empty to search all partitions."));
    m_password->setTrims(false);

    connect(m_password, &FormField::left, this, &SignInForm::noticePasswordBlanks);
    connect(secret, &SecretEdit::capsLockSeen, this, [this](bool on) {
        m_password->setNotice(on ? tr("Caps Lock is on") : QString());
        if (!on)
            noticePasswordBlanks();
    });
    connect(m_endpoint->address()->edit(), &QLineEdit::textChanged, this, &SignInForm::updateEnvironment);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(grid);
}

void SignInForm::setInput(const SignInInput &input)
{
    m_base = input.connection;
    m_endpoint->setEndpoint(m_base.baseUrl, input.apiKey);
    m_dataSource->setText(m_base.dataSource);
    m_partition->setText(m_base.partition);
    m_userName->setText(m_base.userName);
    m_password->setText(input.password.reveal());
    updateEnvironment();
}

bool SignInForm::isEmpty() const
{
    const std::array fields = {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource,
                               m_partition,           m_userName,           m_password};
    return std::all_of(fields.begin(), fields.end(),
                       [](const FormField *field) { return field->text().isEmpty(); });
}

std::optional<SignInInput> SignInForm::validated()
{
    FormField *wrong = nullptr;
    for (FormField *field : {m_dataSource, m_partition, m_userName, m_password}) {
        if (!field->validate() && !wrong)
            wrong = field;
    }
    noticePasswordBlanks();
    const std::optional<Endpoint> endpoint = m_endpoint->validated();
    if (!endpoint)
        return std::nullopt;
    if (wrong) {
        wrong->edit()->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    return input(*endpoint);
}

std::optional<SignInInput> SignInForm::validatedEndpoint()
{
    const std::optional<Endpoint> endpoint = m_endpoint->validated();
    if (!endpoint)
        return std::nullopt;
    return input(*endpoint);
}

SignInInput SignInForm::input(const Endpoint &endpoint) const
{
    SignInInput input;
    if (endpoint.baseUrl == m_base.baseUrl)
        input.connection = m_base;
    input.connection.baseUrl = endpoint.baseUrl;
    input.connection.dataSource = m_dataSource->text().trimmed();
    input.connection.partition = m_partition->text().trimmed();
    input.connection.userName = m_userName->text().trimmed();
    input.apiKey = endpoint.apiKey;
    input.password = Secret(m_password->text());
    return input;
}

void SignInForm::setReadOnly(bool readOnly)
{
    for (FormField *field :
         {m_endpoint->address(), m_endpoint->apiKey(), m_dataSource, m_partition, m_userName, m_password})
        field->setReadOnly(readOnly);
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

void SignInForm::focusPassword()
{
    m_password->edit()->setFocus(Qt::OtherFocusReason);
    m_password->edit()->selectAll();
}

void SignInForm::clearPassword()
{
    m_password->edit()->clear();
}

void SignInForm::noticePasswordBlanks()
{
    const QString password = m_password->text();
    if (password.trimmed() != password)
        m_password->setNotice(tr("It begins or ends with a blank, which is sent as it is."));
}

void SignInForm::updateEnvironment()
{
    const Result<QUrl> address = parseAddress(m_endpoint->address()->text());
    const bool known = address && *address == m_base.baseUrl;
    const QString environment = known ? m_base.environment : QString();
    if (environment == m_environment)
        return;
    m_environment = environment;
    Q_EMIT environmentChanged(environment);
}
