// SPDX-License-Identifier: MIT
#include "program/democonnections.h"

#include "connections/connectionstore.h"
#include "credentials/credentialmanager.h"

using namespace Qt::StringLiterals;

namespace {

DemoConnection demoConnection(const QUrl &baseUrl, const QString &name, const QString &user)
{
    Connection connection;
    connection.id = u"demo-"_s + name;
    connection.name = name;
    connection.baseUrl = baseUrl;
    connection.dataSource = u"demo"_s;
    connection.userName = user;
    connection.environment = name.toUpper();
    connection.environmentColor = usualColor(connection.environment);
    connection.isProduction = isUsuallyProduction(connection.environment, connection.environmentColor);
    return {connection, Secret(u"demo-key"_s), Secret(user)};
}

} // namespace

QList<DemoConnection> demoConnections(const QUrl &baseUrl)
{
    return {demoConnection(baseUrl, u"production"_s, u"demo"_s),
            demoConnection(baseUrl, u"test"_s, u"test"_s)};
}

void addDemoConnections(ConnectionStore &connections, CredentialManager &secrets, const QUrl &baseUrl)
{
    for (const DemoConnection &demo : demoConnections(baseUrl)) {
        connections.add(demo.connection);
        const auto store = [&](SecretKind kind, const Secret &secret) {
            secrets.store(demo.connection, kind, secret, &connections, [](const StoredSecret &) {});
        };
        store(SecretKind::ApiKey, demo.apiKey);
        store(SecretKind::Password, demo.password);
    }
}
