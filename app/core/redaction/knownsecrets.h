// SPDX-License-Identifier: MIT
#pragma once

#include "redaction/secretredactor.h"

#include <deque>

/// The secrets that this program has sent or received since it started. They stay known after a sign-out: the
/// service has no operation that ends a token, and results that repeat one may still be copied.
class KnownSecrets final
{
public:
    void add(const Secret &secret);
    /// The last 32 different ones.
    void addCookie(const Secret &cookie);
    [[nodiscard]] const SecretRedactor &redactor() const { return m_redactor; }

private:
    QList<Secret> m_secrets;
    std::deque<Secret> m_cookies;
    SecretRedactor m_redactor; ///< of all
    SecretRedactor m_withoutCookies;
};
