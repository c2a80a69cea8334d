// SPDX-License-Identifier: MIT
#include "ui/connectionform/advancedfields.h"

#include "ui/connectionform/certificatefields.h"
#include "ui/connectionform/environmentcolorfield.h"
#include "ui/connectionform/headerfields.h"
#include "ui/connectionform/networkfields.h"
#include "ui/connectionform/notesfield.h"
#include "ui/connectionform/productionfield.h"
#include "ui/connectionform/timeoutfields.h"
#include "ui/widgets/controls/formgrid.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

AdvancedFields::AdvancedFields(EnvironmentField *environment, bool isPersistent, FileChooser &files,
                               QWidget *parent)
    : QWidget(parent)
    , m_grid(new FormGrid)
{
    setObjectName(u"advancedFields"_s);
    m_grid->addHeading(tr("Environment and notes"));
    m_environmentColor = new EnvironmentColorField(m_grid, environment);
    m_production = new ProductionField(m_grid, environment);
    m_parts += new NotesField(m_grid);
    m_grid->addHeading(tr("Headers"));
    m_headers = new HeaderFields(m_grid);
    m_parts += m_headers;
    m_grid->addHeading(tr("Network"));
    m_network = new NetworkFields(m_grid, isPersistent, files);
    m_parts += m_network;
    m_certificate = new CertificateFields(m_grid, isPersistent, files);
    m_parts += m_certificate;
    m_grid->addHeading(tr("Time limits"));
    m_parts += new TimeoutFields(m_grid);

    for (const ConnectionFormPart *part : m_parts)
        connect(part, &ConnectionFormPart::changed, this, &AdvancedFields::changed);
    connect(m_network, &NetworkFields::allowUnencryptedChanged, this,
            &AdvancedFields::allowUnencryptedChanged);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    setConnection({});
}

void AdvancedFields::setConnection(const Connection &connection)
{
    for (ConnectionFormPart *part : m_parts)
        part->setConnection(connection);
}

bool AdvancedFields::validate()
{
    QWidget *wrong = firstInvalidField();
    if (wrong)
        wrong->setFocus(Qt::OtherFocusReason);
    return !wrong;
}

QWidget *AdvancedFields::firstInvalidField()
{
    QWidget *first = nullptr;
    for (ConnectionFormPart *part : m_parts) {
        QWidget *wrong = part->validate();
        if (!first)
            first = wrong;
    }
    return first;
}

void AdvancedFields::applyTo(Connection &connection) const
{
    for (const ConnectionFormPart *part : m_parts)
        part->applyTo(connection);
}

void AdvancedFields::setReadOnly(bool readOnly)
{
    m_environmentColor->setReadOnly(readOnly);
    m_production->setReadOnly(readOnly);
    for (ConnectionFormPart *part : m_parts)
        part->setReadOnly(readOnly);
}

void AdvancedFields::setApiKeyHeader(const QString &header)
{
    m_headers->setApiKeyHeader(header);
}

void AdvancedFields::chooseCaFile()
{
    m_network->chooseCaFile();
}

void AdvancedFields::chooseClientCertificate()
{
    m_certificate->chooseCertificate();
}

TransportPasswords AdvancedFields::passwords() const
{
    return {m_certificate->password(), m_network->proxyPassword()};
}

void AdvancedFields::focusCertificatePassword()
{
    m_certificate->focusPassword();
}

void AdvancedFields::askForProxyLogin(const QString &proxy)
{
    m_network->askForProxyLogin(proxy);
}

#include "moc_advancedfields.cpp"
