// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <deque>

/// Holds the secrets that this program has sent or received since it started. Keeps them after a sign-out:
/// the service has no operation that invalidates a token, and results that contain one may still be copied.
class KnownSecrets final
{
public:
    void add(const Secret &secret);
    /// Adds a cookie. Only the last 64 different cookies are kept.
    void addCookie(const Secret &cookie);
    [[nodiscard]] const SecretRedactor &redactor() const { return m_redactor; }

private:
    QList<Secret> m_secrets;
    std::deque<Secret> m_cookies;
    SecretRedactor m_redactor; ///< removes all of them
    SecretRedactor m_withoutCookies;
};
