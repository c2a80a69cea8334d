// SPDX-License-Identifier: MIT
#include "net/sessioncookies.h"

#include <QNetworkCookie>
#include <QNetworkCookieJar>

namespace {

constexpr qsizetype kMaxCookies = 50;
constexpr qsizetype kMaxBytes = 8 * 1024;

qsizetype sizeOf(const QNetworkCookie &cookie)
{
    return cookie.name().size() + cookie.value().size();
}

} // namespace

/// Qt's jar, with what it hides from others.
class SessionCookies::Jar final : public QNetworkCookieJar
{
public:
    /// Returns whether there is room for a cookie. One that replaces another takes its place.
    [[nodiscard]] bool hasRoomFor(const QNetworkCookie &added) const
    {
        qsizetype count = 1;
        qsizetype bytes = sizeOf(added);
        const QList<QNetworkCookie> kept = allCookies();
        for (const QNetworkCookie &cookie : kept) {
            if (cookie.hasSameIdentifier(added))
                continue;
            ++count;
            bytes += sizeOf(cookie);
        }
        return count <= kMaxCookies && bytes <= kMaxBytes;
    }
};

SessionCookies::SessionCookies()
    : m_jar(std::make_unique<Jar>())
{
}

SessionCookies::~SessionCookies() = default;

void SessionCookies::store(const QByteArray &setCookies, const QUrl &url)
{
    if (setCookies.isEmpty())
        return;
    for (QNetworkCookie cookie : QNetworkCookie::parseCookies(setCookies)) {
        cookie.setDomain({});
        QNetworkCookie stored = cookie;
        stored.normalize(url);
        // The jar does the same. Twice would make it a cookie for all hosts below this one.
        if (m_jar->hasRoomFor(stored))
            m_jar->setCookiesFromUrl({cookie}, url);
    }
}

QByteArray SessionCookies::headerFor(const QUrl &url) const
{
    QByteArrayList pairs;
    for (const QNetworkCookie &cookie : m_jar->cookiesForUrl(url))
        pairs += cookie.toRawForm(QNetworkCookie::NameAndValueOnly);
    return pairs.join("; ");
}
