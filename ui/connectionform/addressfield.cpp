// SPDX-License-Identifier: MIT
#include "ui/connectionform/addressfield.h"

#include "clientimport/curlcommand.h"
#include "connections/address.h"
#include "connections/connectionfields.h"
#include "net/loopback.h"
#include "redaction/secretheader.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/connectionform/addressedit.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/mnemonics.h"
#include "ui/widgets/views/announcer.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

Result<QUrl> parsed(const QString &text, bool allowUnencrypted)
{
    return parseAddress(text, allowUnencrypted ? Unencrypted::Allowed : Unencrypted::LoopbackOnly);
}

} // namespace

AddressField::AddressField(FormGrid *grid)
    : QObject(grid)
    , m_field(new FormField(fieldTitle(ConnectionField::ServiceAddress), u"serviceAddress"_s,
                            new AddressEdit([this](const QString &text) { return takePasted(text); })))
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

/// Takes what is not an address and has or may have secrets in it.
bool AddressField::takePasted(const QString &text)
{
    if (isCurlCommand(text)) {
        takeCommand(text);
        return true;
    }
    if (!hasSecretHeader(text))
        return false;
    showUnder(tr("Nothing was pasted: the text has a secret in it. Paste an address or a curl command."));
    return true;
}

void AddressField::takeCommand(const QString &text)
{
    const CurlCommand command = readCurlCommand(text);
    if (!command.problem.isEmpty()) {
        showUnder(sentencesText(tr("The command was not taken"), command.problem));
        return;
    }
    if (command.connections.size() > 1)
        askForService(command.connections);
    else
        takeFound(command.connections.first());
}

/// Lets the user choose to which service of a command the connection is.
void AddressField::askForService(const QList<ImportedConnection> &connections)
{
    showUnder(tr("The command goes to several services. Choose one, or paste the part for one of them."));
    auto *menu = new QMenu(m_field->edit());
    menu->setObjectName(u"commandServices"_s);
    menu->setAccessibleName(fieldTitle(ConnectionField::ServiceAddress));
    menu->setAttribute(Qt::WA_DeleteOnClose); // with the secrets of the command
    for (const ImportedConnection &found : connections) {
        if (found.hasAddress())
            menu->addAction(connectionText(found.connection), this, [this, found] { takeFound(found); });
    }
    addMnemonics(*menu);
    menu->popup(m_field->edit()->mapToGlobal(m_field->edit()->rect().bottomLeft()));
}

void AddressField::takeFound(const ImportedConnection &found)
{
    if (found.hasAddress()) {
        m_field->edit()->selectAll();
        m_field->edit()->insert(found.connection.baseUrl.toString(QUrl::FullyEncoded));
    }
    Q_EMIT commandPasted(found);
    showUnder(found.notices.join(u' '));
}

void AddressField::showUnder(const QString &notice)
{
    m_field->setNotice(withoutDirectionMarks(notice));
    announceChange(*m_field->edit(), withoutDirectionMarks(notice));
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
