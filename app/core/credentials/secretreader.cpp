// SPDX-License-Identifier: MIT
#include "credentials/secretreader.h"

namespace {

ReadSecret secretReader(CredentialManager &credentials, const Connection &connection, SecretKind kind)
{
    return [&credentials, connection, kind](QObject *context,
                                            const std::function<void(const Result<Secret> &)> &handler) {
        credentials.read(connection, kind, context, [handler](const StoredSecret &stored) {
            if (stored.error)
                handler(failure(*stored.error));
            else
                handler(stored.secret);
        });
    };
}

} // namespace

void setPasswordReaders(TransportOptions &options, const Connection &connection,
                        CredentialManager &credentials)
{
    options.readCertificatePassword = secretReader(credentials, connection, SecretKind::CertificatePassword);
    options.readProxyPassword = secretReader(credentials, connection, SecretKind::ProxyPassword);
}
