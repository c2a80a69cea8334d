// SPDX-License-Identifier: MIT
#include "results/examplerows.h"
#include "results/sidebysideanswers.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

const Provenance kProduction{u"acme"_s, u"PRODUCTION"_s, u"api.example.com"_s};
const Provenance kTest{u"acme"_s, u"TEST"_s, u"test.example.com"_s};
const Provenance kStaging{u"acme"_s, u"STAGING"_s, u"staging.example.com"_s};

/// A row of a connection that has the same id as its environment.
ResultRow in(const Provenance &from, ResultRow row)
{
    row.from = from;
    row.connectionId = from.environment;
    return row;
}

/// An answer as a table writes it: `-` not found, `!` failed, `?` not looked up, `…` waiting, otherwise JSON.
ResultRow rowOf(qint32 id, const QByteArray &answer)
{
    if (answer == "-")
        return notFound(id);
    if (answer == "!")
        return failed(id);
    if (answer == "?")
        return notLookedUp(id);
    if (answer == "…")
        return row(id, LookupRow::Outcome::Waiting);
    return answered(id, answer);
}

QStringList labels(const QList<ResultRow> &rows)
{
    QStringList labels;
    const SideBySideAnswers sideBySide(rows);
    for (const MatrixColumn &column : sideBySide.columns())
        labels += column.label;
    return labels;
}

QStringList titles(const QList<ResultRow> &rows)
{
    QStringList titles;
    const SideBySideAnswers sideBySide(rows);
    for (const MatrixColumn &column : sideBySide.columns())
        titles += column.title;
    return titles;
}

} // namespace

class TestSideBySideAnswers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrangesRows();
    void movedConnectionsHaveAColumnOfTheirOwn();
    void renamedConnectionsKeepTheirColumn();
    void columnNames_data();
    void columnNames();
    void differences_data();
    void differences();
    void idsThatWereNotLookedUpEverywhere();
    void nothing();
};

void TestSideBySideAnswers::arrangesRows()
{
    const QList<ResultRow> rows{in(kProduction, notFound(9)), in(kProduction, answered(7, "{}")),
                                in(kTest, answered(7, "{}")), in(kTest, failed(9)), in(kTest, notFound(8))};
    const SideBySideAnswers sideBySide(rows);
    QCOMPARE(sideBySide.ids(), (QList<qint32>{9, 7, 8}));
    QCOMPARE(sideBySide.columns().size(), 2);
    QCOMPARE(sideBySide.columns().at(0).from, kProduction);
    QCOMPARE(sideBySide.columns().at(1).connectionId, u"TEST"_s);
    QList<qsizetype> answers;
    for (qsizetype row = 0; row < sideBySide.ids().size(); ++row)
        answers << sideBySide.answer(row, 0) << sideBySide.answer(row, 1);
    QCOMPARE(answers, (QList<qsizetype>{0, 3, 1, 2, SideBySideAnswers::kNoAnswer, 4}));
    QCOMPARE(sideBySide.rowOf(8), 2);
    QCOMPARE(sideBySide.rowOf(1), -1);
}

void TestSideBySideAnswers::movedConnectionsHaveAColumnOfTheirOwn()
{
    Provenance otherHost = kTest;
    otherHost.host = u"new.example.com"_s;
    Provenance otherEnvironment = kTest;
    otherEnvironment.environment = u"STAGING"_s;
    QList<ResultRow> rows{in(kTest, answered(7, "{}")), in(otherHost, notFound(8)),
                          in(otherEnvironment, notFound(9))};
    for (ResultRow &row : rows)
        row.connectionId = u"same"_s;
    const SideBySideAnswers sideBySide(rows);
    QCOMPARE(sideBySide.columns().size(), 3);
    for (qsizetype place = 0; place < 3; ++place) {
        for (qsizetype column = 0; column < 3; ++column)
            QCOMPARE(sideBySide.answer(place, column),
                     place == column ? place : SideBySideAnswers::kNoAnswer);
    }
}

void TestSideBySideAnswers::renamedConnectionsKeepTheirColumn()
{
    Provenance renamed = kTest;
    renamed.connection = u"acme test"_s;
    QCOMPARE(titles({in(kTest, notFound(7)), in(renamed, notFound(8))}), QStringList{u"TEST acme test"_s});
}

void TestSideBySideAnswers::columnNames_data()
{
    QTest::addColumn<QList<Provenance>>("connections");
    QTest::addColumn<QStringList>("expectedLabels");
    QTest::addColumn<QStringList>("expectedTitles");
    const auto row = [](const char *name, const QList<Provenance> &connections, const QStringList &labels,
                        const QStringList &titles) {
        QTest::newRow(name) << connections << labels << titles;
    };
    row("environments", {kProduction, kTest}, {u"PRODUCTION"_s, u"TEST"_s},
        {u"PRODUCTION acme"_s, u"TEST acme"_s});
    row("same environment",
        {{u"acme"_s, u"TEST"_s, u"a"_s},
         {u"beta"_s, u"test"_s, u"b"_s},
         {u"acme"_s, u"PRODUCTION"_s, u"c"_s}},
        {u"TEST acme"_s, u"test beta"_s, u"PRODUCTION"_s},
        {u"TEST acme"_s, u"test beta"_s, u"PRODUCTION acme"_s});
    row("same name", {{u"acme"_s, u"TEST"_s, u"a"_s}, {u"acme"_s, u"TEST"_s, u"b"_s}},
        {u"TEST acme (a)"_s, u"TEST acme (b)"_s}, {u"TEST acme (a)"_s, u"TEST acme (b)"_s});
    row("same host", {{u"acme"_s, u"TEST"_s, u"a"_s}, {u"Acme"_s, u"TEST"_s, u"a"_s}},
        {u"TEST acme (a)"_s, u"TEST Acme (a) (2)"_s}, {u"TEST acme (a)"_s, u"TEST Acme (a) (2)"_s});
    row("no environment", {{u"acme"_s, {}, u"a"_s}, kTest}, {u"acme"_s, u"TEST"_s},
        {u"acme"_s, u"TEST acme"_s});
    row("name of an environment", {{u"TEST"_s, {}, u"a"_s}, kTest}, {u"TEST (a)"_s, u"TEST acme"_s},
        {u"TEST"_s, u"TEST acme"_s});
}

void TestSideBySideAnswers::columnNames()
{
    QFETCH(const QList<Provenance>, connections);
    QFETCH(const QStringList, expectedLabels);
    QFETCH(const QStringList, expectedTitles);
    QList<ResultRow> rows;
    for (const Provenance &from : connections) {
        rows += in(from, notFound(7));
        rows.last().connectionId = QString::number(rows.size());
    }
    QCOMPARE(labels(rows), expectedLabels);
    QCOMPARE(titles(rows), expectedTitles);
}

void TestSideBySideAnswers::differences_data()
{
    QTest::addColumn<QByteArray>("production");
    QTest::addColumn<QByteArray>("test");
    QTest::addColumn<QByteArray>("staging");
    QTest::addColumn<bool>("isDifferent");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *production, const char *test, const char *staging,
                        bool isDifferent, const QString &text) {
        QTest::newRow(name) << QByteArray(production) << QByteArray(test) << QByteArray(staging)
                            << isDifferent << text;
    };
    const char *const read = R"({"notificationId":7,"read":true})";
    const char *const unread = R"({"notificationId":7,"read":false})";
    row("same", read, read, read, false, {});
    row("same in another form", read, R"({ "read":true, "notificationId":7})", read, false, {});
    row("read", read, unread, read, true, u"read"_s);
    row("read is not given", read, read, R"({"read":null})", true, u"read"_s);
    row("all", R"({"read":true,"archived":true,"subject":"a","messagePreview":"a",
        "createdDate":"2026-03-14T09:12:00Z","notificationType":{"notificationTypeId":1,
        "notificationCategory":{"notificationCategoryId":1}}})",
        R"({"read":false,"archived":false,"subject":"b","messagePreview":"b",
        "createdDate":"2026-03-14T09:13:00Z","notificationType":{"notificationTypeId":2,
        "notificationCategory":{"notificationCategoryId":2}}})",
        "!", true, u"read, archived, subject, preview, type, category, created, not compared: STAGING"_s);
    row("name of the type", R"({"notificationType":{"notificationTypeInfo":"a"}})",
        R"({"notificationType":{"notificationTypeInfo":"b"}})", R"({"notificationType":{}})", true,
        u"type"_s);
    row("description of the category",
        R"({"notificationType":{"notificationCategory":{"notificationCategoryDescription":"a"}}})",
        R"({"notificationType":{"notificationCategory":{"notificationCategoryDescription":"b"}}})", "?", true,
        u"category, not compared: STAGING"_s);
    row("same instant", R"({"createdDate":"2026-03-14T09:12:00Z"})",
        R"({"createdDate":"2026-03-14T10:12:00.000+01:00"})", "?", false, u"not compared: STAGING"_s);
    row("no time zone", R"({"createdDate":"2026-03-14T09:12:00Z"})",
        R"({"createdDate":"2026-03-14T09:12:00"})", "?", true, u"created, not compared: STAGING"_s);
    row("undocumented field", R"({"read":true,"x":1})", R"({"read":true,"x":2})", R"({"read":true})", false,
        {});
    row("between the others", read, "-", unread, true, u"read, not in TEST"_s);
    row("only in one", "-", read, "-", true, u"only in TEST"_s);
    row("missing in one", read, read, "-", true, u"not in STAGING"_s);
    row("found in one of two", read, "-", "!", true, u"only in PRODUCTION, not compared: STAGING"_s);
    row("found nowhere", "-", "-", "-", false, {});
    row("failed is not missing", read, "!", "!", false, u"not compared: TEST, STAGING"_s);
    row("not looked up is not missing", "-", "?", "-", false, u"not compared: TEST"_s);
    row("failed everywhere", "!", "!", "?", false, u"not compared: PRODUCTION, TEST, STAGING"_s);
    row("waiting", read, "…", "…", false, {});
    row("waiting for one", read, "-", "…", true, u"only in PRODUCTION"_s);
}

void TestSideBySideAnswers::differences()
{
    QFETCH(const QByteArray, production);
    QFETCH(const QByteArray, test);
    QFETCH(const QByteArray, staging);
    QFETCH(const bool, isDifferent);
    QFETCH(const QString, text);
    const QList<ResultRow> rows{in(kProduction, rowOf(7, production)), in(kTest, rowOf(7, test)),
                                in(kStaging, rowOf(7, staging))};
    const SideBySideAnswers sideBySide(rows);
    const AnswerDifference difference = sideBySide.difference(0, rows);
    QCOMPARE(difference.isDifferent(), isDifferent);
    QCOMPARE(sideBySide.text(difference), text);
}

void TestSideBySideAnswers::idsThatWereNotLookedUpEverywhere()
{
    const QList<ResultRow> rows{in(kProduction, answered(7, "{}")), in(kTest, answered(8, "{}"))};
    const SideBySideAnswers sideBySide(rows);
    QCOMPARE(sideBySide.text(sideBySide.difference(0, rows)), u"not compared: TEST"_s);
    QVERIFY(!sideBySide.difference(1, rows).isDifferent());
}

void TestSideBySideAnswers::nothing()
{
    const SideBySideAnswers sideBySide(QList<ResultRow>{});
    QVERIFY(sideBySide.ids().isEmpty() && sideBySide.columns().isEmpty());
    QCOMPARE(sideBySide.rowOf(0), -1);
}

SVC_GUILESS_TEST(TestSideBySideAnswers)
#include "tst_sidebysideanswers.moc"
