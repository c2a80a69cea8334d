// SPDX-License-Identifier: MIT
#include "ui/connectionform/endpointfields.h"

#include "net/headervalidation.h"
#include "ui/connectionform/addressfield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/iconbutton.h"
#include "ui/widgets/controls/secretedit.h"

using namespace Qt::StringLiterals;

EndpointFields::EndpointFields(FormGrid *grid)
    : QObject(grid)
    , m_address(new AddressField(grid))
{
    auto *secret = new SecretEdit(tr("Show API key"));
    secret->showButton()->setObjectName(u"showApiKey"_s);
    m_apiKey = new FormField(tr("API key"), u"apiKey"_s, secret);
    m_apiKey->setRequired(true);
    m_apiKey->setCheck([](const QString &text) { return checkHeaderValue(text, HeaderSecret::ApiKey); });
    grid->add(m_apiKey);
    connect(m_address, &AddressField::commandPasted, this, &EndpointFields::commandPasted);
}

FormField *EndpointFields::address() const
{
    return m_address->field();
}

void EndpointFields::setAllowUnencrypted(bool allowed)
{
    m_address->setAllowUnencrypted(allowed);
}

void EndpointFields::setEndpoint(const QUrl &baseUrl, const Secret &apiKey)
{
    m_address->setAddress(baseUrl);
    m_apiKey->setText(apiKey.reveal());
}

std::optional<Endpoint> EndpointFields::validated()
{
    const bool isAddressValid = address()->validate();
    const bool isKeyValid = m_apiKey->validate();
    if (!isAddressValid || !isKeyValid) {
        (isAddressValid ? m_apiKey : address())->edit()->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    const std::optional<QUrl> baseUrl = m_address->address();
    if (!baseUrl)
        return std::nullopt;
    return Endpoint{*baseUrl, Secret(m_apiKey->text())};
}

#include "moc_endpointfields.cpp"
