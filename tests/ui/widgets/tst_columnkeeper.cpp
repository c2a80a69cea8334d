// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/style/textscale.h"
#include "ui/widgets/views/celldelegate.h"
#include "ui/widgets/views/columnkeeper.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>

using namespace uitest;

class TestColumnKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void stretchedColumnTakesWhatIsLeft();
    void columnsGiveWayByRank();
    void equalRanksGiveWayTogether();
    void optionalColumnsAreHiddenWithoutRoom();
    void cutTextsGetWhatRoomIsLeft();
    void measuredColumnsHaveAMost();
    void columnsGrowWhileRowsArrive();
    void onlyTheFirstRowsCount();
    void userHidesColumns();
    void lastColumnCannotBeHidden();
    void defaultsCanChange();
    void draggedEdgeSticks();
    void edgeOfTheStretchedColumnResizesTheNext();
    void remembersWhatTheUserArranged();
    void columnsThatAreNotThereKeepWhatWasSaved();
    void newColumnHasItsPlace();
    void ignoresDamagedSettings_data();
    void ignoresDamagedSettings();
    void resets();
    void followsTheTextSize();
    void isMirrored();
    void asksForTheMenu();
};

namespace {

using Column = ColumnKeeper::Column;
const SettingKey<QStringList> kKey{"table/columns"_L1, {}};
enum Section { Id, Type, Subject };

/// id (gives way last), type (gives way first), subject (takes what is left).
QList<Column> exampleColumns()
{
    Column id{.name = u"id"_s, .characters = 8, .rank = 2};
    Column type{.name = u"type"_s, .characters = 20, .rank = 1};
    Column subject{.name = u"subject"_s, .usual = 200, .least = 100, .isStretched = true};
    return {id, type, subject};
}

struct Fixture
{
    explicit Fixture(const QList<Column> &columns = exampleColumns()) { make(columns); }

    void make(const QList<Column> &columns)
    {
        table = std::make_unique<QTableView>();
        model.setColumnCount(static_cast<int>(columns.size()));
        setTitles(columns);
        table->setModel(&model);
        setUpTable(table.get());
        table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        table->horizontalHeader()->setSortIndicatorClearable(true);
        table->sortByColumn(-1, Qt::AscendingOrder);
        table->setSortingEnabled(true);
        keeper = new ColumnKeeper(table.get(), &settings, kKey);
        keeper->setColumns(columns);
        show(*table);
        resize(900);
    }
    void setTitles(const QList<Column> &columns)
    {
        for (int section = 0; section < columns.size(); ++section)
            model.setHeaderData(section, Qt::Horizontal, columns.at(section).name);
    }
    void addRow(const QStringList &texts)
    {
        QList<QStandardItem *> row;
        for (const QString &text : texts)
            row += new QStandardItem(text);
        model.appendRow(row);
    }
    void resize(int viewport)
    {
        table->resize(viewport + 2 * table->frameWidth(), 400);
        QCOMPARE(table->viewport()->width(), viewport);
    }
    [[nodiscard]] int width(int section) const { return table->columnWidth(section); }
    void drag(int section, int width) { table->horizontalHeader()->resizeSection(section, width); }
    [[nodiscard]] int needed(int section) const
    {
        int width = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            width = std::max(width, CellDelegate::neededWidth(*table, model.index(row, section)));
        return width;
    }
    [[nodiscard]] int charactersWidth(int count) const
    {
        return qRound(QFontMetricsF(table->font()).averageCharWidth() * count) + 2 * (tokens::kSpace8 + 2);
    }
    /// The width that all columns but the stretched one have in a wide view.
    [[nodiscard]] int others() const { return width(Id) + width(Type); }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    QStandardItemModel model;
    std::unique_ptr<QTableView> table;
    ColumnKeeper *keeper = nullptr;
};

const QString kLong(60, u'm');

} // namespace

void TestColumnKeeper::stretchedColumnTakesWhatIsLeft()
{
    Fixture fixture;
    const int others = fixture.others();
    for (const int viewport : {900, 640, others + 100}) {
        fixture.resize(viewport);
        QCOMPARE(fixture.others(), others);
        QCOMPARE(fixture.width(Subject), viewport - others);
    }
    QCOMPARE(fixture.width(Type), fixture.charactersWidth(20));
}

void TestColumnKeeper::columnsGiveWayByRank()
{
    Fixture fixture;
    const int id = fixture.width(Id);
    const int type = fixture.width(Type);
    fixture.resize(id + type + 100 - 30);
    QCOMPARE(fixture.width(Id), id);
    QVERIFY(fixture.width(Type) <= type - 30);
    QVERIFY(fixture.width(Type) >= type - 31);
    QVERIFY(fixture.width(Subject) >= 100);
    QCOMPARE(fixture.table->horizontalScrollBar()->maximum(), 0);
    fixture.resize(50); // not enough anyway: the table scrolls, and is as readable as before
    QCOMPARE(fixture.width(Id), id);
    QCOMPARE(fixture.width(Type), type);
    QCOMPARE(fixture.width(Subject), 100);
    QTRY_VERIFY(fixture.table->horizontalScrollBar()->maximum() > 0);
}

void TestColumnKeeper::equalRanksGiveWayTogether()
{
    QList<Column> columns{{.name = u"a"_s, .isMeasured = true, .rank = 1},
                          {.name = u"b"_s, .isMeasured = true, .rank = 1},
                          {.name = u"c"_s, .isMeasured = true, .rank = 1}};
    Fixture fixture(columns);
    fixture.resize(3000);
    fixture.addRow({u"mm"_s, kLong, kLong + kLong});
    QTRY_COMPARE(fixture.width(2), fixture.needed(2));
    QCOMPARE(fixture.width(1), fixture.needed(1));
    const int first = fixture.width(0);
    fixture.resize(first + 400);
    QCOMPARE(fixture.width(0), first);
    QCOMPARE(fixture.width(1), 200);
    QCOMPARE(fixture.width(2), 200);
}

void TestColumnKeeper::optionalColumnsAreHiddenWithoutRoom()
{
    QList<Column> columns = exampleColumns();
    columns[Type].isOptional = true;
    Fixture fixture(columns);
    const int others = fixture.others();
    fixture.resize(others + 200);
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"type"_s, u"subject"_s}));
    fixture.resize(others + 199);
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"subject"_s}));
    fixture.resize(others + 200);
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"type"_s, u"subject"_s}));
    QCOMPARE(fixture.others(), others);
}

void TestColumnKeeper::cutTextsGetWhatRoomIsLeft()
{
    Fixture fixture;
    const int type = fixture.width(Type);
    fixture.addRow({u"1"_s, kLong, kLong});
    fixture.resize(2000);
    QTRY_COMPARE(fixture.width(Type), fixture.needed(Type));
    fixture.resize(fixture.width(Id) + type + 200); // the subject has its usual width first
    QCOMPARE(fixture.width(Type), type);
    QCOMPARE(fixture.width(Subject), 200);
}

void TestColumnKeeper::measuredColumnsHaveAMost()
{
    QList<Column> columns = exampleColumns();
    columns[Type].isMeasured = true;
    Fixture fixture(columns);
    fixture.addRow({u"1"_s, u"mmmmmm"_s, {}});
    QTRY_COMPARE(fixture.width(Type), fixture.needed(Type));
    fixture.resize(400);
    fixture.addRow({u"1"_s, kLong, {}});
    QTRY_COMPARE(fixture.width(Type), fixture.charactersWidth(20));
    QCOMPARE(fixture.width(Subject), 400 - fixture.others());
}

void TestColumnKeeper::columnsGrowWhileRowsArrive()
{
    QList<Column> columns = exampleColumns();
    columns[Type] = {.name = u"type"_s, .isMeasured = true};
    Fixture fixture(columns);
    const QSignalSpy measured(fixture.keeper, &ColumnKeeper::measured);
    fixture.addRow({u"1"_s, u"mmmmmmmmmm"_s, {}});
    QTRY_COMPARE(fixture.width(Type), fixture.needed(Type));
    const int before = fixture.width(Type);
    fixture.model.item(0, Type)->setText(u"m"_s);
    fixture.addRow({u"2"_s, u"m"_s, {}});
    auto count = measured.size();
    QTRY_VERIFY(measured.size() > count);
    QCOMPARE(fixture.width(Type), before);
    fixture.model.item(1, Type)->setText(kLong);
    QTRY_COMPARE(fixture.width(Type), fixture.needed(Type));
    fixture.model.removeRows(0, 2); // what comes then has other texts
    fixture.addRow({u"3"_s, u"mmmmmmmmmm"_s, {}});
    QTRY_COMPARE(fixture.width(Type), before);
}

void TestColumnKeeper::onlyTheFirstRowsCount()
{
    QList<Column> columns = exampleColumns();
    columns[Type] = {.name = u"type"_s, .isMeasured = true};
    Fixture fixture(columns);
    for (int row = 0; row < 100; ++row)
        fixture.addRow({u"1"_s, u"mmmmmmmm"_s, {}});
    QTRY_COMPARE(fixture.width(Type), fixture.needed(Type));
    const int before = fixture.width(Type);
    const QSignalSpy measured(fixture.keeper, &ColumnKeeper::measured);
    fixture.addRow({u"1"_s, kLong, {}});
    fixture.model.item(0, Type)->setText(u"m"_s); // leads to a measurement
    QTRY_VERIFY(!measured.isEmpty());
    QCOMPARE(fixture.width(Type), before);
}

void TestColumnKeeper::userHidesColumns()
{
    Fixture fixture;
    fixture.keeper->setShown(u"type"_s, false);
    QVERIFY(fixture.table->isColumnHidden(Type));
    QCOMPARE(fixture.width(Subject), 900 - fixture.width(Id));
    fixture.keeper->setShown(u"type"_s, true);
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"type"_s, u"subject"_s}));
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());

    QList<Column> columns = exampleColumns();
    columns[Id].canBeHidden = false;
    fixture.keeper->setColumns(columns);
    fixture.keeper->setShown(u"id"_s, false);
    QVERIFY(!fixture.table->isColumnHidden(Id));
}

void TestColumnKeeper::lastColumnCannotBeHidden()
{
    Fixture fixture;
    for (const QString &name : {u"id"_s, u"type"_s, u"subject"_s})
        fixture.keeper->setShown(name, false);
    QCOMPARE(fixture.keeper->shownColumns(), QStringList{u"subject"_s});
}

void TestColumnKeeper::defaultsCanChange()
{
    QList<Column> columns = exampleColumns();
    columns[Type].isHiddenByDefault = true;
    Fixture fixture(columns);
    QVERIFY(fixture.table->isColumnHidden(Type));
    fixture.keeper->setColumns(exampleColumns());
    QVERIFY(!fixture.table->isColumnHidden(Type));
    fixture.keeper->setShown(u"type"_s, true); // from now on the user decides
    fixture.keeper->setColumns(columns);
    QVERIFY(!fixture.table->isColumnHidden(Type));
}

void TestColumnKeeper::draggedEdgeSticks()
{
    Fixture fixture;
    fixture.drag(Type, 60);
    QCOMPARE(fixture.width(Type), 60);
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());
    fixture.addRow({u"1"_s, kLong, {}});
    const QSignalSpy measured(fixture.keeper, &ColumnKeeper::measured);
    QTRY_VERIFY(!measured.isEmpty());
    QCOMPARE(fixture.width(Type), 60);
    fixture.drag(Type, 333);
    fixture.resize(200);
    QCOMPARE(fixture.width(Type), 333);
}

void TestColumnKeeper::edgeOfTheStretchedColumnResizesTheNext()
{
    Fixture fixture;
    fixture.table->horizontalHeader()->moveSection(2, 1); // id, subject, type
    const int type = fixture.width(Type);
    fixture.drag(Subject, fixture.width(Subject) - 40);
    QCOMPARE(fixture.width(Type), type + 40);
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());
    fixture.table->horizontalHeader()->moveSection(1, 2); // nothing follows it
    fixture.drag(Subject, 50);
    QCOMPARE(fixture.width(Type), type + 40);
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());
}

void TestColumnKeeper::remembersWhatTheUserArranged()
{
    Fixture fixture;
    fixture.drag(Id, 123);
    fixture.table->horizontalHeader()->moveSection(2, 0);
    fixture.keeper->setShown(u"type"_s, false);
    fixture.keeper->sortBy(u"subject"_s, Qt::DescendingOrder);
    fixture.make(exampleColumns());
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"subject"_s, u"id"_s}));
    QCOMPARE(fixture.width(Id), 123);
    QCOMPARE(fixture.keeper->sortedColumn(), u"subject"_s);
    QCOMPARE(fixture.table->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
    fixture.keeper->sortBy({});
    fixture.make(exampleColumns());
    QCOMPARE(fixture.keeper->sortedColumn(), QString());
}

/// Side by side has one column for each connection.
void TestColumnKeeper::columnsThatAreNotThereKeepWhatWasSaved()
{
    const auto withConnections = [](const QStringList &connections) {
        QList<Column> columns = exampleColumns();
        for (const QString &connection : connections)
            columns += Column{.name = u"connection:"_s + connection};
        return columns;
    };
    Fixture fixture(withConnections({u"a"_s, u"b"_s}));
    fixture.drag(4, 140); // b
    fixture.table->horizontalHeader()->moveSection(4, 0);
    fixture.keeper->sortBy(u"connection:b"_s);
    QCOMPARE(fixture.keeper->shownColumns().first(), u"connection:b"_s);

    const auto change = [&fixture](const QList<Column> &columns) {
        fixture.model.setColumnCount(static_cast<int>(columns.size()));
        fixture.setTitles(columns);
        fixture.keeper->setColumns(columns);
    };
    change(withConnections({u"a"_s}));
    QCOMPARE(fixture.keeper->shownColumns(),
             (QStringList{u"id"_s, u"type"_s, u"subject"_s, u"connection:a"_s}));
    QCOMPARE(fixture.keeper->sortedColumn(), QString());
    fixture.drag(3, 99); // a
    fixture.table->horizontalHeader()->moveSection(3, 0);
    change(withConnections({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"connection:b"_s, u"connection:a"_s, u"id"_s,
                                                          u"type"_s, u"subject"_s, u"connection:c"_s}));
    QCOMPARE(fixture.width(3), 99);
    QCOMPARE(fixture.width(4), 140);
    QCOMPARE(fixture.keeper->sortedColumn(), u"connection:b"_s);
}

void TestColumnKeeper::newColumnHasItsPlace()
{
    Fixture fixture({{.name = u"id"_s}, {.name = u"subject"_s, .isStretched = true}});
    fixture.table->horizontalHeader()->moveSection(1, 0);
    fixture.make(exampleColumns()); // as a later version has them
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"type"_s, u"subject"_s, u"id"_s}));
}

void TestColumnKeeper::ignoresDamagedSettings_data()
{
    QTest::addColumn<QStringList>("saved");
    QTest::newRow("empty texts") << QStringList{{}, u" "_s};
    QTest::newRow("widths") << QStringList{u"id -3"_s, u"type nan"_s, u"subject 1e300"_s};
    QTest::newRow("words") << QStringList{u"id width"_s, u"type #"_s, u"subject @Invalid()"_s};
    QTest::newRow("twice") << QStringList{u"id"_s, u"id 50"_s, u"type"_s, u"type hidden"_s};
    QTest::newRow("all hidden") << QStringList{u"id hidden"_s, u"type hidden"_s, u"subject hidden"_s};
    QTest::newRow("others") << QStringList{u"title 20 hidden ascending"_s};
}

void TestColumnKeeper::ignoresDamagedSettings()
{
    QFETCH(const QStringList, saved);
    Fixture fixture;
    const int id = fixture.width(Id);
    const int type = fixture.width(Type);
    fixture.settings.setValue(kKey, saved);
    fixture.make(exampleColumns());
    QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"type"_s, u"subject"_s}));
    QCOMPARE(fixture.width(Id), id);
    QCOMPARE(fixture.width(Type), type);
    QCOMPARE(fixture.keeper->sortedColumn(), QString());
}

void TestColumnKeeper::resets()
{
    QList<Column> columns = exampleColumns();
    columns[Id].sortedByDefault = Qt::DescendingOrder;
    Fixture fixture(columns);
    QCOMPARE(fixture.keeper->sortedColumn(), u"id"_s);
    const int id = fixture.width(Id);
    fixture.drag(Id, 123);
    fixture.table->horizontalHeader()->moveSection(2, 0);
    fixture.keeper->setShown(u"type"_s, false);
    fixture.keeper->sortBy(u"subject"_s);
    fixture.keeper->reset();
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(fixture.keeper->shownColumns(), (QStringList{u"id"_s, u"type"_s, u"subject"_s}));
        QCOMPARE(fixture.width(Id), id);
        QCOMPARE(fixture.keeper->sortedColumn(), u"id"_s);
        fixture.make(columns);
    }
}

void TestColumnKeeper::followsTheTextSize()
{
    Theme theme;
    Fixture fixture;
    fixture.drag(Id, 100);
    const int type = fixture.width(Type);
    theme.setTextSize(200);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(100); });
    QTRY_COMPARE_GT(fixture.width(Id), 150);
    QCOMPARE_GT(fixture.width(Type), type * 3 / 2);
    theme.setTextSize(100);
    QTRY_COMPARE(fixture.width(Id), 100);
    QCOMPARE(fixture.width(Type), type);
}

void TestColumnKeeper::isMirrored()
{
    Fixture fixture;
    fixture.table->horizontalHeader()->moveSection(2, 1); // id, subject, type
    const int type = fixture.width(Type);
    fixture.table->setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());
    QVERIFY(fixture.table->columnViewportPosition(Id) > fixture.table->columnViewportPosition(Subject));
    const QPoint edge(fixture.table->columnViewportPosition(Subject), 5);
    QWidget *header = fixture.table->horizontalHeader()->viewport();
    QTest::mousePress(header, Qt::LeftButton, {}, edge);
    QTest::mouseMove(header, edge + QPoint(20, 0));
    QTest::mouseMove(header, edge + QPoint(40, 0));
    QTest::mouseRelease(header, Qt::LeftButton, {}, edge + QPoint(40, 0));
    QVERIFY(fixture.width(Type) > type);
    QCOMPARE(fixture.width(Subject), 900 - fixture.others());
}

void TestColumnKeeper::asksForTheMenu()
{
    Fixture fixture;
    const QSignalSpy menu(fixture.keeper, &ColumnKeeper::menuRequested);
    QHeaderView *header = fixture.table->horizontalHeader();
    Q_EMIT header->customContextMenuRequested({5, 5});
    QCOMPARE(menu, (QList<QVariantList>{{header->mapToGlobal(QPoint(5, 5))}}));
}

SVC_TEST(TestColumnKeeper)
#include "tst_columnkeeper.moc"
