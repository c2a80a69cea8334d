// SPDX-License-Identifier: MIT
#include "connections/transport.h"

#include "connections/cafile.h"
#include "connections/clientcertificatefile.h"

#include <QDateTime>

TransportOptions transportOptions(const Connection &connection)
{
    TransportOptions transport;
    transport.proxy = connection.proxy;
    transport.allowUnencrypted = connection.allowUnencrypted;
    transport.connectDeadline = connection.connectTimeout;
    transport.connectionName = displayName(connection);
    transport.environment = connection.environment;
    if (!connection.caFile.isEmpty())
        transport.readExtraCas = [file = connection.caFile] { return readCaFile(file); };
    if (!connection.clientCertificate.isEmpty())
        transport.readClientCertificate = [file = connection.clientCertificate,
                                           keyFile = connection.clientKey](const Secret &password) {
            return ::readClientCertificate(file, keyFile, password, QDateTime::currentDateTimeUtc());
        };
    return transport;
}
