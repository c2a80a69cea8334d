// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// What a server says in the TLS alert with which it refuses a client.
enum class TlsAlert {
    Other,             ///< another alert or none, or one that is not about the handshake
    ClientCertificate, ///< it asks for a certificate of the client, or does not accept the one it got
    HandshakeFailure,  ///< no reason: no common cipher, or, once there is one, as ClientCertificate
    ServerName,        ///< it does not know the name that it was asked for
};

/// Returns the alert in the text of a Qt network error.
///
/// Qt passes alerts on only as the words of its TLS library. This knows those of OpenSSL 3. Schannel
/// (Windows) and Secure Transport (macOS) have other words, which are Other.
[[nodiscard]] TlsAlert tlsAlertIn(const QString &networkErrorText);
