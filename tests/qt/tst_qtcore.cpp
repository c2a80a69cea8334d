// SPDX-License-Identifier: MIT
// Behaviour of Qt Core that this program works around.
#include "support/testprogram.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTest>
#include <QUrl>

#include <ctime>

using namespace Qt::StringLiterals;

class TestQtCore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fromUserInputUsesHttp();
    void resolvedDropsThePrefix();
    void dateWithoutZoneIsLocal();
    void jsonRoundsNumbers();
    void jsonKeepsTheLastDuplicate();
};

void TestQtCore::fromUserInputUsesHttp()
{
    QCOMPARE(QUrl::fromUserInput(u"api.example.com:8443"_s), QUrl(u"http://api.example.com:8443"_s));
}

void TestQtCore::resolvedDropsThePrefix()
{
    QCOMPARE(QUrl(u"https://h/api"_s).resolved(QUrl(u"v3/login"_s)), QUrl(u"https://h/v3/login"_s));
}

void TestQtCore::dateWithoutZoneIsLocal()
{
    QCOMPARE(QDateTime::fromString(u"2026-01-02T03:04:05"_s, Qt::ISODate).timeSpec(), Qt::LocalTime);
    QCOMPARE(QDateTime::fromString(u"2026-01-02T03:04:05Z"_s, Qt::ISODate).timeSpec(), Qt::UTC);
}

void TestQtCore::jsonRoundsNumbers()
{
    const auto number = [](const QByteArray &text) {
        QJsonParseError error;
        const auto document = QJsonDocument::fromJson("{\"n\":" + text + '}', &error);
        return error.error == QJsonParseError::NoError ? document.object().value(u"n"_s).toInteger(-1) : -2;
    };
    QCOMPARE(number("9007199254740993"), 9007199254740993);
    QCOMPARE(number("9007199254740993.0"), 9007199254740992);
}

void TestQtCore::jsonKeepsTheLastDuplicate()
{
    const auto document = QJsonDocument::fromJson(R"({"a":1,"a":2})");
    QCOMPARE(document.object().value(u"a"_s).toInt(), 2);
}

SVC_GUILESS_TEST(TestQtCore)
#include "tst_qtcore.moc"
