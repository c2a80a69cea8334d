// SPDX-License-Identifier: MIT
#pragma once

#include "credentials/secretkeeper.h"

#include <QString>

/// What there is to say about where a secret is, or will be.
struct SecretState
{
    KeptSecret kept;
    bool isBeingRead = false;  ///< the keyring has not answered yet
    bool isLocked = false;     ///< the connection has changed since it was stored
    bool isPersistent = true;  ///< there is a keyring to store it in
    bool isRemembered = false; ///< the box is ticked
    bool isAsKept = false;     ///< the field holds what is kept
};

/// A sentence for the line under the field. Warnings are what keeps someone from what was ticked.
struct SecretStateText
{
    QString text;
    bool isWarning = false;
};

[[nodiscard]] SecretStateText secretStateText(const SecretState &state);
