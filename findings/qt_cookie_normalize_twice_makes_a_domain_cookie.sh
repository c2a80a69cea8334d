#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Qt 6.4.2 (Debian 12, qt6-base-dev 6.4.2+dfsg-10), QNetworkCookie::normalize() and QNetworkCookieJar.
#
# normalize() gives a cookie without a domain the host of its address: it goes back to that host only. Called once more
# with the same address, it takes that host for a domain which the server named and puts a dot before it: from then on
# the cookie goes to every host below. QNetworkCookieJar::setCookiesFromUrl() normalizes what it gets, so a program that
# has normalized a cookie itself, to compare it with those in the jar, widens it by storing it.
#
# Output seen:
#   normalized once: domain "api.example.com"
#   normalized twice: domain ".api.example.com"
#   stored as received: sent to x.api.example.com: 0
#   stored after normalize(): sent to x.api.example.com: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query -W -f '${Version}\n' qt6-base-dev | grep -q '^6\.4\.2' ||
    { echo "This is about qt6-base-dev 6.4.2." >&2; exit 2; }

cat >"$folder/cookie.cpp" <<'CPP'
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QUrl>
#include <cstdio>

int main()
{
    const QUrl address(QStringLiteral("https://api.example.com/"));
    const QUrl below(QStringLiteral("https://x.api.example.com/"));
    const QNetworkCookie received = QNetworkCookie::parseCookies("node=a; Path=/").constFirst();
    QNetworkCookie cookie = received;
    cookie.normalize(address);
    std::printf("normalized once: domain \"%s\"\n", qPrintable(cookie.domain()));
    QNetworkCookieJar as;
    as.setCookiesFromUrl({received}, address);
    QNetworkCookieJar after;
    after.setCookiesFromUrl({cookie}, address);
    cookie.normalize(address);
    std::printf("normalized twice: domain \"%s\"\n", qPrintable(cookie.domain()));
    std::printf("stored as received: sent to x.api.example.com: %d\n", int(as.cookiesForUrl(below).size()));
    std::printf("stored after normalize(): sent to x.api.example.com: %d\n", int(after.cookiesForUrl(below).size()));
}
CPP
flags=$(pkg-config --cflags --libs Qt6Network)
# shellcheck disable=SC2086
g++ -std=c++17 -fPIC "$folder/cookie.cpp" -o "$folder/cookie" $flags
timeout -s KILL 60 "$folder/cookie" | tee "$folder/seen"
diff "$folder/seen" - <<'SEEN'
normalized once: domain "api.example.com"
normalized twice: domain ".api.example.com"
stored as received: sent to x.api.example.com: 0
stored after normalize(): sent to x.api.example.com: 1
SEEN
