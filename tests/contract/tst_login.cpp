// SPDX-License-Identifier: MIT
#include "contract/login.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

class TestLogin final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void request();
    void requestWithUnusualTexts_data();
    void requestWithUnusualTexts();
    void response();
    void notGiven_data();
    void notGiven();
    void wrongType_data();
    void wrongType();
};

void TestLogin::request()
{
    const QByteArray withPartition =
        R"({"dataSource":"acme","partition":"Production","username":"jdoe","password":" p\"w "})";
    const QByteArray withoutPartition = R"({"dataSource":"acme","username":"jdoe","password":" p\"w "})";
    LoginRequest request{u"acme"_s, u"Production"_s, u"jdoe"_s, Secret(u" p\"w "_s)};
    QCOMPARE(loginRequestJson(request), withPartition);
    request.partition.clear();
    QCOMPARE(loginRequestJson(request), withoutPartition);
}

void TestLogin::requestWithUnusualTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes") << u"\"','\"}{"_s;
    QTest::newRow("backslash") << u"DOMAIN\\jdoe\\"_s;
    QTest::newRow("line breaks") << u"a\r\nb\tc"_s;
    QTest::newRow("non-ASCII") << u"pässwörd 密码 🔑"_s;
    QTest::newRow("NUL") << u"a\0b"_s;
    QTest::newRow("long") << QString(20'000, u'x');
}

void TestLogin::requestWithUnusualTexts()
{
    QFETCH(QString, text);
    const QByteArray json = loginRequestJson({text, text, text, Secret(text)});
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    QCOMPARE(object.size(), 4);
    for (const QString &key : {u"dataSource"_s, u"partition"_s, u"username"_s, u"password"_s})
        QCOMPARE(object.value(key).toString(), text);
}

void TestLogin::response()
{
    const Result<LoginResponse> parsed = parseLoginResponse(
        R"({"token":"abc.def","user":{"fullName":"Jane Doe","userName":"jdoe","x":1},"expires":3600})");
    QVERIFY(parsed);
    QCOMPARE(parsed->token->reveal(), u"abc.def"_s);
    QCOMPARE(parsed->user.fullName, u"Jane Doe"_s);
    QCOMPARE(parsed->user.userName, u"jdoe"_s);
}

void TestLogin::notGiven_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("missing") << QByteArray("{}");
    QTest::newRow("null") << QByteArray(R"({"token":null,"user":null})");
    QTest::newRow("null inside") << QByteArray(R"({"user":{"fullName":null,"userName":null}})");
}

void TestLogin::notGiven()
{
    QFETCH(QByteArray, body);
    const Result<LoginResponse> parsed = parseLoginResponse(body);
    QVERIFY(parsed);
    QVERIFY(!parsed->token && !parsed->user.fullName && !parsed->user.userName);
}

void TestLogin::wrongType_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *body, const QString &path, const QString &detail) {
        QTest::newRow(body) << QByteArray(body) << path << detail;
    };
    row(R"({"token":5})", u"$.token"_s, u"a number"_s);
    row(R"({"token":{"value":"x"}})", u"$.token"_s, u"an object"_s);
    row(R"({"token":["x"]})", u"$.token"_s, u"an array"_s);
    row(R"({"token":false})", u"$.token"_s, u"a boolean"_s);
    row(R"({"user":"jdoe"})", u"$.user"_s, u"a string"_s);
    row(R"({"user":[]})", u"$.user"_s, u"an array"_s);
    row(R"({"user":{"fullName":1}})", u"$.user.fullName"_s, u"a number"_s);
    row(R"({"token":"t","user":{"userName":{}}})", u"$.user.userName"_s, u"an object"_s);
}

void TestLogin::wrongType()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, path);
    QFETCH(QString, detail);
    const Result<LoginResponse> parsed = parseLoginResponse(body);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, ErrorKind::Data);
    QCOMPARE(parsed.error().cause, ErrorCause::WrongType);
    QCOMPARE(parsed.error().jsonPath, path);
    QCOMPARE(parsed.error().detail, detail);
}

SVC_GUILESS_TEST(TestLogin)
#include "tst_login.moc"
