// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"

#include <algorithm>

namespace {

constexpr std::size_t kMaxCookies = 64;

} // namespace

void KnownSecrets::add(const Secret &secret)
{
    if (secret.isEmpty() || m_secrets.contains(secret))
        return;
    m_secrets += secret;
    m_withoutCookies = m_withoutCookies.with({secret});
    m_redactor = m_withoutCookies.with(QList<Secret>(m_cookies.begin(), m_cookies.end()));
}

void KnownSecrets::addCookie(const Secret &cookie)
{
    if (std::find(m_cookies.begin(), m_cookies.end(), cookie) != m_cookies.end())
        return;
    m_cookies.push_back(cookie);
    if (m_cookies.size() > kMaxCookies)
        m_cookies.pop_front();
    m_redactor = m_withoutCookies.with(QList<Secret>(m_cookies.begin(), m_cookies.end()));
}
