// SPDX-License-Identifier: MIT
#include "storage/storedsettings.h"
#include "support/resultcolumn.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "text/displaytext.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/resultsmodel.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/style/theme.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/columnkeeper.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleOptionHeader>
#include <QVBoxLayout>

#include <functional>
#include <numeric>

using namespace uitest;
using Column = ResultField;

class TestResultsTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void firstRowIsCurrent();
    void keepsTheCurrentRow();
    void restoresAFilteredCurrentRow();
    void keepsTheSelection();
    void lookingSelectsNothing();
    void keysSelect();
    void shiftSelectsFromTheCursor_data();
    void shiftSelectsFromTheCursor();
    void sortingShowsTheFirstRows();
    void headerClickCyclesTheSortOrder();
    void keysMoveByRow();
    void tabLeaves();
    void restoresColumns();
    void columnsMenuHidesAndResets();
    void subjectStretches();
    void typeNeedsRoom();
    void ignoresColumnsThatAreGone();
    void textsFitIfThereIsRoom();
    void columnsGiveUpRoomBeforeTheTableScrolls();
    void longTimesPrecedeTheSubject();
    void columnsFollowTheTextSize();
    void connectionIsShownWhereItDiffers();
    void userIsShownOnRequest();
    void connectionIsInViewWhenNarrow();
    void environmentHasItsColour();
    void subjectsEdgeCanBeDragged();
    void titlesHaveRoomForTheArrow();
    void titleWithoutRoomIsNotDrawn();
    void reasonsSpanEmptyCells();
    void hoveredRowIsHighlighted();
    void cursorAndSelectionLookDifferent();
    void currentRowIsMarkedInAScrolledTable();
    void announcesHowManyAreSelected();
    void keypadEnterOpensTheRow();
    void hiddenColumnIsNotTheCurrentOne();
    void currentRowStaysInViewWhenTheTableShrinks();
    void currentRowStaysInViewWhenTheTextGrows();
    void manyRows();
    void isAccessible();
    void screenReaderSelectsARow();
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
        header().setSortIndicator(columnOf(column), order);
    }

    void setFilter(const ResultFilter &filter)
    {
        ArrangementRequest request = model.request();
        request.filter = filter;
        model.setRequest(request);
    }
    /// Clicks into a line.
    void click(int line, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex cell = model.index(line, columnOf(Column::Id));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, table->visualRect(cell).center());
    }
    /// Waits until the columns have the widths that follow from the rows.
    void waitForWidths()
    {
        QSignalSpy measured(&table->columns(), &ColumnKeeper::measured);
        Q_EMIT model.layoutChanged();
        QTRY_VERIFY(!measured.isEmpty());
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    ResultsModel model{set, clock};
    QWidget window;
    QVBoxLayout *layout = new QVBoxLayout(&window);
    QLineEdit *before = new QLineEdit;
    ResultsTable *table = new ResultsTable(model, settings);
    QLineEdit *after = new QLineEdit;
};

using Rows = QList<qsizetype>;

/// Shows more rows than there is room for.
void showHundredRows(ResultsTableFixture &fixture)
{
    QList<qint32> ids(100);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    fixture.window.resize(1180, 600);
    show(fixture.window);
}

bool isCurrentRowInView(const ResultsTableFixture &fixture)
{
    const QRect row = fixture.table->visualRect(fixture.table->currentIndex());
    return fixture.table->viewport()->rect().contains(row);
}

} // namespace

void TestResultsTable::firstRowIsCurrent()
{
    ResultsTableFixture fixture;
    QSignalSpy current(fixture.table, &ResultsTable::currentRowChanged);
    QCOMPARE(fixture.table->currentRow(), -1);
    fixture.lookUp({5, 4, 3});
    QCOMPARE(fixture.table->currentRow(), 0);
    QCOMPARE(fixture.table->selectedRows(), Rows());
    QCOMPARE(current.last().first().toLongLong(), 0);
    fixture.set.clear();
    QCOMPARE(fixture.table->currentRow(), -1);
    QCOMPARE(current.last().first().toLongLong(), -1);
}

void TestResultsTable::keepsTheCurrentRow()
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
    fixture.setFilter({FilterQuery(u"4"_s, fixture.clock.utcNow()), {}});
    QCOMPARE(fixture.table->currentIndex().row(), 0);
    QCOMPARE(fixture.table->currentRow(), 1);
    QCOMPARE(current.size(), 0);
}

void TestResultsTable::restoresAFilteredCurrentRow()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    fixture.table->setCurrentRow(2);
    fixture.setFilter({FilterQuery(u"5"_s, fixture.clock.utcNow()), {}});
    QCOMPARE(fixture.table->currentRow(), 0);
    fixture.setFilter({FilterQuery(u"nowhere"_s, fixture.clock.utcNow()), {}});
    QCOMPARE(fixture.table->currentRow(), -1);
    fixture.setFilter({});
    QCOMPARE(fixture.table->currentRow(), 2);
}

void TestResultsTable::announcesHowManyAreSelected()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3, 2});
    show(fixture.window);
    fixture.table->setFocus(Qt::TabFocusReason);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QTRY_COMPARE(announced(fixture.window), u"2 selected"_s);
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    QTRY_COMPARE(announced(fixture.window), u"4 selected"_s);
    fixture.key(Qt::Key_Space);
    QTRY_COMPARE(announced(fixture.window), u"3 selected"_s);
    fixture.key(Qt::Key_Escape);
    QTRY_COMPARE(announced(fixture.window), u"Nothing selected"_s);
}

void TestResultsTable::keepsTheSelection()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3, 2});
    show(fixture.window);
    fixture.click(0);
    fixture.click(1, Qt::ControlModifier);
    QCOMPARE(fixture.table->selectedRows(), (Rows{0, 1}));
    fixture.sort(Column::Id);
    QCOMPARE(fixture.table->selectedRows(), (Rows{1, 0}));
    fixture.lookUp({1}, ResultSet::Mode::Add);
    QTRY_COMPARE(fixture.table->shownRows(), (Rows{4, 3, 2, 1, 0}));
    QCOMPARE(fixture.table->selectedRows(), (Rows{1, 0}));
    fixture.setFilter({{}, ResultStates(ResultState::Unread)}); // 5, 3 and 1
    QCOMPARE(fixture.table->selectedRows(), Rows{0});
    fixture.setFilter({});
    QCOMPARE(fixture.table->selectedRows(), Rows{0}); // what was hidden is not selected unseen
}

/// Copying must not take one row instead of all because somebody has looked at it.
void TestResultsTable::lookingSelectsNothing()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    show(fixture.window);
    QSignalSpy selected(fixture.table, &ResultsTable::selectedRowsChanged);
    for (const Qt::FocusReason reason :
         {Qt::TabFocusReason, Qt::OtherFocusReason, Qt::ActiveWindowFocusReason}) {
        fixture.before->setFocus();
        fixture.table->setFocus(reason);
    }
    for (const auto key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_Home, Qt::Key_PageDown,
                           Qt::Key_Right, Qt::Key_Left, Qt::Key_Return, Qt::Key_Control, Qt::Key_4})
        fixture.key(key);
    fixture.key(Qt::Key_Down, Qt::ControlModifier);
    fixture.table->setCurrentRow(2);
    fixture.table->stepRow(-1);
    QCOMPARE(fixture.table->currentRow(), 1);
    const int subject = fixture.header().sectionViewportPosition(columnOf(Column::Subject));
    QTest::mouseClick(fixture.header().viewport(), Qt::LeftButton, {}, {subject + 20, 5});
    QCOMPARE(fixture.table->selectedRows(), Rows());
    QCOMPARE(fixture.table->currentRow(), 1);
}

void TestResultsTable::keysSelect()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3, 2});
    show(fixture.window);
    fixture.table->setFocus(Qt::TabFocusReason);
    fixture.key(Qt::Key_Down);
    for (const Qt::KeyboardModifiers modifiers :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier)}) {
        fixture.key(Qt::Key_Space, modifiers);
        QCOMPARE(fixture.table->selectedRows(), Rows{1});
        fixture.key(Qt::Key_Space, modifiers);
        QCOMPARE(fixture.table->selectedRows(), Rows());
    }
    fixture.key(Qt::Key_Space);
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Space);
    QCOMPARE(fixture.table->selectedRows(), (Rows{1, 3}));
    fixture.key(Qt::Key_Escape);
    QCOMPARE(fixture.table->selectedRows(), Rows());
    QCOMPARE(fixture.table->currentRow(), 3);
    fixture.key(Qt::Key_Up, Qt::ShiftModifier); // begins where the cursor is
    QCOMPARE(fixture.table->selectedRows(), (Rows{2, 3}));
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(fixture.table->selectedCount(), 4);
}

void TestResultsTable::shiftSelectsFromTheCursor_data()
{
    using Do = std::function<void(ResultsTableFixture &)>;
    QTest::addColumn<Do>("begin");
    QTest::addColumn<Rows>("down");    // selected after Shift and Down, twice
    QTest::addColumn<Rows>("up");      // after Shift and Up then
    QTest::addColumn<Rows>("clicked"); // after a click with Shift on row 6 then
    const auto row = [](const char *name, const Do &begin, const Rows &down, const Rows &up,
                        const Rows &clicked) { QTest::newRow(name) << begin << down << up << clicked; };

    row("first row", [](auto &) {}, {0, 1, 2}, {0, 1}, {0, 1, 2, 3, 4, 5, 6});
    row("moved by a key", [](auto &f) { f.key(Qt::Key_Down); }, {1, 2, 3}, {1, 2}, {1, 2, 3, 4, 5, 6});
    row("moved by the program", [](auto &f) { f.table->setCurrentRow(2); }, {2, 3, 4}, {2, 3},
        {2, 3, 4, 5, 6});
    row("moved on by a step",
        [](auto &f) {
            f.click(0);
            f.table->stepRow(1);
        },
        {0, 1, 2, 3}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6});
    row("clicked", [](auto &f) { f.click(3); }, {3, 4, 5}, {3, 4}, {3, 4, 5, 6});
    row("selected by Space",
        [](auto &f) {
            f.key(Qt::Key_Space);
            f.key(Qt::Key_Down);
            f.key(Qt::Key_Down);
            f.key(Qt::Key_Space);
        },
        {0, 2, 3, 4}, {0, 2, 3}, {0, 2, 3, 4, 5, 6});
    row("deselected by Space",
        [](auto &f) {
            f.key(Qt::Key_A, Qt::ControlModifier);
            f.key(Qt::Key_Space);
            f.key(Qt::Key_Down);
        },
        {1, 2, 3, 4, 5, 6, 7}, {1, 2, 3, 4, 5, 6, 7}, {1, 2, 3, 4, 5, 6, 7});
    row("all selected", [](auto &f) { f.key(Qt::Key_A, Qt::ControlModifier); }, {0, 1, 2, 3, 4, 5, 6, 7},
        {0, 1, 2, 3, 4, 5, 6, 7}, {0, 1, 2, 3, 4, 5, 6, 7});
    row("Shift let go and pressed again",
        [](auto &f) {
            f.key(Qt::Key_Down, Qt::ShiftModifier);
            f.key(Qt::Key_Shift);
        },
        {0, 1, 2, 3}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6});
    row("deselected by Esc",
        [](auto &f) {
            f.key(Qt::Key_Down, Qt::ShiftModifier);
            f.key(Qt::Key_Escape);
        },
        {1, 2, 3}, {1, 2}, {1, 2, 3, 4, 5, 6});
    row("sorted in between",
        [](auto &f) {
            f.key(Qt::Key_Down, Qt::ShiftModifier);
            f.sort(Column::Id, Qt::DescendingOrder);
            f.sort(Column::Id);
        },
        {0, 1, 2, 3}, {0, 1, 2}, {0, 1, 2, 3, 4, 5, 6});
}

/// In every version of Qt, wherever the cursor comes from. What was selected before stays so.
void TestResultsTable::shiftSelectsFromTheCursor()
{
    QFETCH(const std::function<void(ResultsTableFixture &)>, begin);
    ResultsTableFixture fixture;
    QList<qint32> ids(8);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    show(fixture.window);
    fixture.table->setFocus(Qt::TabFocusReason);
    begin(fixture);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QTEST(fixture.table->selectedRows(), "down");
    fixture.key(Qt::Key_Up, Qt::ShiftModifier);
    QTEST(fixture.table->selectedRows(), "up");
    fixture.click(6, Qt::ShiftModifier);
    QTEST(fixture.table->selectedRows(), "clicked");
}

/// A cursor that nobody has moved stays at the first row.
void TestResultsTable::sortingShowsTheFirstRows()
{
    ResultsTableFixture fixture;
    QList<qint32> ids(100);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    show(fixture.window);
    fixture.sort(Column::Id, Qt::DescendingOrder);
    QCOMPARE(fixture.table->currentRow(), 99);
    QCOMPARE(fixture.table->verticalScrollBar()->value(), 0);
    fixture.table->setFocus();
    fixture.key(Qt::Key_Down);
    fixture.sort(Column::Id);
    QCOMPARE(fixture.table->currentRow(), 98);
    QTRY_VERIFY(fixture.table->verticalScrollBar()->value() > 0);
}

void TestResultsTable::headerClickCyclesTheSortOrder()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 3, 4});
    show(fixture.window);
    QHeaderView &header = fixture.header();
    const int id = columnOf(Column::Id);
    const auto click = [&] {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(id) + 20, header.height() / 2});
        return fixture.table->shownRows();
    };
    QCOMPARE(click(), (Rows{1, 2, 0}));
    QCOMPARE(click(), (Rows{0, 2, 1}));
    QCOMPARE(click(), (Rows{0, 1, 2}));
}

void TestResultsTable::keysMoveByRow()
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

void TestResultsTable::restoresColumns()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 3, 4});
    show(fixture.window);
    fixture.header().moveSection(fixture.header().visualIndex(columnOf(Column::Id)),
                                 fixture.header().count() - 1);
    fixture.header().resizeSection(columnOf(Column::Type), 222);
    fixture.table->columns().setShown(u"created"_s, false);
    fixture.sort(Column::Id, Qt::DescendingOrder);
    fixture.window.hide();

    ResultsModel model(fixture.set, fixture.clock);
    ResultsTable again(model, fixture.settings);
    QCOMPARE(again.columns().sortedColumn(), u"id"_s);
    QCOMPARE(again.shownRows(), (Rows{0, 2, 1}));
    QCOMPARE(again.columns().shownColumns().last(), u"id"_s);
    QVERIFY(again.isColumnHidden(columnOf(Column::Created)));
    QCOMPARE(again.columnWidth(columnOf(Column::Type)), 222);
    again.columns().reset();
    QCOMPARE(again.columns().sortedColumn(), QString());
    QCOMPARE(again.columns().shownColumns().first(), u"id"_s);
    QCOMPARE(again.columns().shownColumns().last(), u"state"_s);
    QCOMPARE(again.shownRows(), (Rows{0, 1, 2}));
}

void TestResultsTable::columnsMenuHidesAndResets()
{
    ResultsTableFixture fixture;
    show(fixture.window);
    GroupMenu groups(*fixture.table);
    ColumnsMenu menu(*fixture.table, groups);
    const auto action = [&](const char *name) {
        Q_EMIT menu.aboutToShow();
        return find<QAction>(menu, name);
    };
    QVERIFY(action("showColumn6")->isChecked());
    QCOMPARE(action("showColumn6")->text(), u"T&ype"_s);
    action("showColumn6")->trigger();
    QVERIFY(fixture.table->isColumnHidden(columnOf(Column::Type)));
    QVERIFY(!action("showColumn6")->isChecked());
    action("sortBy1")->trigger();
    QCOMPARE(fixture.table->columns().sortedColumn(), u"id"_s);
    action("sortBy1")->trigger();
    QCOMPARE(fixture.header().sortIndicatorOrder(), Qt::DescendingOrder);
    action("sortAsTyped")->trigger();
    QCOMPARE(fixture.table->columns().sortedColumn(), QString());
    action("resetColumns")->trigger();
    QVERIFY(!fixture.table->isColumnHidden(columnOf(Column::Type)));
}

void TestResultsTable::subjectStretches()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    const int subject = columnOf(Column::Subject);
    fixture.window.resize(1600, 400);
    show(fixture.window);
    QTRY_COMPARE(fixture.header().length(), fixture.table->viewport()->width());
    QVERIFY(!fixture.table->horizontalScrollBar()->isVisible());
    const int wide = fixture.table->columnWidth(subject);
    fixture.table->columns().setShown(u"created"_s, false);
    QVERIFY(fixture.table->columnWidth(subject) > wide);
    fixture.window.resize(480, 400);
    QTRY_VERIFY(fixture.table->columnWidth(subject) < wide);
    QVERIFY(fixture.table->columnWidth(subject) >= tokens::kSubjectMinWidth);
    QTRY_COMPARE(fixture.table->horizontalScrollBar()->maximum(), 0);
}

/// A copy has it in any case, so that it does not depend on the size of the window.
void TestResultsTable::typeNeedsRoom()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    fixture.window.resize(1180, 400);
    show(fixture.window);
    const auto isShown = [&fixture] { return !fixture.table->isColumnHidden(columnOf(Column::Type)); };
    QTRY_VERIFY(isShown());
    const QList<ResultField> fields = fixture.table->shownFields();
    QCOMPARE(fields, (QList{Column::Id, Column::Subject, Column::Type, Column::Created, Column::State,
                            Column::Read, Column::Archived}));
    fixture.window.resize(700, 400);
    QTRY_VERIFY(!isShown());
    QCOMPARE(fixture.table->shownFields(), fields);
    fixture.table->columns().setShown(u"type"_s, true); // the user wants it
    QVERIFY(isShown());
    fixture.table->columns().setShown(u"type"_s, false);
    fixture.window.resize(1180, 400);
    QVERIFY(!isShown());
    QVERIFY(!fixture.table->shownFields().contains(Column::Type));
}

/// Read and archived had columns of their own in earlier versions.
void TestResultsTable::ignoresColumnsThatAreGone()
{
    ResultsTableFixture fixture;
    fixture.settings.setValue(storedsettings::kResultColumns,
                              {u"read 9 hidden"_s, u"archived shown descending"_s, u"subject"_s, u"id 12"_s});
    ResultsTable table(fixture.model, fixture.settings);
    QCOMPARE(table.columns().sortedColumn(), QString());
    QCOMPARE(table.columns().wantedColumns(),
             (QStringList{u"subject"_s, u"id"_s, u"type"_s, u"created"_s, u"state"_s}));
}

/// The width of a column that shows all of its texts.
static int neededWidth(ResultsTableFixture &fixture, Column column)
{
    int width = 0;
    for (int row = 0; row < fixture.model.rowCount(); ++row)
        width = std::max(width, CellDelegate::neededWidth(
                                    *fixture.table, fixture.table->model()->index(row, columnOf(column))));
    return width;
}

void TestResultsTable::columnsGiveUpRoomBeforeTheTableScrolls()
{
    ResultsTableFixture fixture;
    fixture.table->columns().setShown(u"type"_s, true);
    for (const qint32 id : {1, 2})
        fixture.answer(id,
                       R"({"subject":"Bill import failed","createdDate":"2026-03-14T08:12:00Z","read":false,
            "archived":true,"notificationType":{"notificationTypeId":14,"notificationTypeInfo":"Import agents",
            "notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"Alerts"}}})");
    fixture.lookUp({1, 2});
    show(fixture.window);
    fixture.waitForWidths();
    const auto setViewportWidth = [&fixture](int wanted) {
        fixture.window.resize(fixture.window.width() - fixture.table->viewport()->width() + wanted, 400);
        QTRY_COMPARE(fixture.table->viewport()->width(), wanted);
    };
    const auto cut = [&fixture] {
        QStringList columns;
        for (const Column column : {Column::Id, Column::Type}) {
            if (fixture.table->columnWidth(columnOf(column)) < neededWidth(fixture, column))
                columns += QString::number(columnOf(column));
        }
        return columns.join(u' ');
    };
    setViewportWidth(300);
    QTRY_VERIFY(fixture.table->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(cut(), QString()); // it scrolls in any case
    const int least = fixture.header().length();
    setViewportWidth(least);
    QTRY_COMPARE(fixture.table->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(cut(), QString());
    setViewportWidth(least - 5);
    QTRY_COMPARE(fixture.table->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(cut(), QString::number(columnOf(Column::Type)));
}

void TestResultsTable::longTimesPrecedeTheSubject()
{
    ResultsTableFixture fixture;
    fixture.answer(1, R"({"createdDate":"2026-03-14T08:12:00","subject":")" +
                          QByteArray("subject ").repeated(90) + R"("})");
    fixture.lookUp({1});
    show(fixture.window);
    const auto created = columnOf(Column::Created);
    const QModelIndex cell = fixture.table->model()->index(0, created);
    QCOMPARE(cell.data(CellDelegate::ShortRole).toString(), isolatedText(u"2026-03-14T08:12:00"_s));
    const int needed = QFontMetrics(fixture.table->font()).horizontalAdvance(u"2026-03-14T08:12:00"_s);
    QTRY_VERIFY(fixture.table->columnWidth(created) >= needed + tokens::kSpace8);
    QVERIFY(fixture.table->columnWidth(columnOf(Column::Subject)) >= tokens::kSubjectWidth);
}

void TestResultsTable::columnsFollowTheTextSize()
{
    Theme theme;
    theme.setAppearance(Theme::Appearance::Light);
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    show(fixture.window);
    const auto widths = [&fixture] {
        QList<int> all;
        for (int column = 0; column < fixture.header().count(); ++column)
            all += fixture.header().sectionSize(column);
        return all;
    };
    fixture.waitForWidths();
    const QList<int> usual = widths();
    theme.setTextSize(200);
    QTRY_VERIFY(widths() != usual);
    theme.setTextSize(100);
    QTRY_COMPARE(widths(), usual);
}

void TestResultsTable::textsFitIfThereIsRoom()
{
    ResultsTableFixture fixture;
    const QByteArray subject = QByteArray("a long subject that says it all ").repeated(3);
    fixture.answer(1, R"({"subject":")" + subject + R"(","createdDate":"2026-03-14T08:12:00Z","read":false,
        "notificationType":{"notificationTypeId":-2147483648,
        "notificationTypeInfo":"Automation of the nightly import of bills","notificationCategory":{
        "notificationCategoryId":2,"notificationCategoryInfo":"Alerts about interval data"}}})");
    fixture.lookUp({1, -2147483648});
    fixture.set.lookUp(connectionNamed(u"another connection with a name"_s), {3}, ResultSet::Mode::Add);
    fixture.waitUntilFinished();
    fixture.window.resize(2560, 400);
    show(fixture.window);
    QTRY_COMPARE(fixture.header().length(), fixture.table->viewport()->width());
    for (const Column column :
         {Column::Id, Column::Connection, Column::Subject, Column::Type, Column::Created, Column::State})
        QTRY_VERIFY2(fixture.table->columnWidth(columnOf(column)) >= neededWidth(fixture, column),
                     qPrintable(fixedName(column)));

    // Less wide, the subject comes first.
    fixture.window.resize(1180, 400);
    QTRY_VERIFY(fixture.table->columnWidth(columnOf(Column::Type)) < neededWidth(fixture, Column::Type));
}

void TestResultsTable::connectionIsShownWhereItDiffers()
{
    ResultsTableFixture fixture;
    const auto isHidden = [&fixture] { return fixture.table->isColumnHidden(columnOf(Column::Connection)); };
    fixture.lookUp({1, 2});
    show(fixture.window);
    QVERIFY(isHidden());
    fixture.set.lookUp(connectionNamed(u"other"_s), {3}, ResultSet::Mode::Add);
    fixture.waitUntilFinished();
    QTRY_VERIFY(!isHidden());
    const QModelIndex cell = fixture.table->model()->index(2, columnOf(Column::Connection));
    QCOMPARE(cell.data(CellDelegate::BadgeRole).value<Badge::Content>().word, u"PRODUCTION"_s);
    QCOMPARE(cell.data(CellDelegate::BadgeTextRole).toString(), u"other"_s);
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), u"PRODUCTION other"_s);
    fixture.lookUp({1, 2});
    QTRY_VERIFY(isHidden());

    fixture.table->columns().setShown(u"connection"_s, true); // the user wants it
    fixture.lookUp({4, 5});
    fixture.waitForWidths();
    QVERIFY(!isHidden());
    ResultsTable again(fixture.model, fixture.settings);
    QVERIFY(!again.isColumnHidden(columnOf(Column::Connection)));
    again.columns().reset();
    QVERIFY(again.isColumnHidden(columnOf(Column::Connection)));
}

void TestResultsTable::userIsShownOnRequest()
{
    ResultsTableFixture fixture;
    Connection connection = connectionNamed(u"acme"_s);
    connection.userName = u"jdoe"_s;
    fixture.set.lookUp(connection, {1}, ResultSet::Mode::Replace);
    fixture.waitUntilFinished();
    show(fixture.window);
    QVERIFY(!fixture.table->shownFields().contains(Column::User));
    fixture.table->columns().setShown(u"user"_s, true);
    QVERIFY(fixture.table->shownFields().contains(Column::User));
    const QModelIndex cell = fixture.table->model()->index(0, columnOf(Column::User));
    QCOMPARE(cell.data().toString(), u"jdoe"_s);
    QTRY_VERIFY(fixture.table->columnWidth(cell.column()) >= neededWidth(fixture, Column::User));
}

void TestResultsTable::connectionIsInViewWhenNarrow()
{
    ResultsTableFixture fixture;
    fixture.lookUp({1, 2});
    fixture.set.lookUp(connectionNamed(u"other"_s), {3}, ResultSet::Mode::Add);
    fixture.waitUntilFinished();
    fixture.window.resize(448, 300); // in a window of 480 px
    show(fixture.window);
    const auto section = columnOf(Column::Connection);
    QTRY_VERIFY(!fixture.table->isColumnHidden(section));
    QTRY_VERIFY(fixture.table->columnWidth(section) >= neededWidth(fixture, Column::Connection));
    const QRect cell = fixture.table->visualRect(fixture.table->model()->index(2, section));
    QVERIFY(fixture.table->viewport()->rect().contains(cell));
}

void TestResultsTable::environmentHasItsColour()
{
    ResultsTableFixture fixture;
    Connection connection = connectionNamed(u"other"_s);
    connection.environment = u"STAGING"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    fixture.set.lookUp(connection, {1, 2});
    fixture.waitUntilFinished();
    const auto badge = fixture.table->model()
                           ->index(0, columnOf(Column::Connection))
                           .data(CellDelegate::BadgeRole)
                           .value<Badge::Content>();
    QCOMPARE(badge, environmentBadge(connection));
    QCOMPARE(badge.tone, tokens::Tone::Warn);
}

/// Drags the right edge of the column.
static void drag(ResultsTableFixture &fixture, Column column, int by)
{
    QHeaderView &header = fixture.header();
    const int section = columnOf(column);
    const QPoint edge(header.sectionViewportPosition(section) + header.sectionSize(section) - 1,
                      header.height() / 2);
    QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
    QTest::mouseMove(header.viewport(), edge + QPoint(by, 0));
    QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge + QPoint(by, 0));
}

void TestResultsTable::subjectsEdgeCanBeDragged()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    show(fixture.window);
    const auto width = [&fixture](Column column) { return fixture.table->columnWidth(columnOf(column)); };
    QTRY_COMPARE(fixture.header().length(), fixture.table->viewport()->width());
    const int subject = width(Column::Subject);
    const int type = width(Column::Type);
    drag(fixture, Column::Subject, -60);
    QCOMPARE(width(Column::Subject), subject - 60);
    QCOMPARE(width(Column::Type), type + 60);
    drag(fixture, Column::Subject, 30);
    QCOMPARE(width(Column::Type), type + 30);
    drag(fixture, Column::Created, 20);
    QCOMPARE(width(Column::Subject), subject - 50);
    QCOMPARE(fixture.header().length(), fixture.table->viewport()->width());
    ResultsTable again(fixture.model, fixture.settings);
    QCOMPARE(again.columnWidth(columnOf(Column::Type)), type + 30);
}

void TestResultsTable::titlesHaveRoomForTheArrow()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    show(fixture.window);
    const QFontMetrics metrics(fixture.header().font());
    for (int column = 0; column < tableColumns().size(); ++column) {
        QStyleOptionHeader option;
        option.rect = QRect(0, 0, fixture.table->columnWidth(column), fixture.header().height());
        option.sortIndicator = QStyleOptionHeader::SortDown;
        const QStyle *style = fixture.header().style();
        const QRect title = style->subElementRect(QStyle::SE_HeaderLabel, &option, &fixture.header());
        const QRect arrow = style->subElementRect(QStyle::SE_HeaderArrow, &option, &fixture.header());
        if (fixture.table->isColumnHidden(column))
            continue;
        QVERIFY(!title.intersects(arrow));
        const QString text = fixture.model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY2(metrics.horizontalAdvance(text) <= title.width(), qPrintable(text));
    }
}

void TestResultsTable::titleWithoutRoomIsNotDrawn()
{
    constexpr double kScale = 2;
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    QFont font = fixture.table->font();
    font.setPointSizeF(font.pointSizeF() * kScale);
    fixture.table->setFont(font);
    show(fixture.window);
    const int state = columnOf(Column::State);
    fixture.header().resizeSection(state, tokens::kColumnMinWidth);
    const auto colors = [&fixture](int column) {
        const QRect section(fixture.header().sectionViewportPosition(column), 0,
                            fixture.header().sectionSize(column), fixture.header().height() - 2);
        const QImage image = fixture.header().viewport()->grab(section).toImage();
        QSet<QRgb> found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y);
        }
        return found.size();
    };
    QCOMPARE(colors(state), 1);
    QVERIFY(colors(columnOf(Column::Subject)) > 1);
}

void TestResultsTable::reasonsSpanEmptyCells()
{
    ResultsTableFixture fixture;
    fixture.fail(7, ErrorKind::NotFound);
    fixture.lookUp({7, 8});
    fixture.setFilter({{}, ResultStates(ResultState::NotFound)});
    show(fixture.window);
    QTRY_COMPARE(fixture.header().length(), fixture.table->viewport()->width());
    // Narrower than the text.
    drag(fixture, Column::Subject, 200 - fixture.table->columnWidth(columnOf(Column::Subject)));
    const QModelIndex subject = fixture.table->model()->index(0, columnOf(Column::Subject));
    const QModelIndex type = subject.siblingAtColumn(columnOf(Column::Type));
    QCOMPARE(type.data(CellDelegate::ContinuedRole).toInt(), columnOf(Column::Subject));
    QCOMPARE(type.data(Qt::ToolTipRole), subject.data(Qt::ToolTipRole));
    QVERIFY(type.data().toString().isEmpty()); // a screen reader says it once
    const auto inked = [&](const QModelIndex &cell) {
        const QImage image = fixture.table->viewport()->grab(fixture.table->visualRect(cell)).toImage();
        const QColor ground = image.pixelColor(image.width() / 2, 4);
        int count = 0;
        constexpr int kMargin = 6; // with the bar of the current row
        for (int x = kMargin; x < image.width() - kMargin; ++x) {
            for (int y = kMargin; y < image.height() - kMargin; ++y)
                count += image.pixelColor(x, y) != ground;
        }
        return count;
    };
    const int needed = CellDelegate::neededWidth(*fixture.table, subject);
    QVERIFY(needed > fixture.table->columnWidth(columnOf(Column::Subject)));
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.window.setLayoutDirection(direction);
        QTest::qWait(0);
        QVERIFY(inked(subject) > 0);
        QVERIFY(inked(type) > 0);
        QCOMPARE(inked(subject.siblingAtColumn(columnOf(Column::Created))), 0);
    }
    fixture.header().moveSection(fixture.header().visualIndex(columnOf(Column::Type)), 0);
    QCOMPARE(inked(type), 0); // it is before the subject now
}

void TestResultsTable::cursorAndSelectionLookDifferent()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    show(fixture.window);
    fixture.before->setFocus();
    const auto colorAt = [&fixture](int row, bool isAtBeginning) {
        const QModelIndex index =
            fixture.table->model()->index(row, columnOf(isAtBeginning ? Column::Id : Column::Subject));
        const QRect cell = fixture.table->visualRect(index);
        const bool isLeft = fixture.table->layoutDirection() == Qt::LeftToRight;
        const QImage image = fixture.table->viewport()->grab(cell).toImage();
        return image.pixelColor(isLeft ? 1 : image.width() - 2, 4); // above the text
    };
    const tokens::Colors &colors = tokens::light();
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.window.setLayoutDirection(direction);
        QTRY_COMPARE(colorAt(0, true), colors.accent);
        QCOMPARE(colorAt(0, false), colors.alternate);
        QCOMPARE(colorAt(1, true), colors.base);
    }
    fixture.window.setLayoutDirection(Qt::LeftToRight);
    fixture.key(Qt::Key_Down);
    QTRY_COMPARE(colorAt(1, true), colors.accent);
    QCOMPARE(colorAt(1, false), colors.alternate);
    QCOMPARE(colorAt(0, true), colors.base);
    fixture.table->selectAll();
    for (int row = 0; row < 3; ++row) {
        QTRY_COMPARE(colorAt(row, false), colors.selection);
        QCOMPARE(colorAt(row, true), row == 1 ? colors.accent : colors.selection);
    }
}

void TestResultsTable::currentRowIsMarkedInAScrolledTable()
{
    ResultsTableFixture fixture;
    fixture.window.resize(300, 400);
    fixture.lookUp({5, 4, 3});
    show(fixture.window);
    fixture.before->setFocus();
    QScrollBar &bar = *fixture.table->horizontalScrollBar();
    QTRY_VERIFY(bar.maximum() > 100);
    const auto colorAt = [&fixture](int x) {
        const QImage image = fixture.table->viewport()->grab().toImage();
        const int y = fixture.table->visualRect(fixture.table->currentIndex()).top() + 4;
        return image.pixelColor(x < 0 ? image.width() + x : x, y);
    };
    for (const int value : {0, 70, bar.maximum()}) {
        bar.setValue(value);
        QTRY_COMPARE(colorAt(-2), tokens::light().alternate); // the columns are measured in the meantime
        QCOMPARE(colorAt(1), tokens::light().accent);
        QCOMPARE(colorAt(6), tokens::light().alternate);
    }
}

void TestResultsTable::keypadEnterOpensTheRow()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4});
    show(fixture.window);
    QSignalSpy opened(fixture.table, &ResultsTable::rowOpened);
    fixture.key(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(opened.size(), 1);
    fixture.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(opened.size(), 1);
}

void TestResultsTable::hoveredRowIsHighlighted()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    show(fixture.window);
    const auto ground = [&fixture](int row, Column column) {
        const QRect cell = fixture.table->visualRect(fixture.table->model()->index(row, columnOf(column)));
        return fixture.table->viewport()->grab(cell).toImage().pixelColor(2, cell.height() / 2);
    };
    const QColor usual = ground(1, Column::Type);
    const QModelIndex pointed = fixture.table->model()->index(1, columnOf(Column::Subject));
    QTest::mouseMove(fixture.table->viewport(), fixture.table->visualRect(pointed).center());
    QTRY_COMPARE(ground(1, Column::Type), tokens::light().alternate);
    QCOMPARE(ground(1, Column::Subject), tokens::light().alternate);
    QCOMPARE(ground(2, Column::Subject), usual);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(fixture.table->viewport(), &leave);
    QCOMPARE(ground(1, Column::Type), usual);

    showHundredRows(fixture);
    const QModelIndex before = fixture.table->model()->index(1, columnOf(Column::Subject));
    QTest::mouseMove(fixture.table->viewport(), fixture.table->visualRect(before).center() + QPoint(1, 1));
    QTRY_COMPARE(ground(1, Column::Type), tokens::light().alternate);
    fixture.table->verticalScrollBar()->setValue(1); // as keys do: the pointer is over another row now
    QCOMPARE(fixture.table->rowViewportPosition(1), 0);
    QCOMPARE(ground(1, Column::Type), usual);
}

void TestResultsTable::currentRowStaysInViewWhenTheTableShrinks()
{
    ResultsTableFixture fixture;
    showHundredRows(fixture);
    fixture.table->setCurrentRow(9);
    QVERIFY(isCurrentRowInView(fixture));
    fixture.window.resize(1180, 300);
    QTRY_VERIFY(fixture.table->height() < 300);
    QVERIFY(isCurrentRowInView(fixture));
    // Someone who has scrolled away stays there.
    fixture.table->verticalScrollBar()->setValue(60);
    fixture.window.resize(1180, 280);
    QTRY_VERIFY(fixture.table->height() < 280);
    QCOMPARE(fixture.table->verticalScrollBar()->value(), 60);
}

void TestResultsTable::currentRowStaysInViewWhenTheTextGrows()
{
    Theme theme;
    ResultsTableFixture fixture;
    showHundredRows(fixture);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    for (const int row : {9, 60, 99}) {
        theme.setTextSize(100);
        fixture.table->setCurrentRow(row);
        QVERIFY(isCurrentRowInView(fixture));
        const int height = fixture.table->rowHeight(row);
        theme.setTextSize(200);
        QTRY_VERIFY(fixture.table->rowHeight(row) > height);
        QTest::qWait(0);
        QVERIFY2(isCurrentRowInView(fixture), qPrintable(QString::number(row)));
    }
}

void TestResultsTable::hiddenColumnIsNotTheCurrentOne()
{
    ResultsTableFixture fixture;
    fixture.lookUp({5, 4, 3});
    show(fixture.window);
    fixture.table->setFocus();
    fixture.table->columns().setShown(u"connection"_s, true);
    fixture.table->setCurrentIndex(fixture.table->model()->index(0, columnOf(Column::Connection)));
    fixture.table->columns().setShown(u"connection"_s, false);
    fixture.key(Qt::Key_Down);
    QCOMPARE(fixture.table->currentRow(), 1);
    QVERIFY(!fixture.table->isColumnHidden(fixture.table->currentIndex().column()));
    fixture.table->setCurrentIndex(fixture.table->model()->index(0, columnOf(Column::Connection)));
    fixture.table->stepRow(1);
    QCOMPARE(fixture.table->currentRow(), 1);
    QVERIFY(!fixture.table->isColumnHidden(fixture.table->currentIndex().column()));
}

/// More than are arranged at once.
void TestResultsTable::manyRows()
{
    ResultsTableFixture fixture;
    show(fixture.window);
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.sort(Column::Subject, Qt::DescendingOrder);
    fixture.lookUp(ids);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.table->model()->index(0, columnOf(Column::Id)).data().toString(),
                              u"9999"_s, 60000);
    fixture.table->selectAll();
    fixture.table->setCurrentRow(4000);
    fixture.sort(Column::Id);
    QTRY_COMPARE(fixture.table->shownRows().last(), 9999);
    QCOMPARE(fixture.table->selectedCount(), 10000);
    QCOMPARE(fixture.table->selectedRows().last(), 9999);
    QCOMPARE(fixture.table->currentIndex().row(), 4000);
    fixture.setFilter({FilterQuery(u"subject 77"_s, fixture.clock.utcNow()), {}});
    QTRY_COMPARE(fixture.table->selectedCount(), 280);
}

void TestResultsTable::isAccessible()
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
    const auto accessibleText = [&](int row, Column column) {
        return cells->cellAt(row, columnOf(column))->text(QAccessible::Name);
    };
    QCOMPARE(accessibleText(0, Column::Id), u"1042"_s);
    QCOMPARE(accessibleText(0, Column::State), u"Found, Unread, Active"_s);
    QCOMPARE(accessibleText(3, Column::State), u"Failed"_s);
    QCOMPARE(accessibleText(3, Column::Subject), u"Not allowed"_s);
}

/// A screen reader selects a row without moving the cursor.
void TestResultsTable::screenReaderSelectsARow()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    show(fixture.window);
    QAccessibleTableInterface *cells = QAccessible::queryAccessibleInterface(fixture.table)->tableInterface();
    QVERIFY(cells->selectRow(2));
    QCOMPARE(fixture.table->selectedRows(), Rows{2});
    QCOMPARE(fixture.table->currentRow(), 0);
    QVERIFY(cells->selectRow(3));
    QVERIFY(cells->unselectRow(2));
    QCOMPARE(fixture.table->selectedRows(), Rows{3});
}

void TestResultsTable::isDrawnInEveryState()
{
    ResultsTableFixture fixture;
    fillOrdinary(fixture);
    show(fixture.window);
    fixture.table->setFocus();
    fixture.click(1);
    const tokens::Colors &colors = tokens::light();
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.window.setLayoutDirection(direction);
        const QSet<QRgb> inks = colorsOf(*fixture.table);
        for (const QColor &color : {colors.danger.ink, colors.danger.ground, colors.info.ground,
                                    colors.warn.ground, colors.dim, colors.selection, colors.accent})
            QVERIFY2(inks.contains(color.rgb()), qPrintable(color.name()));
    }
}

SVC_TEST(TestResultsTable)
#include "tst_resultstable.moc"
