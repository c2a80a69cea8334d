// SPDX-License-Identifier: MIT
#include "program/notices.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/upgrade/previousruns.h"
#include "ui/upgrade/previousrunsmodel.h"
#include "ui/upgrade/previousrunstable.h"
#include "upgrade/upgradejournal.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace uitest;
using enum UpgradeOutcome;

namespace {

UpgradeRecord runOf(qint64 number, const QString &where, std::optional<UpgradeOutcome> outcome,
                    int seconds = 0)
{
    UpgradeRecord run;
    run.id = QString::number(number) + u"-a"_s;
    run.number = number;
    run.displayHost = where;
    run.host = where;
    run.startedAt = QDateTime(QDate(2026, 3, 14), QTime(9, 0), QTimeZone::utc()).addSecs(60 * number);
    run.outcome = outcome;
    run.duration = std::chrono::seconds(seconds);
    run.status = outcome == Finished ? 200 : 0;
    return run;
}

const QList<UpgradeRecord> kRuns{runOf(3, u"b.example"_s, Unknown, 300), runOf(2, u"a.example"_s, Refused, 9),
                                 runOf(1, u"a.example:8443"_s, Finished, 100)};

struct PreviousRunsFixture
{
    explicit PreviousRunsFixture(const QList<UpgradeRecord> &runs = kRuns)
    {
        QVERIFY(QDir().mkpath(folder.filePath(u"upgrades"_s)));
        for (const UpgradeRecord &run : runs) {
            writeFile(folder.filePath(u"upgrades/%1.json"_s.arg(run.id)), recordJson(run));
        }
        section.resize(700, 400);
        show(section);
        journal.refresh();
        QTRY_COMPARE(journal.runs().size(), runs.size());
    }
    [[nodiscard]] PreviousRunsTable *table() { return find<PreviousRunsTable>(section, "previousRuns"); }
    [[nodiscard]] QStringList column(PreviousRunsModel::Column column)
    {
        QStringList texts;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            texts += table()->model()->index(row, column).data().toString();
        return texts;
    }
    void copy() { find<QPushButton>(section, "copyRuns")->click(); }

    QTemporaryDir folder;
    StillClock clock;
    UpgradeJournal journal{folder.filePath(u"upgrades"_s)};
    Notices notices;
    PreviousRuns section{journal, clock, notices};
};

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

class TestPreviousRuns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void updatesIncrementally();
    void newestFirst();
    void sortedColumnHasItsTitle();
    void emptyState();
    void sorts_data();
    void sorts();
    void copies();
    void escapesCopies();
    void copiesTheSelection();
    void clearCanBeUndone();
    void forgettingCannotBeUndone();
    void narrowKeepsWhatMatters();
    void isAccessible();
};

void TestPreviousRuns::updatesIncrementally()
{
    const StillClock clock;
    PreviousRunsModel model(clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRuns(kRuns);
    QCOMPARE(model.rowCount(), 3);
    const QPersistentModelIndex second = model.index(1, 0);
    QList<UpgradeRecord> more = kRuns;
    more.removeLast();
    more.first().outcome = Finished;
    more.prepend(runOf(4, u"c.example"_s, {}));
    model.setRuns(more);
    QCOMPARE(second.row(), 2);
    QCOMPARE(model.rows(), more);
    model.refreshTimes();
    model.setRuns({});
    model.refreshTimes();
    QCOMPARE(model.rowCount(), 0);
}

void TestPreviousRuns::newestFirst()
{
    PreviousRunsFixture fixture;
    QCOMPARE(fixture.table()->accessibleName(), u"Previous runs"_s);
    QCOMPARE(fixture.column(PreviousRunsModel::When),
             (QStringList{u"2 hours ago"_s, u"2 hours ago"_s, u"2 hours ago"_s}));
    QCOMPARE(fixture.column(PreviousRunsModel::Where),
             (QStringList{u"b.example"_s, u"a.example"_s, u"a.example:8443"_s}));
    QCOMPARE(fixture.column(PreviousRunsModel::Outcome),
             (QStringList{u"Unknown"_s, u"Refused"_s, u"Finished"_s}));
    QCOMPARE(fixture.column(PreviousRunsModel::Took), (QStringList{u"5:00"_s, u"0:09"_s, u"1:40"_s}));
    QCOMPARE(fixture.column(PreviousRunsModel::Mode),
             (QStringList{u"Everything"_s, u"Everything"_s, u"Everything"_s}));
}

/// The title is drawn beside the arrow, also in a column that is only as wide as both.
void TestPreviousRuns::sortedColumnHasItsTitle()
{
    PreviousRunsFixture fixture;
    fixture.section.resize(360, 400);
    QHeaderView *header = fixture.table()->horizontalHeader();
    QTRY_VERIFY(header->sectionSize(PreviousRunsModel::When) < 110);
    const int arrow = header->height();
    const QImage title =
        header
            ->grab({header->sectionViewportPosition(PreviousRunsModel::When), 0,
                    header->sectionSize(PreviousRunsModel::When) - arrow, header->height() - 2})
            .toImage();
    QSet<QRgb> colors;
    for (int y = 2; y < title.height(); ++y) {
        for (int x = 2; x < title.width(); ++x)
            colors.insert(title.pixel(x, y));
    }
    QVERIFY2(colors.size() > 4, qPrintable(QString::number(colors.size()))); // letters
}

void TestPreviousRuns::emptyState()
{
    PreviousRunsFixture fixture(QList<UpgradeRecord>{});
    QVERIFY(isShown(fixture.section, "noPreviousRuns"));
    QCOMPARE(labelText(fixture.section, "noPreviousRuns"), u"No previous runs are recorded."_s);
    QVERIFY(!isShown(fixture.section, "previousRuns"));
    QVERIFY(!isShown(fixture.section, "copyRuns"));
    QVERIFY(!isShown(fixture.section, "clearRuns"));
    fixture.copy(); // has no effect
}

void TestPreviousRuns::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("lengths"); ///< of the runs, in the order shown
    QTest::newRow("when") << int(PreviousRunsModel::When) << QStringList{u"1:40"_s, u"0:09"_s, u"5:00"_s};
    QTest::newRow("where") << int(PreviousRunsModel::Where) << QStringList{u"0:09"_s, u"1:40"_s, u"5:00"_s};
    QTest::newRow("took") << int(PreviousRunsModel::Took) << QStringList{u"0:09"_s, u"1:40"_s, u"5:00"_s};
    QTest::newRow("outcome") << int(PreviousRunsModel::Outcome)
                             << QStringList{u"1:40"_s, u"0:09"_s, u"5:00"_s};
}

void TestPreviousRuns::sorts()
{
    QFETCH(int, column);
    QFETCH(QStringList, lengths);
    PreviousRunsFixture fixture;
    fixture.table()->sortByColumn(column, Qt::AscendingOrder);
    QCOMPARE(fixture.column(PreviousRunsModel::Took), lengths);
}

void TestPreviousRuns::copies()
{
    PreviousRunsFixture fixture;
    const QSignalSpy status(&fixture.notices, &Notices::note);
    fixture.copy();
    const QStringList lines = clipboard().trimmed().split(u'\n');
    QCOMPARE(lines.first(), u"Started\tWhere\tMode\tDuration\tOutcome\tStatus"_s);
    QCOMPARE(lines.last(), u"2026-03-14T09:01:00Z\ta.example:8443\tEverything\t1:40\tFinished\t200"_s);
    QCOMPARE(status.size(), 1);
    QCOMPARE(status.first().first().toString(), u"Copied 3 runs."_s);
    QVERIFY(!isShown(fixture.section, "previousRunsMessage"));
}

/// The journal is a file that anybody may edit, so a host may be any text.
void TestPreviousRuns::escapesCopies()
{
    PreviousRunsFixture fixture({runOf(3, u"=cmd()|@jane\t<b>"_s, Failed), runOf(2, u"\"open"_s, Failed),
                                 runOf(1, u"said \"yes\""_s, Failed)});
    fixture.copy();
    for (const QString &host : {u"\t\"'=cmd()|@jane <b>\"\t"_s, u"\t\"\"\"open\"\t"_s, u"\tsaid \"yes\"\t"_s})
        QVERIFY2(clipboard().contains(host), qPrintable(clipboard()));
}

void TestPreviousRuns::copiesTheSelection()
{
    PreviousRunsFixture fixture;
    fixture.table()->setFocus();
    fixture.table()->selectRow(1);
    QTest::keySequence(fixture.table(), QKeySequence::Copy);
    QCOMPARE(clipboard(), u"Started\tWhere\tMode\tDuration\tOutcome\tStatus\n"
                          "2026-03-14T09:02:00Z\ta.example\tEverything\t0:09\tRefused\t\n"_s);
    QGuiApplication::clipboard()->clear();
    find<QAction>(fixture.section, "copyRunsAction")->trigger();
    QCOMPARE(clipboard().count(u'\n'), 2);
}

void TestPreviousRuns::clearCanBeUndone()
{
    PreviousRunsFixture fixture;
    find<QPushButton>(fixture.section, "clearRuns")->click();
    // That run still requires confirmation.
    QCOMPARE(fixture.column(PreviousRunsModel::Where), QStringList{u"b.example"_s});
    QVERIFY(!find<QPushButton>(fixture.section, "clearRuns")->isEnabled());
    QCOMPARE(labelText(fixture.section, "messageTitle"), u"Cleared 2 runs"_s);
    find<QPushButton>(fixture.section, "undoClearRuns")->click();
    QTRY_COMPARE(fixture.column(PreviousRunsModel::Where).size(), 3);
    QVERIFY(!isShown(fixture.section, "previousRunsMessage"));
}

void TestPreviousRuns::forgettingCannotBeUndone()
{
    PreviousRunsFixture fixture;
    find<QPushButton>(fixture.section, "clearRuns")->click();
    QVERIFY(isShown(fixture.section, "undoClearRuns"));
    bool isForgotten = false;
    fixture.journal.forget(this, [&isForgotten](const auto &, qsizetype) { isForgotten = true; });
    QVERIFY(!isShown(fixture.section, "previousRunsMessage"));
    QTRY_VERIFY(isForgotten);
    QVERIFY(!isShown(fixture.section, "previousRunsMessage"));
}

void TestPreviousRuns::narrowKeepsWhatMatters()
{
    PreviousRunsFixture fixture;
    PreviousRunsTable *table = fixture.table();
    fixture.section.resize(320, 400);
    QTRY_VERIFY(table->isColumnHidden(PreviousRunsModel::Mode));
    for (const auto column : {PreviousRunsModel::When, PreviousRunsModel::Where, PreviousRunsModel::Outcome})
        QVERIFY(!table->isColumnHidden(column));
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    fixture.section.resize(700, 400);
    QTRY_VERIFY(!table->isColumnHidden(PreviousRunsModel::Mode));
}

void TestPreviousRuns::isAccessible()
{
    PreviousRunsFixture fixture;
    QCOMPARE(accessFaults(fixture.section), QString());
    fixture.copy();
    QCOMPARE(accessFaults(fixture.section), QString());
}

SVC_TEST(TestPreviousRuns)
#include "tst_previousruns.moc"
