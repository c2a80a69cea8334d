// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

// The login that an HTTP proxy asks for with a 407 (RFC 7235, 7616 and 7617).

/// One scheme that a proxy offers.
struct ProxyChallenge
{
    QByteArray scheme;                                   ///< as written
    QList<std::pair<QByteArray, QByteArray>> parameters; ///< names in lower case, values unquoted

    friend bool operator==(const ProxyChallenge &, const ProxyChallenge &) = default;
};

/// Returns the schemes in a Proxy-Authenticate header, of which there may be several.
[[nodiscard]] QList<ProxyChallenge> proxyChallenges(const QByteArray &header);

/// Returns the value of the Proxy-Authorization header that answers the best of `challenges` for a CONNECT to
/// `authority`: Digest with SHA-256, with MD5, or Basic. `clientNonce` is random.
/// Errors, of the kind Proxy: ProxyLoginNeeded if `user` is empty; ProxyWindowsLogin or ProxyLoginUnknown,
/// with the names of the schemes, if none of them can be answered.
[[nodiscard]] Result<QByteArray> proxyAuthorization(const QList<ProxyChallenge> &challenges,
                                                    const QByteArray &authority, const QString &user,
                                                    const QString &password, const QByteArray &clientNonce);
