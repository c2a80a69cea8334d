// SPDX-License-Identifier: MIT
#include "export/jsonexport.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestJsonExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneRow();
    void otherOutcomes();
    void exactNumbers();
    void rawAnswer();
    void hostileTexts_data();
    void hostileTexts();
    void lists();
};

void TestJsonExport::oneRow()
{
    QCOMPARE(rowJson(ordinary()),
             QByteArray(
                 R"({"id":1042,"outcome":"found","error":null,"notification":{"notificationId":1042,)"
                 R"("subject":"Bill import failed","messagePreview":"3 bills\nfailed.",)"
                 R"("createdDate":"2026-03-14T09:12:00+01:00","read":false,"archived":false,)"
                 R"("notificationType":{"notificationTypeId":14,"notificationTypeInfo":"Import automation",)"
                 R"("notificationTypeDescription":"Sent when it fails","notificationCategory":)"
                 R"({"notificationCategoryId":2,"notificationCategoryInfo":"Alerts"}}},)"
                 R"("createdAt":"2026-03-14T08:12:00.000Z","fetchedAt":"2026-11-21T09:12:03.045Z",)"
                 R"("connection":{"name":"acme production","environment":"PRODUCTION",)"
                 R"("host":"api.example.com"}})"));
}

void TestJsonExport::otherOutcomes()
{
    const QJsonObject missing = QJsonDocument::fromJson(rowJson(notFound(1050))).object();
    QCOMPARE(missing.value("outcome"_L1), QJsonValue(u"not-found"_s));
    QVERIFY(missing.value("notification"_L1).isNull());
    const QJsonObject error = missing.value("error"_L1).toObject();
    QCOMPARE(error.value("kind"_L1), QJsonValue(u"not-found"_s));
    QCOMPARE(error.value("status"_L1).toInt(), 404);
    QVERIFY(error.value("message"_L1).toString().contains(u"1050"_s));

    const ResultRow bare = inEnvironment(notLookedUp(7), {});
    const QJsonObject json = QJsonDocument::fromJson(rowJson(bare, Answers::With)).object();
    for (const char *key : {"error", "notification", "createdAt", "fetchedAt", "answer"})
        QVERIFY2(json.value(QLatin1StringView(key)).isNull(), key);
    QVERIFY(json.value("connection"_L1).toObject().value("environment"_L1).isNull());
}

void TestJsonExport::exactNumbers()
{
    const QByteArray json = rowJson(answered(7, R"({"notificationId":9223372036854775807})"));
    QVERIFY(json.contains(R"("notificationId":9223372036854775807})"));
}

void TestJsonExport::rawAnswer()
{
    const QByteArray body =
        "\xEF\xBB\xBF{ \"z\" : 9007199254740993,\r\n\t\"a\":1.10, \"é\": \"x y\\u0041\" }\n";
    const QByteArray json = rowJson(answered(7, body), Answers::With);
    QVERIFY2(json.endsWith(",\"answer\":{\"z\":9007199254740993,\"a\":1.10,\"é\":\"x y\\u0041\"}}"),
             json.constData());
    QVERIFY(!rowJson(answered(7, body)).contains("answer"));
}

void TestJsonExport::hostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes and backslashes") << u"\"\\\"\\\\ \\u0041 /"_s;
    QTest::newRow("controls") << u"a\u0000b\u0007c\u001Bd\u0085e\u007Ff"_s;
    QTest::newRow("lines") << u"a\nb\r\nc\td\u2028e\u2029f"_s;
    QTest::newRow("override") << u"a\u202Eb\u2066c\u200Bd\uFEFFe"_s;
    QTest::newRow("tag character") << u"a\U000E0041b"_s;
    QTest::newRow("emoji") << u"\U0001F469\u200D\U0001F467"_s;
    QTest::newRow("formula") << u"=1+1"_s;
    QTest::newRow("Arabic") << u"\u0641\u0634\u0644"_s;
}

void TestJsonExport::hostileTexts()
{
    QFETCH(const QString, text);
    const QByteArray json = rowJson(withSubject(text));
    const QJsonObject back = QJsonDocument::fromJson(json).object();
    QCOMPARE(back.value("notification"_L1).toObject().value("subject"_L1).toString(), text);
    for (const char32_t c : QString::fromUtf8(json).toUcs4()) {
        const QChar::Category category = QChar::category(c);
        QVERIFY(category != QChar::Other_Control && category != QChar::Other_Format &&
                category != QChar::Separator_Line && category != QChar::Separator_Paragraph);
    }
}

void TestJsonExport::lists()
{
    const QList<ResultRow> rows{ordinary(), notFound(1050), notLookedUp(-1)};
    const QJsonArray array = QJsonDocument::fromJson(jsonExport(rows)).array();
    QCOMPARE(array.size(), 3);
    QCOMPARE(array.at(2).toObject().value("id"_L1).toInt(), -1);
    QCOMPARE(jsonExport({}), QByteArray("[\n]\n"));
}

SVC_GUILESS_TEST(TestJsonExport)
#include "tst_jsonexport.moc"
