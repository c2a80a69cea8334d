// SPDX-License-Identifier: MIT
#include "activity/exchanges.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/activity/activityproxy.h"
#include "ui/style/tokens.h"

#include <QAbstractItemModelTester>
#include <QItemSelection>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace uitest;
using namespace std::chrono_literals;
using Column = ActivityColumn;

class TestActivityModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsExistingExchanges();
    void batchesManyExchanges();
    void attemptsAreChildren();
    void timesFollowTheZone();
    void removesTheOldest();
    void removesAttemptsFromGroups();
    void clearAndUndo();
    void staleIndexHasNoData();
    void cells_data();
    void cells();
    void numbersComeBeforeTheirUnitsFromRightToLeft();
    void filters_data();
    void filters();
    void sorts();
};

namespace {

/// A log with its model and proxy, under QAbstractItemModelTester, with counters for the model's signals.
struct ActivityModelFixture
{
    ActivityModelFixture() { shown.sort(static_cast<int>(Column::Time), Qt::DescendingOrder); }

    qint64 start(const QString &id, qint64 retryOf = 0)
    {
        Exchange exchange = exchanges::lookup(0, id);
        exchange.times = {};
        exchange.retryOf = retryOf;
        exchange.started = clock.utcNow();
        return log.add(exchange);
    }
    void end(qint64 number, int status)
    {
        Exchange ended = exchanges::lookup(status);
        const Exchange *known = log.find(number);
        ended.address = known ? known->address : QString();
        ended.number = number;
        ended.started = clock.utcNow();
        log.update(ended);
    }
    qint64 lookUp(const QString &id, int status = 200, qint64 retryOf = 0)
    {
        const qint64 number = start(id, retryOf);
        end(number, status);
        return number;
    }
    [[nodiscard]] QString cell(int row, Column column, const QModelIndex &parent = {}) const
    {
        return model.index(row, static_cast<int>(column), parent).data().toString();
    }

    StillClock clock;
    ActivityLog log{clock};
    ActivityModel model{log};
    ActivityProxy shown{model};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester shownTester{&shown, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy inserted{&model, &QAbstractItemModel::rowsInserted};
    QSignalSpy removed{&model, &QAbstractItemModel::rowsRemoved};
    QSignalSpy changed{&model, &QAbstractItemModel::dataChanged};
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
};

} // namespace

void TestActivityModel::showsExistingExchanges()
{
    ActivityModelFixture fixture;
    fixture.lookUp(u"1"_s);
    const ActivityModel late(fixture.log);
    QCOMPARE(late.rowCount(), 1);
    QCOMPARE(fixture.model.rowCount(), 0);
    QTRY_COMPARE(fixture.model.rowCount(), 1);
    QCOMPARE(fixture.model.exchange(fixture.model.index(0, 0))->number, 1);
    QVERIFY(!fixture.model.exchange({}));
}

/// Five hundred exchanges within a second: the number of signals does not grow with them.
void TestActivityModel::batchesManyExchanges()
{
    ActivityModelFixture fixture;
    QSignalSpy changed(&fixture.log, &ActivityLog::changed);
    for (int second = 0; second < 3; ++second) {
        fixture.inserted.clear();
        fixture.changed.clear();
        fixture.removed.clear();
        for (int i = 0; i < 500; ++i)
            fixture.lookUp(QString::number(second * 1000 + i));
        const auto last = [&] {
            const QModelIndex row = fixture.model.index(fixture.model.rowCount() - 1, 0);
            return row.data(ActivityModel::NumberRole).toLongLong();
        };
        QTRY_COMPARE(last(), fixture.log.exchanges().last().number);
        QCOMPARE(fixture.model.rowCount(), 500);
        QVERIFY(fixture.inserted.size() <= 2);
        QVERIFY(fixture.removed.size() <= 2);
        QVERIFY(fixture.changed.size() <= 2);
        QCOMPARE(fixture.reset.size(), 0);
        QCOMPARE(fixture.shown.rowCount(), 500);
    }
    QCOMPARE(changed.size(), 3000);
}

void TestActivityModel::attemptsAreChildren()
{
    ActivityModelFixture fixture;
    fixture.lookUp(u"1"_s, 503);
    fixture.lookUp(u"2"_s);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(), 2);
    QCOMPARE(fixture.model.rowCount(fixture.model.index(0, 0)), 0);
    const qint64 second = fixture.start(u"1"_s, 1);
    fixture.model.update();
    const QModelIndex top = fixture.model.index(0, 0);
    QCOMPARE(fixture.model.rowCount(), 2);
    QCOMPARE(fixture.model.rowCount(top), 2);
    QCOMPARE(fixture.cell(0, Column::Status), u"Running"_s);
    QCOMPARE(fixture.cell(0, Column::Path), u"/x/api/v202108/notification/1 (2 tries)"_s);
    fixture.end(second, 503);
    fixture.model.update();
    QCOMPARE(fixture.cell(1, Column::Status, top), u"503"_s);
    const qint64 third = fixture.lookUp(u"1"_s, 200, second);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(top), 3);
    QCOMPARE(fixture.cell(0, Column::Status), u"200"_s);
    QCOMPARE(fixture.model.exchanges(top).size(), 3);
    QCOMPARE(fixture.model.exchanges(fixture.model.index(0, 0, top)).size(), 1);
    QCOMPARE(fixture.model.indexOf(third), fixture.model.index(2, 0, top));
    QCOMPARE(fixture.model.indexOf(2), fixture.model.index(1, 0));
    QVERIFY(!fixture.model.indexOf(99).isValid());
    QCOMPARE(fixture.reset.size(), 0);
}

void TestActivityModel::timesFollowTheZone()
{
    ActivityModelFixture fixture;
    const qint64 first = fixture.lookUp(u"1042"_s, 503);
    fixture.lookUp(u"1042"_s, 200, first);
    fixture.model.update();
    const QModelIndex row = fixture.model.index(0, 0);
    const QModelIndex attempt = fixture.model.index(1, 0, row);
    QSignalSpy changed(&fixture.model, &QAbstractItemModel::dataChanged);
    fixture.clock.setZone(Qt::UTC);
    QCOMPARE(row.data().toString(), u"11:12:00.000"_s);
    QCOMPARE(attempt.data().toString(), u"11:12:00.000"_s);
    const auto isShownAgain = [&changed](const QModelIndex &index) {
        return std::any_of(changed.cbegin(), changed.cend(), [&index](const QVariantList &arguments) {
            const QItemSelectionRange range(arguments.at(0).toModelIndex(), arguments.at(1).toModelIndex());
            return range.contains(index);
        });
    };
    QVERIFY(isShownAgain(row));
    QVERIFY(isShownAgain(attempt));
}

void TestActivityModel::removesTheOldest()
{
    ActivityModelFixture fixture;
    for (int i = 0; i < 600; ++i)
        fixture.lookUp(QString::number(i));
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(), 500);
    QCOMPARE(fixture.model.exchange(fixture.model.index(0, 0))->number, 101);
    fixture.lookUp(u"x"_s);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(), 500);
    QCOMPARE(fixture.removed.size(), 1);
}

void TestActivityModel::removesAttemptsFromGroups()
{
    ActivityModelFixture fixture;
    fixture.lookUp(u"1"_s, 503);
    fixture.lookUp(u"2"_s);
    fixture.lookUp(u"1"_s, 503, 1);
    fixture.lookUp(u"1"_s, 200, 3);
    for (int i = 0; i < 496; ++i)
        fixture.lookUp(QString::number(1000 + i));
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(fixture.model.index(0, 0)), 3);
    fixture.lookUp(u"3"_s);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(fixture.model.index(0, 0)), 2);
    QCOMPARE(fixture.cell(1, Column::Path), u"/x/api/v202108/notification/2"_s);
    fixture.lookUp(u"4"_s);
    fixture.lookUp(u"5"_s);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(fixture.model.index(0, 0)), 0);
    QCOMPARE(fixture.cell(0, Column::Path), u"/x/api/v202108/notification/1"_s);
    QCOMPARE(fixture.model.exchange(fixture.model.index(0, 0))->number, 4);
}

void TestActivityModel::clearAndUndo()
{
    ActivityModelFixture fixture;
    fixture.lookUp(u"1"_s, 503);
    fixture.lookUp(u"1"_s, 200, 1);
    fixture.lookUp(u"2"_s);
    fixture.model.update();
    fixture.log.clear();
    fixture.lookUp(u"3"_s);
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(), 1);
    fixture.log.undoClear();
    fixture.model.update();
    QCOMPARE(fixture.model.rowCount(), 3);
    QCOMPARE(fixture.model.rowCount(fixture.model.index(0, 0)), 2);
    QCOMPARE(fixture.cell(2, Column::Path), u"/x/api/v202108/notification/3"_s);
    QCOMPARE(fixture.reset.size(), 0);
}

void TestActivityModel::staleIndexHasNoData()
{
    ActivityModelFixture f;
    f.lookUp(u"7"_s, 503);
    f.lookUp(u"7"_s, 200, 1);
    f.model.update();
    const QModelIndex child = f.model.index(1, 0, f.model.index(0, 0));
    QVERIFY(f.model.exchange(child));
    f.log.clear();
    f.lookUp(u"8"_s);
    f.lookUp(u"9"_s);
    f.model.update();
    QCOMPARE(f.model.rowCount(), 2);
    QVERIFY(!f.model.exchange(child));
    for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole),
                           static_cast<int>(ActivityModel::SortRole)})
        QVERIFY(!f.model.data(child, role).isValid());
}

void TestActivityModel::cells_data()
{
    QTest::addColumn<Exchange>("exchange");
    QTest::addColumn<QStringList>("expected"); // from the column Method on
    QTest::addColumn<QString>("statusTip");
    QTest::addColumn<bool>("isDanger");
    using namespace exchanges;
    const auto row = [](const char *name, const Exchange &exchange, const QString &status,
                        const QString &statusTip, bool isDanger, const QString &duration = u"312 ms"_s) {
        QTest::newRow(name) << exchange << QStringList{u"GET"_s,      u"/x/api/v202108/notification/1042"_s,
                                                       status,        duration,
                                                       u"40 bytes"_s, u"PRODUCTION acme @ api.example.com"_s}
                            << statusTip << isDanger;
    };
    row("answered", lookup(), u"200"_s, u"200 OK"_s, false);
    row("not found", lookup(404), u"404"_s, u"404 Not Found"_s, true);
    QTest::newRow("refused") << refusedLogin() << QStringList{u"POST"_s, u"/api/v3/login"_s, u"refused"_s,
                                                              u"5 ms"_s, QString(),          u"acme"_s}
                             << u"Connection refused"_s << true;
    Exchange hostile = lookup();
    hostile.reason = u"a\u202Eb\nc"_s;
    row("hostile", hostile, u"200"_s, u"200 a\uFFFDb c"_s, false);
    Exchange redirect = lookup(302);
    redirect.reason = u"Found"_s;
    redirect.error = ErrorKind::Redirect;
    row("redirect", redirect, u"302"_s, u"302 Found"_s, true);
    Exchange cutOff = lookup();
    cutOff.error = ErrorKind::Interrupted;
    cutOff.detail = u"Connection closed"_s;
    row("interrupted", cutOff, u"interrupted"_s, u"200 OK – Connection closed"_s, true);
    Exchange slow = lookup();
    slow.times.ended = 754120ms;
    row("slow", slow, u"200"_s, u"200 OK"_s, false, u"754,120 ms"_s);
    slow.times.ended = 999999ms;
    row("six digits", slow, u"200"_s, u"200 OK"_s, false, u"999,999 ms"_s);
    slow.times.ended = 1000000ms;
    row("seven digits", slow, u"200"_s, u"200 OK"_s, false, u"16 min 40 s"_s);
}

void TestActivityModel::cells()
{
    QFETCH(const Exchange, exchange);
    QFETCH(const QStringList, expected);
    QFETCH(const bool, isDanger);
    const QLocale before;
    const auto restoreLocale = qScopeGuard([before] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    ActivityModelFixture fixture;
    Exchange added = exchange;
    added.number = fixture.log.add(exchange);
    fixture.log.update(added);
    fixture.model.update();
    QStringList found;
    for (int column = 1; column < fixture.model.columnCount(); ++column)
        found += fixture.model.index(0, column).data().toString();
    QCOMPARE(found, expected);
    const QModelIndex status = fixture.model.index(0, static_cast<int>(Column::Status));
    QCOMPARE(status.data(CellDelegate::InkRole).value<CellDelegate::Ink>() == CellDelegate::Ink::Danger,
             isDanger);
    QTEST(QTextDocumentFragment::fromHtml(status.data(Qt::ToolTipRole).toString()).toPlainText(),
          "statusTip");
    QVERIFY(fixture.cell(0, Column::Time).endsWith(u":01.250"_s));
}

void TestActivityModel::numbersComeBeforeTheirUnitsFromRightToLeft()
{
    const auto restore = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    QApplication::setLayoutDirection(Qt::RightToLeft);
    ActivityModelFixture fixture;
    Exchange large = exchanges::lookup();
    large.responseBody.size = 2048;
    fixture.log.add(large);
    fixture.model.update();
    QCOMPARE(fixture.cell(0, Column::Size), u"\u20682.0 KiB\u2069"_s);
}

void TestActivityModel::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("expected");
    QTest::newRow("nothing") << QString() << 3;
    QTest::newRow("a status") << u"404"_s << 1;
    QTest::newRow("of a try that is not the last") << u"503"_s << 1;
    QTest::newRow("words of a status") << u"not found"_s << 2;
    QTest::newRow("a path") << u"notification/2"_s << 1;
    QTest::newRow("a host, in capitals") << u"API.EXAMPLE"_s << 3;
    QTest::newRow("two words") << u"get 404"_s << 1;
    QTest::newRow("none") << u"post 404"_s << 0;
}

void TestActivityModel::filters()
{
    QFETCH(const QString, filter);
    QFETCH(const int, expected);
    ActivityModelFixture fixture;
    fixture.lookUp(u"1"_s, 503);
    fixture.lookUp(u"1"_s, 200, 1);
    fixture.lookUp(u"2"_s, 404);
    fixture.lookUp(u"3"_s);
    fixture.model.update();
    fixture.shown.setFilter(filter);
    QCOMPARE(fixture.shown.rowCount(), expected);
}

void TestActivityModel::sorts()
{
    ActivityModelFixture fixture;
    for (const int status : {404, 200, 503})
        fixture.lookUp(QString::number(status), status);
    fixture.lookUp(u"503"_s, 200, 3);
    fixture.model.update();
    const auto order = [&] {
        QList<qint64> numbers;
        for (int row = 0; row < fixture.shown.rowCount(); ++row)
            numbers += fixture.shown.index(row, 0).data(ActivityModel::NumberRole).toLongLong();
        return numbers;
    };
    QCOMPARE(order(), (QList<qint64>{4, 2, 1}));
    fixture.shown.sort(static_cast<int>(Column::Status), Qt::AscendingOrder);
    QCOMPARE(order(), (QList<qint64>{2, 4, 1}));
    const QModelIndex group = fixture.shown.index(1, 0);
    QCOMPARE(fixture.shown.index(0, 0, group).data(ActivityModel::NumberRole).toLongLong(), 3);
    fixture.shown.sort(static_cast<int>(Column::Status), Qt::DescendingOrder);
    QCOMPARE(order().first(), 1);
    QCOMPARE(
        fixture.shown.index(0, 0, fixture.shown.index(1, 0)).data(ActivityModel::NumberRole).toLongLong(), 3);
}

SVC_TEST(TestActivityModel)
#include "tst_activitymodel.moc"
