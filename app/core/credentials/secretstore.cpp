// SPDX-License-Identifier: MIT
#include "credentials/secretstore.h"

SecretKey secretKey(const Connection &connection, SecretKind kind)
{
    return {connection.id, kind, credentialScope(connection)};
}
