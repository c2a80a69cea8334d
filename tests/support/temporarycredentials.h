// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/credentialmanager.h"
#include "support/fakekeyring.h"

#include <QTemporaryDir>

/// Credentials with a keyring in memory.
struct TemporaryCredentials
{
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    FakeKeyring keyring;
    CredentialManager manager{keyring, settings};
};
