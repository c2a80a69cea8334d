// SPDX-License-Identifier: MIT
#include "storage/storedsettings.h"
#include "support/resultcolumn.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/columnkeeper.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>

#include <numeric>

using namespace uitest;

class TestGroups final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void groupOfTheCursorIsAtTheTop();
    void groups_data();
    void groups();
    void sortingSortsRowsAndGroups();
    void filterHidesGroups();
    void answersChangeGroups();
    void addedRowsHaveGroups();
    void hasNoRows();
    void keysFold_data();
    void keysFold();
    void pointerFolds();
    void cursorFollowsItsRow();
    void selectionFollowsItsRows();
    void groupsAreSelectedAsAWhole();
    void keysSelect();
    void clicksWithCtrl();
    void cardsSkipGroups();
    void menuGroups();
    void isStored();
    void modelIsConsistent();
    void groupOfTheCursorIsInView();
    void isSpoken();
    void isDrawn();
    void allOfAFilterStaySelected();
    void manyRows();
};

namespace {

using Rows = QList<qsizetype>;
const int kIdColumn = columnOf(ResultField::Id);
const int kSubjectColumn = columnOf(ResultField::Subject);
const int kType = columnOf(ResultField::Type);

QByteArray groupedBody(const char *type, bool isRead)
{
    return R"({"subject":"x","read":)"_ba + (isRead ? "true" : "false") +
           R"(,"notificationType":{"notificationTypeInfo":")" + type + R"("}})";
}

struct GroupedFixture : ResultsFixture
{
    GroupedFixture()
    {
        answer(1, groupedBody("Sync", true));
        answer(2, groupedBody("Bill", false));
        answer(3, groupedBody("Bill", true));
        fail(4, ErrorKind::NotFound);
        answer(5, groupedBody("Bill", false));
        table.resize(900, 500);
    }
    void lookUpAll() { lookUp({5, 1, 4, 3, 2}); }
    /// Groups all by type: Bill (rows 0, 3 and 4), Sync (row 1), Not found (row 2).
    void groupByType()
    {
        lookUpAll();
        table.setGrouping(ResultFacet::Type);
        table.setFocus();
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&table, static_cast<Qt::Key>(key), modifiers);
    }
    /// Clicks the name of a group or a cell of another row.
    void click(int place, Qt::KeyboardModifiers modifiers = {})
    {
        const QRect cell = table.visualRect(model.index(place, kSubjectColumn));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, cell.center());
    }
    void clickArrow(int place)
    {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          CellDelegate::groupArrow(table, place).center());
    }
    void moveTo(int place) { table.setCurrentIndex(model.index(place, kIdColumn)); }
    void sort(ResultField column, Qt::SortOrder order = Qt::AscendingOrder)
    {
        table.horizontalHeader()->setSortIndicator(columnOf(column), order);
    }
    void filter(const QString &query)
    {
        ArrangementRequest request = model.request();
        request.filter = {FilterQuery(query, clock.utcNow()), {}};
        model.setRequest(request);
    }
    /// Returns for example “Bill · 3 · 2 unread: 5 3; >Sync · 1”: the ids of each group, “>” before folded
    /// ones.
    [[nodiscard]] QString content() const
    {
        QString text;
        for (int place = 0; place < model.rowCount(); ++place) {
            const QModelIndex cell = model.index(place, kIdColumn);
            if (const QVariant group = cell.data(CellDelegate::GroupRole); group.isValid()) {
                const auto row = group.value<CellDelegate::Group>();
                text += text.isEmpty() ? u""_s : u"; "_s;
                text += (row.isFolded ? u">"_s : u""_s) + row.name + row.counts;
                text += row.isFolded ? u""_s : u":"_s;
            } else {
                text += u' ' + cell.data().toString();
            }
        }
        return text.remove(QChar(0x2068)).remove(QChar(0x2069)).trimmed();
    }
    [[nodiscard]] int place() const { return table.currentIndex().row(); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    ResultsModel model{set, clock};
    ResultsTable table{model, settings};
};

} // namespace

void TestGroups::groupOfTheCursorIsAtTheTop()
{
    constexpr int kEach = 10;
    constexpr int kGroups = 20;
    GroupedFixture fixture;
    QList<qint32> ids;
    for (int id = 0; id < kEach * kGroups; ++id) {
        const QByteArray type = "Type " + QByteArray::number(100 + id / kEach);
        fixture.answer(1000 + id, groupedBody(type.constData(), true));
        ids += 1000 + id;
    }
    fixture.lookUp(ids);
    fixture.table.resize(900, 500);
    fixture.table.show();
    fixture.moveTo(kEach * kGroups - 4);
    fixture.table.setGrouping(ResultFacet::Type);
    QTRY_COMPARE(fixture.model.rowCount(), (kEach + 1) * kGroups);
    const int head = (kEach + 1) * (kGroups - 1);
    const QScrollBar &bar = *fixture.table.verticalScrollBar();
    QTRY_COMPARE(bar.value(), std::min(head, bar.maximum()));
}

void TestGroups::groups_data()
{
    QTest::addColumn<ResultFacet>("facet");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *name, ResultFacet facet, const char *expected) {
        QTest::newRow(name) << facet << QString::fromUtf8(expected);
    };
    add("type", ResultFacet::Type, "Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4");
    add("category", ResultFacet::Category, "not given · 4 · 2 unread: 5 1 3 2; Not found · 1: 4");
    add("connection", ResultFacet::Connection, "PRODUCTION acme · 5 · 2 unread: 5 1 4 3 2");
}

void TestGroups::groups()
{
    QFETCH(const ResultFacet, facet);
    GroupedFixture fixture;
    fixture.lookUpAll();
    fixture.table.setGrouping(facet);
    QTEST(fixture.content(), "expected");
}

void TestGroups::sortingSortsRowsAndGroups()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.sort(ResultField::Id);
    QCOMPARE(fixture.content(), u"Bill · 3 · 2 unread: 2 3 5; Sync · 1: 1; Not found · 1: 4"_s);
    fixture.sort(ResultField::Type, Qt::DescendingOrder);
    QCOMPARE(fixture.content(), u"Sync · 1: 1; Bill · 3 · 2 unread: 5 3 2; Not found · 1: 4"_s);
    fixture.table.columns().sortBy({});
    QCOMPARE(fixture.content(), u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4"_s);
    QCOMPARE(fixture.table.shownRows(), (Rows{0, 3, 4, 1, 2}));
}

void TestGroups::filterHidesGroups()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.filter(u"is:unread"_s);
    QCOMPARE(fixture.content(), u"Bill · 2 · 2 unread: 5 2"_s);
    fixture.filter(u"nothing"_s);
    QCOMPARE(fixture.content(), QString());
    QCOMPARE(fixture.table.currentRow(), -1);
    fixture.filter({});
    QCOMPARE(fixture.content(), u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4"_s);
}

void TestGroups::answersChangeGroups()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.moveTo(1);
    fixture.answer(5, groupedBody("Sync", true));
    fixture.refresh({0});
    QTRY_COMPARE(fixture.content(), u"Bill · 2 · 1 unread: 3 2; Sync · 2: 5 1; Not found · 1: 4"_s);
    QCOMPARE(fixture.place(), 4);
    QCOMPARE(fixture.table.currentRow(), 0);
    fixture.filter(u"is:unread"_s);
    fixture.answer(1, groupedBody("Sync", false));
    fixture.answer(2, groupedBody("Bill", true));
    fixture.refresh({1, 4});
    QTRY_COMPARE(fixture.content(), u"Sync · 1 · 1 unread: 1"_s);
}

void TestGroups::addedRowsHaveGroups()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.set.lookUp(connectionNamed(u"acme"_s), {7}, ResultSet::Mode::Add);
    QCOMPARE(fixture.content(),
             u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4; Waiting · 1: 7"_s);
    fixture.waitUntilFinished();
    QTRY_COMPARE(fixture.content(),
                 u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; not given · 1 · 1 unread: 7; Not found · 1: 4"_s);
}

void TestGroups::hasNoRows()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.set.clear();
    QCOMPARE(fixture.content(), QString());
    QCOMPARE(fixture.table.currentRow(), -1);
    fixture.lookUpAll();
    QTRY_COMPARE(fixture.content(), u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4"_s);
    QCOMPARE(fixture.table.currentRow(), 0);
}

void TestGroups::keysFold_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QList<int>>("keys");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("expectedPlace");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *name, int place, const QList<int> &keys, int expectedPlace,
                        const char *expected, Qt::LayoutDirection direction = Qt::LeftToRight) {
        QTest::newRow(name) << place << keys << direction << expectedPlace << QString::fromUtf8(expected);
    };
    const char *const first = ">Bill · 3 · 2 unread; Sync · 1: 1; Not found · 1: 4";
    const char *const none = "Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4";
    const char *const all = ">Bill · 3 · 2 unread; >Sync · 1; >Not found · 1";
    add("left folds", 0, {Qt::Key_Left}, 0, first);
    add("left twice", 0, {Qt::Key_Left, Qt::Key_Left}, 0, first);
    add("right unfolds", 0, {Qt::Key_Left, Qt::Key_Right}, 0, none);
    add("right goes to the first row", 0, {Qt::Key_Right}, 1, none);
    add("mirrored", 0, {Qt::Key_Right}, 0, first, Qt::RightToLeft);
    add("minus folds", 0, {Qt::Key_Minus}, 0, first);
    add("minus in a row", 2, {Qt::Key_Minus}, 0, first);
    add("plus returns to the row", 2, {Qt::Key_Minus, Qt::Key_Plus}, 2, none);
    add("slash folds all", 5, {Qt::Key_Slash}, 1, all);
    add("asterisk unfolds all", 5, {Qt::Key_Slash, Qt::Key_Asterisk}, 5, none);
    add("enter", 0, {Qt::Key_Return}, 0, first);
    add("enter twice", 0, {Qt::Key_Return, Qt::Key_Enter}, 0, none);
    add("left in a row", 3, {Qt::Key_Left}, 0, none);
    add("down leaves a folded group", 0, {Qt::Key_Left, Qt::Key_Down}, 1, first);
}

void TestGroups::keysFold()
{
    QFETCH(const int, place);
    QFETCH(const QList<int>, keys);
    QFETCH(const Qt::LayoutDirection, direction);
    GroupedFixture fixture;
    fixture.table.setLayoutDirection(direction);
    fixture.groupByType();
    show(fixture.table);
    fixture.moveTo(place);
    QSignalSpy opened(&fixture.table, &ResultsTable::rowOpened);
    for (const int key : keys)
        fixture.key(key);
    QTEST(fixture.place(), "expectedPlace");
    QTEST(fixture.content(), "expected");
    QCOMPARE(opened.size(), 0);
    QCOMPARE(fixture.table.selectedCount(), 0);
}

void TestGroups::pointerFolds()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        GroupedFixture fixture;
        fixture.table.setLayoutDirection(direction);
        fixture.groupByType();
        show(fixture.table);
        const int arrow = CellDelegate::groupArrow(fixture.table, 0).center().x();
        QCOMPARE(arrow < fixture.table.viewport()->width() / 2, direction == Qt::LeftToRight);
        fixture.clickArrow(0);
        QCOMPARE(fixture.content(), u">Bill · 3 · 2 unread; Sync · 1: 1; Not found · 1: 4"_s);
        QCOMPARE(fixture.table.selectedCount(), 0);
        const QPoint name = fixture.table.visualRect(fixture.model.index(0, kSubjectColumn)).center();
        QTest::mouseDClick(fixture.table.viewport(), Qt::LeftButton, {}, name);
        QCOMPARE(fixture.content(), u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4"_s);
    }
}

void TestGroups::cursorFollowsItsRow()
{
    GroupedFixture fixture;
    fixture.lookUpAll();
    fixture.table.setCurrentRow(3);
    QSignalSpy current(&fixture.table, &ResultsTable::currentRowChanged);
    fixture.table.setGrouping(ResultFacet::Type);
    QCOMPARE(fixture.place(), 2);
    fixture.table.setAllFolded(true);
    QCOMPARE(fixture.place(), 0);
    fixture.filter(u"is:unread"_s);
    fixture.filter({});
    fixture.table.setAllFolded(false);
    QCOMPARE(fixture.place(), 2);
    fixture.sort(ResultField::Id);
    QCOMPARE(fixture.place(), 2);
    fixture.table.setGrouping({});
    QCOMPARE(fixture.table.currentRow(), 3);
    QCOMPARE(current.size(), 2); // the filter has hidden it for a moment
    fixture.table.setGrouping(ResultFacet::Type);
    fixture.moveTo(0);
    QCOMPARE(fixture.table.currentRow(), 3); // it is in this group
    fixture.moveTo(4);
    QCOMPARE(fixture.table.currentRow(), 1); // the first of that group
}

void TestGroups::selectionFollowsItsRows()
{
    GroupedFixture fixture;
    fixture.groupByType();
    show(fixture.table);
    fixture.click(2);
    fixture.click(5, Qt::ControlModifier);
    const Rows selected{3, 1}; // in the order shown
    QCOMPARE(fixture.table.selectedRows(), selected);
    fixture.sort(ResultField::Id);
    QCOMPARE(fixture.table.selectedRows(), selected);
    fixture.table.setGrouping(ResultFacet::State);
    QCOMPARE(fixture.table.selectedRows(), (Rows{1, 3}));
    fixture.table.setGrouping({});
    QCOMPARE(fixture.table.selectedRows(), (Rows{1, 3}));
    fixture.table.setGrouping(ResultFacet::Type);
    QSignalSpy changed(&fixture.table, &ResultsTable::selectedRowsChanged);
    fixture.clickArrow(0); // hides one of them
    QCOMPARE(fixture.table.selectedRows(), Rows{1});
    QVERIFY(!changed.isEmpty());
    fixture.clickArrow(0);
    QCOMPARE(fixture.table.selectedRows(), Rows{1});
}

void TestGroups::groupsAreSelectedAsAWhole()
{
    GroupedFixture fixture;
    fixture.groupByType();
    show(fixture.table);
    fixture.click(0);
    const Rows bills{0, 3, 4};
    QCOMPARE(fixture.table.selectedRows(), bills);
    fixture.key(Qt::Key_Left);
    QCOMPARE(fixture.table.selectedRows(), bills);
    QCOMPARE(fixture.table.selectedCount(), 3);
    fixture.key(Qt::Key_Right);
    QCOMPARE(fixture.table.selectedRows(), bills);
    fixture.key(Qt::Key_Left);
    fixture.table.setGrouping({});
    QCOMPARE(fixture.table.selectedRows(), bills);
    // A group that is selected stays so when rows come.
    fixture.table.setGrouping(ResultFacet::Type);
    fixture.click(1);
    fixture.answer(5, groupedBody("Sync", true));
    fixture.refresh({0});
    QTRY_COMPARE(fixture.table.selectedRows(), (Rows{0, 1}));
}

/// Shift selects from where the cursor is, whatever has moved it there.
void TestGroups::keysSelect()
{
    GroupedFixture fixture;
    fixture.groupByType();
    show(fixture.table);
    const Rows bills{0, 3, 4};
    fixture.key(Qt::Key_Down);
    fixture.table.setCurrentRow(2);
    fixture.key(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(fixture.table.selectedRows(), Rows{2});
    fixture.key(Qt::Key_Escape);
    fixture.key(Qt::Key_Home);
    fixture.key(Qt::Key_Space);
    QCOMPARE(fixture.table.selectedRows(), bills);
    QTRY_COMPARE(announced(fixture.table), u"3 selected"_s);
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Down);
    QCOMPARE(fixture.table.selectedRows(), bills);
    fixture.key(Qt::Key_Space);
    QCOMPARE(fixture.table.selectedRows(), (Rows{0, 4}));
    QVERIFY(!fixture.table.selectionModel()->isSelected(fixture.model.index(0, 0)));
    fixture.key(Qt::Key_Up);
    fixture.key(Qt::Key_Up);
    fixture.key(Qt::Key_Space);
    QCOMPARE(fixture.table.selectedRows(), bills);
    fixture.key(Qt::Key_Space);
    QCOMPARE(fixture.table.selectedRows(), Rows());
    fixture.key(Qt::Key_Right);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(fixture.table.selectedRows(), (Rows{0, 3}));
    fixture.key(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(fixture.table.selectedRows(), Rows{0});
    fixture.key(Qt::Key_Up);
    fixture.key(Qt::Key_Left);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(fixture.content(), u">Bill · 3 · 2 unread; Sync · 1: 1; Not found · 1: 4"_s);
    QCOMPARE(fixture.table.selectedRows(), (Rows{0, 3, 4, 1}));
    fixture.key(Qt::Key_Escape);
    QCOMPARE(fixture.table.selectedRows(), Rows());
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(fixture.table.selectedRows(), (Rows{0, 3, 4, 1, 2}));
}

void TestGroups::clicksWithCtrl()
{
    GroupedFixture fixture;
    fixture.groupByType();
    show(fixture.table);
    for (const bool isFolded : {false, true}) {
        if (isFolded)
            fixture.clickArrow(0);
        fixture.click(isFolded ? 1 : 4);
        fixture.click(0, Qt::ControlModifier);
        QCOMPARE(fixture.table.selectedRows(), (Rows{0, 3, 4, 1}));
        fixture.click(0, Qt::ControlModifier);
        QCOMPARE(fixture.table.selectedRows(), Rows{1});
    }
}

void TestGroups::cardsSkipGroups()
{
    GroupedFixture fixture;
    fixture.groupByType();
    fixture.table.setCurrentRow(4);
    fixture.table.stepRow(1);
    QCOMPARE(fixture.table.currentRow(), 1);
    fixture.table.stepRow(-1);
    QCOMPARE(fixture.table.currentRow(), 4);
    fixture.table.setCurrentRow(0);
    fixture.table.stepRow(-1);
    QCOMPARE(fixture.table.currentRow(), 0);
}

void TestGroups::menuGroups()
{
    GroupedFixture fixture;
    fixture.lookUpAll();
    GroupMenu menu(fixture.table);
    ColumnsMenu columns(fixture.table, menu);
    QVERIFY(columns.actions().contains(menu.menuAction()));
    QVERIFY(find<QAction>(menu, "groupByNone")->isChecked());
    QVERIFY(!find<QAction>(menu, "foldAllGroups")->isEnabled());
    find<QAction>(menu, "groupBy3")->trigger();
    QCOMPARE(fixture.table.grouping(), std::optional(ResultFacet::Type));
    find<QAction>(menu, "foldAllGroups")->trigger();
    QCOMPARE(fixture.content(), u">Bill · 3 · 2 unread; >Sync · 1; >Not found · 1"_s);
    find<QAction>(menu, "unfoldAllGroups")->trigger();
    QCOMPARE(fixture.content(), u"Bill · 3 · 2 unread: 5 3 2; Sync · 1: 1; Not found · 1: 4"_s);
    find<QAction>(menu, "groupByNone")->trigger();
    QVERIFY(!fixture.table.grouping());
    QSet<QString> texts;
    for (const QAction *action : menu.actions())
        texts += action->text();
    QCOMPARE(texts, (QSet<QString>{u"&None"_s, u"&Type"_s, u"&Category"_s, u"&State"_s, u"&Day"_s,
                                   u"C&onnection"_s, QString(), u"&Expand all"_s, u"Co&llapse all"_s}));
}

void TestGroups::isStored()
{
    GroupedFixture fixture;
    for (const ResultFacet facet : ResultsTable::kGroupFacets) {
        fixture.table.setGrouping(facet);
        QCOMPARE(ResultsTable::storedGrouping(fixture.settings), std::optional(facet));
    }
    fixture.table.setGrouping({});
    QVERIFY(!ResultsTable::storedGrouping(fixture.settings));
    fixture.settings.setValue(storedsettings::kResultGrouping, u"colour"_s);
    QVERIFY(!ResultsTable::storedGrouping(fixture.settings));
}

void TestGroups::modelIsConsistent()
{
    GroupedFixture fixture;
    const QAbstractItemModelTester tester(&fixture.model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    fixture.groupByType();
    fixture.table.setAllFolded(true);
    const QPersistentModelIndex sync = fixture.model.index(1, kSubjectColumn);
    fixture.table.setAllFolded(false);
    QCOMPARE(sync.row(), 4);
    const QPersistentModelIndex row = fixture.model.index(5, kSubjectColumn);
    fixture.sort(ResultField::Type, Qt::DescendingOrder);
    QCOMPARE(sync.row(), 0);
    QCOMPARE(row.row(), 1);
    fixture.filter(u"is:unread"_s);
    QVERIFY(!sync.isValid());
    QVERIFY(!row.isValid());
    fixture.filter({});
    fixture.lookUp({8, 9}, ResultSet::Mode::Add);
    fixture.table.setGrouping({});
    fixture.lookUp({10}, ResultSet::Mode::Add);
    fixture.set.clear();
    QCOMPARE(fixture.model.rowCount(), 0);
}

/// With its head, wherever its row was.
void TestGroups::groupOfTheCursorIsInView()
{
    GroupedFixture fixture;
    QList<qint32> ids(300);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    fixture.table.resize(800, 300);
    show(fixture.table);
    fixture.table.setCurrentRow(250);
    fixture.table.setGrouping(ResultFacet::State);
    const Arrangement &shown = fixture.model.arrangement();
    const int head = shown.lineOfHead(shown.groupAt(fixture.place()));
    QTRY_VERIFY(fixture.table.viewport()->rect().contains(
        fixture.table.visualRect(fixture.model.index(head, kIdColumn))));
    fixture.table.setGrouping({});
    QTRY_VERIFY(
        fixture.table.viewport()->rect().contains(fixture.table.visualRect(fixture.table.currentIndex())));
    QCOMPARE(fixture.table.currentRow(), 250);
}

void TestGroups::isSpoken()
{
    GroupedFixture fixture;
    fixture.groupByType();
    show(fixture.table);
    fixture.moveTo(0);
    const auto spoken = [&](int column) {
        return fixture.model.index(0, column).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(spoken(kIdColumn), u"Bill, group, expanded, 3 of 5, 2 unread"_s);
    QCOMPARE(spoken(kSubjectColumn), QString());
    fixture.key(Qt::Key_Left);
    QCOMPARE(spoken(kIdColumn), u"Bill, group, collapsed, 3 of 5, 2 unread"_s);
    QTRY_COMPARE(announced(fixture.table), spoken(kIdColumn));
    fixture.table.setCurrentIndex(fixture.model.index(0, kType));
    QCOMPARE(spoken(kIdColumn), QString());
    QCOMPARE(spoken(kType), u"Bill, group, collapsed, 3 of 5, 2 unread"_s);
}

void TestGroups::isDrawn()
{
    GroupedFixture fixture;
    fixture.answer(
        5,
        groupedBody("A long name of a type that begins in the first column and ends in another one", false));
    fixture.lookUp({5});
    fixture.table.setGrouping(ResultFacet::Type);
    show(fixture.table);
    // The text of a group spans the columns, whichever come first.
    const auto inked = [&](int place, int column) {
        const QRect cell = fixture.table.visualRect(fixture.model.index(place, column));
        const QImage image = fixture.table.viewport()->grab(cell).toImage();
        int count = 0;
        for (int y = 2; y < image.height() - 2; ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) != image.pixelColor(0, 2) ? 1 : 0;
        }
        return count;
    };
    fixture.table.setAllFolded(true);
    QVERIFY(inked(0, kSubjectColumn) > 0);
    fixture.table.columns().setShown(u"id"_s, false);
    QVERIFY(inked(0, kSubjectColumn) > 0);
    fixture.table.columns().setShown(u"id"_s, true);
    fixture.table.horizontalHeader()->moveSection(kSubjectColumn, 0);
    QVERIFY(inked(0, kSubjectColumn) > 0);
}

/// And no others, when the filter is gone: Qt does not follow more than a thousand cells if they are all.
void TestGroups::allOfAFilterStaySelected()
{
    for (const bool isGrouped : {false, true}) {
        GroupedFixture fixture;
        QList<qint32> ids(500);
        std::iota(ids.begin(), ids.end(), 1);
        fixture.lookUp(ids);
        fixture.table.setGrouping(isGrouped ? std::optional(ResultFacet::State) : std::nullopt);
        fixture.filter(u"is:unread"_s);
        fixture.table.selectAll();
        const Rows unread = fixture.table.shownRows();
        fixture.filter({});
        QVERIFY(fixture.table.shownRows() != unread);
        QCOMPARE(fixture.table.selectedRows(), unread);
        fixture.filter(u"-id:<300"_s);
        QCOMPARE(fixture.table.selectedCount(), 100);
        fixture.table.selectAll();
        fixture.filter(u"id:<202"_s); // as many as before
        QCOMPARE(fixture.table.selectedRows(), Rows());
    }
}

void TestGroups::manyRows()
{
    GroupedFixture fixture;
    show(fixture.table);
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.table.setGrouping(ResultFacet::State);
    fixture.lookUp(ids);
    QTRY_COMPARE(fixture.model.rowCount(), 10002);
    fixture.table.selectAll();
    fixture.table.setAllFolded(true);
    QTRY_COMPARE(fixture.model.rowCount(), 2);
    QCOMPARE(fixture.table.selectedCount(), 10000);
    fixture.sort(ResultField::Id, Qt::DescendingOrder);
    fixture.table.setAllFolded(false);
    QTRY_COMPARE(fixture.model.rowCount(), 10002);
    QCOMPARE(fixture.table.selectedCount(), 10000);
    QCOMPARE(fixture.table.selectedRows().first(), 9999);
    fixture.filter(u"is:unread"_s);
    QTRY_VERIFY(!fixture.model.isArranging());
    QCOMPARE(fixture.table.selectedRows(), fixture.table.shownRows());
}

SVC_TEST(TestGroups)
#include "tst_groups.moc"
