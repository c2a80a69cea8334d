// SPDX-License-Identifier: MIT
#pragma once

#include "base/secret.h"
#include "connections/connection.h"

#include <QList>

class ConnectionStore;
class CredentialManager;

/// A connection to the demo service, with its secrets, which everybody knows.
struct DemoConnection
{
    Connection connection;
    Secret apiKey;
    Secret password;
};

/// Returns the connections that can be compared side by side: `production` and `test`, which lacks some of
/// its notifications and has others in another state. `baseUrl` is the address of the running service.
[[nodiscard]] QList<DemoConnection> demoConnections(const QUrl &baseUrl);

/// Saves these connections and their secrets in the stores of a DemoProfile.
void addDemoConnections(ConnectionStore &connections, CredentialManager &secrets, const QUrl &baseUrl);
