// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QUrl>

#include <memory>

/// The cookies of one session, in memory. Load balancers need them, to send each request to the server that
/// knows the session. They are sent to the host that set them only, whatever `Domain` says; `Path`, `Secure`
/// and `Expires` hold as in Qt's own jar. At most 50 cookies and 8 KiB of names and values; what would exceed
/// that is ignored.
class SessionCookies final
{
public:
    SessionCookies();
    ~SessionCookies();
    Q_DISABLE_COPY_MOVE(SessionCookies)

    /// Stores the cookies of an answer from `url`. `setCookies` are its Set-Cookie headers, separated by line
    /// feeds.
    void store(const QByteArray &setCookies, const QUrl &url);
    /// Returns the value of the Cookie header for a request to `url`; empty if there is no cookie for it.
    [[nodiscard]] QByteArray headerFor(const QUrl &url) const;

private:
    class Jar;
    std::unique_ptr<Jar> m_jar;
};
