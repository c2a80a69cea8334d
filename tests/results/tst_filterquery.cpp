// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/filterquery.h"
#include "support/testprogram.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestFilterQuery final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data();
    void accepts();
    void times_data();
    void times();
    void mistakes_data();
    void mistakes();
    void rowsWithEqualKeys();
    void users();
    void empty();
};

namespace {

/// Saturday, two hours ahead of UTC.
QDateTime saturday()
{
    return {QDate(2026, 11, 21), QTime(12, 0), QTimeZone(2 * 60 * 60)};
}

QList<int> acceptedIds(const FilterQuery &query, const QList<ResultRow> &rows)
{
    QList<int> ids;
    const ResultRows stored(rows);
    RowReader reader(stored);
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (query.matches(reader, row))
            ids += stored.id(row);
    }
    return ids;
}

ResultRow created(qint32 id, const QString &date)
{
    return answered(id, QByteArray(R"({"createdDate":")") + date.toUtf8() + R"("})");
}

} // namespace

void TestFilterQuery::accepts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("ids");
    const auto add = [](const char *name, const QString &text, const QList<int> &ids) {
        QTest::newRow(name) << text << ids;
    };
    const QList<int> all{1042, 2, 3, -7, 50, 51, 52};
    add("nothing", {}, all);
    add("blanks", u"  "_s, all);
    add("subject", u"IMPORT"_s, {1042, 2});
    add("accents", u"resume"_s, {3});
    add("accents typed", u"r\u00E9sum\u00E9"_s, {3});
    add("two words in two columns", u"alerts bill"_s, {1042});
    add("id", u"104"_s, {1042});
    add("full-width id", u"\uFF11\uFF10\uFF14\uFF12"_s, {1042});
    add("date", u"2026-03-14"_s, {1042});
    add("state in words", u"not looked up"_s, {52});
    add("connection", u"acme prod"_s, all);
    add("not across columns", u"failedImport"_s, {});
    add("preview is not shown in a column", u"bills"_s, {});
    add("a word can be a state's name", u"archived"_s, {2, 3}); // a column says so, and a subject
    add("phrase", u"\"import failed\""_s, {1042});
    add("phrase in curly quotation marks", u"\u201Cimport failed\u201D"_s, {1042});
    add("not in that order", u"\"failed import\""_s, {});
    add("empty phrase", u"\"\""_s, all);
    add("without a word", u"-import"_s, {3, -7, 50, 51, 52});
    add("without a phrase", u"import -\"import failed\""_s, {2});
    add("a minus that stands alone", u"import - failed"_s, {1042}); // in its dates
    add("address", u"https://api"_s, {});
    add("time", u"08:12"_s, {1042});

    add("unread", u"is:unread"_s, {1042});
    add("read", u"IS:Read"_s, {2});
    add("archived", u"is:archived"_s, {2});
    add("active", u"is:active"_s, {1042});
    add("found", u"is:found"_s, {1042, 2, 3, -7});
    add("not found", u"is:not-found"_s, {50});
    add("failed", u"is:failed"_s, {51});
    add("not looked up", u"is:not-looked-up"_s, {52});
    add("without hyphens", u"is:notlookedup"_s, {52});
    add("not archived", u"-is:archived"_s, {1042, 3, -7, 50, 51, 52});
    add("the same in short", u"-archived"_s, {1042, 3, -7, 50, 51, 52});
    add("a state in short is no text", u"-failed"_s, {1042, 2, 3, -7, 50, 52});
    add("its text is one in quotation marks", u"-\"archived\""_s, {1042, -7, 50, 51, 52});

    add("type", u"type:AUTO"_s, {1042});
    add("several fields", u"type:import created:>2026-03-11 -archived"_s, {1042});
    add("type's number is in its text", u"type:14"_s, {1042});
    add("whole type", u"type:=\"import automation\""_s, {1042});
    add("not the whole type", u"type:=import"_s, {});
    add("without the type", u"-type:import"_s, {2, 3, -7, 50, 51, 52});
    add("category", u"category:alert"_s, {1042});
    add("whole category", u"category:=alerts"_s, {1042});
    add("subject only", u"subject:import"_s, {1042, 2});
    add("whole subject", u"subject:=import"_s, {2});
    add("whole accented subject", u"subject:=\"resume, archived\""_s, {3});
    add("phrase in a field", u"subject:\"bill import\""_s, {1042});
    add("preview", u"preview:bills"_s, {1042});
    add("error", u"error:500"_s, {51});
    add("connection's name", u"connection:acme"_s, all);
    add("a connection's name is not its environment", u"environment:acme"_s, {});
    add("environment", u"environment:=production"_s, all);
    add("host", u"host:example.com"_s, all);
    add("description of a type", u"type-description:fails"_s, {1042});

    add("whole number", u"id:1042"_s, {1042});
    add("a number is not a part", u"id:104"_s, {});
    add("equal number", u"id:=50"_s, {50});
    add("full-width number", u"id:\uFF15\uFF10"_s, {50});
    add("negative number", u"id:-7"_s, {-7});
    add("less", u"id:<3"_s, {2, -7});
    add("at most", u"id:<=3"_s, {2, 3, -7});
    add("greater", u"id:>51"_s, {1042, 52});
    add("at least", u"id:>=51"_s, {1042, 51, 52});
    add("between", u"id:>2 id:<51"_s, {3, 50});
    add("type's number", u"type-id:14"_s, {1042});
    add("underscore", u"type_id:>13"_s, {1042});
    add("category's number", u"categoryid:2"_s, {1042});
    add("status", u"status:>=500"_s, {51});
    add("without a status", u"-status:>0"_s, {1042, 2, 3, -7, 52});

    add("all parts are required", u"import is:read id:<5 -is:failed"_s, {2});
}

void TestFilterQuery::accepts()
{
    QFETCH(const QString, text);
    QFETCH(const QList<int>, ids);
    const QList<ResultRow> rows{
        ordinary(),
        answered(2, R"({"subject":"Import","read":true,"archived":true})"),
        answered(3, R"({"subject":"Résumé, archived"})"),
        answered(-7, "{}"),
        notFound(50),
        failed(51),
        notLookedUp(52),
    };
    const FilterQuery query(text, saturday());
    QVERIFY2(!query.mistake(), query.mistake() ? qPrintable(query.mistake()->sentence) : "");
    QCOMPARE(acceptedIds(query, rows), ids);
}

void TestFilterQuery::times_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("ids");
    const auto add = [](const QString &text, const QList<int> &ids) {
        QTest::newRow(qPrintable(text)) << text << ids;
    };
    add(u"created:2026-11-20"_s, {3, 4, 5});
    add(u"created:=2026-11-20"_s, {3, 4, 5});
    add(u"created:>2026-11-20"_s, {6, 7});
    add(u"created:>=2026-11-20"_s, {3, 4, 5, 6, 7});
    add(u"created:<2026-11-20"_s, {1, 2});
    add(u"created:<=2026-11-20"_s, {1, 2, 3, 4, 5});
    add(u"created:>=2026-11-20 created:<2026-11-21"_s, {3, 4, 5});
    add(u"-created:2026-11-20"_s, {1, 2, 6, 7, 8, 50});
    add(u"created:yesterday"_s, {3, 4, 5});
    add(u"created:today"_s, {6, 7});
    add(u"created:TODAY"_s, {6, 7});
    add(u"created:2026"_s, {2, 3, 4, 5, 6, 7});
    add(u"created:2026-10"_s, {2});
    add(u"created:2026-11-20T23:59"_s, {4});
    add(u"created:\"2026-11-20 23:59\""_s, {4});
    add(u"created:2026-11-20T23:59:59"_s, {4});
    add(u"created:>=2026-11-20T22:00Z"_s, {6, 7});
    add(u"created:>=2026-11-20T23:59+02:00"_s, {4, 6, 7});
    add(u"created:>24h"_s, {4, 6, 7});
    add(u"created:24h"_s, {4, 6, 7});
    add(u"created:>1d"_s, {4, 6, 7});
    add(u"created:<7d"_s, {1, 2});
    add(u"created:2w"_s, {3, 4, 5, 6, 7});
    add(u"fetched:2026-11-21"_s, {1, 2, 3, 4, 5, 6, 7, 8, 50});
    add(u"fetched:>2026-11-21"_s, {});
}

/// A date is the whole day in the zone of `now`, and a date without an offset counts as it is written.
void TestFilterQuery::times()
{
    QFETCH(const QString, text);
    QFETCH(const QList<int>, ids);
    const QList<ResultRow> rows{
        created(1, u"2025-12-31T21:59:59Z"_s),
        created(2, u"2026-10-31T12:00:00Z"_s),
        created(3, u"2026-11-19T22:00:00Z"_s), // the first moment of the 20th
        created(4, u"2026-11-20T21:59:59.999Z"_s),
        created(5, u"2026-11-20T00:00:00"_s),
        created(6, u"2026-11-20T22:00:00Z"_s), // the first moment of the 21st
        created(7, u"2026-11-21T09:00:00"_s),
        answered(8, "{}"),
        notFound(50),
    };
    const FilterQuery query(text, saturday());
    QVERIFY2(!query.mistake(), query.mistake() ? qPrintable(query.mistake()->sentence) : "");
    QCOMPARE(acceptedIds(query, rows), ids);
}

void TestFilterQuery::mistakes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const QString &text, const QString &part, const QString &sentence) {
        QTest::newRow(qPrintable(text)) << text << part << sentence;
    };
    add(u"typ:bill"_s, u"typ:bill"_s, u"There is no field “typ”. Did you mean “type”?"_s);
    add(u"x -Creatde:today"_s, u"-Creatde:today"_s,
        u"There is no field “Creatde”. Did you mean “created”?"_s);
    add(u"state:failed"_s, u"state:failed"_s, u"There is no field “state”. Did you mean “is”?"_s);
    add(u"reason:x"_s, u"reason:x"_s, u"There is no field “reason”. Did you mean “error”?"_s);
    add(u"read:yes"_s, u"read:yes"_s, u"There is no field “read”. Did you mean “is:read”?"_s);
    add(u"Error message: x"_s, u"message:"_s,
        u"There is no field “message”. To search for a text with a colon, put it in quotation marks."_s);
    add(u"is:unred"_s, u"is:unred"_s, u"There is no state “unred”. Did you mean “unread”?"_s);
    add(u"is:blue"_s, u"is:blue"_s,
        u"There is no state “blue”. The states are unread, read, archived, active, found, not-found, failed, "
        "not-looked-up, done, not-done."_s);
    add(u"type:"_s, u"type:"_s, u"A value is missing directly after “type:”."_s);
    add(u"type: bill"_s, u"type:"_s, u"A value is missing directly after “type:”."_s);
    add(u"created:>"_s, u"created:>"_s, u"A value is missing directly after “created:>”."_s);
    add(u"type:\"\""_s, u"type:\"\""_s, u"A value is missing directly after “type:”."_s);
    add(u"subject:>b"_s, u"subject:>b"_s, u"“>” is for numbers and dates, and “subject” is neither."_s);
    add(u"is:=read"_s, u"is:=read"_s, u"“=” is for numbers and dates, and “is” is neither."_s);
    add(u"id:x7"_s, u"id:x7"_s, u"“x7” is not a number, as in “id:1042”."_s);
    add(u"id:99999999999999999999"_s, u"id:99999999999999999999"_s,
        u"“99999999999999999999” is not a number, as in “id:1042”."_s);
    const QString notDate =
        u"“%1” is not a date, as in “created:>2026-11-01”, “created:today” or “created:7d”."_s;
    for (const QString &date : {u"soon"_s, u"2026-13-01"_s, u"2026-02-30"_s, u"2026-11-01T25:00"_s,
                                u"1.11.2026"_s, u"7"_s, u"2026-11-01T09:00+99:00"_s, u"7y"_s})
        add(u"created:"_s + date, u"created:"_s + date, notDate.arg(date));
    add(u"import \"x y"_s, u"\"x y"_s, u"The second quotation mark is missing."_s);
    add(u"typ:x id:y"_s, u"typ:x"_s, u"There is no field “typ”. Did you mean “type”?"_s);
}

/// The part with the mistake is left out, and the others apply.
void TestFilterQuery::mistakes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, part);
    QFETCH(const QString, sentence);
    const FilterQuery query(text, saturday());
    QVERIFY(query.mistake());
    QCOMPARE(query.mistake()->sentence, sentence);
    QCOMPARE(text.sliced(query.mistake()->start, query.mistake()->length), part);
    const FilterQuery withOthers(u"-is:failed "_s + text, saturday());
    QCOMPARE(acceptedIds(FilterQuery(part, saturday()), {failed(51)}).size(), part.startsWith(u'"') ? 0 : 1);
    QCOMPARE(acceptedIds(withOthers, {failed(51)}), QList<int>());
}

/// The text of a row does not depend on the rows before it.
void TestFilterQuery::rowsWithEqualKeys()
{
    const ResultRows rows{
        answered(7, R"({"notificationType":{"notificationTypeId":14}})"),
        answered(7, R"({"notificationType":{"notificationTypeId":14,"notificationTypeInfo":"14"}})")};
    RowReader reader(rows);
    QVERIFY(!FilterQuery(u"(14)"_s, saturday()).matches(reader, 0));
    QVERIFY(FilterQuery(u"(14)"_s, saturday()).matches(reader, 1));
}

void TestFilterQuery::users()
{
    ResultRow ann = notFound(1);
    ann.user = u"Ann"_s;
    ResultRow byKey = notFound(2);
    byKey.user = QString();
    const QList<ResultRow> rows{ann, byKey, notFound(3)};
    QCOMPARE(acceptedIds(FilterQuery(u"user:ann"_s, saturday()), rows), QList<int>{1});
    QCOMPARE(acceptedIds(FilterQuery(u"-user:ann"_s, saturday()), rows), (QList<int>{2, 3}));
    QCOMPARE(acceptedIds(FilterQuery(u"ann"_s, saturday()), rows),
             QList<int>()); // the column is usually hidden
}

void TestFilterQuery::empty()
{
    QVERIFY(FilterQuery().isEmpty());
    QVERIFY(FilterQuery(u" "_s, saturday()).isEmpty());
    QVERIFY(FilterQuery(u"typ:x"_s, saturday()).isEmpty());
    QVERIFY(!FilterQuery(u"x"_s, saturday()).isEmpty());
    QVERIFY(!FilterQuery(u"-read"_s, saturday()).isEmpty());
}

SVC_GUILESS_TEST(TestFilterQuery)
#include "tst_filterquery.moc"
