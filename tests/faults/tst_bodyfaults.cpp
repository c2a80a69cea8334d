// SPDX-License-Identifier: MIT
// Group J of the fault matrix: answers with status 200 whose body is not as documented.
#include "base/errortext.h"
#include "operations.h"
#include "support/await.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QTest>
#include <QTimeZone>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestBodyFaults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void body_data();
    void body();
    void shown_data();
    void shown();
    void dates_data();
    void dates();
    void contentType_data();
    void contentType();
    void tokens_data();
    void tokens();
    void headersTooLong_data();
    void headersTooLong();
    void errorBody_data();
    void errorBody();
};

namespace {

const char kCutOff[] = "data answered A1: The answer was cut off";
const char kNotDocumented[] = "data answered —: The answer is not what the service documents";
const char kOther[] = "data answered A1F: The service answered with another notification";
const char kNoId[] = "data answered A1F: The answer does not say which notification it is";
const char kWebPage[] = "protocol answered U: A web page answered instead of the service";

QByteArray withId(const QByteArray &id)
{
    return R"({"notificationId":)" + id + '}';
}

QByteArray with(const QByteArray &field)
{
    return R"({"notificationId":1042,)" + field + '}';
}

/// Returns a notification of 300 KB with very many keys, which would exhaust a careless parser.
QByteArray manyKeys(int count, bool same)
{
    QByteArray json = R"({"notificationId":1042)";
    for (int i = 0; i < count; ++i)
        json += ",\"k" + (same ? QByteArray() : QByteArray::number(i)) + "\":1";
    return json + '}';
}

QByteArray nested(int depth)
{
    return R"({"notificationId":1042,"x":)" + QByteArray(depth, '[') + QByteArray(depth, ']') + '}';
}

} // namespace

void TestBodyFaults::body_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("path"); // JSON path of the error
    const auto row = [](const char *name, const QByteArray &body, const char *summary,
                        const char *path = "") {
        QTest::newRow(name) << body << QString::fromUtf8(summary) << QString::fromUtf8(path);
    };
    row("J01 a web page", "<!DOCTYPE html><html></html>", kWebPage);
    row("J01 cut", R"({"notificationId":1042,"subject":"Hel)", kCutOff);
    row("J01 text", "Not found", kNotDocumented);
    row("J01 trailing garbage", withId("1042") + "garbage", kNotDocumented);
    row("J01 two documents", withId("1042") + withId("1042"), kNotDocumented);
    row("J01 single quotes", "{'notificationId':1042}", kNotDocumented);
    row("J01 a comma too many", R"({"notificationId":1042,})", kNotDocumented);

    row("J02 number for text", with(R"("subject":5)"), kNotDocumented, "$.subject");
    row("J02 text for a boolean", with(R"("read":"true")"), kNotDocumented, "$.read");
    row("J02 number for an object", with(R"("notificationType":5)"), kNotDocumented, "$.notificationType");
    row("J02 text for a number, deep",
        with(R"("notificationType":{"notificationCategory":{"notificationCategoryId":"x"}})"), kNotDocumented,
        "$.notificationType.notificationCategory.notificationCategoryId");
    row("J02 a list at the top", "[" + withId("1042") + "]", kNotDocumented);
    row("J02 null at the top", "null", kNotDocumented);

    row("J03 id 1.5", withId("1042.5"), kNotDocumented, "$.notificationId");
    row("J03 id as text", withId("\"1042\""), kNotDocumented, "$.notificationId");
    row("J03 id 2^31", withId("2147483648"), kOther);
    row("J03 id 2^53 + 1", withId("9007199254740993"), kOther);
    row("J03 id 2^63 - 1", withId("9223372036854775807"), kOther);
    row("J03 id 2^63", withId("9223372036854775808"), kNotDocumented, "$.notificationId");
    row("J03 id -1", withId("-1"), kOther);
    row("J03 id 2^32 + 1042", withId("4294968338"), kOther);

    row("J04 another id", withId("1043"), kOther);
    row("J04 no id", R"({"subject":"s"})", kNoId);
    row("J04 an empty object", "{}", kNoId);
    row("J04 null for the id", withId("null"), kNoId);

    row("J05 no date", with(R"("createdDate":"soon")"), kNotDocumented, "$.createdDate");
    row("J05 a day that is none", with(R"("createdDate":"2026-02-30T10:00:00Z")"), kNotDocumented,
        "$.createdDate");

    row("J06 invalid UTF-8", with("\"subject\":\"\xC3\x28\""), kNotDocumented);
    row("J06 Latin-1", with("\"subject\":\"caf\xE9\""), kNotDocumented);
    row("J06 UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), kNotDocumented);

    row("J07 2,000 levels", nested(2000), kNotDocumented);
    row("J07 1,500,000 levels", nested(1500000), kNotDocumented);
    row("J07 300,000 keys", manyKeys(300000, false), "ok");
    row("J07 100,000 times the same key", manyKeys(100000, true), "ok");
}

void TestBodyFaults::body()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, summary);
    QFETCH(const QString, path);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, body); });
    const Answer answer = perform(G, peer.url());
    QCOMPARE(answer.summary(), summary);
    QCOMPARE(answer.notification.has_value(), summary == u"ok"_s);
    if (!answer.error)
        return;
    QCOMPARE(answer.error->jsonPath, path);
    if (!path.isEmpty())
        QVERIFY(describeError(*answer.error).message.contains(path));
    QVERIFY(!answer.allTexts().contains(u'<'));
}

void TestBodyFaults::shown_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("subject"); // "(not given)" if missing
    const auto row = [](const char *name, const QByteArray &body, const QString &subject) {
        QTest::newRow(name) << body << subject;
    };
    const QString none = u"(not given)"_s;
    row("J02 missing", withId("1042"), none);
    row("J02 null", with(R"("subject":null)"), none);
    row("J02 fields that nobody knows", with(R"("subject":"s","new":{"a":[1]})"), u"s"_s);
    row("J06 byte order mark", "\xEF\xBB\xBF" + with(R"("subject":"s")"), u"s"_s);
    row("J06 NUL", with(R"("subject":"a\u0000b")"), u"a\0b"_s);
    row("J06 lone surrogate", with(R"("subject":"a\ud800b")"), u"a"_s + QChar(0xD800) + u"b"_s);
    row("J06 beyond the first plane", with(R"("subject":"\ud83d\ude00")"), u"\U0001F600"_s);
}

void TestBodyFaults::shown()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, subject);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, body); });
    const Answer answer = perform(G, peer.url());
    QCOMPARE(answer.summary(), u"ok"_s);
    QCOMPARE(answer.notification->subject.value_or(u"(not given)"_s), subject);
    QCOMPARE(answer.notification->raw, body);
    QVERIFY(!answer.notification->createdDate);
    QVERIFY(!answer.notification->type);
}

void TestBodyFaults::dates_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("instant"); // "-": shown as received; empty: not given
    const auto row = [](const char *name, const char *date, const char *instant) {
        QTest::newRow(name) << QString::fromLatin1(date) << QString::fromLatin1(instant);
    };
    row("J05 UTC", "2026-03-29T02:30:00Z", "2026-03-29T02:30:00Z");
    row("J05 seven digits", "2026-01-02T03:04:05.1234567Z", "2026-01-02T03:04:05Z");
    row("J05 with an offset", "2026-03-29T02:30:00+02:00", "2026-03-29T00:30:00Z");
    row("J05 half an hour", "2026-10-04T02:15:00+10:30", "2026-10-03T15:45:00Z");
    row("J05 no zone, within a gap", "2026-03-29T02:30:00", "-");
    row("J05 no zone", "2026-01-02T03:04:05", "-");
    row("J05 year 1", "0001-01-01T00:00:00", "");
    row("J05 year 9999", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z");
    row("J05 empty", "", "");
}

void TestBodyFaults::dates()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, date);
    QFETCH(const QString, instant);
    const auto zone = qgetenv("TZ");
    const auto restore = qScopeGuard([&zone] {
        zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
    });
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, with("\"createdDate\":\"" + date.toLatin1() + '"'));
    });
    for (const char *here : {"UTC", "Europe/Amsterdam", "Asia/Kolkata", "Australia/Lord_Howe"}) {
        qputenv("TZ", here);
        tzset();
        const Answer answer = perform(G, peer.url());
        QCOMPARE(answer.summary(), u"ok"_s);
        const auto created = answer.notification->createdDate;
        QCOMPARE(created.has_value(), !instant.isEmpty());
        if (!created)
            continue;
        QCOMPARE(created->text, date);
        QCOMPARE(created->instant ? created->instant->toUTC().toString(Qt::ISODate) : u"-"_s, instant);
    }
#else
    QSKIP("The time zone of a program is set by TZ on Unix only.");
#endif
}

void TestBodyFaults::contentType_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QString>("summary");
    const QString wrong = u"protocol answered U: The answer is not what the service documents"_s;
    QTest::newRow("J09 text") << QByteArray("text/plain") << wrong;
    QTest::newRow("J09 XML") << QByteArray("application/xml") << wrong;
    QTest::newRow("J09 none") << QByteArray() << wrong;
    QTest::newRow("J09 junk") << QByteArray(";;;") << wrong;
    QTest::newRow("J09 web page") << QByteArray("text/html") << QString::fromLatin1(kWebPage);
    QTest::newRow("J09 JSON with a parameter") << QByteArray("application/json;charset=UTF-8") << u"ok"_s;
    QTest::newRow("J09 a kind of JSON") << QByteArray("application/vnd.svc+json") << u"ok"_s;
}

void TestBodyFaults::contentType()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QString, summary);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":"t"})", type);
    });
    QCOMPARE(perform(G, peer.url()).summary(), summary);
    QCOMPARE(perform(L, peer.url()).summary(), summary);
}

void TestBodyFaults::tokens_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("sent"); // empty if it can't be used
    QTest::addColumn<QString>("message");
    const auto usable = [](const char *name, const QByteArray &token, const QByteArray &sent) {
        QTest::newRow(name) << token << sent << QString();
    };
    const auto unusable = [](const char *name, const QByteArray &token, const QString &message) {
        QTest::newRow(name) << token << QByteArray() << message;
    };
    usable("J11 4,097 characters", QByteArray(4097, 'e'), QByteArray(4097, 'e'));
    usable("J11 65,536 characters", QByteArray(65'536, 'e'), QByteArray(65'536, 'e'));
    usable("J11 with its scheme", "Bearer abc", "abc");
    usable("J11 with its scheme in other letters", "bEARER  abc", "abc");
    usable("J11 a name like the scheme", "Bearerabc", "Bearerabc");
    unusable(
        "J11 65,537 characters", QByteArray(65'537, 'e'),
        u"The token is too long (65537): at most 65536 characters can be sent. Tokens often grow with the "
        "groups that a user is in."_s);
    unusable("J11 empty", "",
             u"The sign-in was answered, but without a token. Tell whoever runs the service."_s);
    unusable("J11 its scheme alone", "Bearer ",
             u"The sign-in was answered, but without a token. Tell whoever runs the service."_s);
    const QString lineBreak =
        u"The token contains a line break, which can't be sent. Tell whoever runs the service."_s;
    unusable("J11 line break at the end", "abc\\n", lineBreak);
    unusable("J11 line break and a header", "abc\\r\\nX-Evil: 1", lineBreak);
    unusable("J11 line separator", "abc\\u2028", lineBreak);
    const QString blank =
        u"The token contains a blank, which can't be sent. Tell whoever runs the service."_s;
    unusable("J11 blank", "abc def", blank);
    unusable("J11 blank in front", " abc", blank);
    unusable("J11 tab", "abc\\t", blank);
    unusable("J11 blank behind the scheme and in it", "Bearer a b", blank);
    unusable("J11 letter that is not ASCII", "sch\xC3\xBCssel",
             u"The token contains a character that can't be sent (U+00FC). Tell whoever runs the service."_s);
    unusable("J11 NUL", "a\\u0000b",
             u"The token contains a character that can't be sent (U+0000). Tell whoever runs the service."_s);
}

void TestBodyFaults::tokens()
{
    QFETCH(const QByteArray, token);
    QFETCH(const QByteArray, sent);
    QFETCH(const QString, message);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":1042,"token":")" + token + "\"}");
    });
    const auto client = clientFor(peer.url());
    const auto login = await(client->login({u"acme"_s, {}, u"jdoe"_s, Secret(u"canary-password"_s)}));
    QCOMPARE(login.has_value(), !sent.isEmpty());
    if (!login) {
        QCOMPARE(describeError(login.error()).title, u"The service sent no usable token"_s);
        QCOMPARE(describeError(login.error()).message, message);
        QVERIFY(!canTryAgain(login.error()));
        return;
    }
    QVERIFY(await(client->notification(1042, *login->token)));
    QCOMPARE(peer.countHeaders("Authorization: Bearer " + sent), 1);
}

void TestBodyFaults::headersTooLong_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("isNamed");
    const auto row = [](const char *name, int status, const QByteArray &type, int length, bool isNamed) {
        QTest::newRow(name) << status << type << length << isNamed;
    };
    row("J12 431", 431, "application/json", 100, true);
    row("J12 431 with a page", 431, "text/html", 20'000, true);
    row("J12 431 without a token", 431, "application/json", 0, false);
    row("J12 400 with a long token", 400, "text/plain", 8193, true);
    row("J12 400 with a long token and a page", 400, "text/html", 20'000, true);
    row("J12 400 with another token", 400, "text/plain", 8192, false);
    row("J12 403 with a long token", 403, "text/plain", 20'000, false);
}

void TestBodyFaults::headersTooLong()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, type);
    QFETCH(const int, length);
    QFETCH(const bool, isNamed);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(status, "no", type); });
    const auto answer = await(clientFor(peer.url())->notification(1042, Secret(QString(length, u'e'))));
    QVERIFY(!answer);
    const QString cause = u"A possible cause is the length of the token: %1 characters."_s.arg(length);
    QCOMPARE(describeError(answer.error()).message.endsWith(cause), isNamed);
    QCOMPARE(errorSentences(answer.error()).contains(u"length of the token"_s), isNamed);
}

void TestBodyFaults::errorBody_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &type, const QByteArray &body,
                        const QString &message) { QTest::newRow(name) << type << body << message; };
    const QByteArray json = "application/json";
    row("J10 problem", "application/problem+json", R"({"title":"Bad","detail":"Field x"})",
        u"Bad: Field x"_s);
    row("J10 list", json, R"(["one","two"])", u"one; two"_s);
    row("J10 1 MB", json, R"({"message":")" + QByteArray(1024 * 1024, 'm') + "\"}",
        QString(499, u'm') + u'…');
    row("J10 markup", json, R"({"message":"<img src=\"file:///etc/passwd\"><b>No</b>"})",
        u"<img src=\"file:///etc/passwd\"><b>No</b>"_s);
    row("J10 secrets told back", json, R"({"message":"no such key: canary-key"})",
        u"no such key: <redacted>"_s);
    row("J10 not JSON", json, "{oops", QString());
    row("J10 nothing", json, "", QString());
}

void TestBodyFaults::errorBody()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, message);
    ScriptedPeer peer([&](const ScriptedPeer::Exchange &exchange) { exchange.reply(400, body, type); });
    for (const Operation operation : {G, L}) {
        const Answer answer = perform(operation, peer.url());
        QCOMPARE(answer.summary(),
                 u"request-rejected answered —: The service did not accept the request (400)"_s);
        QCOMPARE(answer.error->serverMessage, message);
    }
}

SVC_GUILESS_TEST(TestBodyFaults)
#include "tst_bodyfaults.moc"
