// SPDX-License-Identifier: MIT
#include "ui/connectionform/headerfields.h"

#include "connections/connectionfields.h"
#include "net/headervalidation.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"

using namespace Qt::StringLiterals;

HeaderFields::HeaderFields(FormGrid *grid)
    : ConnectionFormPart(grid)
    , m_grid(grid)
    , m_apiKeyHeader(
          new FormField(fieldTitle(ConnectionField::ApiKeyHeader), u"apiKeyHeader"_s, new QLineEdit))
    , m_token(new ComboField)
    , m_tokenHeader(new FormField(tr("Token header"), u"tokenHeader"_s, new QLineEdit))
{
    m_apiKeyHeader->setRequired(true);
    m_apiKeyHeader->setCheck([](const QString &text) { return checkHeaderName(text, HeaderSecret::ApiKey); });
    m_tokenHeader->setRequired(true);
    m_tokenHeader->setRule([this](const QString &text) {
        if (const auto error = checkHeaderName(text, HeaderSecret::Token))
            return fieldSentence(*error);
        const bool same = text.compare(m_apiKeyHeader->text().trimmed(), Qt::CaseInsensitive) == 0;
        return same ? tr("The API key is sent in this header already. Choose another header name.")
                    : QString();
    });
    m_token->setObjectName(u"token"_s);
    const auto add = [this](const QString &text, TokenPresentation::Kind kind) {
        m_token->addItem(text, static_cast<int>(kind));
    };
    add(u"Authorization: Bearer"_s, TokenPresentation::Kind::Bearer);
    add(tr("Header of your own", "how the token is sent"), TokenPresentation::Kind::Header);
    add(tr("Not sent", "how the token is sent"), TokenPresentation::Kind::None);

    grid->add(m_apiKeyHeader);
    grid->addRow(fieldTitle(ConnectionField::Token), m_token);
    grid->add(m_tokenHeader);
    showTokenHeader();

    connect(m_token, &QComboBox::currentIndexChanged, this, &HeaderFields::showTokenHeader);
    connect(m_token, &QComboBox::currentIndexChanged, this, &HeaderFields::changed);
    connect(m_apiKeyHeader->edit(), &QLineEdit::textChanged, m_tokenHeader, &FormField::revalidate);
    for (const FormField *field : {m_apiKeyHeader, m_tokenHeader})
        connect(field->edit(), &QLineEdit::textChanged, this, &HeaderFields::changed);
}

void HeaderFields::setConnection(const Connection &connection)
{
    m_apiKeyHeader->setText(connection.apiKeyHeader);
    m_token->setCurrentIndex(m_token->findData(static_cast<int>(connection.token.kind)));
    m_tokenHeader->setText(connection.token.header);
}

void HeaderFields::setApiKeyHeader(const QString &header)
{
    m_apiKeyHeader->setText(header);
}

void HeaderFields::applyTo(Connection &connection) const
{
    connection.apiKeyHeader = m_apiKeyHeader->text().trimmed();
    connection.token.kind = kind();
    const bool hasHeader = kind() == TokenPresentation::Kind::Header;
    connection.token.header = hasHeader ? m_tokenHeader->text().trimmed() : QString();
}

QWidget *HeaderFields::validate()
{
    const bool isKeyValid = m_apiKeyHeader->validate();
    const bool isTokenValid = kind() != TokenPresentation::Kind::Header || m_tokenHeader->validate();
    if (!isKeyValid)
        return m_apiKeyHeader;
    return isTokenValid ? nullptr : m_tokenHeader;
}

void HeaderFields::setReadOnly(bool readOnly)
{
    m_apiKeyHeader->setReadOnly(readOnly);
    m_token->setReadOnly(readOnly);
    m_tokenHeader->setReadOnly(readOnly);
}

TokenPresentation::Kind HeaderFields::kind() const
{
    return static_cast<TokenPresentation::Kind>(m_token->currentData().toInt());
}

void HeaderFields::showTokenHeader()
{
    m_grid->setRowVisible(m_tokenHeader, kind() == TokenPresentation::Kind::Header);
}

#include "moc_headerfields.cpp"
