// SPDX-License-Identifier: MIT
#include "context.h"

#include "connections/cafile.h"
#include "net/httpclient.h"
#include "service/serviceclient.h"

#include <QLocale>

namespace {

std::unique_ptr<ServiceClient> makeClient(const Connection &connection, const Secret &apiKey)
{
    TransportOptions transport;
    transport.proxy = connection.proxy;
    transport.allowUnencrypted = connection.allowUnencrypted;
    transport.connectDeadline = connection.connectTimeout;
    transport.acceptLanguage = QLocale().bcp47Name().toLatin1();
    if (!connection.caFile.isEmpty())
        transport.extraCas = readCaFile(connection.caFile).value_or(QList<QSslCertificate>());

    ServiceOptions options;
    options.baseUrl = connection.baseUrl;
    options.apiKeyHeader = connection.apiKeyHeader;
    options.apiKey = apiKey;
    options.token = connection.token;
    options.requestTimeout = connection.requestTimeout;
    options.upgradeTimeout = connection.upgradeTimeout;
    return std::make_unique<ServiceClient>(std::move(options),
                                           std::make_unique<HttpClient>(std::move(transport)));
}

} // namespace

Context::Context(std::unique_ptr<Settings> settings)
    : m_settings(settings ? std::move(settings) : std::make_unique<Settings>())
    , m_session(makeClient)
    , m_lookup([this](qint32 id, Freshness freshness) { return m_session.notification(id, freshness); },
               m_clock)
    , m_upgrade(makeClient, m_clock)
{
}
