// SPDX-License-Identifier: MIT
#include "connections/connectionfields.h"

#include <QCoreApplication>

namespace {

struct ConnectionFieldTexts
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionField)
};

} // namespace

QString fieldTitle(ConnectionField field)
{
    switch (field) {
    case ConnectionField::Connection:
        return ConnectionFieldTexts::tr("Connection");
    case ConnectionField::ServiceAddress:
        return ConnectionFieldTexts::tr("Service address");
    case ConnectionField::AllowUnencrypted:
        return ConnectionFieldTexts::tr("Allow unencrypted");
    case ConnectionField::ApiKeyHeader:
        return ConnectionFieldTexts::tr("API key header");
    case ConnectionField::Token:
        return ConnectionFieldTexts::tr("Token");
    case ConnectionField::DataSource:
        return ConnectionFieldTexts::tr("Data source");
    case ConnectionField::Partition:
        return ConnectionFieldTexts::tr("Partition");
    case ConnectionField::UserName:
        return ConnectionFieldTexts::tr("User name");
    case ConnectionField::Environment:
        return ConnectionFieldTexts::tr("Environment");
    case ConnectionField::EnvironmentColor:
        return ConnectionFieldTexts::tr("Environment colour");
    case ConnectionField::Production:
        return ConnectionFieldTexts::tr("Production: ask twice");
    case ConnectionField::Proxy:
        return ConnectionFieldTexts::tr("Proxy");
    case ConnectionField::ProxyUser:
        return ConnectionFieldTexts::tr("Proxy user");
    case ConnectionField::CaFile:
        return ConnectionFieldTexts::tr("CA file");
    case ConnectionField::ClientCertificate:
        return ConnectionFieldTexts::tr("Client certificate");
    case ConnectionField::ClientKey:
        return ConnectionFieldTexts::tr("Key of the certificate");
    case ConnectionField::ConnectTimeout:
        return ConnectionFieldTexts::tr("Time to connect");
    case ConnectionField::RequestTimeout:
        return ConnectionFieldTexts::tr("Time for a request");
    case ConnectionField::UpgradeTimeout:
        return ConnectionFieldTexts::tr("Time for an upgrade");
    case ConnectionField::Notes:
        return ConnectionFieldTexts::tr("Notes");
    }
    Q_UNREACHABLE();
}
