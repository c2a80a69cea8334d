// SPDX-License-Identifier: MIT
#include "clientimport/importedconnection.h"

#include "connections/connectionfields.h"
#include "text/composedtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct ImportedConnectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClientImport)
};

} // namespace

Connection mergedConnection(const ImportedConnection &imported, const QList<Connection> &current)
{
    const Connection &found = imported.connection;
    if (imported.isWhole)
        return found;
    const auto isReplaced = [&found](const Connection &connection) {
        return !connection.readOnly &&
               displayName(connection).compare(displayName(found), Qt::CaseInsensitive) == 0;
    };
    const auto replaced = std::find_if(current.begin(), current.end(), isReplaced);
    if (replaced == current.end())
        return found;
    Connection merged = *replaced;
    merged.isProduction |= found.isProduction;
    if (imported.hasAddress())
        merged.baseUrl = found.baseUrl;
    if (imported.namesHeader)
        merged.apiKeyHeader = found.apiKeyHeader;
    const auto set = [](QString &field, const QString &value) {
        if (!value.isEmpty())
            field = value;
    };
    set(merged.dataSource, found.dataSource);
    set(merged.partition, found.partition);
    set(merged.userName, found.userName);
    return merged;
}

QString askedText(const Connection &connection)
{
    QStringList asked;
    if (connection.baseUrl.isEmpty())
        asked += fieldTitle(ConnectionField::ServiceAddress);
    if (connection.dataSource.isEmpty())
        asked += fieldTitle(ConnectionField::DataSource);
    if (connection.userName.isEmpty())
        asked += fieldTitle(ConnectionField::UserName);
    return asked.isEmpty()
               ? QString()
               : ImportedConnectionTexts::tr("You will be asked for: %1.").arg(commaSeparated(asked));
}
