// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "program/deeplink.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(ErrorCause)

namespace {

/// A valid link; the rows vary one part of it each.
const QString kGood = u"svc-desktop://lookup?connection=acme&ids=1042"_s;

} // namespace

class TestDeepLink final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepted_data();
    void accepted();
    void identifiesTheTarget_data();
    void identifiesTheTarget();
    void refused_data();
    void refused();
    void errorNamesTheInvalidId();
    void roundTrip_data();
    void roundTrip();
    void roundTripOfAnyIds();
    void createsALink();
    void cannotCreateLinks();
    void idsForLinkFitTheLimit_data();
    void idsForLinkFitTheLimit();
};

void TestDeepLink::accepted_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("connection");
    QTest::addColumn<QList<qint32>>("ids");
    const auto row = [](const char *name, const QString &rest, const QString &connection,
                        const QList<qint32> &ids) {
        QTest::newRow(name) << u"svc-desktop://lookup?"_s + rest << connection << ids;
    };
    row("D01 one id", u"connection=acme&ids=1042"_s, u"acme"_s, {1042});
    row("D01 several ids", u"connection=acme&ids=1042,7;9"_s, u"acme"_s, {1042, 7, 9});
    row("D01 a range", u"connection=acme&ids=5-8"_s, u"acme"_s, {5, 6, 7, 8});
    row("D01 a range, turned", u"connection=acme&ids=8-5"_s, u"acme"_s, {5, 6, 7, 8});
    row("D01 each once", u"connection=acme&ids=5,5,6"_s, u"acme"_s, {5, 6});
    row("D01 ids encoded", u"connection=acme&ids=1042%2C%207"_s, u"acme"_s, {1042, 7});
    row("D01 ids with signs", u"connection=acme&ids=%2312,%23%2013"_s, u"acme"_s, {12, 13});
    row("D01 negative and zero", u"connection=acme&ids=-3,0"_s, u"acme"_s, {-3, 0});
    row("D01 the ends of the range", u"connection=acme&ids=2147483647,-2147483648"_s, u"acme"_s,
        {std::numeric_limits<qint32>::max(), std::numeric_limits<qint32>::min()});
    row("D01 ids first", u"ids=1&connection=acme"_s, u"acme"_s, {1});
    row("D01 name with blanks", u"connection=acme%20production&ids=1"_s, u"acme production"_s, {1});
    row("D01 name as it is shown", u"connection=acme%20%40%20api.example.com%3A8443&ids=1"_s,
        u"acme @ api.example.com:8443"_s, {1});
    row("D01 name with what divides a link", u"connection=a%26b%3Dc%3Fd%23e%2Ff%25&ids=1"_s,
        u"a&b=c?d#e/f%"_s, {1});
    row("D01 a plus is a plus", u"connection=a+b%2Bc&ids=1"_s, u"a+b+c"_s, {1});
    row("D01 decoded once", u"connection=a%2520b&ids=1"_s, u"a%20b"_s, {1});
    row("D01 name in another script", u"connection=B%C3%BCro%20%E6%9D%B1&ids=1"_s, u"Büro 東"_s, {1});
    row("D01 name in another script, bare", u"connection=Büro&ids=1"_s, u"Büro"_s, {1});
    QTest::newRow("D01 ids alone") << u"svc-desktop://lookup?ids=1"_s << QString() << QList<qint32>{1};
    const auto rewritten = [](const char *name, const QString &link) {
        QTest::newRow(name) << link << u"acme"_s << QList<qint32>{1, 2};
    };
    rewritten("D01 slash before the query", u"svc-desktop://lookup/?connection=acme&ids=1,2"_s);
    rewritten("D01 in capitals", u"SVC-DESKTOP://LOOKUP?connection=acme&ids=1,2"_s);
    rewritten("D01 at the start of a sentence", u"Svc-desktop://Lookup/?connection=acme&ids=1,2."_s);
    rewritten("D01 from a web page", u"svc-desktop://lookup?connection=acme&amp;ids=1,2"_s);
    rewritten("D01 ampersand at the end", u"svc-desktop://lookup?connection=acme&ids=1,2&"_s);
    rewritten("D01 from a web page, ampersand at the end",
              u"svc-desktop://lookup?connection=acme&ids=1,2&amp;"_s);
    row("D01 lower-case hexadecimal", u"connection=B%c3%bcro&ids=1"_s, u"Büro"_s, {1});
    QTest::newRow("D01 as long as may be")
        << u"svc-desktop://lookup?ids=1&connection="_s +
               QString(DeepLink::kMaxBytes - u"svc-desktop://lookup?ids=1&connection="_s.size(), u'a')
        << QString(DeepLink::kMaxBytes - u"svc-desktop://lookup?ids=1&connection="_s.size(), u'a')
        << QList<qint32>{1};
}

void TestDeepLink::accepted()
{
    QFETCH(const QString, link);
    QFETCH(const QString, connection);
    QFETCH(const QList<qint32>, ids);
    const auto parsed = parseDeepLink(link);
    QVERIFY2(parsed, parsed ? "" : qPrintable(errorSentences(parsed.error())));
    QCOMPARE(parsed->connection, connection);
    QCOMPARE(parsed->ids, ids);
}

void TestDeepLink::identifiesTheTarget_data()
{
    QTest::addColumn<QString>("rest");
    QTest::addColumn<DeepLink>("link");
    const auto row = [](const char *name, const QString &rest, const QString &connection, const QString &host,
                        const QString &source) {
        QTest::newRow(name) << rest << DeepLink{connection, host, source, {1}};
    };
    const QString none;
    const QString api = u"api.example.com"_s;
    row("D01 neither", u"ids=1"_s, none, none, none);
    row("D01 host", u"host=api.example.com&ids=1"_s, none, api, none);
    row("D01 source", u"ids=1&source=acme"_s, none, none, u"acme"_s);
    row("D01 host, source", u"source=acme&ids=1&host=api.example.com"_s, none, api, u"acme"_s);
    row("D01 name", u"connection=a&ids=1"_s, u"a"_s, none, none);
    row("D01 name, host", u"connection=a&host=api.example.com&ids=1"_s, u"a"_s, api, none);
    row("D01 name, source", u"connection=a&source=acme&ids=1"_s, u"a"_s, none, u"acme"_s);
    row("D01 name, host, source", u"connection=a&host=api.example.com&source=acme&ids=1"_s, u"a"_s, api,
        u"acme"_s);
    row("D01 host with a port", u"host=api.example.com%3A8443&ids=1"_s, none, u"api.example.com:8443"_s,
        none);
    row("D01 host with a bare colon", u"host=api.example.com:8443&ids=1"_s, none, u"api.example.com:8443"_s,
        none);
    row("D01 host in capitals", u"host=API.Example.COM&ids=1"_s, none, api, none);
    row("D01 host with umlauts", u"host=b%C3%BCro.example&ids=1"_s, none, u"xn--bro-hoa.example"_s, none);
    row("D01 IPv6 host", u"host=%5B::1%5D:8080&ids=1"_s, none, u"[::1]:8080"_s, none);
    row("D01 source with anything", u"source=a%26b%3Dc%20%2F&ids=1"_s, none, none, u"a&b=c /"_s);
}

void TestDeepLink::identifiesTheTarget()
{
    QFETCH(const QString, rest);
    QFETCH(const DeepLink, link);
    const auto parsed = parseDeepLink(u"svc-desktop://lookup?"_s + rest);
    QVERIFY2(parsed, parsed ? "" : qPrintable(errorSentences(parsed.error())));
    QVERIFY(*parsed == link);
    const auto made = deepLinkText(link);
    QVERIFY(made);
    const auto again = parseDeepLink(*made);
    QVERIFY2(again && *again == link, qPrintable(*made));
}

void TestDeepLink::refused_data()
{
    using enum ErrorCause;
    QTest::addColumn<QString>("link");
    QTest::addColumn<ErrorCause>("cause");
    const auto whole = [](const char *name, const QString &link, ErrorCause cause) {
        QTest::newRow(name) << link << cause;
    };
    const auto with = [&whole](const char *name, const QString &more, ErrorCause cause) {
        whole(name, kGood + more, cause);
    };
    const auto query = [&whole](const char *name, const QString &rest, ErrorCause cause) {
        whole(name, u"svc-desktop://lookup?"_s + rest, cause);
    };

    whole("D01 nothing", {}, LinkForeign);
    whole("D01 a word", u"lookup"_s, LinkForeign);
    whole("D01 other scheme", u"https://lookup?connection=acme&ids=1"_s, LinkForeign);
    whole("D01 javascript", u"javascript:alert(1)"_s, LinkForeign);
    whole("D01 a file", u"file:///etc/passwd"_s, LinkForeign);
    whole("D01 a path", u"/etc/passwd"_s, LinkForeign);
    whole("D01 longer scheme", u"svc-desktops://lookup?connection=acme&ids=1"_s, LinkForeign);
    whole("D01 no slashes", u"svc-desktop:lookup?connection=acme&ids=1"_s, LinkForeign);
    whole("D01 one slash", u"svc-desktop:/lookup?connection=acme&ids=1"_s, LinkForeign);
    whole("D01 three slashes", u"svc-desktop:///lookup?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 blank before", u' ' + kGood, LinkForeign);
    whole("D01 an option", u"--demo "_s + kGood, LinkForeign);

    whole("D01 no action", u"svc-desktop://?connection=acme&ids=1"_s, LinkAction);
    whole("D01 upgrade", u"svc-desktop://upgrade?connection=acme"_s, LinkAction);
    whole("D01 sign in", u"svc-desktop://signin?connection=acme&ids=1"_s, LinkAction);
    whole("D01 action encoded", u"svc-desktop://%6cookup?connection=acme&ids=1"_s, LinkAction);
    whole("D01 a host", u"svc-desktop://evil.example?connection=acme&ids=1"_s, LinkAction);

    whole("D01 user", u"svc-desktop://me@lookup?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 user and password", u"svc-desktop://me:pw@lookup?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 port", u"svc-desktop://lookup:80?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 empty port", u"svc-desktop://lookup:?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 path", u"svc-desktop://lookup/now?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 two slashes", u"svc-desktop://lookup//?connection=acme&ids=1"_s, LinkExtra);
    whole("D01 slash alone", u"svc-desktop://lookup/"_s, LinkIncomplete);
    whole("D01 two at the end", u"svc-desktop://lookup?connection=acme&ids=1&&"_s, LinkExtra);
    whole("D01 another entity", u"svc-desktop://lookup?connection=acme&lt;ids=1"_s, LinkExtra);
    whole("D01 extra key, rewritten", u"SVC-DESKTOP://LOOKUP/?ids=1&amp;server=h&"_s, LinkExtra);
    whole("D01 key in capitals", u"svc-desktop://lookup?IDS=1"_s, LinkExtra);
    whole("D04 narrow space", u"svc-desktop://lookup?ids=1%E2%80%AF234"_s, LinkIds);
    with("D01 fragment", u"#now"_s, LinkExtra);
    with("D01 empty fragment", u"#"_s, LinkExtra);
    with("D01 server", u"&server=https://evil.example"_s, LinkExtra);
    with("D01 service address", u"&serviceAddress=https%3A%2F%2Fevil.example"_s, LinkExtra);
    with("D01 API key", u"&key=abc"_s, LinkExtra);
    with("D01 token", u"&token=abc"_s, LinkExtra);
    with("D01 submit", u"&submit=true"_s, LinkExtra);
    with("D01 connection twice", u"&connection=other"_s, LinkExtra);
    with("D01 host twice", u"&host=api.example.com&host=api.example.com"_s, LinkExtra);
    with("D01 source twice", u"&source=a&source=a"_s, LinkExtra);
    with("D01 user name", u"&user=jdoe"_s, LinkExtra);
    with("D01 environment", u"&environment=TEST"_s, LinkExtra);
    with("D01 host in capitals", u"&Host=api.example.com"_s, LinkExtra);
    with("D01 ids twice", u"&ids=7"_s, LinkExtra);
    with("D01 ids twice, the same", u"&ids=1042"_s, LinkExtra);
    query("D01 ampersand at the start", u"&connection=acme&ids=1"_s, LinkExtra);
    query("D01 name of a parameter in capitals", u"Connection=acme&ids=1"_s, LinkExtra);
    query("D01 name of a parameter encoded", u"connection=acme&%69ds=1"_s, LinkExtra);
    query("D01 parameter without a name", u"=acme&connection=acme&ids=1"_s, LinkExtra);
    query("D01 semicolon between", u"connection=acme;ids=1"_s, LinkCharacter);

    whole("D01 no query", u"svc-desktop://lookup"_s, LinkIncomplete);
    query("D01 empty query", {}, LinkIncomplete);
    query("D01 no ids", u"connection=acme"_s, LinkIncomplete);
    query("D01 empty host", u"host=&ids=1"_s, LinkIncomplete);
    query("D01 host without a value", u"host&ids=1"_s, LinkIncomplete);
    query("D01 empty source", u"source=&ids=1"_s, LinkIncomplete);
    query("D01 source without a value", u"source&ids=1"_s, LinkIncomplete);
    query("D01 host alone", u"host=api.example.com"_s, LinkIncomplete);
    query("D01 empty connection", u"connection=&ids=1"_s, LinkIncomplete);
    query("D01 connection without a value", u"connection&ids=1"_s, LinkIncomplete);
    query("D01 empty ids", u"connection=acme&ids="_s, LinkIncomplete);
    query("D01 blank ids", u"connection=acme&ids=%20"_s, LinkIncomplete);

    query("D01 %00 in the name", u"connection=acme%00&ids=1"_s, LinkCharacter);
    query("D01 %00 in the ids", u"connection=acme&ids=1%002"_s, LinkCharacter);
    query("D01 %0d%0a in the name", u"connection=acme%0d%0aHost:%20evil&ids=1"_s, LinkCharacter);
    query("D01 %0d%0a in the ids", u"connection=acme&ids=1%0d%0a2"_s, LinkCharacter);
    query("D01 %00 in the host", u"host=acme%00&ids=1"_s, LinkCharacter);
    query("D01 %0d%0a in the source", u"source=acme%0d%0a&ids=1"_s, LinkCharacter);
    query("D01 no UTF-8 in the source", u"source=%ff&ids=1"_s, LinkCharacter);
    query("D01 an address for a host", u"host=https%3A%2F%2Fevil.example&ids=1"_s, LinkCharacter);
    query("D01 a path after the host", u"host=evil.example/x&ids=1"_s, LinkCharacter);
    query("D01 a query after the host", u"host=evil.example%3Fx&ids=1"_s, LinkCharacter);
    query("D01 a fragment after the host", u"host=evil.example%23x&ids=1"_s, LinkCharacter);
    query("D01 a user before the host", u"host=api.example.com%40evil.example&ids=1"_s, LinkCharacter);
    query("D01 a blank in the host", u"host=api%20example&ids=1"_s, LinkCharacter);
    query("D01 a backslash in the host", u"host=api%5Cexample&ids=1"_s, LinkCharacter);
    query("D01 an encoding in the host", u"host=api%252eexample&ids=1"_s, LinkCharacter);
    query("D01 a port alone", u"host=%3A80&ids=1"_s, LinkCharacter);
    query("D01 an empty port", u"host=api.example.com%3A&ids=1"_s, LinkCharacter);
    query("D01 port 0", u"host=api.example.com:0&ids=1"_s, LinkCharacter);
    query("D01 a port out of range", u"host=api.example.com:65536&ids=1"_s, LinkCharacter);
    query("D01 %0a", u"connection=acme&ids=1%0A2"_s, LinkCharacter);
    query("D01 tab", u"connection=acme&ids=1%092"_s, LinkCharacter);
    query("D01 escape", u"connection=%1b%5b31m&ids=1"_s, LinkCharacter);
    query("D01 C1 control", u"connection=a%C2%85&ids=1"_s, LinkCharacter);
    query("D01 line separator", u"connection=a%E2%80%A8&ids=1"_s, LinkCharacter);
    query("D01 no UTF-8", u"connection=%ff%fe&ids=1"_s, LinkCharacter);
    query("D01 cut UTF-8", u"connection=%c3&ids=1"_s, LinkCharacter);
    query("D01 overlong UTF-8", u"connection=%c0%af&ids=1"_s, LinkCharacter);
    query("D01 a surrogate in UTF-8", u"connection=%ed%a0%80&ids=1"_s, LinkCharacter);
    query("D01 half an encoding", u"connection=acme%2&ids=1"_s, LinkCharacter);
    query("D01 no encoding", u"connection=acme%zz&ids=1"_s, LinkCharacter);
    query("D01 percent at the end", u"connection=acme&ids=1%"_s, LinkCharacter);
    query("D01 a second equals sign", u"connection=a=b&ids=1"_s, LinkCharacter);
    query("D01 a second question mark", u"connection=a?b&ids=1"_s, LinkCharacter);
    query("D01 blank", u"connection=acme production&ids=1"_s, LinkCharacter);
    query("D01 quote", u"connection=a\"b&ids=1"_s, LinkCharacter);
    query("D01 backslash", u"connection=a\\b&ids=1"_s, LinkCharacter);
    query("D01 line break", u"connection=acme&ids=1\n2"_s, LinkCharacter);
    whole("D01 NUL", kGood + QChar(0), LinkCharacter);
    with("D01 lone surrogate", QString(QChar(0xD800)), LinkCharacter);
    with("D01 another argument", u" --demo"_s, LinkCharacter);

    query("D01 ids that are words", u"connection=acme&ids=all"_s, LinkIds);
    query("D01 ids with words", u"connection=acme&ids=1042,please"_s, LinkIds);
    query("D01 ids that are a date", u"connection=acme&ids=2026-03-14"_s, LinkIds);
    query("D01 an id out of range", u"connection=acme&ids=2147483648"_s, LinkIds);
    query("D01 too many ids", u"connection=acme&ids=1-2000000"_s, LinkIds);
    query("D01 a decimal", u"connection=acme&ids=12.5"_s, LinkIds);

    whole("D01 one more than may be",
          kGood + QString(DeepLink::kMaxBytes, u'1').left(DeepLink::kMaxBytes + 1 - kGood.size()),
          LinkTooLong);
    whole("D01 more bytes than may be", kGood + QString(DeepLink::kMaxBytes / 2, u'ü'), LinkTooLong);
    whole("D01 64 KiB", kGood + QString(64 * 1024, u'1'), LinkTooLong);
    whole("D01 1 MB", kGood + QString(1'000'000, u'1'), LinkTooLong);
}

void TestDeepLink::refused()
{
    QFETCH(const QString, link);
    QFETCH(const ErrorCause, cause);
    const auto parsed = parseDeepLink(link);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, ErrorKind::Input);
    QCOMPARE(parsed.error().cause, cause);
    const QString sentences = errorSentences(parsed.error());
    QVERIFY2(sentences.endsWith(u"Nothing was filled in."_s), qPrintable(sentences));
    QVERIFY2(!sentences.contains(u"evil"_s) && !sentences.contains(u"abc"_s), qPrintable(sentences));
}

void TestDeepLink::errorNamesTheInvalidId()
{
    const auto parsed = parseDeepLink(u"svc-desktop://lookup?connection=acme&ids=1042,please"_s);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().detail, u"please"_s);
}

void TestDeepLink::roundTrip_data()
{
    QTest::addColumn<QString>("connection");
    QTest::addColumn<QList<qint32>>("ids");
    QTest::newRow("D01 back: one") << u"acme"_s << QList<qint32>{1042};
    QTest::newRow("D01 back: ranges") << u"acme"_s << QList<qint32>{1, 2, 3, 9, 20, 21, 22};
    QTest::newRow("D01 back: out of order") << u"acme"_s << QList<qint32>{9, 3, 2, 1};
    QTest::newRow("D01 back: negative") << u"acme"_s << QList<qint32>{-5, -4, -3, -1, 0, 1, 2};
    QTest::newRow("D01 back: the ends")
        << u"acme"_s << QList<qint32>{std::numeric_limits<qint32>::min(), std::numeric_limits<qint32>::max()};
    QTest::newRow("D01 back: like thousands") << u"acme"_s << QList<qint32>{1, 234, 567};
    QTest::newRow("D01 back: like a date") << u"acme"_s << QList<qint32>{2026, 3, 14};
    QTest::newRow("D01 back: like a phone number") << u"acme"_s << QList<qint32>{555, 1234567};
    QTest::newRow("D01 back: every sign") << u"!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ %20"_s << QList<qint32>{7};
    QTest::newRow("D01 back: blanks at the ends") << u" acme "_s << QList<qint32>{7};
    QTest::newRow("D01 back: other scripts") << u"Büro 東京 مكتب 🚀"_s << QList<qint32>{7};
    QTest::newRow("D01 back: looks like a link") << kGood << QList<qint32>{7};
}

void TestDeepLink::roundTrip()
{
    QFETCH(const QString, connection);
    QFETCH(const QList<qint32>, ids);
    const DeepLink link{connection, {}, {}, ids};
    const auto text = deepLinkText(link);
    QVERIFY(text);
    const auto parsed = parseDeepLink(*text);
    QVERIFY(parsed);
    QCOMPARE(parsed->connection, connection);
    QCOMPARE(parsed->ids, ids);
}

void TestDeepLink::roundTripOfAnyIds()
{
    QRandomGenerator random(42);
    for (int i = 0; i < 2000; ++i) {
        DeepLink link{u"acme"_s, {}, {}, {}};
        const int count = random.bounded(1, 40);
        while (link.ids.size() < count) {
            const auto id = static_cast<qint32>(random.generate()) >> random.bounded(0, 31);
            if (!link.ids.contains(id))
                link.ids += id;
        }
        const auto text = deepLinkText(link);
        QVERIFY(text);
        const auto parsed = parseDeepLink(*text);
        QVERIFY2(parsed && *parsed == link, qPrintable(*text));
    }
}

void TestDeepLink::createsALink()
{
    QCOMPARE(*deepLinkText({u"acme production"_s, {}, {}, {1042, 1050, 1051, 1052}}),
             u"svc-desktop://lookup?connection=acme%20production&ids=1042,1050-1052"_s);
    QCOMPARE(*deepLinkText({u"acme production"_s, u"api.example.com:8443"_s, u"acme"_s, {1042}}),
             u"svc-desktop://lookup?connection=acme%20production&host=api.example.com%3A8443&source=acme"
             "&ids=1042"_s);
    QCOMPARE(*deepLinkText({{}, {}, {}, {1042}}), u"svc-desktop://lookup?ids=1042"_s);
}

void TestDeepLink::cannotCreateLinks()
{
    const auto cause = [](const DeepLink &link) {
        const auto text = deepLinkText(link);
        return text ? ErrorCause::None : text.error().cause;
    };
    QList<qint32> many;
    for (qint32 id = 0; id < 1000; ++id)
        many += 2 * id;
    QCOMPARE(cause({u"acme"_s, {}, {}, many}), ErrorCause::LinkTooLong);
    QCOMPARE(cause({u"acme"_s, {}, {}, {}}), ErrorCause::LinkIncomplete);
    QCOMPARE(cause({u"a\nb"_s, {}, {}, {1}}), ErrorCause::LinkCharacter);
    QCOMPARE(cause({u"acme"_s, {}, u"a\nb"_s, {1}}), ErrorCause::LinkCharacter);
    QCOMPARE(cause({u"acme"_s, u"https://evil.example"_s, {}, {1}}), ErrorCause::LinkCharacter);
}

void TestDeepLink::idsForLinkFitTheLimit_data()
{
    QTest::addColumn<QList<qint32>>("rows");
    QTest::addColumn<qsizetype>("most");
    QTest::addColumn<bool>("fits");
    const auto many = [](qint32 step) {
        QList<qint32> ids;
        for (qint32 i = 0; i < 100'000; ++i)
            ids += step * i;
        return ids;
    };
    QTest::newRow("none") << QList<qint32>{} << qsizetype(0) << false;
    QTest::newRow("each once") << QList<qint32>{3, 1, 3, 2, 1} << qsizetype(3) << true;
    QTest::newRow("the ends of the range")
        << QList<qint32>{std::numeric_limits<qint32>::max(), std::numeric_limits<qint32>::min()}
        << qsizetype(2) << true;
    QTest::newRow("one range") << many(1) << qsizetype(100'000) << true;
    QTest::newRow("one id, often") << many(0) << qsizetype(1) << true;
    QTest::newRow("apart from one another") << many(2) << DeepLink::kMaxBytes / 2 + 1 << false;
}

void TestDeepLink::idsForLinkFitTheLimit()
{
    QFETCH(const QList<qint32>, rows);
    QFETCH(const qsizetype, most);
    QFETCH(const bool, fits);
    const QList<qint32> ids = idsForLink(rows);
    QVERIFY2(ids.size() <= most, qPrintable(QString::number(ids.size())));
    QCOMPARE(QSet<qint32>(ids.begin(), ids.end()).size(), ids.size());
    const auto text = deepLinkText({u"acme"_s, {}, {}, ids});
    QCOMPARE(text.has_value(), fits);
    if (fits)
        QCOMPARE(parseDeepLink(*text)->ids, ids);
}

SVC_GUILESS_TEST(TestDeepLink)
#include "tst_deeplink.moc"
