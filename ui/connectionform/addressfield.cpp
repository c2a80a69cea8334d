// SPDX-License-Identifier: MIT
#include "ui/connectionform/addressfield.h"

#include "connections/address.h"
#include "connections/connectionfields.h"
#include "net/loopback.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"

using namespace Qt::StringLiterals;

namespace {

Result<QUrl> parsed(const QString &text, bool allowUnencrypted)
{
    return parseAddress(text, allowUnencrypted ? Unencrypted::Allowed : Unencrypted::LoopbackOnly);
}

} // namespace

AddressField::AddressField(FormGrid *grid)
    : QObject(grid)
    , m_field(new FormField(fieldTitle(ConnectionField::ServiceAddress), u"serviceAddress"_s, new QLineEdit))
{
    m_field->edit()->setPlaceholderText(u"https://api.example.com"_s);
    m_field->edit()->setInputMethodHints(Qt::ImhUrlCharactersOnly | Qt::ImhNoPredictiveText);
    m_field->setRequired(true);
    m_field->setTidy([](const QString &typed) -> FormField::TidyText {
        const QString completed = completedAddress(typed);
        return {completed, completed == typed ? QString() : addressCompletedText(completed)};
    });
    m_field->setCheck([this](const QString &text) -> std::optional<Error> {
        const Result<QUrl> address = parsed(text, m_allowUnencrypted);
        return address ? std::nullopt : std::optional(address.error());
    });
    connect(m_field->edit(), &QLineEdit::textChanged, this, &AddressField::showEncryption);
    grid->add(m_field);
}

void AddressField::setAllowUnencrypted(bool allowed)
{
    if (allowed == m_allowUnencrypted)
        return;
    m_allowUnencrypted = allowed;
    showEncryption();
    m_field->revalidate();
}

void AddressField::setAddress(const QUrl &address)
{
    m_field->setText(address.toString(QUrl::FullyEncoded));
}

std::optional<QUrl> AddressField::address() const
{
    const Result<QUrl> address = parsed(m_field->text(), m_allowUnencrypted);
    return address ? std::optional(*address) : std::nullopt;
}

void AddressField::showEncryption()
{
    const std::optional<QUrl> address = this->address();
    if (!address || address->scheme() != "http"_L1)
        m_field->setHint({});
    else if (isLoopback(*address))
        m_field->setHint(tr("Not encrypted. This address is on this computer."));
    else
        m_field->setHint(
            CommonTexts::tr("Not encrypted. Anyone on the way can read and change what is sent."));
}

#include "moc_addressfield.cpp"
