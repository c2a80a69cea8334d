// SPDX-License-Identifier: MIT
// Where the activity panel is in the window, and what it leaves of the page.
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QPushButton>

using namespace uitest;

namespace {

QDockWidget *dockOf(QMainWindow &window)
{
    return find<QDockWidget>(window, "activity");
}

/// Drags the edge between the page and the dock with the mouse.
void dragEdge(QMainWindow &window, const QPoint &by)
{
    const QRect dock = dockOf(window)->geometry();
    const bool isBelow = by.x() == 0;
    const QPoint edge =
        isBelow ? QPoint(dock.center().x(), dock.top() - 2) : QPoint(dock.left() - 2, dock.center().y());
    QTest::mousePress(&window, Qt::LeftButton, {}, edge);
    QTest::mouseMove(&window, edge + by);
    QTest::qWait(0); // Qt moves it in the next iteration of the event loop
    QTest::mouseRelease(&window, Qt::LeftButton, {}, edge + by);
}

/// Returns whether the dock has its place. It gets it in several turns of the event loop.
bool isAtRest(QMainWindow &window)
{
    const QRect before = dockOf(window)->geometry();
    QTest::qWait(100);
    return dockOf(window)->geometry() == before;
}

int wholeRowsInSight(ResultsTable &table)
{
    const QRect inSight = table.viewport()->visibleRegion().boundingRect();
    int rows = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QRect place(0, table.rowViewportPosition(row), 1, table.rowHeight(row));
        rows += inSight.contains(place) ? 1 : 0;
    }
    return rows;
}

} // namespace

class TestActivityDock final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void leavesRowsAndCard();
    void keepsItsHeight();
    void canBeAtTheRight();
    void isBelowIfTheRightIsTooNarrow();
    void keepsItsWidth();
    void leavesRoomForTheUpgradePanel();
};

void TestActivityDock::leavesRowsAndCard()
{
    WindowFixture fixture;
    fixture.show();
    fixture.context->connections().add(fixture.input.connection);
    fixture.input.connection = fixture.context->connections().connections().constFirst();
    fixture.signIn();
    fixture.lookUp(u"1-20"_s);
    QTRY_COMPARE(fixture.context->results().current().progress().found, 20);
    fixture.trigger("actionActivity");
    auto *table = find<ResultsTable>(fixture.window, "results");
    QTRY_VERIFY(wholeRowsInSight(*table) >= 3); // the dock takes its height after it was shown
    QTRY_VERIFY(isAtRest(fixture.window));
    const auto *preview = find<QWidget>(fixture.window, "preview");
    QCOMPARE(preview->visibleRegion().boundingRect().height(), preview->height());
    const int height = dockOf(fixture.window)->height();
    dragEdge(fixture.window, {0, 40});
    QTRY_VERIFY(dockOf(fixture.window)->height() < height);
    dragEdge(fixture.window, {0, -400});
    QTRY_VERIFY(dockOf(fixture.window)->height() >= height); // as high as the rows let it be
    QVERIFY2(wholeRowsInSight(*table) >= 3, qPrintable(QString::number(wholeRowsInSight(*table))));
}

void TestActivityDock::keepsItsHeight()
{
    WindowFixture fixture;
    fixture.show({1180, 900});
    fixture.trigger("actionActivity");
    QDockWidget *dock = dockOf(fixture.window);
    QTRY_COMPARE(dock->height(), 360);
    const int before = dock->height();
    dragEdge(fixture.window, {0, 60});
    QTRY_VERIFY(dock->height() < before);
    const int height = dock->height();

    fixture.trigger("actionActivity");
    fixture.trigger("actionActivity");
    QTRY_COMPARE(dock->height(), height);
    fixture.window.resize(1180, 730); // has to take some of it
    QTRY_VERIFY(dock->height() < height);
    fixture.window.resize(1180, 500); // has no room for both
    QTRY_VERIFY(!isShown(fixture.window, "notificationsPage"));
    fixture.window.resize(1180, 900);
    QTRY_COMPARE(dock->height(), height);
    fixture.window.close();

    MainWindow again(fixture.context->services(), fixture.files);
    again.resize(1180, 900);
    show(again);
    again.restorePanels();
    QTRY_COMPARE(dockOf(again)->height(), height);
}

void TestActivityDock::canBeAtTheRight()
{
    WindowFixture fixture;
    fixture.show();
    fixture.trigger("actionActivity");
    QDockWidget *dock = dockOf(fixture.window);
    QCOMPARE(fixture.window.dockWidgetArea(dock), Qt::BottomDockWidgetArea);
    auto *move = find<QPushButton>(fixture.window, "moveActivity");
    QCOMPARE(move->text(), u"Dock right"_s);
    move->click();
    QVERIFY(fixture.action("actionActivityRight")->isChecked());
    QCOMPARE(fixture.window.dockWidgetArea(dock), Qt::RightDockWidgetArea);
    QCOMPARE(move->text(), u"Dock below"_s);
    auto *page = find<QWidget>(fixture.window, "notificationsPage");
    QTRY_VERIFY(dock->geometry().left() > page->mapTo(&fixture.window, page->rect().bottomRight()).x());
    QTRY_VERIFY(page->visibleRegion().boundingRect().width() >= 600);
    QVERIFY(dock->isVisible());
    QCOMPARE(accessFaults(fixture.window), QString());
    fixture.window.close();

    MainWindow again(fixture.context->services(), fixture.files);
    again.resize(1180, 760);
    show(again);
    again.restorePanels();
    QCOMPARE(again.dockWidgetArea(dockOf(again)), Qt::RightDockWidgetArea);
    find<QAction>(again, "actionActivityRight")->trigger();
    QCOMPARE(again.dockWidgetArea(dockOf(again)), Qt::BottomDockWidgetArea);
    QVERIFY(dockOf(again)->isVisible());
}

void TestActivityDock::isBelowIfTheRightIsTooNarrow()
{
    WindowFixture fixture;
    fixture.show({1180, 900});
    fixture.trigger("actionActivityRight");
    fixture.trigger("actionActivity");
    QDockWidget *dock = dockOf(fixture.window);
    QCOMPARE(fixture.window.dockWidgetArea(dock), Qt::RightDockWidgetArea);
    fixture.window.resize(720, 900);
    QTRY_COMPARE(fixture.window.dockWidgetArea(dock), Qt::BottomDockWidgetArea);
    QVERIFY(dock->isVisible());
    fixture.window.resize(1180, 500);
    QTRY_COMPARE(fixture.window.dockWidgetArea(dock), Qt::RightDockWidgetArea);
    QVERIFY(dock->isVisible());
    QVERIFY(isShown(fixture.window, "notificationsPage"));
}

void TestActivityDock::keepsItsWidth()
{
    WindowFixture fixture;
    fixture.show({1600, 900});
    fixture.trigger("actionActivityRight");
    fixture.trigger("actionActivity");
    QDockWidget *dock = dockOf(fixture.window);
    QTRY_COMPARE(dock->width(), 536);
    const int before = dock->width();
    dragEdge(fixture.window, {-80, 0});
    QTRY_COMPARE(dock->width(), before + 80);
    fixture.trigger("actionActivity");
    fixture.trigger("actionActivity");
    QTRY_COMPARE(dock->width(), before + 80);
}

void TestActivityDock::leavesRoomForTheUpgradePanel()
{
    WindowFixture fixture;
    fixture.show();
    fixture.trigger("actionActivityRight");
    fixture.trigger("actionUpgrade");
    QVERIFY(isShown(fixture.window, "resultsPane"));
    fixture.trigger("actionActivity");
    QTRY_VERIFY(!isShown(fixture.window, "resultsPane")); // there is no room for three
    QVERIFY(isShown(fixture.window, "upgradePanel"));
    QVERIFY(isShown(fixture.window, "activityPanel"));
    fixture.window.resize(1900, 760);
    QTRY_VERIFY(isShown(fixture.window, "resultsPane"));
    QVERIFY(isShown(fixture.window, "upgradePanel"));
}

SVC_TEST(TestActivityDock)
#include "tst_activitydock.moc"
