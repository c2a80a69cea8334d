// SPDX-License-Identifier: MIT
#include "connections/transport.h"

#include "connections/cafile.h"

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
    return transport;
}
