// SPDX-License-Identifier: MIT
#include "net/headervalidation.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestHeaderValidation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void lengthOfATokenIsLarger();
    void names_data();
    void names();
};

void TestHeaderValidation::values_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<ErrorCause>("cause");
    QTest::addColumn<QString>("detail");
    const auto good = [](const char *name, const QString &value) {
        QTest::newRow(name) << value << ErrorCause::None << QString();
    };
    const auto bad = [](const char *name, const QString &value, const QString &character) {
        QTest::newRow(name) << value << ErrorCause::HeaderValueCharacter << character;
    };
    QString all;
    for (char16_t c = 0x21; c <= 0x7E; ++c)
        all += QChar(c);
    good("all that can be sent", all);
    good("one", u"x"_s);
    good("longest", QString(4096, u'x'));
    good("looks like a secret", u"sk_live-0123.ABC~+/=="_s);
    QTest::newRow("empty") << u""_s << ErrorCause::Required << u""_s;
    QTest::newRow("too long") << QString(4097, u'x') << ErrorCause::HeaderValueLength << u"4097"_s;
    QTest::newRow("20 KB") << QString(20'480, u'x') << ErrorCause::HeaderValueLength << u"20480"_s;
    bad("CR", u"a\rb"_s, u"U+000D"_s);
    bad("LF", u"a\nX-Evil: 1"_s, u"U+000A"_s);
    bad("CRLF at the end", u"key\r\n"_s, u"U+000D"_s);
    bad("NUL", u"a\0b"_s, u"U+0000"_s);
    bad("tab", u"a\tb"_s, u"U+0009"_s);
    bad("blank", u"a b"_s, u"U+0020"_s);
    bad("blank before", u" a"_s, u"U+0020"_s);
    bad("delete", u"a\x7F"_s, u"U+007F"_s);
    bad("Latin-1", u"schlüssel"_s, u"U+00FC"_s);
    bad("zero width", u"key\u200B"_s, u"U+200B"_s);
    bad("smart quote", u"\u201Ckey\u201D"_s, u"U+201C"_s);
    bad("emoji", u"key😀"_s, u"U+D83D"_s);
    bad("sign that Latin-1 folds into LF", u"a\u010Ab"_s, u"U+010A"_s);
}

void TestHeaderValidation::values()
{
    QFETCH(QString, value);
    QFETCH(ErrorCause, cause);
    QFETCH(QString, detail);
    const std::optional<Error> error = checkHeaderValue(value, HeaderSecret::ApiKey);
    QCOMPARE(error.has_value(), cause != ErrorCause::None);
    if (error) {
        QCOMPARE(error->kind, ErrorKind::Input);
        QCOMPARE(error->cause, cause);
        QCOMPARE(error->detail, detail);
    }
}

void TestHeaderValidation::lengthOfATokenIsLarger()
{
    QVERIFY(!checkHeaderValue(QString(65'536, u'x'), HeaderSecret::Token));
    QCOMPARE(checkHeaderValue(QString(65'537, u'x'), HeaderSecret::Token)->cause,
             ErrorCause::HeaderValueLength);
    QCOMPARE(checkHeaderValue(u"a b"_s, HeaderSecret::Token)->cause, ErrorCause::HeaderValueCharacter);
}

void TestHeaderValidation::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCause>("asKey");
    QTest::addColumn<ErrorCause>("asToken");
    const auto rows = [](ErrorCause asKey, ErrorCause asToken, std::initializer_list<const char *> names) {
        for (const char *name : names)
            QTest::newRow(name) << QString::fromUtf8(name) << asKey << asToken;
    };
    rows(ErrorCause::None, ErrorCause::None,
         {"Svc-ApiKey", "X-Api-Key", "a", "x_token", "!#$%&'*+-.^_`|~09azAZ", "Hostname", "Contents"});
    rows(ErrorCause::Required, ErrorCause::Required, {""});
    rows(ErrorCause::HeaderName, ErrorCause::HeaderName,
         {" ", "Svc ApiKey", "Svc-ApiKey:", "Svc-ApiKey ", "a\r\nb", "a\tb", "a/b", "a(b)", "a\"b", "a=b",
          "a@b", "Schlüssel", "Ключ", "a\xE2\x80\x8B", "٣", "a\x7F"});
    rows(ErrorCause::HeaderNameReserved, ErrorCause::HeaderNameReserved,
         {"Host",
          "HOST",
          "host",
          "Content-Type",
          "content-length",
          "Content-Anything",
          "Connection",
          "TE",
          "Transfer-Encoding",
          "Cookie",
          "Set-Cookie",
          "Upgrade",
          "Keep-Alive",
          "Proxy-Authorization",
          "Proxy-Connection",
          "Expect",
          "Trailer",
          "User-Agent",
          "Accept",
          "Accept-Encoding",
          "Accept-Language",
          "Range"});
    rows(ErrorCause::HeaderNameReserved, ErrorCause::None, {"Authorization", "authorization"});
    QTest::newRow("longest") << QString(128, u'x') << ErrorCause::None << ErrorCause::None;
    QTest::newRow("too long") << QString(129, u'x') << ErrorCause::HeaderName << ErrorCause::HeaderName;
}

void TestHeaderValidation::names()
{
    QFETCH(QString, name);
    QFETCH(ErrorCause, asKey);
    QFETCH(ErrorCause, asToken);
    const auto cause = [&name](HeaderSecret use) {
        const std::optional<Error> error = checkHeaderName(name, use);
        return error ? error->cause : ErrorCause::None;
    };
    QCOMPARE(cause(HeaderSecret::ApiKey), asKey);
    QCOMPARE(cause(HeaderSecret::Token), asToken);
}

SVC_GUILESS_TEST(TestHeaderValidation)
#include "tst_headervalidation.moc"
