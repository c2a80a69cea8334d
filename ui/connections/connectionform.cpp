// SPDX-License-Identifier: MIT
#include "ui/connections/connectionform.h"

#include "clientimport/importedconnection.h"
#include "connections/connectionfields.h"
#include "ui/connectionform/addressfield.h"
#include "ui/connectionform/advancedfields.h"
#include "ui/connectionform/environmentfield.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/controls/formgrid.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

ConnectionForm::ConnectionForm(bool isPersistent, FileChooser &files, NameCheck isTaken, QWidget *parent)
    : QWidget(parent)
    , m_name(new FormField(tr("Name"), u"name"_s, new QLineEdit))
    , m_dataSource(new FormField(fieldTitle(ConnectionField::DataSource), u"dataSource"_s, new QLineEdit))
    , m_partition(new FormField(fieldTitle(ConnectionField::Partition), u"partition"_s, new QLineEdit))
    , m_userName(new FormField(fieldTitle(ConnectionField::UserName), u"userName"_s, new QLineEdit))
{
    auto *grid = new FormGrid;
    grid->add(m_name);
    m_environment = new EnvironmentField(grid);
    m_advanced = new AdvancedFields(m_environment, isPersistent, files);
    m_address = new AddressField(grid);
    for (FormField *field : {m_dataSource, m_partition, m_userName})
        grid->add(field);
    for (FormField *field : {m_name, m_dataSource, m_partition, m_userName})
        field->setSaved(true);
    m_name->setRule([isTaken = std::move(isTaken)](const QString &text) {
        return isTaken(text.simplified()) ? tr("Another connection has this name.") : QString();
    });
    m_partition->setHint(CommonTexts::tr("Leave empty to search all partitions."));
    grid->alignWith(m_advanced->grid());

    for (const FormField *field : {m_name, m_address->field(), m_dataSource, m_partition, m_userName})
        connect(field->edit(), &QLineEdit::textChanged, this, &ConnectionForm::changed);
    connect(m_environment, &EnvironmentField::changed, this, &ConnectionForm::changed);
    connect(m_advanced, &AdvancedFields::changed, this, &ConnectionForm::changed);
    connect(m_advanced, &AdvancedFields::allowUnencryptedChanged, m_address,
            &AddressField::setAllowUnencrypted);
    connect(this, &ConnectionForm::changed, this, &ConnectionForm::suggestName);
    connect(m_address, &AddressField::commandPasted, this, &ConnectionForm::takeCommand);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace24);
    layout->addWidget(grid);
    layout->addWidget(m_advanced);
}

void ConnectionForm::setConnection(const Connection &connection)
{
    m_base = connection;
    m_advanced->setConnection(connection); // first, since it decides how the address is checked
    m_environment->setConnection(connection);
    m_name->setText(connection.name);
    m_address->setAddress(connection.baseUrl);
    m_dataSource->setText(connection.dataSource);
    m_partition->setText(connection.partition);
    m_userName->setText(connection.userName);
    m_userName->setHint(connection.id.isEmpty()
                            ? tr("The API key and the password are asked for when you sign in.")
                            : QString());
    m_shown = {m_address->field()->text(), this->connection()};
}

Connection ConnectionForm::connection() const
{
    Connection connection = m_base;
    connection.name = m_name->text().simplified();
    connection.baseUrl = m_address->address().value_or(m_base.baseUrl);
    connection.dataSource = m_dataSource->text().trimmed();
    connection.partition = m_partition->text().trimmed();
    connection.userName = m_userName->text().trimmed();
    m_environment->applyTo(connection);
    m_advanced->applyTo(connection);
    return connection;
}

TransportPasswords ConnectionForm::passwords() const
{
    return m_advanced->passwords();
}

bool ConnectionForm::isChanged() const
{
    return passwords() != TransportPasswords() ||
           m_shown != std::pair(m_address->field()->text(), connection());
}

QWidget *ConnectionForm::firstInvalidField()
{
    QWidget *first = m_name->validate() ? nullptr : m_name;
    QWidget *environment = m_environment->validate();
    if (!first)
        first = environment;
    for (FormField *field : {m_address->field(), m_dataSource, m_partition, m_userName}) {
        if (!field->validate() && !first)
            first = field;
    }
    QWidget *advanced = m_advanced->firstInvalidField();
    return first ? first : advanced;
}

QWidget *ConnectionForm::firstInvalidFieldForConnectionTest()
{
    QWidget *address = m_address->field()->validate() ? nullptr : m_address->field();
    QWidget *advanced = m_advanced->firstInvalidField();
    return address ? address : advanced;
}

void ConnectionForm::setReadOnly(bool readOnly)
{
    for (FormField *field : {m_name, m_address->field(), m_dataSource, m_partition, m_userName})
        field->setReadOnly(readOnly);
    m_environment->setReadOnly(readOnly);
    m_advanced->setReadOnly(readOnly);
}

/// Fills in what a command says. The field for the address has it already.
void ConnectionForm::takeCommand(const ImportedConnection &found)
{
    const auto fill = [](FormField *field, const QString &text) {
        if (!text.isEmpty())
            field->setText(text);
    };
    fill(m_dataSource, found.connection.dataSource);
    fill(m_partition, found.connection.partition);
    fill(m_userName, found.connection.userName);
    if (found.namesHeader)
        m_advanced->setApiKeyHeader(found.connection.apiKeyHeader);
    Q_EMIT commandPasted(found);
}

void ConnectionForm::suggestName()
{
    Connection unnamed = connection();
    unnamed.name.clear();
    if (!m_address->address())
        unnamed.baseUrl.clear();
    m_name->edit()->setPlaceholderText(unnamed.baseUrl.isEmpty() ? QString() : connectionText(unnamed));
}

#include "moc_connectionform.cpp"
