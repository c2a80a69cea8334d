// SPDX-License-Identifier: MIT
// What a user marks in results: that a row is done, and a note.
#include "redaction/secretredactor.h"
#include "results/arrangement.h"
#include "results/examplerows.h"
#include "results/resultcachejson.h"
#include "results/resultset.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

Connection markConnection()
{
    Connection connection;
    connection.id = u"a"_s;
    connection.name = u"acme"_s;
    connection.baseUrl = QUrl(u"https://a.example.com"_s);
    return connection;
}

/// Three rows that are found at once, and again.
struct MarksFixture
{
    MarksFixture() { lookUp(); }
    void lookUp()
    {
        set.lookUp(markConnection(), {7, 8, 9});
        QTRY_VERIFY(!set.isRunning());
    }
    /// Returns the marks: “7 done, 8 asked Jane, 9”.
    [[nodiscard]] QString marks() const
    {
        QStringList rows;
        for (const ResultRow row : set.rows())
            rows += QStringList{QString::number(row.lookup.id), row.isDone ? u"done"_s : QString(), row.note}
                        .join(u' ')
                        .simplified();
        return rows.join(u", "_s);
    }

    SystemClock clock;
    LookupResources resources{[](const QString &, qint32 id, ConnectionReuse, qint64) {
                                  Notification notification;
                                  notification.id = id;
                                  return std::make_unique<FinishedJob<Notification>>(
                                      Result<Notification>(notification));
                              },
                              clock};
    ResultSet set{resources};
};

/// 1 is done, 2 has a note, 3 has both, 4 has none.
QList<ResultRow> markedRows()
{
    QList<ResultRow> rows{found(1, {}), notFound(2), failed(3), notLookedUp(4)};
    rows[0].isDone = true;
    rows[1].note = u"asked Jäne"_s;
    rows[2].isDone = true;
    rows[2].note = u"Bill"_s;
    return rows;
}

std::shared_ptr<const Arrangement> arrangedAs(const ResultRows &rows, const ArrangementRequest &request)
{
    ArrangementCache cache;
    return arrange(rows, request, cache, false);
}

QString idsOf(const ResultRows &rows, const ArrangementRequest &request)
{
    QStringList ids;
    const auto shown = arrangedAs(rows, request);
    for (const int item : shown->items())
        ids += QString::number(rows.id(item));
    return ids.join(u' ');
}

ArrangementRequest filteredBy(const QString &text, const FacetChoice &choice = {})
{
    ArrangementRequest request;
    request.filter = ResultFilter(FilterQuery(text, QDateTime::currentDateTimeUtc()), choice);
    return request;
}

} // namespace

class TestResultMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changes();
    void undoes();
    void staysWithOtherAnswers();
    void belongsToItsEndpoint();
    void snapshotsKeepTheirs();
    void notesAreOneLine_data();
    void notesAreOneLine();
    void filters_data();
    void filters();
    void sorts();
    void counts();
    void isKept();
    void hasNoSecrets();
};

void TestResultMarks::changes()
{
    MarksFixture fixture;
    const QSignalSpy changed(&fixture.set, &ResultSet::changed);
    fixture.set.setDone({0, 2}, true);
    fixture.set.setNote({1, 2}, u" asked\nJane "_s);
    QCOMPARE(fixture.marks(), u"7 done, 8 asked Jane, 9 done asked Jane"_s);
    QCOMPARE(changed.size(), 2); // at once
    QVERIFY(fixture.set.areDone({0, 2}));
    QVERIFY(!fixture.set.areDone({0, 1}));
    QVERIFY(!fixture.set.areDone({}));
    QCOMPARE(fixture.set.noteOf({0, 1}), u"asked Jane"_s);
    fixture.set.setNote({1}, u" "_s);
    fixture.set.setDone({0, 1, 2}, false);
    QCOMPARE(fixture.marks(), u"7, 8, 9 asked Jane"_s);
    QVERIFY(fixture.set.hasMarks());
    fixture.set.setNote({2}, {});
    QVERIFY(!fixture.set.hasMarks());
}

void TestResultMarks::undoes()
{
    MarksFixture fixture;
    QVERIFY(!fixture.set.canUndoMark());
    fixture.set.setDone({0}, true);
    fixture.set.setDone({0, 1}, true);
    fixture.set.setDone({0, 1}, true); // changes nothing
    fixture.set.setNote({2}, u"a"_s);
    fixture.set.setNote({2}, u"b"_s);
    QCOMPARE(fixture.set.undoMark(), 1);
    QCOMPARE(fixture.marks(), u"7 done, 8 done, 9 a"_s);
    QCOMPARE(fixture.set.undoMark(), 1);
    QCOMPARE(fixture.set.undoMark(), 1);
    QCOMPARE(fixture.marks(), u"7 done, 8, 9"_s);
    QCOMPARE(fixture.set.undoMark(), 1);
    QCOMPARE(fixture.marks(), u"7, 8, 9"_s);
    QVERIFY(!fixture.set.canUndoMark());
    QCOMPARE(fixture.set.undoMark(), 0);
    fixture.set.setDone({0}, true);
    fixture.set.clear();
    QVERIFY(!fixture.set.canUndoMark()); // its rows are gone
}

/// A refresh, a retry and a lookup of the same ids are other answers for the same rows.
void TestResultMarks::staysWithOtherAnswers()
{
    MarksFixture fixture;
    fixture.set.setDone({0}, true);
    fixture.set.setNote({0, 1}, u"asked"_s);
    fixture.set.refresh(markConnection(), {0, 1, 2});
    QCOMPARE(fixture.marks(), u"7 done asked, 8 asked, 9"_s); // also until the answers come
    QTRY_VERIFY(!fixture.set.isRunning());
    QCOMPARE(fixture.marks(), u"7 done asked, 8 asked, 9"_s);
    fixture.lookUp();
    QCOMPARE(fixture.marks(), u"7 done asked, 8 asked, 9"_s);
    fixture.set.restore(ResultRows(fixture.set.rows()));
    QCOMPARE(fixture.marks(), u"7 done asked, 8 asked, 9"_s);
}

void TestResultMarks::belongsToItsEndpoint()
{
    MarksFixture fixture;
    fixture.set.setDone({0}, true);
    Connection elsewhere = markConnection();
    elsewhere.baseUrl = QUrl(u"https://b.example.com"_s);
    fixture.set.lookUp(elsewhere, {7, 8, 9});
    QTRY_VERIFY(!fixture.set.isRunning());
    QCOMPARE(fixture.marks(), u"7, 8, 9"_s);
}

void TestResultMarks::snapshotsKeepTheirs()
{
    MarksFixture fixture;
    fixture.set.setNote({1}, u"before"_s);
    const ResultRows snapshot = fixture.set.rows();
    const ResultRows subset = snapshot.subset({1});
    const quint32 version = snapshot.version(1);
    fixture.set.setNote({1}, u"after"_s);
    fixture.set.setDone({1}, true);
    QCOMPARE(snapshot.note(1), u"before"_s);
    QVERIFY(!snapshot.isDone(1));
    QCOMPARE(subset.at(0).note, u"before"_s);
    QCOMPARE(fixture.set.rows().note(1), u"after"_s);
    QVERIFY(fixture.set.rows().version(1) != version);
}

void TestResultMarks::notesAreOneLine_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("note");
    QTest::newRow("blanks") << u"  a  b "_s << u"a b"_s;
    QTest::newRow("lines") << u"a\r\nb\tc\u2028d"_s << u"a b c d"_s;
    QTest::newRow("controls") << u"a\u0000b\u001Bc"_s << u"a b c"_s;
    QTest::newRow("long") << QString(600, u'x') << QString(500, u'x');
    QTest::newRow("not within a character") << QString(499, u'x') + u"\U0001D7D7"_s << QString(499, u'x');
}

void TestResultMarks::notesAreOneLine()
{
    QFETCH(const QString, typed);
    QTEST(noteFrom(typed), "note");
}

void TestResultMarks::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("ids");
    QTest::newRow("done") << u"is:done"_s << u"1 3"_s;
    QTest::newRow("not done") << u"is:not-done"_s << u"2 4"_s;
    QTest::newRow("short") << u"-done"_s << u"2 4"_s;
    QTest::newRow("note") << u"note:JANE"_s << u"2"_s;
    QTest::newRow("whole note") << u"note:=bill"_s << u"3"_s;
    QTest::newRow("no such note") << u"-note:jane -is:done"_s << u"4"_s;
    QTest::newRow("words") << u"jane"_s << u"2"_s;
}

void TestResultMarks::filters()
{
    QFETCH(const QString, filter);
    QVERIFY(!FilterQuery(filter, QDateTime::currentDateTimeUtc()).mistake());
    QTEST(idsOf(markedRows(), filteredBy(filter)), "ids");
}

void TestResultMarks::sorts()
{
    ArrangementRequest request;
    request.sortedBy = ShownColumn{.field = ResultField::Done};
    QCOMPARE(idsOf(markedRows(), request), u"2 4 1 3"_s);
    request.order = Qt::DescendingOrder;
    QCOMPARE(idsOf(markedRows(), request), u"1 3 2 4"_s);
    request.sortedBy = ShownColumn{.field = ResultField::Note};
    QCOMPARE(idsOf(markedRows(), request), u"3 2 1 4"_s);
}

/// Nothing is counted as long as nothing is done.
void TestResultMarks::counts()
{
    const ResultRows rows = markedRows();
    const auto counts = [](const ResultRows &counted, const FacetChoice &choice) {
        const auto shown = arrangedAs(counted, filteredBy({}, choice));
        return u"%1 done, %2 not, %3 shown"_s.arg(shown->overview().rowsIn(ResultState::Done))
            .arg(shown->overview().rowsIn(ResultState::NotDone))
            .arg(shown->items().size());
    };
    QCOMPARE(counts(rows, {}), u"2 done, 2 not, 4 shown"_s);
    QCOMPARE(counts(rows, ResultStates(ResultState::Done)), u"2 done, 2 not, 2 shown"_s);
    QCOMPARE(counts(rows, ResultStates(ResultState::NotDone) | ResultState::Failed),
             u"1 done, 0 not, 0 shown"_s);
    const ResultRows unmarked = rows.subset({1, 3});
    QCOMPARE(counts(unmarked, {}), u"0 done, 0 not, 2 shown"_s);
    QCOMPARE(counts(unmarked, ResultStates(ResultState::NotDone)), u"0 done, 2 not, 2 shown"_s);
}

void TestResultMarks::isKept()
{
    const QByteArray json = resultCacheJson({{markedRows()}, 0}).json;
    const auto stored = parseResultCache(json);
    QVERIFY(stored);
    const ResultRows rows = stored->sets.first();
    QVERIFY(rows.isDone(0));
    QVERIFY(rows.note(0).isEmpty());
    QCOMPARE(rows.note(1), u"asked Jäne"_s);
    QVERIFY(rows.isDone(2));
    QCOMPARE(rows.note(2), u"Bill"_s);
    QVERIFY(!rows.isDone(3));
    QVERIFY(!resultCacheJson({{ResultRows({notFound(1)})}, 0}).json.contains("done"));

    QByteArray edited = json;
    edited.replace("\"Bill\"", "\"two\\nlines\"");
    QCOMPARE(parseResultCache(edited)->sets.first().note(2), u"two lines"_s);
}

void TestResultMarks::hasNoSecrets()
{
    const SecretRedactor redactor({Secret(u"k3y-of-acme"_s)});
    ResultRow row = found(1, {});
    row.note = u"with k3y-of-acme"_s;
    QVERIFY(!redacted(row, redactor).note.contains(u"k3y"_s));
    QVERIFY(!ResultRows({row}).withoutSecrets(redactor).at(0).note.contains(u"k3y"_s));
}

SVC_GUILESS_TEST(TestResultMarks)
#include "tst_resultmarks.moc"
