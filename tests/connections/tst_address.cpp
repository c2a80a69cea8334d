// SPDX-License-Identifier: MIT
#include "connections/address.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestAddress final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void d03_accepted_data();
    void d03_accepted();
    void d03_refused_data();
    void d03_refused();
    void d03_allowedUnencrypted();
    void d03_completed_data();
    void d03_completed();
    void d03_hidden_data();
    void d03_hidden();
    void lengths();
};

void TestAddress::d03_accepted_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char *name, const QString &typed, const QString &canonical) {
        QTest::newRow(name) << typed << canonical;
    };
    const auto same = [&row](const char *address) {
        row(address, QString::fromLatin1(address), QString::fromLatin1(address));
    };
    same("https://api.example.com");
    same("https://api.example.com:8443");
    same("https://api.example.com/svc");
    same("https://api.example.com/svc/v2");
    same("https://intranet");
    same("https://a_b.example.com");
    same("https://10.0.0.1");
    same("https://3com.example");
    same("https://0xab.example");
    same("https://[2001:db8::1]");
    same("https://[2001:db8::1]:8443/x");
    same("https://xn--mnchen-3ya.example");
    same("http://localhost");
    same("http://localhost:8080");
    same("http://127.0.0.1:8080");
    same("http://127.1.2.3");
    same("http://[::1]:8080/api");
    same("https://h/a%20b");
    same("https://h/a%2Fb");
    same("https://h/a@b:c;d=e,f");

    row("trailing slash", u"https://h/"_s, u"https://h"_s);
    row("trailing slashes", u"https://h///"_s, u"https://h"_s);
    row("prefix with a trailing slash", u"https://h/api/"_s, u"https://h/api"_s);
    row("double slashes", u"https://h//a//b//"_s, u"https://h/a/b"_s);
    row("dot segments", u"https://h/a/./b/../c/."_s, u"https://h/a/c"_s);
    row("dot segments above the top", u"https://h/../../a"_s, u"https://h/a"_s);
    row("encoded dot segments", u"https://h/a/%2e%2E/b/.%2e/c/%2E"_s, u"https://h/c"_s);
    row("three dots", u"https://h/.../a"_s, u"https://h/.../a"_s);
    row("case", u"HTTPS://API.Example.COM/Api"_s, u"https://api.example.com/Api"_s);
    row("blanks around", u" \t\nhttps://h \r\n"_s, u"https://h"_s);
    row("no-break space around", u"\u00A0https://h\u00A0"_s, u"https://h"_s);
    row("default port", u"https://h:443/x"_s, u"https://h/x"_s);
    row("default port of http", u"http://localhost:80"_s, u"http://localhost"_s);
    row("other scheme's port", u"https://h:80"_s, u"https://h:80"_s);
    row("port with zeros", u"https://h:00444"_s, u"https://h:444"_s);
    row("highest port", u"https://h:65535"_s, u"https://h:65535"_s);
    row("IPv6 in full", u"https://[2001:0DB8:0:0:0:0:0:1]:443"_s, u"https://[2001:db8::1]"_s);
    row("loopback in full", u"http://[0:0:0:0:0:0:0:1]"_s, u"http://[::1]"_s);
    row("IDN", u"https://MÜNCHEN.example/ä"_s, u"https://xn--mnchen-3ya.example/%C3%A4"_s);
    row("homograph", u"https://аpple.com"_s, u"https://xn--pple-43d.com"_s);
    row("full-width", u"https://ａｐｉ．example。com"_s, u"https://api.example.com"_s);
    row("full-width digits", u"https://１２７.0.0.1"_s, u"https://127.0.0.1"_s);
    row("percent sign alone", u"https://h/100%"_s, u"https://h/100%25"_s);
    row("signs that are encoded", u"https://h/<a>\"{b}|^`"_s, u"https://h/%3Ca%3E%22%7Bb%7D%7C%5E%60"_s);
    row("localhost, upper case", u"http://LOCALHOST/"_s, u"http://localhost"_s);
}

void TestAddress::d03_accepted()
{
    QFETCH(QString, typed);
    QFETCH(QString, canonical);
    const Result<QUrl> url = parseAddress(typed);
    QVERIFY(url);
    const QString text = url->toString(QUrl::FullyEncoded);
    QCOMPARE(text, canonical);
    QVERIFY(url->userInfo().isEmpty() && !url->hasQuery() && !url->hasFragment());

    const Result<QUrl> again = parseAddress(text);
    QVERIFY(again);
    QCOMPARE(*again, *url);
    QCOMPARE(again->toString(QUrl::FullyEncoded), text);
    QCOMPARE(QUrl(text), *url);
}

void TestAddress::d03_refused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<ErrorCause>("cause");
    const auto rows = [](ErrorCause cause, std::initializer_list<const char *> addresses) {
        for (const char *address : addresses)
            QTest::newRow(address) << QString::fromUtf8(address) << cause;
    };
    rows(ErrorCause::Required, {"", " ", "\r\n\t"});
    rows(ErrorCause::AddressNoScheme,
         {"api.example.com", "localhost", "localhost:8080", "localhost:8080/api", "api.example.com:8443/x",
          "api.example.com:", "api.example.com:x", "10.0.0.1:8080", "[::1]:8080", "//api.example.com", "/api",
          "://h", ":8080", "https//h", "münchen.example", "1https://h", "javascript:0"});
    rows(ErrorCause::AddressScheme,
         {"file:///etc/passwd", "ftp://h", "ws://h", "wss://h", "javascript:alert(1)", "data:text/html,x",
          "mailto:a@b.example", "svc-desktop://lookup", "httpss://h", "qrc:/x", "localhost:80a"});
    rows(ErrorCause::AddressUnencrypted,
         {"http://api.example.com", "http://10.0.0.1", "http://[2001:db8::1]", "http://localhost.example",
          "http://127.0.0.1.example", "http://128.0.0.1", "http://0.0.0.0", "http://a.localhost"});
    rows(ErrorCause::AddressUserInfo,
         {"https://user@h", "https://user:pass@h", "https://@h", "https://api.example.com@evil.example",
          "https://a:b@c:d@h", "http://user@localhost"});
    rows(ErrorCause::AddressQuery,
         {"https://h?x=1", "https://h/?", "https://h#x", "https://h/a#", "https://h?@x", "https://h/a?b#c"});
    rows(ErrorCause::AddressPort,
         {"https://h:0", "https://h:00000", "https://h:65536", "https://h:99999", "https://h:100000",
          "https://h:", "https://h:/", "https://h:8080x", "https://h:-1", "https://h:+1", "https://h:0x50",
          "https://h:٨٠", "http://https://h", "https://[::1]:0", "https://[::1]:x"});
    rows(ErrorCause::AddressHost, {"https:",
                                   "https:/",
                                   "https://",
                                   "https:///",
                                   "https:///x",
                                   "https:/h",
                                   "https:h",
                                   "https:h:80",
                                   "http://:80",
                                   "https://.",
                                   "https://..",
                                   "https://.h",
                                   "https://h.",
                                   "https://a..b",
                                   "https://a:b:c",
                                   "https://::1",
                                   "https://[::1",
                                   "https://[::1]x",
                                   "https://[]",
                                   "https://[h]",
                                   "https://[127.0.0.1]",
                                   "https://[fe80::1%25eth0]",
                                   "https://[fe80::1%eth0]",
                                   "https://[v1.x]",
                                   "https://h]",
                                   "https://-h",
                                   "https://h-",
                                   "https://a!b",
                                   "https://a*b",
                                   "https://$(h)",
                                   "https://%68",
                                   "https://h%00",
                                   "https://h%2ecom",
                                   "https://2130706433",
                                   "https://0x7f.1",
                                   "https://0x7f000001",
                                   "https://127.1",
                                   "https://0177.0.0.1",
                                   "https://127.0.0.01",
                                   "https://127.0.0.256",
                                   "https://1.2.3.4.5",
                                   "https://0",
                                   "https://1.2.3",
                                   "https://h.123",
                                   "https://h\\@evil.example",
                                   "https:\\\\h",
                                   "https://h/a\\b",
                                   "https://h h",
                                   "https://h/a b",
                                   "https://h\t.example",
                                   "https://h\n.example",
                                   "https://h/\x01",
                                   "https://h/\x7f"});
}

void TestAddress::d03_refused()
{
    QFETCH(QString, typed);
    QFETCH(ErrorCause, cause);
    const Result<QUrl> url = parseAddress(typed);
    QVERIFY(!url);
    QCOMPARE(url.error().kind, ErrorKind::Input);
    QCOMPARE(url.error().cause, cause);
    QCOMPARE(url.error().delivery, Delivery::NotSent);
}

void TestAddress::d03_allowedUnencrypted()
{
    const Result<QUrl> url = parseAddress(u"http://api.example.com/x/"_s, Unencrypted::Allowed);
    QVERIFY(url);
    QCOMPARE(url->toString(), u"http://api.example.com/x"_s);
    QVERIFY(!parseAddress(u"ftp://api.example.com"_s, Unencrypted::Allowed));
    QVERIFY(!parseAddress(u"api.example.com"_s, Unencrypted::Allowed));
    QVERIFY(!parseAddress(u"http://u@api.example.com"_s, Unencrypted::Allowed));
}

void TestAddress::d03_completed_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("completed");
    const auto row = [](const QString &typed, const QString &completed) {
        QTest::newRow(qPrintable(typed)) << typed << completed;
    };
    for (const QString &typed :
         {u"api.example.com"_s, u"h:8443"_s, u"localhost"_s, u"localhost:8080/api"_s, u"127.0.0.1:8080"_s,
          u"[::1]:8080"_s, u"intranet/svc"_s, u"münchen.example"_s, u"http.example.com"_s,
          u"user@api.example.com"_s, u"api.example.com?x=1"_s, u"javascript:0"_s, u"8080"_s})
        row(typed, u"https://"_s + typed);
    row(u"\n api.example.com\t"_s, u"https://api.example.com"_s);
    row(u"//api.example.com"_s, u"https://api.example.com"_s);
    for (const QString &typed :
         {u"https://api.example.com"_s, u"HTTP://localhost"_s, u"http://api.example.com"_s, u"ftp://h"_s,
          u"mailto:a@b.example"_s, u"localhost:80a"_s, u"https//h"_s, u"https:/h"_s, u"http:h"_s, u"http"_s,
          u"https:8443"_s, u"://h"_s, u"1https://h"_s, u":8080"_s, u"/api"_s, u"///h"_s, u"a b"_s,
          u"\\\\server\\share"_s})
        row(typed, typed);
    row(u" "_s, QString());
}

void TestAddress::d03_completed()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, completed);
    QCOMPARE(completedAddress(typed), completed);
    QCOMPARE(completedAddress(completed), completed);
}

void TestAddress::d03_hidden_data()
{
    QTest::addColumn<QString>("character");
    for (const char32_t c :
         {0x00,   0x0B,   0x85,   0xAD,   0x061C, 0x180E, 0x200B, 0x200C, 0x200D,  0x200E,
          0x202E, 0x2028, 0x2060, 0x2066, 0x2069, 0x3000, 0xFEFF, 0xFFFD, 0xE0001, 0xE0041})
        QTest::addRow("U+%04X", static_cast<unsigned>(c)) << QStringView(QChar::fromUcs4(c)).toString();
    QTest::newRow("lone surrogate") << QString(QChar(0xD800));
}

void TestAddress::d03_hidden()
{
    QFETCH(QString, character);
    for (const QString &address : {u"https://api%1.example.com"_s, u"https://api.example.com/a%1b"_s,
                                   u"htt%1ps://api.example.com"_s}) {
        const Result<QUrl> url = parseAddress(QString(address).replace(u"%1"_s, character));
        QVERIFY(!url);
        QCOMPARE(url.error().cause, ErrorCause::AddressHost);
    }
}

void TestAddress::lengths()
{
    const QString label(63, u'a');
    QVERIFY(parseAddress(u"https://"_s + label + u".example"_s));
    QVERIFY(!parseAddress(u"https://"_s + label + u"a.example"_s));
    QVERIFY(!parseAddress(u"https://"_s + QString(300, u'a')));
    QVERIFY(!parseAddress(u"https://"_s + QStringList(5, label).join(u'.')));
    QVERIFY(parseAddress(u"https://h/"_s + QString(2000, u'a')));
    QVERIFY(!parseAddress(u"https://h/"_s + QString(1'000'000, u'a')));
    QVERIFY(parseAddress(u"https://h/"_s + QString(600, u'`'))); // each is stored as three characters
    QVERIFY(!parseAddress(u"https://h/"_s + QString(1000, u'`')));
}

SVC_GUILESS_TEST(TestAddress)
#include "tst_address.moc"
