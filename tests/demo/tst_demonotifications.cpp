// SPDX-License-Identifier: MIT
#include "demopeer.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

class TestDemoNotifications final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void separatesAccounts_data();
    void separatesAccounts();
    void testBesideProduction();
    void firstNotification();
    void allNotifications();
    void specialFields();
    void specialAnswers_data();
    void specialAnswers();
    void busyTwice();
    void changesByTime_data();
    void changesByTime();

private:
    DemoPeer m_service;
};

void TestDemoNotifications::initTestCase()
{
    QVERIFY(m_service.start());
}

void TestDemoNotifications::separatesAccounts_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("status1001");
    QTest::addColumn<int>("status1950");
    QTest::addColumn<int>("status2001");
    QTest::newRow("key alone") << QString() << QByteArray() << 200 << 500 << 404;
    QTest::newRow("demo") << u"demo"_s << QByteArray("Authorization") << 200 << 500 << 404;
    QTest::newRow("demo, own header") << u"demo"_s << QByteArray("Svc-Token") << 200 << 500 << 404;
    QTest::newRow("staging") << u"staging"_s << QByteArray("Authorization") << 404 << 404 << 200;
    QTest::newRow("staging, own header") << u"staging"_s << QByteArray("Svc-Token") << 404 << 404 << 200;
}

void TestDemoNotifications::separatesAccounts()
{
    QFETCH(const QString, user);
    QFETCH(const QByteArray, header);
    QFETCH(const int, status1001);
    QFETCH(const int, status1950);
    QFETCH(const int, status2001);
    Headers session;
    if (!header.isEmpty()) {
        const QByteArray token = m_service.signIn({{u"username"_s, user}, {u"password"_s, user}});
        session.emplace_back(header, header == "Authorization" ? "Bearer " + token : token);
    }
    QCOMPARE(m_service.lookUp(1001, session).status, status1001);
    QCOMPARE(m_service.lookUp(1950, session).status, status1950);
    QCOMPARE(m_service.lookUp(2001, session).status, status2001);
}

/// Some are missing, some are read or archived elsewhere, some have another subject, and the rest is the
/// same.
void TestDemoNotifications::testBesideProduction()
{
    const QByteArray token = m_service.signIn({{u"username"_s, u"test"_s}, {u"password"_s, u"test"_s}});
    const Headers session{{"Authorization", "Bearer " + token}};
    QHash<QString, int> differences;
    for (int id = 1001; id <= 1100; ++id) {
        const QJsonObject production = objectIn(m_service.lookUp(id).body);
        const Answer answer = m_service.lookUp(id, session);
        if (answer.status == 404) {
            ++differences[u"missing"_s];
            continue;
        }
        QCOMPARE(answer.status, 200);
        const QJsonObject test = objectIn(answer.body);
        QCOMPARE(test.keys(), production.keys());
        for (const QString &key : test.keys())
            differences[key] += test.value(key) != production.value(key);
        differences[u"same"_s] += test == production;
    }
    const QHash<QString, int> expected{
        {u"missing"_s, 10},       {u"read"_s, 20},       {u"archived"_s, 10},
        {u"subject"_s, 10},       {u"same"_s, 50},       {u"notificationId"_s, 0},
        {u"messagePreview"_s, 0}, {u"createdDate"_s, 0}, {u"notificationType"_s, 0}};
    QCOMPARE(differences, expected);
    QCOMPARE(m_service.lookUp(1904, session).status, 404);
    QCOMPARE(m_service.lookUp(1950, session).status, 404);
}

void TestDemoNotifications::firstNotification()
{
    const Answer answer = m_service.lookUp(1001);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.contentType, "application/json");
    const QJsonObject n = objectIn(answer.body);
    QCOMPARE(n.value(u"notificationId").toInt(), 1001);
    QCOMPARE(n.value(u"subject").toString(), u"Bill import failed: 3 accounts were skipped"_s);
    QCOMPARE(n.value(u"messagePreview").toString().count(u". "_s), 1);
    QCOMPARE(n.value(u"read"), QJsonValue(false));
    QCOMPARE(n.value(u"archived"), QJsonValue(false));
    const QJsonObject type = n.value(u"notificationType").toObject();
    QCOMPARE(type.value(u"notificationTypeId").toInt(), 101);
    QCOMPARE(type.value(u"notificationTypeInfo").toString(), u"Bill import failed"_s);
    QCOMPARE(type.value(u"notificationCategory").toObject().value(u"notificationCategoryInfo").toString(),
             u"Bills"_s);
}

void TestDemoNotifications::allNotifications()
{
    QSet<int> types;
    QSet<int> categories;
    QSet<int> states;
    QSet<QString> subjects;
    for (int id = 1001; id <= 1300; ++id) {
        const QJsonObject n = objectIn(m_service.lookUp(id).body);
        QCOMPARE(n.value(u"notificationId").toInt(), id);
        const QString text = n.value(u"subject").toString() + n.value(u"messagePreview").toString();
        QVERIFY2(!text.contains(u'{') && !text.contains(u'}'), qPrintable(text));
        const auto created = QDateTime::fromString(n.value(u"createdDate").toString(), Qt::ISODateWithMs);
        QVERIFY(created.isValid() && created.date().year() >= 2019);
        QVERIFY(created < QDateTime::currentDateTimeUtc());
        const QJsonObject type = n.value(u"notificationType").toObject();
        types << type.value(u"notificationTypeId").toInt();
        categories << type.value(u"notificationCategory").toObject().value(u"notificationCategoryId").toInt();
        states << n.value(u"read").toBool() * 2 + n.value(u"archived").toBool();
        subjects << n.value(u"subject").toString();
    }
    QCOMPARE(types.size(), 12);
    QCOMPARE(categories.size(), 5);
    QCOMPARE(states.size(), 4);
    QVERIFY(subjects.size() > 200);
}

void TestDemoNotifications::specialFields()
{
    const auto field = [this](int id, QStringView name) {
        return objectIn(m_service.lookUp(id).body).value(name);
    };
    QCOMPARE(field(1901, u"notificationId").toInt(), 1001);
    QVERIFY(field(1902, u"notificationType").isNull());
    QVERIFY(field(1905, u"read").isUndefined() && field(1905, u"archived").isUndefined());
    QCOMPARE(field(1906, u"priority").toString(), u"high"_s);
    QCOMPARE(field(1907, u"createdDate").toString(), u"2024-03-31T02:30:00"_s);
    QCOMPARE(field(1908, u"notificationId").toInt(), 1908);
    QVERIFY(field(1908, u"subject").isNull() && field(1908, u"notificationType").isNull());
    QVERIFY(field(1909, u"notificationType").toObject().value(u"notificationTypeId").isString());
    QCOMPARE(field(1911, u"subject").toString().size(), 300);
    QCOMPARE(field(1911, u"messagePreview").toString().size(), 6000);
    QCOMPARE(field(1912, u"subject").toString(), u"OK"_s);
    QVERIFY(field(1913, u"subject").toString().contains(u"<script>"));
    for (int id = 1914; id <= 1919; ++id) {
        const QString subject = field(id, u"subject").toString();
        QVERIFY(std::ranges::any_of(subject, [](QChar c) { return c.unicode() > 0x7F; }));
    }
}

void TestDemoNotifications::specialAnswers_data()
{
    QTest::addColumn<int>("id");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<bool>("complete");
    const QByteArray problem = "application/problem+json";
    const QByteArray page = "text/html; charset=utf-8";
    const QByteArray none;
    QTest::newRow("forbidden") << 1903 << 403 << problem << none << none << true;
    QTest::newRow("not found") << 1904 << 404 << problem << none << none << true;
    QTest::newRow("fault") << 1950 << 500 << problem << none << none << true;
    QTest::newRow("unavailable") << 1953 << 503 << problem << QByteArray("1") << none << true;
    QTest::newRow("redirect") << 1970 << 302 << page << none << QByteArray("https://portal.invalid/sign-in")
                              << true;
    QTest::newRow("web page") << 1980 << 200 << page << none << none << true;
    QTest::newRow("cut off") << 1981 << 200 << QByteArray("application/json") << none << none << false;
}

void TestDemoNotifications::specialAnswers()
{
    QFETCH(const int, id);
    QFETCH(const bool, complete);
    const Answer answer = m_service.lookUp(id);
    QTEST(answer.status, "status");
    QTEST(answer.contentType, "contentType");
    QTEST(answer.retryAfter, "retryAfter");
    QTEST(answer.location, "location");
    QCOMPARE(answer.complete, complete);
}

void TestDemoNotifications::busyTwice()
{
    for (const int status : {429, 429, 200, 200}) {
        const Answer answer = m_service.lookUp(1929);
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.retryAfter, status == 429 ? QByteArray("1") : QByteArray());
    }
}

void TestDemoNotifications::changesByTime_data()
{
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("early");
    QTest::addColumn<QJsonValue>("late");
    QTest::newRow("read") << 1990 << u"read"_s << QJsonValue(false) << QJsonValue(true);
    QTest::newRow("there") << 1991 << u"notificationId"_s << QJsonValue(QJsonValue::Undefined)
                           << QJsonValue(1991);
    QTest::newRow("archived") << 1992 << u"archived"_s << QJsonValue(false) << QJsonValue(true);
    QTest::newRow("subject") << 1993 << u"subject"_s << QJsonValue(u"Bill import is running"_s)
                             << QJsonValue(u"Bill import ended: 412 bills"_s);
}

/// Whoever asks changes nothing.
void TestDemoNotifications::changesByTime()
{
    QFETCH(const int, id);
    QFETCH(const QString, field);
    QFETCH(const QJsonValue, early);
    QFETCH(const QJsonValue, late);
    DemoPeer young;
    QVERIFY(young.start());
    DemoPeer old;
    QVERIFY(old.start({u"--age"_s, u"60"_s}));
    for (int repeat = 0; repeat < 3; ++repeat) {
        QCOMPARE(objectIn(young.lookUp(id).body).value(field), early);
        QCOMPARE(objectIn(old.lookUp(id).body).value(field), late);
    }
}

SVC_GUILESS_TEST(TestDemoNotifications)
#include "tst_demonotifications.moc"
