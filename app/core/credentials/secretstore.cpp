// SPDX-License-Identifier: MIT
#include "credentials/secretstore.h"

using namespace Qt::StringLiterals;

SecretKey secretKey(const Connection &connection, SecretKind kind)
{
    return {connection.id, kind, credentialScope(connection)};
}

QString entryName(const SecretKey &key)
{
    switch (key.kind) {
    case SecretKind::ApiKey:
        return key.connectionId + u"/api-key"_s;
    case SecretKind::Password:
        return key.connectionId + u"/password"_s;
    case SecretKind::CertificatePassword:
        return key.connectionId + u"/certificate-password"_s;
    case SecretKind::ProxyPassword:
        return key.connectionId + u"/proxy-password"_s;
    }
    Q_UNREACHABLE();
}
