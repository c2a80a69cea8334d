// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "credentials/credentialmanager.h"

#include <QString>
#include <QStringList>

#include <optional>

/// What this program knows of its own state. Nothing of a user's or a service's: no name, no address, no
/// id, no text and no secret.
struct DiagnosticFacts
{
    QString program;                        ///< its name
    QString windowSystem;                   ///< Qt's name for it; empty: there is no window
    std::optional<ProxyChoice::Mode> proxy; ///< of the connection on screen
    bool isKeyringPersistent = false;
    KeyringState keyring;
    QStringList lastErrors; ///< diagnosticLine() of each, the latest one last
};

/// A request that failed: when, why no answer came where none did, how far it got, and the status, 0
/// for none.
[[nodiscard]] QString diagnosticLine(const QDateTime &when, std::optional<ErrorKind> error, Delivery delivery,
                                     int status);

/// A text to be handed to support: the program, Qt, the system, TLS, proxy and keyring, and the last
/// errors. English, since it is read by others than the one who copies it. Loads the TLS library, which
/// takes a moment: not for the window's thread.
[[nodiscard]] QString diagnosticText(const DiagnosticFacts &facts);
