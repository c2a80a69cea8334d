// SPDX-License-Identifier: MIT
// Answers of several connections side by side.
#include "program/navigator.h"
#include "program/notices.h"
#include "redaction/knownsecrets.h"
#include "support/fakefilechooser.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/columnsmenu.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/style/tokens.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/views/celldelegate.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>

#include <numeric>

using namespace uitest;

class TestSideBySideTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void isOfferedForSharedIds();
    void oneRowAnId();
    void cells_data();
    void cells();
    void heads();
    void differencesAreInViewWhenNarrow();
    void answersArrive();
    void switchingKeepsTheRow();
    void theArrangementIsRemembered();
    void sortsByKeyboard();
    void columnsAreRemembered();
    void filters();
    void chipsCountIds();
    void onlyDifferent();
    void answersHaveNoDifferences();
    void hiddenRows();
    void selectsAnswers();
    void anotherConnectionKeepsTheSelection_data();
    void anotherConnectionKeepsTheSelection();
    void comparesTheAnswersOfAnId();
    void copies_data();
    void copies();
    void copiesHaveNoSecrets();
    void exports_data();
    void exports();
    void exportDialogCountsIds();
    void marksAreThoseOfAllAnswers();
    void anotherTab();
    void movedConnectionsStayApart();
    void isAccessible();
};

namespace {

/// Columns of the model.
enum Column { kId, kDiffers, kSubject, kProduction, kTest };

Connection connectionIn(const QString &environment)
{
    Connection connection = connectionNamed(environment.toLower());
    connection.environment = environment;
    return connection;
}

/// Ids in PRODUCTION and TEST: 1 is the same in both, 2 is read in TEST only, 3 is only in PRODUCTION, 4
/// fails in PRODUCTION, 5 is archived and has another subject in TEST.
struct TableFixture
{
    TableFixture()
    {
        answer(u"production"_s, 1, R"({"subject":"Same","read":true,"archived":false})");
        answer(u"production"_s, 2, R"({"subject":"Invoice","read":false,"archived":false})");
        answer(u"production"_s, 3, R"({"subject":"Backup","read":true,"archived":false})");
        answer(u"production"_s, 5, R"({"subject":"Report","read":true,"archived":false})");
        answer(u"test"_s, 1, R"({"subject":"Same","read":true,"archived":false})");
        answer(u"test"_s, 2, R"({"subject":"Invoice","read":true,"archived":false})");
        answer(u"test"_s, 4, R"({"subject":"Alone","read":true,"archived":false})");
        answer(u"test"_s, 5, R"({"subject":"Report copied","read":false,"archived":true})");
        view.resize(1180, 500);
        QApplication::clipboard()->clear();
    }
    void answer(const QString &connection, qint32 id, const QByteArray &body)
    {
        answers[connection].insert(id, body);
    }
    [[nodiscard]] Result<Notification> fetch(const QString &connection, qint32 id) const
    {
        if (answers.value(connection).contains(id))
            return parseNotification(answers.value(connection).value(id));
        Error error;
        error.kind = id == 4 ? ErrorKind::Forbidden : ErrorKind::NotFound;
        error.notificationId = id;
        return failure(error);
    }
    void lookUp(const QString &environment, const QList<qint32> &ids,
                ResultSet::Mode mode = ResultSet::Mode::Add)
    {
        set.lookUp(connectionIn(environment), ids, mode);
        QTRY_VERIFY(!set.isRunning());
        QTest::qWait(0);
    }
    void lookUpBoth()
    {
        lookUp(u"PRODUCTION"_s, {1, 2, 3, 4, 5}, ResultSet::Mode::Replace);
        lookUp(u"TEST"_s, {1, 2, 3, 4, 5});
    }
    [[nodiscard]] ResultsTable &table() { return view.table(); }
    [[nodiscard]] QHeaderView &header() { return *table().horizontalHeader(); }
    [[nodiscard]] QString text(int row, int column, int role = Qt::DisplayRole)
    {
        return table().model()->index(row, column).data(role).toString();
    }
    /// Returns the ids in the order shown.
    [[nodiscard]] QString ids()
    {
        QStringList ids;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            ids += text(row, kId);
        return ids.join(u' ');
    }
    void setCurrent(int row, int column) { table().setCurrentIndex(table().model()->index(row, column)); }
    [[nodiscard]] qint32 currentId() { return set.rows().id(view.currentRow()); }
    [[nodiscard]] QString count() { return labelText(view, "resultCount"); }
    [[nodiscard]] Chip &chip(const char *name) { return *find<Chip>(view, name); }

    StillClock clock;
    QHash<QString, QHash<qint32, QByteArray>> answers; ///< by connection and id; others are not found
    LookupResources resources{[this](const QString &connectionId, qint32 id, ConnectionReuse, qint64) {
                                  return std::make_unique<FinishedJob<Notification>>(fetch(connectionId, id));
                              },
                              clock};
    ResultSet set{resources};
    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    FakeFileChooser files;
    ResultWriter writer;
    KnownSecrets secrets;
    Notices notices;
    Navigator navigator;
    ResultsView view{set, writer, settings, secrets, files, clock, notices, navigator};
    QAbstractItemModelTester tester{view.table().model()};
};

/// Returns the titles of the columns in the order shown.
QString titlesOf(const QHeaderView &header)
{
    QStringList titles;
    for (int place = 0; place < header.count(); ++place)
        titles += header.model()->headerData(header.logicalIndex(place), Qt::Horizontal).toString();
    return titles.join(u' ');
}

} // namespace

/// The table is of no use if no id has answers of two connections.
void TestSideBySideTable::isOfferedForSharedIds()
{
    TableFixture fixture;
    fixture.lookUp(u"PRODUCTION"_s, {1, 2}, ResultSet::Mode::Replace);
    show(fixture.view);
    QVERIFY(!fixture.view.actions().byNotification->isVisible());
    fixture.lookUp(u"TEST"_s, {3});
    QVERIFY(!fixture.view.actions().byNotification->isVisible());
    QVERIFY(!fixture.view.isByNotification());
    fixture.lookUp(u"TEST"_s, {2});
    QVERIFY(fixture.view.actions().byNotification->isVisible());
    QVERIFY(fixture.view.isByNotification());
    fixture.lookUp(u"TEST"_s, {2}, ResultSet::Mode::Replace);
    QVERIFY(!fixture.view.isByNotification());
    QVERIFY(!isShown(fixture.view, "chipDiffers"));
}

void TestSideBySideTable::oneRowAnId()
{
    TableFixture fixture;
    fixture.lookUp(u"PRODUCTION"_s, {5, 1, 2}, ResultSet::Mode::Replace);
    fixture.lookUp(u"TEST"_s, {2, 3, 5});
    show(fixture.view);
    QCOMPARE(fixture.ids(), u"5 1 2 3"_s);
    QCOMPARE(titlesOf(fixture.header()), u"Id Differs Subject PRODUCTION TEST"_s);
    QCOMPARE(fixture.count(), u"4"_s);
    QCOMPARE(find<QPushButton>(fixture.view, "copyResults")->text(), u"Copy 4"_s);
}

void TestSideBySideTable::cells_data()
{
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("production");
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("differs");
    QTest::newRow("same") << 1 << u"Same"_s << u"Found, Read, Active"_s << u"Found, Read, Active"_s
                          << QString();
    QTest::newRow("read") << 2 << u"Invoice"_s << u"Found, Unread, Active"_s << u"Found, Read, Active"_s
                          << u"read"_s;
    QTest::newRow("only in one") << 3 << u"Backup"_s << u"Found, Read, Active"_s << u"Not found"_s
                                 << u"only in PRODUCTION"_s;
    QTest::newRow("failed") << 4 << u"Alone"_s << u"Failed"_s << u"Found, Read, Active"_s
                            << u"not compared: PRODUCTION"_s;
    QTest::newRow("more") << 5 << u"Report"_s << u"Found, Read, Active"_s << u"Found, Unread, Archived"_s
                          << u"read, archived, subject"_s;
    QTest::newRow("not given") << 6 << QString() << u"Found, Read: not given, Archived: not given"_s
                               << u"Not looked up"_s << u"not compared: TEST"_s;
}

void TestSideBySideTable::cells()
{
    QFETCH(int, id);
    TableFixture fixture;
    fixture.answer(u"production"_s, 6, "{}");
    fixture.lookUpBoth();
    fixture.lookUp(u"PRODUCTION"_s, {6});
    const int row = id - 1;
    QTEST(fixture.text(row, kSubject), "subject");
    QTEST(fixture.text(row, kProduction), "production");
    QTEST(fixture.text(row, kTest), "test");
    QTEST(fixture.text(row, kDiffers), "differs");
}

/// What is done with an id is done with its answers. The columns of marks are there when there are marks.
void TestSideBySideTable::marksAreThoseOfAllAnswers()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.setCurrent(1, kTest);
    fixture.view.toggleDone();
    QTRY_COMPARE(titlesOf(fixture.header()), u"Done Id Differs Subject PRODUCTION TEST"_s);
    QCOMPARE(fixture.currentId(), 2);
    QVERIFY(fixture.set.areDone(fixture.view.rowsToActOn()));
    QCOMPARE(fixture.view.rowsToActOn().size(), 2);
    fixture.set.setNote(fixture.view.rowsToActOn(), u"asked"_s);
    QTRY_COMPARE(titlesOf(fixture.header()), u"Done Id Differs Subject Note PRODUCTION TEST"_s);
    const auto done = [&fixture] { return fixture.text(1, 0, Qt::AccessibleTextRole); };
    QCOMPARE(done(), u"Done"_s);
    QCOMPARE(fixture.text(1, 4), u"asked"_s);
    fixture.set.setDone({fixture.view.rowsToActOn().first()}, false);
    QTRY_COMPARE(done(), QString()); // not in all connections
    fixture.view.undoMark();
    QTRY_VERIFY(fixture.chip("chipDone").isVisible());
    fixture.chip("chipDone").click();
    QTRY_COMPARE(fixture.table().model()->rowCount(), 1);
}

/// Each cell is spoken with its connection, and the usual states do not stand out.
void TestSideBySideTable::isAccessible()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    QCOMPARE(fixture.text(0, kTest, Qt::AccessibleTextRole), u"TEST: Found, Read, Active"_s);
    QCOMPARE(fixture.text(1, kDiffers, Qt::AccessibleTextRole), u"Differs: read"_s);
    // A screen reader that enters a column has said its head.
    fixture.table().setCurrentIndex(fixture.table().model()->index(1, kId));
    QTest::keyClick(&fixture.table(), Qt::Key_Right);
    QCOMPARE(fixture.text(1, kDiffers, Qt::AccessibleTextRole), u"read"_s);
    QTest::keyClick(&fixture.table(), Qt::Key_Up);
    QCOMPARE(fixture.text(1, kDiffers, Qt::AccessibleTextRole), u"Differs: read"_s);
    QCOMPARE(spokenName(&fixture.table()), u"Results"_s);
    const QAbstractItemModel &model = *fixture.table().model();
    QVERIFY(model.index(0, kTest).data(CellDelegate::QuietRole).toBool());
    QVERIFY(!model.index(1, kProduction).data(CellDelegate::QuietRole).toBool());
    QVERIFY(!model.index(2, kTest).data(CellDelegate::QuietRole).toBool());
    const auto word = [&model](int row, int column) {
        return model.index(row, column).data(CellDelegate::BadgeRole).value<Badge::Content>().word;
    };
    QCOMPARE(word(0, kTest), u"Read"_s);
    QCOMPARE(word(4, kTest), u"Unread, Archived"_s);
    QVERIFY(!model.index(4, kTest).data(CellDelegate::QuietRole).toBool());
}

void TestSideBySideTable::heads()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    Connection other = connectionIn(u"TEST"_s);
    other.id = u"other"_s;
    other.name = u"second"_s;
    fixture.set.lookUp(other, {1}, ResultSet::Mode::Add);
    QTRY_VERIFY(!fixture.set.isRunning());
    const QAbstractItemModel &model = *fixture.table().model();
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant badge = model.headerData(column, Qt::Horizontal, CellDelegate::BadgeRole);
        const QString title = model.headerData(column, Qt::Horizontal).toString();
        if (badge.isValid())
            QCOMPARE(badge.value<Badge::Content>().word, title);
        heads += title;
    }
    QCOMPARE(heads.join(u'|'), u"Id|Differs|Subject|PRODUCTION|TEST test|TEST second"_s);
}

/// As wide as the table in a usual window, between the list of lookups and the card.
void TestSideBySideTable::differencesAreInViewWhenNarrow()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    fixture.view.resize(560, 500);
    show(fixture.view);
    const auto needed = [&fixture] {
        int width = 0;
        for (int row = 0; row < 5; ++row)
            width = std::max(width, CellDelegate::neededWidth(fixture.table(),
                                                              fixture.table().model()->index(row, kDiffers)));
        return width;
    };
    QTRY_VERIFY(fixture.header().sectionSize(kDiffers) >= needed());
    QTRY_COMPARE(fixture.table().horizontalScrollBar()->maximum(), 0);
    QCOMPARE(fixture.header().visualIndex(kDiffers), 1);
    QVERIFY(fixture.header().sectionSize(kSubject) >= 120);
    QTRY_VERIFY(fixture.chip("chipDiffers").isVisible());
}

/// Rows stay where they are while the answers of the second connection arrive.
void TestSideBySideTable::answersArrive()
{
    TableFixture fixture;
    fixture.lookUp(u"PRODUCTION"_s, {1, 2, 3}, ResultSet::Mode::Replace);
    show(fixture.view);
    fixture.view.table().setCurrentRow(1);
    fixture.set.lookUp(connectionIn(u"TEST"_s), {1, 2, 3}, ResultSet::Mode::Add);
    QCOMPARE(fixture.text(1, kTest), u"Waiting"_s);
    QCOMPARE(fixture.text(1, kDiffers), QString());
    QCOMPARE(fixture.currentId(), 2);
    const QSignalSpy resets(fixture.table().model(), &QAbstractItemModel::modelReset);
    QTRY_VERIFY(!fixture.set.isRunning());
    QTRY_COMPARE(fixture.text(1, kDiffers), u"read"_s);
    QTRY_COMPARE(fixture.chip("chipDiffers").count(), u"2"_s);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(fixture.currentId(), 2);
}

void TestSideBySideTable::switchingKeepsTheRow()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.table().setFocus();
    fixture.setCurrent(2, kTest);
    QTest::keyClick(&fixture.table(), Qt::Key_Space);
    QSignalSpy current(&fixture.table(), &ResultsTable::currentRowChanged);
    fixture.view.actions().byAnswer->trigger();
    QCOMPARE(fixture.table().model()->rowCount(), 10);
    QVERIFY(fixture.table().hasFocus());
    QCOMPARE(fixture.view.currentRow(), 7); // of TEST
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>({2, 7}));
    QVERIFY(fixture.view.actions().byAnswer->isChecked());
    QVERIFY(!isShown(fixture.view, "chipDiffers"));
    QCOMPARE(fixture.count(), u"10, 2 selected"_s);
    fixture.view.table().setCurrentRow(4);
    fixture.view.actions().byNotification->trigger();
    QVERIFY(fixture.table().hasFocus());
    QCOMPARE(fixture.view.currentRow(), 4);
    QCOMPARE(fixture.text(fixture.table().currentIndex().row(), kId), u"5"_s);
    QCOMPARE(current.last().first().toInt(), 4);
    QCOMPARE(fixture.count(), u"5, 1 selected"_s);
    QVERIFY(fixture.view.actions().byNotification->isChecked());
}

void TestSideBySideTable::theArrangementIsRemembered()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    fixture.view.actions().byAnswer->trigger();
    ResultSet other(fixture.resources);
    const ResultsView::State state = fixture.view.state();
    fixture.view.setResults(other, {});
    fixture.view.setResults(fixture.set, state);
    QVERIFY(!fixture.view.isByNotification());
    ResultsView second(fixture.set, fixture.writer, fixture.settings, fixture.secrets, fixture.files,
                       fixture.clock, fixture.notices, fixture.navigator);
    QVERIFY(!second.isByNotification());
    second.actions().byNotification->trigger();
    ResultsView third(fixture.set, fixture.writer, fixture.settings, fixture.secrets, fixture.files,
                      fixture.clock, fixture.notices, fixture.navigator);
    QVERIFY(third.isByNotification());
}

void TestSideBySideTable::sortsByKeyboard()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    const auto sort = [&](const char *choice) {
        fixture.view.columnsMenu().popup(QPoint());
        auto *action = find<QAction>(fixture.view, choice);
        QString text = action->text().remove(u'&');
        action->trigger();
        fixture.view.columnsMenu().hide();
        return text;
    };
    QCOMPARE(sort("sortBy4"), u"TEST"_s);
    QCOMPARE(fixture.ids(), u"5 1 2 4 3"_s);
    QTRY_COMPARE(announced(fixture.view), u"Sorted by TEST, ascending"_s);
    sort("sortBy4");
    QCOMPARE(fixture.ids(), u"3 1 2 4 5"_s);
    QCOMPARE(
        fixture.table().model()->headerData(kTest, Qt::Horizontal, Qt::AccessibleDescriptionRole).toString(),
        u"Sorted in descending order"_s);
    sort("sortAsTyped");
    QCOMPARE(fixture.ids(), u"1 2 3 4 5"_s);
}

/// The columns hold for each connection, whichever others are beside it.
void TestSideBySideTable::columnsAreRemembered()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    QHeaderView &header = fixture.header();
    header.moveSection(kTest, 1);
    header.resizeSection(kTest, 333);
    find<QAction>(fixture.view, "copyRows")->trigger();
    QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
    const QString titles = QApplication::clipboard()->text().section(u'\n', 0, 0);
    QVERIFY2(titles.indexOf(u"TEST"_s) < titles.indexOf(u"PRODUCTION"_s), qPrintable(titles));

    fixture.lookUp(u"STAGING"_s, {1, 2});
    QCOMPARE(titlesOf(header), u"Id TEST Differs Subject PRODUCTION STAGING"_s);
    QCOMPARE(header.sectionSize(kTest), 333);
    fixture.lookUp(u"STAGING"_s, {1, 2}, ResultSet::Mode::Replace);
    fixture.lookUp(u"TEST"_s, {1, 2});
    QCOMPARE(titlesOf(header), u"Id TEST Differs Subject STAGING"_s);
    QCOMPARE(header.sectionSize(kTest), 333);
    fixture.view.actions().byAnswer->trigger();
    QVERIFY(titlesOf(header).contains(u"Type"_s));

    fixture.view.actions().byNotification->trigger();
    fixture.view.columnsMenu().popup(QPoint());
    find<QAction>(fixture.view, "resetColumns")->trigger();
    QCOMPARE(titlesOf(header), u"Id Differs Subject STAGING TEST"_s);
    QVERIFY(header.sectionSize(kTest) < 333);
}

/// A row is shown if one of its answers fits, and with all of them.
void TestSideBySideTable::filters()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    auto *filter = find<QLineEdit>(fixture.view, "filterResults");
    filter->setText(u"copied"_s);
    QTRY_COMPARE(fixture.ids(), u"5"_s);
    QCOMPARE(fixture.text(0, kProduction), u"Found, Read, Active"_s);
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    filter->setText(u"environment:test is:not-found"_s);
    QTRY_COMPARE(fixture.ids(), u"3"_s);
    fixture.lookUp(u"TEST"_s, {900}); // a row that comes while there is a filter
    QTRY_COMPARE(fixture.ids(), u"3 900"_s);
    filter->setText(u"nowhere"_s);
    QTRY_VERIFY(isShown(fixture.view, "noMatchingRow"));
    QVERIFY(!fixture.table().isVisible());
    fixture.view.showAll();
    QVERIFY(fixture.table().isVisible());
    QCOMPARE(fixture.ids(), u"1 2 3 4 5 900"_s);
}

void TestSideBySideTable::chipsCountIds()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    fixture.answer(u"production"_s, 6, R"({"subject":"Twice","read":false,"archived":true})");
    fixture.answer(u"test"_s, 6, R"({"subject":"Twice","read":false,"archived":true})");
    fixture.lookUp(u"PRODUCTION"_s, {6});
    fixture.lookUp(u"TEST"_s, {6});
    show(fixture.view);
    QTRY_COMPARE(fixture.chip("chipUnread").count(), u"3"_s); // 2, 5 and 6, of which 6 twice
    QCOMPARE(fixture.chip("chipArchived").count(), u"2"_s);
    QCOMPARE(fixture.chip("chipFailed").count(), u"1"_s);
    fixture.chip("chipUnread").click();
    QCOMPARE(fixture.ids(), u"2 5 6"_s);
    QCOMPARE(fixture.chip("chipArchived").count(), u"2"_s);
    fixture.chip("chipArchived").click();
    QCOMPARE(fixture.ids(), u"5 6"_s);
    fixture.view.actions().byAnswer->trigger();
    QCOMPARE(fixture.count(), u"3 of 12"_s); // the same filter for answers
}

/// The answers are in the order typed if the ids were sorted by a column that answers do not have.
void TestSideBySideTable::answersHaveNoDifferences()
{
    for (const int column : {kDiffers, kTest}) {
        TableFixture fixture;
        fixture.lookUpBoth();
        show(fixture.view);
        fixture.table().sortByColumn(column, Qt::AscendingOrder);
        fixture.view.actions().byAnswer->trigger();
        QCOMPARE(fixture.table().shownRows(), (QList<qsizetype>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
        QTRY_COMPARE(announced(fixture.view), u"By answer"_s);
    }
}

void TestSideBySideTable::onlyDifferent()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    QCOMPARE(fixture.chip("chipDiffers").count(), u"3"_s);
    QCOMPARE(fixture.chip("chipDiffers").text(), u"Differs"_s);
    fixture.chip("chipDiffers").click();
    QCOMPARE(fixture.ids(), u"2 3 5"_s);
    QCOMPARE(fixture.count(), u"3 of 5"_s);
    QCOMPARE(fixture.chip("chipFailed").count(), u"0"_s);
    QCOMPARE(find<FilterBar>(fixture.view, "filterBar")->filterText(), u"Differs"_s);
    fixture.chip("chipUnread").click();
    QCOMPARE(fixture.ids(), u"2 5"_s);
    QCOMPARE(fixture.chip("chipDiffers").count(), u"2"_s);
    ResultSet other(fixture.resources);
    const ResultsView::State state = fixture.view.state();
    fixture.view.setResults(other, {}); // another tab, and back
    fixture.view.setResults(fixture.set, state);
    QCOMPARE(fixture.ids(), u"2 5"_s);
    fixture.view.showAll();
    QCOMPARE(fixture.ids(), u"1 2 3 4 5"_s);
    QVERIFY(!fixture.chip("chipDiffers").isChecked());
}

/// The row that took its place is the current one until it is shown again.
void TestSideBySideTable::hiddenRows()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.setCurrent(3, kSubject);
    fixture.table().selectAll();
    fixture.chip("chipDiffers").click();
    QCOMPARE(fixture.currentId(), 2);
    fixture.table().sortByColumn(kId, Qt::DescendingOrder);
    QCOMPARE(fixture.ids(), u"5 3 2"_s);
    QCOMPARE(fixture.currentId(), 2);
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>({4, 9, 2, 7, 1, 6}));
    fixture.chip("chipDiffers").click();
    QCOMPARE(fixture.currentId(), 4);
    QCOMPARE(fixture.table().selectedRows(),
             QList<qsizetype>({4, 9, 2, 7, 1, 6})); // the hidden ones are lost
}

/// What is done with an id is done with all of its answers.
void TestSideBySideTable::selectsAnswers()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.table().setFocus();
    QTest::keyClick(&fixture.table(), Qt::Key_Down);
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>());
    QSignalSpy refreshed(&fixture.view, &ResultsView::refreshRequested);
    fixture.view.actions().refresh->trigger();
    QCOMPARE(refreshed.last().first().value<QList<qsizetype>>(), QList<qsizetype>({1, 6}));
    QCOMPARE(fixture.view.chosenRows().size(), 10);

    QTest::keyClick(&fixture.table(), Qt::Key_Down, Qt::ShiftModifier);
    QTRY_COMPARE(fixture.count(), u"5, 2 selected"_s);
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>({1, 6, 2, 7}));
    fixture.view.actions().refresh->trigger();
    QCOMPARE(refreshed.last().first().value<QList<qsizetype>>(), QList<qsizetype>({1, 6, 2, 7}));
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"2\n3"_s);
    QTest::keyClick(&fixture.table(), Qt::Key_Escape);
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"1\n2\n3\n4\n5"_s);
    QTest::mouseClick(fixture.table().viewport(), Qt::LeftButton, {},
                      fixture.table().visualRect(fixture.table().model()->index(3, kTest)).center());
    QTRY_COMPARE(fixture.count(), u"5, 1 selected"_s);
    QCOMPARE(fixture.view.currentRow(), 8);
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>({3, 8}));

    QSignalSpy opened(&fixture.table(), &ResultsTable::rowOpened);
    QTest::keyClick(&fixture.table(), Qt::Key_Home);
    QCOMPARE(fixture.currentId(), 1);
    QTest::keyClick(&fixture.table(), Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    fixture.view.stepRow(1);
    QCOMPARE(fixture.currentId(), 2);
}

void TestSideBySideTable::anotherConnectionKeepsTheSelection_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("arranged at once") << 5;
    QTest::newRow("arranged on another thread") << 1001;
}

/// Answers of another connection, for which the table gets a column, do not end the selection.
void TestSideBySideTable::anotherConnectionKeepsTheSelection()
{
    QFETCH(int, count);
    TableFixture fixture;
    QList<qint32> ids(count);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(u"PRODUCTION"_s, ids, ResultSet::Mode::Replace);
    fixture.lookUp(u"TEST"_s, ids);
    QTRY_COMPARE(fixture.table().model()->columnCount(), 5);
    show(fixture.view);
    fixture.setCurrent(3, kTest);
    QTest::keyClick(&fixture.table(), Qt::Key_Space);
    fixture.lookUp(u"STAGING"_s, {1, 2});
    QTRY_COMPARE(fixture.table().model()->columnCount(), 6);
    QCOMPARE(fixture.view.currentRow(), count + 3);
    QCOMPARE(fixture.table().selectedRows(), QList<qsizetype>({3, count + 3}));
}

void TestSideBySideTable::comparesTheAnswersOfAnId()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.lookUp(u"TEST"_s, {900});
    fixture.setCurrent(5, kId);
    QTRY_VERIFY(!fixture.view.actions().compare->isEnabled());
    fixture.setCurrent(4, kId);
    QTRY_VERIFY(fixture.view.actions().compare->isEnabled());
    fixture.view.actions().compare->trigger();
    auto *dialog = find<QDialog>(fixture.view, "compareDialog");
    QVERIFY(dialog->isVisible());
    QCOMPARE(labelText(*dialog, "firstConnection"), u"production"_s);
    QCOMPARE(labelText(*dialog, "secondConnection"), u"test"_s);

    // A closed dialog leaves no texts for screen readers, but its option is kept.
    const QPointer<QDialog> first = dialog;
    find<QCheckBox>(*dialog, "onlyDifferences")->click();
    dialog->resize(dialog->width() + 40, dialog->height() + 20);
    const QSize size = dialog->size();
    dialog->close();
    QTRY_VERIFY(!first);
    fixture.view.actions().compare->trigger();
    dialog = find<QDialog>(fixture.view, "compareDialog");
    QVERIFY(find<QCheckBox>(*dialog, "onlyDifferences")->isChecked());
    QCOMPARE(dialog->size(), size);
}

void TestSideBySideTable::copies_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("status");
    QTest::newRow("rows") << u"copyRows"_s << u"Id\tSubject\tPRODUCTION production\tTEST test\tDiffers"_s
                          << u"3\tBackup\tRead, Active\tNot found\tonly in PRODUCTION"_s
                          << u"Copied 2 results as TSV."_s;
    QTest::newRow("all fields") << u"copyAllFields"_s << u"Id\tDiffers\tPRODUCTION production: State"_s
                                << u"3\tonly in PRODUCTION\tFound\tBackup"_s << u"Copied 2 results as TSV."_s;
    QTest::newRow("ticket") << u"copyForTicket"_s << u"**2 results"_s
                            << u"| 3 | Backup | Read, Active | Not found | only in PRODUCTION |"_s
                            << u"Copied 2 results as Markdown."_s;
    QTest::newRow("JSON") << u"copyAsJson"_s << u"["_s
                          << u"{\"id\":3,\"differs\":[\"outcome\"],\"answers\":"_s
                          << u"Copied 2 results as JSON."_s;
}

void TestSideBySideTable::copies()
{
    QFETCH(QString, action);
    QFETCH(QString, first);
    QFETCH(QString, last);
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.table().setFocus();
    fixture.setCurrent(1, 1);
    QTest::keyClick(&fixture.table(), Qt::Key_Down, Qt::ShiftModifier); // selects both
    QSignalSpy status(&fixture.notices, &Notices::note);
    find<QAction>(fixture.view, qPrintable(action))->trigger();
    QTRY_COMPARE(status.count(), 1);
    QTEST(status.first().first().toString(), "status");
    QStringList lines = QApplication::clipboard()->text().trimmed().split(u'\n');
    QVERIFY2(lines.first().startsWith(first), qPrintable(lines.first()));
    lines.removeAll(u"]"_s);
    QVERIFY2(lines.last().startsWith(last), qPrintable(lines.last()));
}

void TestSideBySideTable::copiesHaveNoSecrets()
{
    TableFixture fixture;
    fixture.answer(u"test"_s, 1, R"({"subject":"token hush-hush-1","read":true})");
    fixture.lookUpBoth();
    fixture.secrets.add(Secret(u"hush-hush-1"_s));
    show(fixture.view);
    for (const char *action : {"copyRows", "copyAllFields", "copyForTicket", "copyAsJson"}) {
        QApplication::clipboard()->clear();
        find<QAction>(fixture.view, action)->trigger();
        QVERIFY2(QApplication::clipboard()->text().contains(u"token"_s), action);
        QVERIFY2(!QApplication::clipboard()->text().contains(u"hush-hush"_s), action);
        QVERIFY2(!QApplication::clipboard()->mimeData()->html().contains(u"hush-hush"_s), action);
    }
}

void TestSideBySideTable::exports_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("CSV, all fields") << u"CSV"_s << u"exportAllColumns"_s
                                     << QByteArray("Id,Differs,PRODUCTION production: State,");
    QTest::newRow("CSV, as shown") << u"CSV"_s << u"exportShownColumns"_s
                                   << QByteArray(
                                          "2,\"Invoice\",\"Unread, Active\",\"Read, Active\",\"read\"\r\n");
    QTest::newRow("Markdown") << u"Markdown"_s << QString()
                              << QByteArray("| 2 | Invoice | Unread, Active | Read, Active | read |");
    QTest::newRow("JSON") << u"JSON"_s << QString() << QByteArray("{\"id\":2,\"differs\":[\"read\"]");
}

void TestSideBySideTable::exports()
{
    QFETCH(QString, format);
    QFETCH(QString, columns);
    QFETCH(QByteArray, part);
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.chip("chipDiffers").click();
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    formats->setCurrentIndex(formats->findText(format));
    if (!columns.isEmpty())
        find<QRadioButton>(*dialog, qPrintable(columns))->click();
    QCOMPARE(find<QRadioButton>(*dialog, "exportShown")->text(), u"Shown (3)"_s);
    QVERIFY(find<QRadioButton>(*dialog, "exportShown")->isChecked());
    find<QPushButton>(*dialog, "chooseExportFile")->click();
    fixture.files.choose(fixture.folder.filePath(u"export"_s));
    QTRY_VERIFY(fixture.notices.messages().front());
    QVERIFY(fixture.notices.messages().front()->title.startsWith(u"Exported 3 results"_s));
    QFile file(fixture.folder.filePath(u"export"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY2(content.contains(part), content.constData());
    QVERIFY2(!content.contains("Same"), content.constData());
}

void TestSideBySideTable::exportDialogCountsIds()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    QCOMPARE(find<QRadioButton>(*dialog, "exportAll")->text(), u"All (5)"_s);
    QVERIFY(!find<QRadioButton>(*dialog, "exportSelected")->isVisible());
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    formats->setCurrentIndex(formats->findText(u"Markdown"_s));
    QCOMPARE(labelText(*dialog, "exportColumnsReason"), u"Markdown has one column for each connection."_s);
    formats->setCurrentIndex(formats->findText(u"HTML report"_s));
    QCOMPARE(labelText(*dialog, "exportColumnsReason"),
             u"The table of a report has one row for each answer."_s);
}

void TestSideBySideTable::anotherTab()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    show(fixture.view);
    fixture.setCurrent(3, kTest);
    const ResultsView::State state = fixture.view.state();
    ResultSet other(fixture.resources);
    fixture.view.setResults(other, {});
    QVERIFY(!fixture.view.isByNotification());
    QCOMPARE(fixture.view.currentRow(), -1);
    fixture.view.setResults(fixture.set, state);
    QVERIFY(fixture.view.isByNotification());
    QCOMPARE(fixture.view.currentRow(), 8);
    fixture.set.clear();
    QCOMPARE(fixture.view.currentRow(), -1);
    QVERIFY(!fixture.view.isByNotification());
}

/// A connection that now has another host is a column of its own.
void TestSideBySideTable::movedConnectionsStayApart()
{
    TableFixture fixture;
    fixture.lookUpBoth();
    Connection moved = connectionIn(u"TEST"_s);
    moved.baseUrl = QUrl(u"https://elsewhere.example.com"_s);
    fixture.set.lookUp(moved, {2}, ResultSet::Mode::Add);
    QTRY_VERIFY(!fixture.set.isRunning());
    QTRY_COMPARE(fixture.table().model()->columnCount(), 6);
    QCOMPARE(fixture.text(1, kTest), u"Not looked up"_s);
    QCOMPARE(fixture.text(1, kTest + 1), u"Found, Read, Active"_s);
    QCOMPARE(fixture.text(0, kTest), u"Found, Read, Active"_s);
}

SVC_TEST(TestSideBySideTable)
#include "tst_sidebysidetable.moc"
