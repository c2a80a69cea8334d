// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/credentialmanager.h"
#include "net/transportoptions.h"

/// Makes requests with the options read the passwords of the client certificate and the proxy when they need
/// them. `credentials` must outlive the requests.
void setPasswordReaders(TransportOptions &options, const Connection &connection,
                        CredentialManager &credentials);
