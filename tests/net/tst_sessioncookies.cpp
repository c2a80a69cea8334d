// SPDX-License-Identifier: MIT
#include "net/sessioncookies.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestSessionCookies final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsBack_data();
    void sendsBack();
    void rotates();
    void expires();
    void hasLimits();
};

namespace {

const QUrl kLogin(u"https://api.example.com/base/api/v202108/login"_s);

} // namespace

void TestSessionCookies::sendsBack_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const char *name, const char *set, const QString &url, const char *sent) {
        QTest::newRow(name) << QByteArray(set) << url << QByteArray(sent);
    };
    const QString lookup = u"https://api.example.com/base/api/v202108/notification/7"_s;
    row("plain", "node=a; Path=/", lookup, "node=a");
    row("several", "node=a; Path=/\nroute=.1; Path=/base; HttpOnly; SameSite=None", lookup,
        "route=.1; node=a");
    row("path of the sign-in", "node=a", lookup, "node=a");
    row("another path", "node=a; Path=/admin", lookup, "");
    row("beginning of another path", "node=a; Path=/bas", lookup, "");
    row("domain of this host", "node=a; Path=/; Domain=api.example.com", lookup, "node=a");
    row("domain of all hosts", "node=a; Path=/; Domain=example.com", u"https://www.example.com/"_s, "");
    row("domain of all hosts, this one", "node=a; Path=/; Domain=.example.com", lookup, "node=a");
    row("foreign domain", "node=a; Path=/; Domain=other.example", u"https://other.example/"_s, "");
    row("host below", "node=a; Path=/", u"https://x.api.example.com/"_s, "");
    row("secure", "node=a; Path=/; Secure", lookup, "node=a");
    row("secure, without encryption", "node=a; Path=/; Secure", u"http://api.example.com/"_s, "");
    row("already expired", "node=a; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT", lookup, "");
    row("no name", "=a; Path=/", lookup, "");
    row("nothing", "", lookup, "");
    row("line break in it", "node=a\r\nX-Other: b; Path=/", lookup, "node=a");
}

void TestSessionCookies::sendsBack()
{
    QFETCH(const QByteArray, set);
    QFETCH(const QString, url);
    SessionCookies cookies;
    cookies.store(set, kLogin);
    QTEST(cookies.headerFor(QUrl(url)), "sent");
}

/// Some load balancers set the cookie anew with each answer.
void TestSessionCookies::rotates()
{
    SessionCookies cookies;
    for (int i = 0; i < 200; ++i)
        cookies.store("node=" + QByteArray::number(i) + "; Path=/", kLogin);
    QCOMPARE(cookies.headerFor(kLogin), QByteArray("node=199"));
}

void TestSessionCookies::expires()
{
    SessionCookies cookies;
    cookies.store("node=a; Path=/\nother=b; Path=/", kLogin);
    cookies.store("node=; Path=/; Max-Age=0", kLogin);
    QCOMPARE(cookies.headerFor(kLogin), QByteArray("other=b"));
}

void TestSessionCookies::hasLimits()
{
    SessionCookies many;
    for (int i = 0; i < 60; ++i)
        many.store("n" + QByteArray::number(i) + "=1; Path=/", kLogin);
    QCOMPARE(many.headerFor(kLogin).count('='), 50);
    SessionCookies large;
    large.store("a=" + QByteArray(8000, 'x') + "; Path=/", kLogin);
    large.store("b=" + QByteArray(500, 'x') + "; Path=/", kLogin);
    large.store("c=1; Path=/", kLogin);
    QCOMPARE(large.headerFor(kLogin).size(), 2 + 8000 + 2 + 3);
}

SVC_GUILESS_TEST(TestSessionCookies)
#include "tst_sessioncookies.moc"
