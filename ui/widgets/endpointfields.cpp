// SPDX-License-Identifier: MIT
#include "ui/widgets/endpointfields.h"

#include "base/headervalue.h"
#include "connections/address.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/iconbutton.h"
#include "ui/widgets/secretedit.h"

using namespace Qt::StringLiterals;

EndpointFields::EndpointFields(FormGrid *grid)
    : QObject(grid)
{
    m_address = new FormField(tr("Service address"), u"serviceAddress"_s, new QLineEdit);
    m_address->edit()->setPlaceholderText(u"https://api.example.com"_s);
    m_address->edit()->setInputMethodHints(Qt::ImhUrlCharactersOnly | Qt::ImhNoPredictiveText);
    m_address->setRequired(true);
    m_address->setCheck([](const QString &text) -> std::optional<Error> {
        const Result<QUrl> address = parseAddress(text);
        return address ? std::nullopt : std::optional(address.error());
    });
    connect(m_address->edit(), &QLineEdit::textChanged, this, &EndpointFields::showEncryption);
    grid->add(m_address);

    auto *secret = new SecretEdit(tr("Show API key"));
    secret->showButton()->setObjectName(u"showApiKey"_s);
    m_apiKey = new FormField(tr("API key"), u"apiKey"_s, secret);
    m_apiKey->setRequired(true);
    m_apiKey->setCheck([](const QString &text) { return checkHeaderValue(text); });
    grid->add(m_apiKey);
}

void EndpointFields::setEndpoint(const QUrl &baseUrl, const Secret &apiKey)
{
    m_address->setText(baseUrl.toString(QUrl::FullyEncoded));
    m_apiKey->setText(apiKey.reveal());
}

std::optional<Endpoint> EndpointFields::validated()
{
    const bool addressFits = m_address->validate();
    const bool keyFits = m_apiKey->validate();
    if (!addressFits || !keyFits) {
        (addressFits ? m_apiKey : m_address)->edit()->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    const Result<QUrl> address = parseAddress(m_address->text());
    if (!address)
        return std::nullopt;
    return Endpoint{*address, Secret(m_apiKey->text())};
}

void EndpointFields::showEncryption()
{
    const Result<QUrl> address = parseAddress(m_address->text());
    const bool plain = address && address->scheme() == "http"_L1;
    m_address->setHint(plain ? tr("Not encrypted. This address is on this computer.") : QString());
}
