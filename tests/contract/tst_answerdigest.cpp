// SPDX-License-Identifier: MIT
#include "contract/answerdigest.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Compares the answers to 1042 and 1043.
class TestAnswerDigest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bodies_data();
    void bodies();
    void statusCounts();
    void namesItsId_data();
    void namesItsId();
};

void TestAnswerDigest::bodies_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("areSame");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &second, bool areSame) {
        QTest::newRow(name) << first << second << areSame;
    };
    row("nothing", "", "", true);
    row("text", "404 page not found", "404 page not found", true);
    row("no route", R"({"message":"no Route matched with those values"})",
        R"({"message":"no Route matched with those values"})", true);
    row("path", R"({"status":404,"error":"Not Found","path":"/x/api/v202108/notification/1042"})",
        R"({"status":404,"error":"Not Found","path":"/x/api/v202108/notification/1043"})", true);
    row("escaped path", R"({"path":"\/x\/notification\/1042"})", R"({"path":"\/x\/notification\/1043"})",
        true);
    row("time", R"({"timestamp":"2026-11-28T10:00:01.123+00:00","error":"Not Found"})",
        R"({"timestamp":"2026-11-28T10:00:02.000+00:00","error":"Not Found"})", true);
    row("number of the request", R"({"title":"Not Found","traceId":"00-4bf92f3577b34da6-00f0-01"})",
        R"({"title":"Not Found","traceId":"00-0af7651916cd43dd-b7ad-01"})", true);
    row("other white space", "not\nfound", "not found", true);
    row("other words", R"({"message":"Not Found"})", R"({"message":"Gone away"})", false);
    row("one with words", "", "no such route", false);
    row("differs behind the limit", QByteArray(20'000, 'x') + " a", QByteArray(20'000, 'x') + " b", true);
}

void TestAnswerDigest::bodies()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    QFETCH(const bool, areSame);
    const std::size_t digest = answerDigest(1042, 404, first);
    QVERIFY(digest != 0);
    QCOMPARE(digest == answerDigest(1043, 404, second), areSame);
}

void TestAnswerDigest::statusCounts()
{
    QVERIFY(answerDigest(1042, 404, "") != answerDigest(1042, 410, ""));
}

void TestAnswerDigest::namesItsId_data()
{
    QTest::addColumn<qint32>("id");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isNamed");
    const auto row = [](const char *name, qint32 id, const QByteArray &body, bool isNamed) {
        QTest::newRow(name) << id << body << isNamed;
    };
    row("sentence", 1042, R"({"message":"The user has no notification 1042."})", true);
    row("number", 1042, R"({"notificationId":1042,"found":false})", true);
    row("with a sign", 1042, "Notification #1042: not found", true);
    row("negative", -5, R"({"id": -5})", true);
    row("in escaped quotes", 1042, R"({"message":"Notification \u00271042\u0027 was not found."})", true);
    row("in typographic quotes", 1042, "Notification “1042” was not found", true);
    row("in escaped typographic quotes", 1042, R"({"message":"«\u00a01042\u00a0» \u2014 absente"})", true);
    row("in text without blanks", 1042, "通知1042が見つかりません", true);
    row("after a colon", 1042, "No notification (ID:1042).", true);
    row("in a time only", 42, "Not found at 10:42", false);
    row("in a path only", 1042, "Cannot GET /x/api/v202108/notification/1042", false);
    row("in an address only", 1042, "http://localhost:8080/notification/1042 not found", false);
    row("part of a number", 42, R"({"id":1042})", false);
    row("the status", 404, R"({"status":404,"error":"Not Found"})", false);
}

void TestAnswerDigest::namesItsId()
{
    QFETCH(const qint32, id);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isNamed);
    QCOMPARE(answerDigest(id, 404, body) == 0, isNamed);
}

SVC_GUILESS_TEST(TestAnswerDigest)
#include "tst_answerdigest.moc"
