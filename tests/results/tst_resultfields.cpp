// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/resultfields.h"
#include "results/resulttext.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestResultFields final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts();
    void users();
    void titles();
    void utcTimesMatchQt();
};

void TestResultFields::texts()
{
    const auto cells = [](const ResultRow &row) {
        QStringList list;
        for (const ResultField column : mainFields())
            list += fieldText(row, column).value_or(QString());
        return list;
    };
    QCOMPARE(cells(ordinary()),
             (QStringList{u"Found"_s, u"1042"_s, u"PRODUCTION acme production"_s, u"Bill import failed"_s,
                          u"Import automation (14)"_s, u"Alerts (2)"_s, u"2026-03-14T08:12:00Z"_s,
                          u"Unread"_s, u"Active"_s, QString()}));
    QCOMPARE(
        cells(notFound(-7)),
        (QStringList{u"Not found"_s, u"-7"_s, u"PRODUCTION acme production"_s, {}, {}, {}, {}, {}, {}, {}}));
    const ResultRow nameless =
        inEnvironment(answered(1, R"({"read":true,"archived":true,"notificationType":{"notificationTypeId":14,
        "notificationCategory":{"notificationCategoryInfo":"Alerts"}}})"),
                      {});
    QCOMPARE(cells(nameless), (QStringList{u"Found"_s,
                                           u"1"_s,
                                           u"acme production"_s,
                                           {},
                                           u"14"_s,
                                           u"Alerts"_s,
                                           {},
                                           u"Read"_s,
                                           u"Archived"_s,
                                           {}}));
}

void TestResultFields::users()
{
    ResultRow row = notFound(1);
    QCOMPARE(fieldText(row, ResultField::User), std::nullopt); // not known
    row.user = QString();
    QCOMPARE(fieldText(row, ResultField::User), std::nullopt); // the API key alone
    row.user = u"jdoe"_s;
    QCOMPARE(fieldText(row, ResultField::User), u"jdoe"_s);
}

void TestResultFields::titles()
{
    QStringList titles;
    for (const ResultField column : tableColumns())
        titles += fieldTitle(column);
    QCOMPARE(
        titles.join(u' '),
        u"Done Id Connection Subject Note Preview Type Category Created Reason Fetched Fetched by State Last change"_s);
}

void TestResultFields::utcTimesMatchQt()
{
    const QDateTime epoch(QDate(1970, 1, 1), QTime(0, 0), QTimeZone::utc());
    QList<QDateTime> times{epoch, epoch.addMSecs(-1), epoch.addMSecs(-1001), epoch.addMSecs(999),
                           QDateTime()};
    for (const QDate date : {QDate(1, 1, 1), QDate(9999, 12, 31), QDate(10000, 1, 1), QDate(-1, 6, 1),
                             QDate(2024, 2, 29), QDate(1969, 12, 31), QDate(2026, 3, 14)}) {
        times += QDateTime(date, QTime(23, 59, 59, 999), QTimeZone::utc());
        times += QDateTime(date, QTime(9, 12, 44, 123), QTimeZone(5 * 3600 + 1800));
    }
    for (const QDateTime &time : std::as_const(times))
        QCOMPARE(utcText(time), time.toUTC().toString(Qt::ISODate));
}

SVC_GUILESS_TEST(TestResultFields)
#include "tst_resultfields.moc"
