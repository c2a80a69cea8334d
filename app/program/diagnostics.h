// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "credentials/credentialmanager.h"

#include <QString>
#include <QStringList>

#include <optional>

/// Facts about the program's state. They contain nothing from the user or the service: no names, addresses,
/// ids, texts or secrets.
struct DiagnosticFacts
{
    QString program;                        ///< name of the program
    QString windowSystem;                   ///< Qt's platform name; empty if there is no window
    std::optional<ProxyChoice::Mode> proxy; ///< proxy mode of the current connection
    bool isKeyringPersistent = false;
    KeyringState keyring;
    QStringList lastErrors; ///< results of diagnosticLine(), the latest last
};

/// Returns a line about a failed request: its time, the kind of error if there was no answer, deliveryName(),
/// and the status, if any; `status` is 0 if there was none.
[[nodiscard]] QString diagnosticLine(const QDateTime &when, std::optional<ErrorKind> error, Delivery delivery,
                                     int status);

/// Returns a text for support: program, Qt, system, TLS, proxy and keyring, and the last errors. In English,
/// since someone other than the user reads it. Loads the TLS library, which takes a moment, so it should not
/// be called on the main thread.
[[nodiscard]] QString diagnosticText(const DiagnosticFacts &facts);
