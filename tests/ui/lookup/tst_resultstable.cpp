// SPDX-License-Identifier: MIT
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultsproxy.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/tablecolumns.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <numeric>

using namespace uitest;
using Column = ResultColumn;

class TestResultsTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void theFirstRowIsCurrent();
    void theCurrentRowStaysTheSame();
    void aHiddenCurrentRowComesBack();
    void selectionStaysWithItsRows();
    void clickingAHeaderCycles();
    void keysMoveByRows();
    void tabLeaves();
    void columnsAreKept();
    void damagedColumnsAreIgnored_data();
    void damagedColumnsAreIgnored();
    void otherNumbersOfColumnsShowAll();
    void columnsMenuHidesAndResets();
    void oneColumnStays();
    void subjectGetsTheRest();
    void manyRows();
    void canBeUsedWithoutSeeing();
    void aReaderSelectsARow();
    void isDrawnInEveryState();
};

namespace {

struct ResultsTableFixture : ResultsFixture
{
    ResultsTableFixture()
    {
        layout->addWidget(before);
        layout->addWidget(table);
        layout->addWidget(after);
        for (QLineEdit *edit : {before, after})
            edit->setAccessibleName(u"Beside"_s);
        window.resize(1180, 400);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(table, static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] QHeaderView &header() const { return *table->horizontalHeader(); }
    void sort(Column column, Qt::SortOrder order = Qt::AscendingOrder)
    {
        header().setSortIndicator(static_cast<int>(column), order);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    ResultsModel model{set, clock};
    ResultsProxy shown{model};
    QWidget window;
    QVBoxLayout *layout = new QVBoxLayout(&window);
    QLineEdit *before = new QLineEdit;
    ResultsTable *table = new ResultsTable(shown, settings);
    QLineEdit *after = new QLineEdit;
};

using Rows = QList<qsizetype>;

} // namespace

void TestResultsTable::theFirstRowIsCurrent()
{
    ResultsTableFixture fixture;
    QSignalSpy current(fixture.table, &ResultsTable::currentRowChanged);
    QCOMPARE(fixture.table->currentRow(), -1);
    fixture.lookUp({5, 4, 3});
    QCOMPARE(fixture.table->currentRow(), 0);
    QCOMPARE(fixture.table->selectedRows(), Rows{0});
    QCOMPARE(current.last().first().toLongLong(), 0);
    fixture.set.clear();
    QCOMPARE(fixture.table->currentRow(), -1);
    QCOMPARE(current.last().first().toLongLong(), -1);
}

void TestResultsTable::theCurrentRowStaysTheSame()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    fixture.table->setCurrentRow(1);
    QSignalSpy current(fixture.table, &ResultsTable::currentRowChanged);
    fixture.sort(Column::Id);
    QCOMPARE(fixture.table->currentIndex().row(), 1);
    fixture.sort(Column::Id, Qt::DescendingOrder);
    fixture.lookUp({9, 8}, ResultSet::Mode::Add);
    QTRY_COMPARE(fixture.table->currentIndex().row(), 3);
    fixture.shown.setFilter({u"4"_s, {}});
    QCOMPARE(fixture.table->currentIndex().row(), 0);
    QCOMPARE(fixture.table->currentRow(), 1);
    QCOMPARE(fixture.table->selectedRows(), Rows{1});
    QCOMPARE(current.size(), 0);
}

void TestResultsTable::aHiddenCurrentRowComesBack()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    fixture.table->setCurrentRow(2);
    fixture.shown.setFilter({u"5"_s, {}});
    QCOMPARE(fixture.table->currentRow(), 0);
    fixture.shown.setFilter({u"nowhere"_s, {}});
    QCOMPARE(fixture.table->currentRow(), -1);
    QCOMPARE(fixture.table->selectedRows(), Rows());
    fixture.shown.setFilter({});
    QCOMPARE(fixture.table->currentRow(), 2);
    QCOMPARE(fixture.table->selectedRows(), Rows{2});
}

void TestResultsTable::selectionStaysWithItsRows()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3, 2});
    fixture.table->selectAll();
    fixture.sort(Column::Id);
    QCOMPARE(fixture.table->selectedRows(), (Rows{3, 2, 1, 0}));
    fixture.shown.setFilter({{}, ResultChip::Unread}); // 5 and 3
    QCOMPARE(fixture.table->selectedRows(), (Rows{2, 0}));
    fixture.shown.setFilter({});
    QCOMPARE(fixture.table->selectedCount(), 2);
}

void TestResultsTable::clickingAHeaderCycles()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 3, 4});
    show(fixture.window);
    QHeaderView &header = fixture.header();
    const int id = static_cast<int>(Column::Id);
    const auto click = [&] {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(id) + 20, header.height() / 2});
        return fixture.table->shownRows();
    };
    QCOMPARE(click(), (Rows{1, 2, 0}));
    QCOMPARE(click(), (Rows{0, 2, 1}));
    QCOMPARE(click(), (Rows{0, 1, 2}));
}

void TestResultsTable::keysMoveByRows()
{
    ResultsTableFixture fixture;
    QList<qint32> ids(100);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    show(fixture.window);
    fixture.table->setFocus();
    fixture.key(Qt::Key_Down);
    QCOMPARE(fixture.table->currentRow(), 1);
    fixture.key(Qt::Key_End);
    QCOMPARE(fixture.table->currentRow(), 99);
    QCOMPARE(fixture.table->selectedRows(), Rows{99});
    fixture.key(Qt::Key_PageUp);
    QVERIFY(fixture.table->currentRow() < 99 && fixture.table->currentRow() > 80);
    fixture.key(Qt::Key_Home);
    QCOMPARE(fixture.table->currentRow(), 0);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(fixture.table->selectedRows(), (Rows{0, 1}));
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(fixture.table->selectedCount(), 100);
    fixture.key(Qt::Key_End, Qt::ShiftModifier);
    QVERIFY(fixture.table->selectedCount() > 1);
}

void TestResultsTable::tabLeaves()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    show(fixture.window);
    fixture.table->setFocus();
    fixture.key(Qt::Key_Tab);
    QVERIFY(fixture.after->hasFocus());
    QTest::keyClick(fixture.after, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(fixture.table->hasFocus());
    fixture.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(fixture.before->hasFocus());
}

void TestResultsTable::columnsAreKept()
{
    ResultsTableFixture fixture;
    const ColumnState before = fixture.table->columns().state();
    fixture.window.show();
    fixture.header().moveSection(0, 8);
    fixture.header().resizeSection(static_cast<int>(Column::Type), 222);
    fixture.table->columns().setShown(Column::Category, false);
    fixture.sort(Column::Created, Qt::DescendingOrder);
    const ColumnState state = fixture.table->columns().state();
    QVERIFY(state != before);
    fixture.window.hide(); // they are written a moment later, or now

    ResultsTable again(fixture.shown, fixture.settings);
    const ColumnState kept = again.columns().state();
    QCOMPARE(kept.sorted, std::optional(Column::Created));
    QCOMPARE(kept.order, Qt::DescendingOrder);
    QCOMPARE(kept.columns.last().column, Column::State);
    QVERIFY(again.isColumnHidden(static_cast<int>(Column::Category)));
    QCOMPARE(again.columnWidth(static_cast<int>(Column::Type)), 222);
    QCOMPARE(fixture.shown.sortColumn(), static_cast<int>(Column::Created));
    again.columns().reset();
    QVERIFY(!again.columns().state().sorted);
    QCOMPARE(again.columns().state().columns.first().column, Column::State);
    QCOMPARE(fixture.shown.sortColumn(), -1);
}

/// What a header of that many sections of that width keeps; all are hidden but the first `shown`.
static QByteArray headerState(int sections, int width, int shown)
{
    QStandardItemModel model(0, sections);
    QHeaderView header(Qt::Horizontal);
    header.setMinimumSectionSize(1);
    header.setMaximumSectionSize(width);
    header.setModel(&model);
    for (int section = 0; section < sections; ++section) {
        header.resizeSection(section, width);
        header.setSectionHidden(section, section >= shown);
    }
    return header.saveState();
}

void TestResultsTable::damagedColumnsAreIgnored_data()
{
    QTest::addColumn<QByteArray>("kept");
    constexpr int kAll = static_cast<int>(Column::Count);
    const QByteArray good = headerState(kAll, 100, kAll);
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("bytes") << QByteArray("\xff\0;;;:::", 9);
    QTest::newRow("cut") << good.chopped(20);
    QTest::newRow("too wide") << headerState(kAll, 99999, kAll);
    QTest::newRow("too narrow") << headerState(kAll, 1, kAll);
    QTest::newRow("all hidden") << headerState(kAll, 100, 0);
}

void TestResultsTable::damagedColumnsAreIgnored()
{
    QFETCH(const QByteArray, kept);
    ResultsTableFixture fixture;
    const ColumnState before = fixture.table->columns().state();
    fixture.settings.setValue(SettingKey<QByteArray>{"results/columns-2"_L1, {}}, kept);
    ResultsTable table(fixture.shown, fixture.settings);
    QCOMPARE(table.columns().state(), before);
    QCOMPARE(table.horizontalHeader()->minimumSectionSize(), tokens::kColumnMinWidth);
    QCOMPARE(table.horizontalHeader()->maximumSectionSize(), tokens::kColumnMaxWidth);
}

void TestResultsTable::otherNumbersOfColumnsShowAll()
{
    constexpr int kAll = static_cast<int>(Column::Count);
    for (const int kept : {kAll - 1, kAll + 1}) {
        ResultsTableFixture fixture;
        fixture.settings.setValue(SettingKey<QByteArray>{"results/columns-2"_L1, {}},
                                  headerState(kept, 100, kept));
        ResultsTable table(fixture.shown, fixture.settings);
        QCOMPARE(table.horizontalHeader()->count(), kAll);
        QCOMPARE(table.horizontalHeader()->hiddenSectionCount(), 0);
    }
}

void TestResultsTable::columnsMenuHidesAndResets()
{
    ResultsTableFixture fixture;
    ColumnsMenu menu(fixture.table->columns());
    const auto action = [&](const char *name) {
        Q_EMIT menu.aboutToShow();
        return find<QAction>(menu, name);
    };
    QVERIFY(action("showColumn3")->isChecked());
    QCOMPARE(action("showColumn3")->text(), u"Type"_s);
    action("showColumn3")->trigger();
    QVERIFY(fixture.table->isColumnHidden(3));
    QVERIFY(!action("showColumn3")->isChecked());
    action("sortBy1")->trigger();
    QCOMPARE(fixture.table->columns().state().sorted, std::optional(Column::Id));
    action("sortBy1")->trigger();
    QCOMPARE(fixture.table->columns().state().order, Qt::DescendingOrder);
    action("sortAsTyped")->trigger();
    QVERIFY(!fixture.table->columns().state().sorted);
    action("resetColumns")->trigger();
    QVERIFY(!fixture.table->isColumnHidden(3));
}

void TestResultsTable::oneColumnStays()
{
    ResultsTableFixture fixture;
    for (int column = 0; column < static_cast<int>(Column::Count); ++column)
        fixture.table->columns().setShown(Column(column), false);
    QCOMPARE(fixture.header().hiddenSectionCount(), fixture.header().count() - 1);
}

void TestResultsTable::subjectGetsTheRest()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    const int subject = static_cast<int>(Column::Subject);
    fixture.window.resize(1600, 400);
    show(fixture.window);
    QTRY_COMPARE(fixture.header().length(), fixture.table->viewport()->width());
    QVERIFY(!fixture.table->horizontalScrollBar()->isVisible());
    const int wide = fixture.table->columnWidth(subject);
    fixture.table->columns().setShown(Column::Connection, false);
    QVERIFY(fixture.table->columnWidth(subject) > wide);
    fixture.window.resize(480, 400);
    QTRY_VERIFY(fixture.table->columnWidth(subject) < wide);
    QVERIFY(fixture.table->columnWidth(subject) >= tokens::kSubjectMinWidth);
    QTRY_VERIFY(fixture.table->horizontalScrollBar()->maximum() > 0);
}

void TestResultsTable::manyRows()
{
    ResultsTableFixture fixture;
    show(fixture.window);
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.sort(Column::Subject, Qt::DescendingOrder);
    fixture.lookUp(ids);
    QTRY_COMPARE(fixture.shown.index(0, 1).data().toString(), u"9999"_s);
    fixture.table->selectAll();
    fixture.sort(Column::Id);
    QCOMPARE(fixture.table->selectedCount(), 10000);
    QCOMPARE(fixture.table->selectedRows().last(), 9999);
    QCOMPARE(fixture.table->currentRow(), 0);
    fixture.shown.setFilter({u"subject 77"_s, {}});
    QCOMPARE(fixture.table->selectedCount(), 280);
}

void TestResultsTable::canBeUsedWithoutSeeing()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    fixture.window.show();
    QCOMPARE(accessFaults(fixture.window), QString());
    QCOMPARE(spokenName(fixture.table), u"Results"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(fixture.table);
    QAccessibleTableInterface *cells = spoken->tableInterface();
    QVERIFY(cells);
    QCOMPARE(cells->rowCount(), 5);
    const auto said = [&](int row, Column column) {
        return cells->cellAt(row, static_cast<int>(column))->text(QAccessible::Name);
    };
    QCOMPARE(said(0, Column::Id), u"1042"_s);
    QCOMPARE(said(0, Column::Read), u"Unread"_s);
    QCOMPARE(said(3, Column::State), u"Failed"_s);
    QCOMPARE(said(3, Column::Subject), u"Not allowed"_s);
}

/// Which makes none current by itself.
void TestResultsTable::aReaderSelectsARow()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    show(fixture.window);
    QAccessibleTableInterface *cells = QAccessible::queryAccessibleInterface(fixture.table)->tableInterface();
    QVERIFY(cells->selectRow(2));
    QCoreApplication::processEvents();
    QCOMPARE(fixture.table->currentRow(), 0); // which is still selected
    QVERIFY(cells->unselectRow(0));
    QVERIFY(cells->unselectRow(2));
    QVERIFY(cells->selectRow(2));
    QTRY_COMPARE(fixture.table->currentRow(), 2);
    QCOMPARE(fixture.table->selectedRows(), Rows{2});
    // Whoever takes a row out of several with the keyboard stays where they are.
    QVERIFY(cells->selectRow(3));
    QCoreApplication::processEvents();
    QVERIFY(cells->unselectRow(2));
    QCoreApplication::processEvents();
    QCOMPARE(fixture.table->currentRow(), 2);
}

void TestResultsTable::isDrawnInEveryState()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    show(fixture.window);
    fixture.table->setFocus();
    const tokens::Colors &colors = tokens::light();
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.window.setLayoutDirection(direction);
        const QSet<QRgb> inks = colorsOf(*fixture.table);
        for (const QColor &color : {colors.danger.ink, colors.info.ground, colors.good.ground,
                                    colors.warn.ground, colors.mute.ground, colors.selection, colors.accent})
            QVERIFY2(inks.contains(color.rgb()), qPrintable(color.name()));
    }
}

SVC_TEST(TestResultsTable)
#include "tst_resultstable.moc"
