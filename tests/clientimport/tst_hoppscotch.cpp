// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The rows have the forms of @hoppscotch/data 0.4.4.
class TestHoppscotch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
};

void TestHoppscotch::reads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("found");
    QTest::newRow("H1 version 2") << QByteArray(R"({"v":2,"id":"1","name":"TEST","variables":[
        {"key":"baseUrl","initialValue":"https://initial.example","currentValue":"https://current.example","secret":false},
        {"key":"dataSource","initialValue":"acme","currentValue":"","secret":false},
        {"key":"apiKey","initialValue":"","currentValue":"","secret":true}]})")
                                  << u"https://current.example source=acme"_s;
    QTest::newRow("H1 version 1") << QByteArray(R"({"v":1,"id":"1","name":"TEST","variables":[
        {"key":"baseUrl","value":"https://a.example","secret":false},{"key":"apiKey","secret":true}]})")
                                  << u"https://a.example"_s;
    QTest::newRow("H1 version 0")
        << QByteArray(R"({"name":"TEST","variables":[{"key":"baseUrl","value":"https://a.example"}]})")
        << u"https://a.example"_s;
    QTest::newRow("H1 list")
        << QByteArray(R"([{"v":1,"id":"1","name":"A","variables":[{"key":"url","value":"https://a.example"}]},
        {"v":1,"id":"2","name":"B","variables":[{"key":"url","value":"https://b.example"}]}])")
        << u"https://a.example | https://b.example"_s;
    QTest::newRow("H1 in values") << QByteArray(R"({"v":1,"id":"1","name":"A","variables":[
        {"key":"host","value":"a.example"},{"key":"url","value":"https://<<host>>/svc"}]})")
                                  << u"https://a.example/svc"_s;
}

void TestHoppscotch::reads()
{
    QFETCH(QByteArray, json);
    const auto found = readClientFile(u"hoppscotch.json"_s, json);
    QVERIFY(found.has_value());
    QTEST(foundText(*found), "found");
}

SVC_GUILESS_TEST(TestHoppscotch)
#include "tst_hoppscotch.moc"
