// SPDX-License-Identifier: MIT
#include "contract/login.h"
#include "contract/notification.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Bodies that are not exactly one JSON object, and bodies that strain a parser.
class TestJsonBody final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused_data();
    void refused();
    void refusesEveryPrefix();
    void byteOrderMark();
    void invalidCharacters_data();
    void invalidCharacters();
    void oddStrings();
    void depth();
    void manyKeys();
    void duplicates();
    void longString();
};

void TestJsonBody::refused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ErrorCause>("cause");
    const auto row = [](const char *name, const QByteArray &body, ErrorCause cause) {
        QTest::newRow(name) << body << cause;
    };
    row("empty", {}, ErrorCause::EmptyBody);
    row("blank", " \r\n\t", ErrorCause::EmptyBody);
    row("byte order mark only", "\xEF\xBB\xBF", ErrorCause::EmptyBody);
    row("byte order mark and blanks", "\xEF\xBB\xBF \n", ErrorCause::EmptyBody);

    row("web page", "<!DOCTYPE html><html><body>{}</body></html>", ErrorCause::NotJson);
    row("text", "OK", ErrorCause::NotJson);
    row("array", R"([{"notificationId":1}])", ErrorCause::NotJson);
    row("string", R"("text")", ErrorCause::NotJson);
    row("number", "5", ErrorCause::NotJson);
    row("null", "null", ErrorCause::NotJson);
    row("true", "true", ErrorCause::NotJson);
    row("trailing garbage", R"({"notificationId":1}x)", ErrorCause::NotJson);
    row("trailing brace", R"({"notificationId":1}})", ErrorCause::NotJson);
    row("trailing NUL", QByteArray("{}\0", 3), ErrorCause::NotJson);
    row("two documents", R"({"notificationId":1}{"notificationId":2})", ErrorCause::NotJson);
    row("two lines", "{\"notificationId\":1}\n{\"notificationId\":2}", ErrorCause::NotJson);
    row("trailing comma", R"({"notificationId":1,})", ErrorCause::NotJson);
    row("no quotes", "{notificationId:1}", ErrorCause::NotJson);
    row("single quotes", "{'notificationId':1}", ErrorCause::NotJson);
    row("comment", "{/* x */}", ErrorCause::NotJson);
    row("leading zero", R"({"notificationId":01})", ErrorCause::NotJson);
    row("plus sign", R"({"notificationId":+1})", ErrorCause::NotJson);
    row("hexadecimal", R"({"notificationId":0x1})", ErrorCause::NotJson);
    row("NaN", R"({"notificationId":NaN})", ErrorCause::NotJson);
    row("infinite number", R"({"notificationId":1e400})", ErrorCause::NotJson);
    row("undefined", R"({"notificationId":undefined})", ErrorCause::NotJson);
    row("two documents, the second cut", R"({"notificationId":1}{"x)", ErrorCause::NotJson);
    row("brackets crossed", R"({"a":[1})", ErrorCause::NotJson);

    row("open object", "{", ErrorCause::CutOff);
    row("open array", "[", ErrorCause::CutOff);
    row("cut in a key", R"({"notif)", ErrorCause::CutOff);
    row("cut behind a key", R"({"notificationId")", ErrorCause::CutOff);
    row("cut behind a colon", R"({"notificationId":)", ErrorCause::CutOff);
    row("cut in a number", R"({"notificationId":1)", ErrorCause::CutOff);
    row("cut in a word", R"({"read":tr)", ErrorCause::CutOff);
    row("cut behind a comma", R"({"notificationId":1,)", ErrorCause::CutOff);
    row("cut in a string", R"({"subject":"Bill }} im)", ErrorCause::CutOff);
    row("cut in an escape", R"({"subject":"Bill \)", ErrorCause::CutOff);
    row("cut in a character", "{\"subject\":\"Gr\xC3", ErrorCause::CutOff);
    row("cut in a nested object", R"({"notificationType":{"notificationTypeId":1})", ErrorCause::CutOff);
}

void TestJsonBody::refused()
{
    QFETCH(QByteArray, body);
    QFETCH(ErrorCause, cause);
    const Result<Notification> notification = parseNotification(body);
    QVERIFY(!notification);
    QCOMPARE(notification.error().kind, ErrorKind::Data);
    QCOMPARE(notification.error().cause, cause);
    QCOMPARE(notification.error().detail.isEmpty(), cause == ErrorCause::EmptyBody);
    const Result<LoginResponse> login = parseLoginResponse(body);
    QVERIFY(!login);
    QCOMPARE(login.error().cause, cause);
}

void TestJsonBody::refusesEveryPrefix()
{
    const QByteArray body =
        R"({"subject":"a\"}\\ é","notificationType":{"notificationTypeId":-1.0e1},"x":[[],{}]})";
    QVERIFY(parseNotification(body));
    for (qsizetype size = 1; size < body.size(); ++size) {
        const Result<Notification> parsed = parseNotification(body.first(size));
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().cause, ErrorCause::CutOff);
    }
}

void TestJsonBody::byteOrderMark()
{
    const QByteArray body = "\xEF\xBB\xBF{\"notificationId\":7}";
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(parsed);
    QCOMPARE(parsed->id, 7);
    QCOMPARE(parsed->raw, body);
}

void TestJsonBody::invalidCharacters_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto utf16 = [](const QString &text) {
        return QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    };
    const QString document = u"{\"subject\":\"é\"}"_s;
    QByteArray swapped = utf16(document);
    for (qsizetype i = 0; i < swapped.size(); i += 2)
        qSwap(swapped[i], swapped[i + 1]);
    QTest::newRow("Latin-1") << document.toLatin1();
    QTest::newRow("Latin-1 before the end") << QByteArray("{\"subject\":\"\xE9\",\"read\":true}");
    QTest::newRow("UTF-16") << utf16(document);
    QTest::newRow("UTF-16, other byte order") << swapped;
    QTest::newRow("UTF-16 with mark") << utf16(QChar(QChar::ByteOrderMark) + document);
    QTest::newRow("overlong") << QByteArray("{\"subject\":\"\xC0\xAF\"}");
    QTest::newRow("surrogate") << QByteArray("{\"subject\":\"\xED\xA0\x80\"}");
    QTest::newRow("beyond Unicode") << QByteArray("{\"subject\":\"\xF4\x90\x80\x80\"}");
    QTest::newRow("in a key") << QByteArray("{\"\xFF\":1}");
}

void TestJsonBody::invalidCharacters()
{
    QFETCH(QByteArray, body);
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, ErrorKind::Data);
    QCOMPARE(parsed.error().cause, ErrorCause::NotJson);
}

void TestJsonBody::oddStrings()
{
    const Result<Notification> parsed =
        parseNotification(R"({"subject":"a\u0000b","messagePreview":"\ud800 \udc00x \ud83d\ude00"})");
    QVERIFY(parsed);
    QCOMPARE(parsed->subject, u"a\0b"_s);
    QCOMPARE(parsed->messagePreview, QString(QChar(0xD800)) + u' ' + QChar(0xDC00) + u"x \U0001F600"_s);
}

void TestJsonBody::depth()
{
    const auto nested = [](qsizetype depth, const QByteArray &open, const QByteArray &close) {
        return R"({"notificationId":1,"x":)" + open.repeated(depth) + '0' + close.repeated(depth) + '}';
    };
    QVERIFY(parseNotification(nested(1000, "[", "]")));
    for (const qsizetype depth : {1024, 5000, 1'000'000}) {
        for (const QByteArray &body :
             {nested(depth, "[", "]"), nested(depth, R"({"x":)", "}"), QByteArray(depth, '[')}) {
            const Result<Notification> parsed = parseNotification(body);
            QVERIFY(!parsed);
            QCOMPARE(parsed.error().kind, ErrorKind::Data);
        }
    }
}

void TestJsonBody::manyKeys()
{
    QByteArray body = "{";
    for (int i = 0; i < 300'000; ++i)
        body += "\"k" + QByteArray::number(i) + "\":0,";
    body += R"("notificationId":9223372036854775807})";
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(parsed);
    QCOMPARE(parsed->id, std::numeric_limits<qint64>::max());
}

void TestJsonBody::duplicates()
{
    QByteArray body = "{";
    for (int i = 0; i < 100'000; ++i)
        body += "\"notificationId\":" + QByteArray::number(i) + ',';
    body += R"("notificationId":-5})";
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(parsed);
    QCOMPARE(parsed->id, -5);
}

void TestJsonBody::longString()
{
    const QByteArray text(4 * 1024 * 1024, 'x');
    const Result<Notification> parsed = parseNotification(R"({"subject":")" + text + R"("})");
    QVERIFY(parsed);
    QCOMPARE(parsed->subject->size(), text.size());
}

SVC_GUILESS_TEST(TestJsonBody)
#include "tst_jsonbody.moc"
