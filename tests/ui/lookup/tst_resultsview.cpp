// SPDX-License-Identifier: MIT
#include "program/navigator.h"
#include "program/notices.h"
#include "redaction/knownsecrets.h"
#include "storage/storedsettings.h"
#include "support/fakefilechooser.h"
#include "support/resultcolumn.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/comparedialog.h"
#include "ui/lookup/results/groupmenu.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/views/columnkeeper.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPrintDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTreeView>

#include <algorithm>
#include <numeric>

using namespace uitest;

class TestResultsView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void filtersWhileTyping();
    void chipsFilter();
    void chosenValuesHaveChips();
    void groupsBelongToTheTab();
    void groupsAreNotCopied();
    void overviewFilters();
    void overviewInPlaceOfTheTable();
    void chipsCount();
    void chipWithTheFocusStaysEnabled();
    void moreFilters();
    void chipsOfNothingAreAbsent();
    void chipsWithoutRoomAreInTheMenu();
    void originIsShown();
    void usedFiltersComeBack();
    void rowsThatWereNotLookedUp();
    void datesFollowTheZone();
    void mistakesAreExplained();
    void offersFields();
    void showsTheNumberOfSelectedRows();
    void countsAreGrouped();
    void escapeLeavesTheFilter();
    void noMatches();
    void announcesTheCountAfterFiltering();
    void copies_data();
    void copies();
    void copiesTheSelection();
    void copiesTheColumnsOnScreen();
    void copiesForTicketWithOneIntro();
    void copiesKeepSeveralConnectionsApart();
    void copiesIds();
    void copiesManyRows();
    void actionsFollowTheSelection();
    void emitsRequests();
    void shortcuts();
    void exports_data();
    void exports();
    void exportKeepsItsRowsAndFormat();
    void exportFormatOfAnEarlierVersion();
    void failedExportKeepsTheOldFile();
    void rawAnswersAreForJsonOnly();
    void exportsTheColumnsOnScreen();
    void exportsAReport();
    void exportsAPdf();
    void longExportCanBeStopped();
    void asksBeforePrinting();
    void columnsAreForTablesOnly();
    void exportedFileIsShownInItsFolder();
    void copiesAllFields();
    void menusForCopyingAreTheSame();
    void barIsOneLine_data();
    void barIsOneLine();
    void comparesTwo();
    void newResultsCloseTheComparison();
    void isAccessible();
};

namespace {

struct ResultsViewFixture : ResultsFixture
{
    ResultsViewFixture()
    {
        view.resize(1180, 500);
        QApplication::clipboard()->clear();
    }
    [[nodiscard]] QAbstractButton &button(const char *name) { return *find<QAbstractButton>(view, name); }
    /// Presses a chip, which is enabled when its rows have been counted.
    void press(const char *chip)
    {
        QTRY_VERIFY(button(chip).isEnabled());
        button(chip).click();
    }
    [[nodiscard]] QLineEdit &filter() { return *find<QLineEdit>(view, "filterResults"); }
    [[nodiscard]] QString count() { return labelText(view, "resultCount"); }
    [[nodiscard]] QString statusText() const
    {
        return status.isEmpty() ? QString() : status.last().first().toString();
    }
    [[nodiscard]] static QString clipboard() { return QApplication::clipboard()->text(); }
    void choose(const QString &rows, const QString &format = u"csv"_s)
    {
        view.exportResults();
        auto *dialog = find<QDialog>(view, "exportDialog");
        auto *formats = find<QComboBox>(*dialog, "exportFormat");
        const QHash<QString, ExportFormat> byExtension{{u"csv"_s, ExportFormat::Csv},
                                                       {u"json"_s, ExportFormat::Json},
                                                       {u"md"_s, ExportFormat::Markdown},
                                                       {u"html"_s, ExportFormat::Html},
                                                       {u"pdf"_s, ExportFormat::Pdf}};
        formats->setCurrentIndex(formats->findData(static_cast<int>(byExtension.value(format))));
        find<QRadioButton>(*dialog, qPrintable(rows))->setChecked(true);
        find<QPushButton>(*dialog, "chooseExportFile")->click();
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    FakeFileChooser files;
    ResultWriter writer;
    KnownSecrets secrets;
    Notices notices;
    Navigator navigator;
    ResultsView view{set, writer, settings, secrets, files, clock, notices, navigator};
    QSignalSpy status{&notices, &Notices::note};
};

void clickRow(QTableView &table, int viewRow)
{
    QTest::mouseClick(
        table.viewport(), Qt::LeftButton, {},
        table.visualRect(table.model()->index(viewRow, columnOf(ResultField::Subject))).center());
}

} // namespace

void TestResultsView::filtersWhileTyping()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QCOMPARE(fixture.count(), u"5"_s);
    fixture.view.focusFilter();
    QTest::keyClicks(&fixture.filter(), u"BILL"_s);
    QTRY_COMPARE(fixture.count(), u"1 of 5"_s);
    QTest::keyClick(&fixture.filter(), Qt::Key_Down);
    QVERIFY(fixture.view.table().hasFocus());
    QCOMPARE(fixture.view.table().currentRow(), 0);
    QTest::keyClick(&fixture.view.table(), Qt::Key_Space);
    QTRY_COMPARE(fixture.count(), u"1 of 5, 1 selected"_s);
}

void TestResultsView::chipsFilter()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    fixture.press("chipNotFound");
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    fixture.press("chipFailed"); // an alternative
    QCOMPARE(fixture.count(), u"2 of 5"_s);
    fixture.press("chipFailed");
    fixture.press("chipNotFound");
    fixture.press("chipUnread");
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    fixture.button("chipArchived").setChecked(true); // adds up
    QCOMPARE(fixture.count(), u"0 of 5"_s);
    fixture.view.showAll();
    QCOMPARE(fixture.count(), u"5"_s);
    QVERIFY(!fixture.button("chipUnread").isChecked());
}

/// What is chosen in the overview stands among the chips.
void TestResultsView::chosenValuesHaveChips()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    auto *bar = find<FilterBar>(fixture.view, "filterBar");
    const auto chips = [&fixture] {
        QStringList texts;
        for (const Chip *chip : fixture.view.findChildren<Chip *>(u"chosenChip"_s)) {
            if (chip->isVisible())
                texts += chip->text();
        }
        return texts.join(u", "_s);
    };
    FacetChoice choice(ResultState::Found | ResultStates());
    choice.setChosen(ResultFacet::Type, u"Import automation (14)"_s, true);
    choice.setChosen(ResultFacet::Category, QString(), true);
    bar->setChoice(choice);
    QCOMPARE(chips(), u"Type: Import automation (14), Category: not given"_s);
    QVERIFY(fixture.button("chipFound").isChecked());
    QCOMPARE(bar->filterText(), u"Found · Type: Import automation (14) · Category: not given"_s);
    QCOMPARE(fixture.count(), u"0 of 5"_s);

    auto *last = fixture.view.findChildren<Chip *>(u"chosenChip"_s).last();
    QCOMPARE(spokenName(last), u"Remove Category: not given"_s);
    last->setFocus();
    QTest::keyClick(last, Qt::Key_Return);
    QCOMPARE(chips(), u"Type: Import automation (14)"_s);
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    auto *left = qobject_cast<Chip *>(fixture.view.focusWidget());
    QVERIFY(left);
    QCOMPARE(left->text(), u"Type: Import automation (14)"_s);

    ResultSet other(fixture.resources);
    const ResultsView::State state = fixture.view.state();
    fixture.view.setResults(other, {}); // another tab, and back
    QCOMPARE(chips(), QString());
    fixture.view.setResults(fixture.set, state);
    QCOMPARE(chips(), u"Type: Import automation (14)"_s);
    QCOMPARE(fixture.count(), u"1 of 5"_s);

    left = fixture.view.findChildren<Chip *>(u"chosenChip"_s).last();
    left->setFocus();
    QTest::keyClick(left, Qt::Key_Escape);
    QCOMPARE(chips(), QString());
    QVERIFY(!fixture.button("chipFound").isChecked());
    QCOMPARE(fixture.count(), u"5"_s);
    QVERIFY(fixture.filter().hasFocus());
}

void TestResultsView::groupsBelongToTheTab()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    ResultsTable &table = fixture.view.table();
    find<QAction>(fixture.view.groupMenu(), "groupBy0")->trigger();
    QCOMPARE(table.model()->rowCount(), 5 + 3);
    table.setState({.current = 1, .selected = {0, 1, 2, 3, 4}});
    table.setAllFolded(true);
    QCOMPARE(table.model()->rowCount(), 3);

    ResultSet other(fixture.resources);
    const ResultsView::State state = fixture.view.state();
    other.lookUp(connectionNamed(u"acme"_s), {1, 2});
    fixture.view.setResults(other, {});
    QTRY_COMPARE(table.model()->rowCount(), 1 + 2);
    fixture.view.setResults(fixture.set, state);
    QCOMPARE(table.model()->rowCount(), 3);
    QCOMPARE(table.currentRow(), 1);
    QCOMPARE(table.selectedCount(), 5);
}

void TestResultsView::groupsAreNotCopied()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    ResultsTable &table = fixture.view.table();
    table.setFocus();
    table.setGrouping(ResultFacet::State);
    const auto ids = [&fixture](const char *which) {
        find<QAction>(fixture.view, which)->trigger();
        return ResultsViewFixture::clipboard();
    };
    clickRow(table, 0); // the head of those that were found
    QCOMPARE(ids("copyIds"), u"1042\n1043\n1046"_s);
    QTRY_COMPARE(fixture.count(), u"5, 3 selected"_s);
    table.setAllFolded(true);
    QCOMPARE(ids("copyIds"), u"1042\n1043\n1046"_s);
    QSignalSpy refresh(&fixture.view, &ResultsView::refreshRequested);
    find<QAction>(fixture.view, "refreshRows")->trigger();
    QCOMPARE(refresh.last().first().value<QList<qsizetype>>(), (QList<qsizetype>{0, 1, 4}));
    table.clearSelection();
    QCOMPARE(ids("copyIds"), u"1042\n1043\n1046\n1045\n1044"_s);
}

void TestResultsView::overviewFilters()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QVERIFY(!isShown(fixture.view, "overview"));
    QAction &overview = *fixture.view.actions().overview;
    overview.trigger();
    QVERIFY(isShown(fixture.view, "overview"));
    auto *bars = find<QListView>(fixture.view, "overviewBars");
    QVERIFY(bars->hasFocus());
    const auto press = [bars](const QString &words) {
        const QModelIndexList found =
            bars->model()->match(bars->model()->index(0, 0), Qt::AccessibleTextRole, words);
        QVERIFY2(!found.isEmpty(), qPrintable(words));
        bars->setCurrentIndex(found.first());
        QTest::keyClick(bars, Qt::Key_Space);
    };
    press(u"Not found, 1 of 5"_s);
    QVERIFY(fixture.button("chipNotFound").isChecked()); // one filter
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    fixture.press("chipNotFound");
    press(u"Import automation (14), 1 of 3"_s);
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    QVERIFY(isShown(fixture.view, "chosenChip"));
    QTest::keyClick(bars, Qt::Key_Escape);
    QCOMPARE(fixture.count(), u"5"_s);
    fixture.lookUp({30, 31, 33}, ResultSet::Mode::Add); // answers that come
    QTRY_COMPARE(labelText(fixture.view, "overviewCount"), u"8"_s);
    overview.trigger();
    QVERIFY(!isShown(fixture.view, "overview"));
}

void TestResultsView::overviewInPlaceOfTheTable()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.actions().overview->setChecked(true);
    show(fixture.view);
    QVERIFY(isShown(fixture.view, "overview"));
    QVERIFY(!fixture.view.table().isVisible());
    find<QAbstractButton>(fixture.view, "closeOverview")->click();
    QVERIFY(!isShown(fixture.view, "overview"));
    QVERIFY(fixture.view.table().isVisible());
    QVERIFY(fixture.view.table().hasFocus());
    QVERIFY(!fixture.settings.value(storedsettings::kOverviewShown));
}

void TestResultsView::chipsCount()
{
    ResultsViewFixture fixture;
    const auto counts = [&fixture] {
        QStringList texts;
        for (const char *name : {"chipUnread", "chipArchived", "chipNotFound", "chipFailed"}) {
            const auto *chip = find<Chip>(fixture.view, name);
            texts += chip->isEnabled() ? chip->count() : u'(' + chip->count() + u')';
        }
        return texts.join(u' ');
    };
    fillOrdinary(fixture);
    show(fixture.view);
    QTRY_COMPARE(counts(), u"1 1 1 1"_s);
    QCOMPARE(spokenName(&fixture.button("chipUnread")), u"Unread"_s);
    QCOMPARE(spokenDescription(&fixture.button("chipUnread")), u"1 result"_s);
    fixture.lookUp({30, 31, 33}, ResultSet::Mode::Add); // answers that come
    QTRY_COMPARE(counts(), u"3 3 1 1"_s);
    fixture.press("chipUnread");
    QCOMPARE(counts(), u"3 1 (0) (0)"_s); // archived ones among the unread
    fixture.filter().setText(u"bill"_s);
    QTRY_COMPARE(counts(), u"1 (0) (0) (0)"_s);
    fixture.filter().setText(u"nowhere"_s);
    QTRY_COMPARE(counts(), u"0 (0) (0) (0)"_s); // what is chosen can be taken back
    QCOMPARE(spokenDescription(&fixture.button("chipUnread")), u"0 results"_s);
    fixture.view.showAll();
    QCOMPARE(counts(), u"3 3 1 1"_s);
}

/// What a button says that is pressed by keyboard stays where it is until the focus leaves it.
void TestResultsView::chipWithTheFocusStaysEnabled()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    auto &failed = fixture.button("chipFailed");
    QTRY_VERIFY(failed.isEnabled());
    failed.setFocus();
    fixture.answer(1045, R"({"subject":"Here it is"})");
    fixture.refresh({3});
    QTRY_COMPARE(find<Chip>(fixture.view, "chipFailed")->count(), u"0"_s);
    QVERIFY(failed.hasFocus() && failed.isEnabled());
}

void TestResultsView::moreFilters()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    auto *menu = find<QMenu>(fixture.view, "filtersMenu");
    const auto entries = [menu] {
        Q_EMIT menu->aboutToShow();
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts += action->isSeparator() ? u"-"_s : action->text().replace(u'\t', u' ');
        return texts.join(u", "_s);
    };
    QTRY_COMPARE(entries(), u"&Unread 1, &Read 1, -, &Archived 1, A&ctive 1, -, &Found 3, &Not found 1, "
                            "Fa&iled 1, N&ot looked up 0"_s);
    QVERIFY(!isShown(fixture.view, "chipActive"));
    const auto entry = [menu](const QString &text) {
        const QList<QAction *> actions = menu->actions();
        return *std::find_if(actions.begin(), actions.end(),
                             [&](const QAction *action) { return action->text().startsWith(text); });
    };
    QVERIFY(!entry(u"N&ot looked up"_s)->isEnabled());
    entry(u"A&ctive"_s)->trigger();
    entry(u"&Unread"_s)->trigger();
    QCOMPARE(fixture.count(), u"1 of 5"_s);       // unread and still active
    QVERIFY(isShown(fixture.view, "chipActive")); // what filters is in sight
    QVERIFY(fixture.button("chipActive").isChecked() && fixture.button("chipUnread").isChecked());
    QCOMPARE(entries(), u"&Unread 1, &Read 0, -, &Archived 0, A&ctive 1, -, &Found 1, &Not found 0, "
                        "Fa&iled 0, N&ot looked up 0"_s);
    QVERIFY(entry(u"A&ctive"_s)->isChecked() && !entry(u"&Archived"_s)->isChecked());
    fixture.press("chipActive");
    QVERIFY(!isShown(fixture.view, "chipActive"));
    QCOMPARE(fixture.count(), u"1 of 5"_s);
}

void TestResultsView::rowsThatWereNotLookedUp()
{
    ResultsViewFixture fixture;
    QVERIFY(!isShown(fixture.view, "chipNotLookedUp"));
    fixture.set.lookUp(connectionNamed(u"acme"_s), {1, 2, 3});
    fixture.set.stop();
    show(fixture.view);
    QTRY_VERIFY(isShown(fixture.view, "chipNotLookedUp"));
    fixture.press("chipNotLookedUp");
    fixture.filter().setText(u"nowhere"_s);
    fixture.press("chipNotLookedUp");
    fixture.view.showAll();
    fixture.lookUp({1, 2, 3});
    QTRY_VERIFY(!isShown(fixture.view, "chipNotLookedUp"));
}

/// Days are those of the zone in which times are shown.
void TestResultsView::datesFollowTheZone()
{
    const QByteArray zone = qgetenv("TZ");
    const auto restore = qScopeGuard([&zone] { qputenv("TZ", zone); });
    qputenv("TZ", "Asia/Tokyo");
    ResultsViewFixture fixture;
    fixture.answer(1, R"({"createdDate":"2026-03-14T18:00:00Z"})");
    fixture.lookUp({1, 2});
    show(fixture.view);
    fixture.filter().setText(u"created:2026-03-14"_s);
    QTRY_COMPARE(fixture.count(), u"0 of 2"_s); // it is the 15th
    fixture.clock.setZone(Qt::UTC);
    QTRY_COMPARE(fixture.count(), u"1 of 2"_s);
}

/// A mistake hides no row and is not shown while it is being typed.
void TestResultsView::mistakesAreExplained()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    fixture.view.focusFilter();
    QTest::keyClicks(&fixture.filter(), u"acme typ:import"_s);
    QVERIFY(!isShown(fixture.view, "filterResultsUnder"));
    const QString sentence = u"There is no field “typ”. Did you mean “type”?"_s;
    QTRY_VERIFY(isShown(fixture.view, "filterResultsUnder"));
    QCOMPARE(labelText(fixture.view, "filterResultsUnder"), sentence);
    QCOMPARE(spokenDescription(&fixture.filter()), sentence);
    if (QT_VERSION < QT_VERSION_CHECK(6, 8, 0)) // a screen reader says the new description by itself there
        QTRY_VERIFY2(announced(fixture.view).contains(sentence), qPrintable(announced(fixture.view)));
    QVERIFY(isInvalid(&fixture.filter()));
    QCOMPARE(fixture.count(), u"5 of 5"_s);
    QVERIFY(isShown(fixture.view, "results"));
    fixture.filter().setText(u"acme type:import"_s);
    QVERIFY(!isShown(fixture.view, "filterResultsUnder") && !isInvalid(&fixture.filter()));
    QTRY_COMPARE(fixture.count(), u"1 of 5"_s);

    fixture.filter().setText(u"typ:x"_s);
    fixture.view.focusFilter();
    QTest::keyClick(&fixture.filter(), Qt::Key_Return); // shown at once
    QTRY_VERIFY(isShown(fixture.view, "filterResultsUnder"));
    QVERIFY(fixture.filter().hasFocus());
    const auto *mistake = find<QWidget>(fixture.view, "filterResultsUnder");
    QVERIFY(mistake->geometry().intersects(fixture.view.table().geometry())); // nothing has moved
    QTest::keyClick(&fixture.filter(), Qt::Key_Return);
    QVERIFY(fixture.view.table().hasFocus());
    QTRY_VERIFY(!isShown(fixture.view, "filterResultsUnder"));
    QVERIFY(isInvalid(&fixture.filter()));
    fixture.view.focusFilter();
    QTRY_VERIFY(isShown(fixture.view, "filterResultsUnder"));
    QTest::keyClick(&fixture.filter(), Qt::Key_Escape);
    QVERIFY(!isShown(fixture.view, "filterResultsUnder"));
}

void TestResultsView::offersFields()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    fixture.view.focusFilter();
    auto *list = qobject_cast<QTreeView *>(find<QCompleter>(fixture.filter(), "filterCompleter")->popup());
    const auto offers = [list] {
        QStringList texts;
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row)
            texts += list->model()->index(row, 0).data().toString();
        return texts.join(u' ');
    };
    QTest::keyClicks(&fixture.filter(), u"t"_s);
    QCoreApplication::processEvents();
    QCOMPARE(offers(), QString()); // any word may begin so
    QTest::keyClicks(&fixture.filter(), u"yp"_s);
    QTRY_COMPARE(offers(), u"type: type-id: type-description:"_s);
    QCOMPARE(list->model()->index(0, 1).data().toString(), u"Type contains a text"_s);
    QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"type:, Type contains a text"_s);
    QVERIFY(!list->currentIndex().isValid());
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_COMPARE(announced(fixture.view), u"type:, Type contains a text"_s);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(fixture.filter().text(), u"type:"_s);
    QVERIFY(fixture.filter().hasFocus());
    QTest::keyClicks(&fixture.filter(), u"import -arc"_s);
    QTRY_COMPARE(offers(), u"archived"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(fixture.filter().text(), u"type:import -archived "_s);
    QTRY_COMPARE(offers(), QString());
    QTRY_COMPARE(fixture.count(), u"1 of 5"_s);

    fixture.filter().setText(u"is"_s);
    fixture.filter().setCursorPosition(2);
    QTest::keyClicks(&fixture.filter(), u":"_s);
    QTRY_VERIFY(offers().startsWith(u"is:unread is:read "_s));
    QVERIFY(!isShown(fixture.view, "filterResultsUnder")); // while the values are offered
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QCOMPARE(fixture.filter().text(), u"is:"_s); // Esc closes one thing at a time
    QTRY_VERIFY(isShown(fixture.view, "filterResultsUnder"));
    fixture.filter().clear();
    QTest::keyClick(&fixture.filter(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(offers().startsWith(u"is: subject: preview:"_s));
    QTest::keyClick(list, Qt::Key_Return); // none is chosen
    QVERIFY(!list->isVisible());
    QCOMPARE(fixture.filter().text(), QString());
    QVERIFY(fixture.view.table().hasFocus());
}

/// Copy takes the rows that are selected, or all that are shown, and says how many those are.
void TestResultsView::showsTheNumberOfSelectedRows()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    auto &copy = fixture.button("copyResults");
    auto &exporting = fixture.button("exportResults");
    QCOMPARE(fixture.count(), u"5"_s);
    QCOMPARE(copy.text(), u"Copy 5"_s);
    QCOMPARE(spokenName(&copy), u"Copy 5"_s);
    QCOMPARE(spokenDescription(&exporting), u"All: 5, Shown: 5, Selected: 0"_s);
    fixture.view.table().selectAll();
    QTRY_COMPARE(fixture.count(), u"5, 5 selected"_s);
    clickRow(fixture.view.table(), 1);
    QTRY_COMPARE(fixture.count(), u"5, 1 selected"_s);
    QCOMPARE(copy.text(), u"Copy 1 selected"_s);
    QCOMPARE(spokenName(&copy), u"Copy 1 selected"_s);
    find<QAction>(fixture.view, "copyAsTsv")->trigger();
    QCOMPARE(fixture.statusText(), u"Copied 1 notification as TSV."_s);
    fixture.view.table().selectAll();
    fixture.press("chipNotFound");
    QTRY_COMPARE(fixture.count(), u"1 of 5, 1 selected"_s);
    QCOMPARE(copy.text(), u"Copy 1 selected"_s);
    QCOMPARE(spokenDescription(&exporting), u"All: 5, Shown: 1, Selected: 1"_s);
    fillOrdinary(fixture); // a new lookup
    fixture.filter().setText(u"nowhere"_s);
    QTRY_COMPARE(copy.text(), u"Copy"_s);
    QVERIFY(!copy.isEnabled());
}

void TestResultsView::countsAreGrouped()
{
    ResultsViewFixture fixture;
    QList<qint32> ids(1200);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    show(fixture.view);
    QTRY_COMPARE(find<Chip>(fixture.view, "chipUnread")->count(), u"600"_s);
    QCOMPARE(fixture.count(), u"1,200"_s);
    fixture.filter().setText(u"-id:7"_s);
    QTRY_COMPARE(fixture.count(), u"1,199 of 1,200"_s);
    fixture.view.table().selectAll();
    QTRY_COMPARE(fixture.count(), u"1,199 of 1,200, 1,199 selected"_s);
    QCOMPARE(spokenName(&fixture.button("copyResults")), u"Copy 1,199 selected"_s);
}

void TestResultsView::escapeLeavesTheFilter()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    int stopped = 0;
    QAction stop;
    stop.setShortcut(Qt::Key_Escape);
    fixture.view.addAction(&stop);
    connect(&stop, &QAction::triggered, this, [&] { ++stopped; });
    fixture.view.focusFilter();
    QTest::keyClicks(&fixture.filter(), u"nowhere"_s);
    QTRY_COMPARE(fixture.count(), u"0 of 5"_s);
    QTest::keyClick(&fixture.filter(), Qt::Key_Escape);
    QCOMPARE(fixture.filter().text(), QString());
    QTRY_COMPARE(fixture.count(), u"5"_s);
    QVERIFY(fixture.view.table().hasFocus());
    QCOMPARE(stopped, 0);
}

void TestResultsView::noMatches()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QVERIFY(!isShown(fixture.view, "noMatchingRow"));
    fixture.filter().setText(u"nowhere"_s);
    QTRY_VERIFY(isShown(fixture.view, "noMatchingRow"));
    QVERIFY(!isShown(fixture.view, "results"));
    QCOMPARE(labelText(fixture.view, "emptyText"), u"No matching results."_s);
    QVERIFY(!fixture.button("copyResults").isEnabled());
    QCOMPARE(fixture.button("emptyAction").text(), u"Clear filter"_s);
    QCOMPARE(spokenDescription(&fixture.button("emptyAction")), u"No matching results."_s);
    QTest::keyClick(&fixture.filter(), Qt::Key_Return);
    QVERIFY(fixture.button("emptyAction").hasFocus());
    fixture.button("emptyAction").click();
    QVERIFY(isShown(fixture.view, "results"));
    QVERIFY(fixture.view.table().hasFocus());
}

void TestResultsView::announcesTheCountAfterFiltering()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    auto *count = find<QLabel>(fixture.view, "resultCount");
    QCOMPARE(count->accessibleDescription(), QString()); // no announcement for changes of a lookup
    QVERIFY(count->accessibleName().isEmpty());
    fixture.press("chipUnread");
    QTRY_COMPARE(count->accessibleDescription(), u"1 of 5 results"_s);
    fixture.press("chipUnread");
    QTRY_COMPARE(announced(fixture.view), u"5 results"_s);
}

void TestResultsView::copies_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("status");
    QTest::newRow("Markdown") << u"copyAsMarkdown"_s << u"**5 results"_s
                              << u"Copied 5 results as Markdown."_s;
    QTest::newRow("Jira") << u"copyAsJira"_s << u"*5 results"_s << u"Copied 5 results as Jira."_s;
    QTest::newRow("HTML") << u"copyAsHtml"_s << u"<meta charset"_s << u"Copied 5 results as HTML."_s;
    QTest::newRow("text") << u"copyAsText"_s << u"Notification 1042"_s
                          << u"Copied 5 results as plain text."_s;
    QTest::newRow("TSV") << u"copyAsTsv"_s << u"Id\tSubject"_s << u"Copied 5 results as TSV."_s;
    QTest::newRow("JSON") << u"copyAsJson"_s << u"["_s << u"Copied 5 results as JSON."_s;
    QTest::newRow("summary") << u"copySummary"_s << u"**5 results"_s << u"Copied 5 results as a summary."_s;
}

void TestResultsView::copies()
{
    QFETCH(QString, action);
    QFETCH(QString, start);
    QFETCH(QString, status);
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().clearSelection();
    find<QAction>(fixture.view, qPrintable(action))->trigger();
    QVERIFY2(ResultsViewFixture::clipboard().startsWith(start),
             qPrintable(ResultsViewFixture::clipboard().left(40)));
    QCOMPARE(fixture.statusText(), status);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QCOMPARE(copied->hasHtml(),
             action == u"copyAsMarkdown"_s || action == u"copyAsTsv"_s || action == u"copyAsHtml"_s);
    QCOMPARE(copied->hasFormat(u"text/markdown"_s),
             action == u"copyAsMarkdown"_s || action == u"copySummary"_s);
}

void TestResultsView::copiesTheSelection()
{
    ResultsViewFixture fixture;
    fixture.lookUp({5, 3, 4});
    ResultsTable &table = fixture.view.table();
    fixture.view.copy(ExportFormat::Tsv);
    QCOMPARE(fixture.statusText(), u"Copied 3 notifications as TSV."_s); // none was chosen
    clickRow(table, 1);
    fixture.view.copy(ExportFormat::Tsv);
    QCOMPARE(fixture.statusText(), u"Copied 1 notification as TSV."_s);
    table.selectAll();
    table.horizontalHeader()->setSortIndicator(columnOf(ResultField::Id), Qt::AscendingOrder);
    fixture.view.copyIds();
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n4\n5"_s);
    fixture.button("chipUnread").setChecked(true);
    fixture.view.copyIds();
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n5"_s);
    fixture.set.clear();
    fixture.view.copy(ExportFormat::Json);
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n5"_s);
}

void TestResultsView::copiesTheColumnsOnScreen()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    ResultsTable &table = fixture.view.table();
    table.selectAll();
    table.columns().setShown(u"connection"_s, false);
    table.columns().setShown(u"category"_s, true);
    QHeaderView &header = *table.horizontalHeader();
    header.moveSection(header.visualIndex(columnOf(ResultField::State)), 0);
    fixture.view.actions().copyRows->trigger();
    const QStringList lines = ResultsViewFixture::clipboard().split(u'\n');
    QCOMPARE(lines.at(0), u"State\tRead\tArchived\tId\tSubject\tType\tCategory\tCreated"_s);
    QCOMPARE(
        lines.at(1),
        u"Found\tUnread\tActive\t1042\tBill import failed\tImport automation (14)\tAlerts (2)\t2026-03-14T08:12:00Z"_s);
    QVERIFY2(lines.at(3).startsWith(u"Not found\t\t\t1044\tNotification 1044 was not found for you."_s),
             qPrintable(lines.at(3)));
    const QString html = QApplication::clipboard()->mimeData()->html();
    QVERIFY(html.contains(u"<th>State</th><th>Read</th><th>Archived</th><th>Id</th>"_s));
    QVERIFY(!html.contains(u"<img"_s));
}

void TestResultsView::copiesForTicketWithOneIntro()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().selectAll();
    fixture.view.actions().copyForTicket->trigger();
    const QString text = ResultsViewFixture::clipboard();
    QVERIFY2(text.startsWith(u"**5 results \u00B7 PRODUCTION \u00B7 acme \u00B7 acme.example.com \u00B7 "_s),
             qPrintable(text));
    QVERIFY2(text.contains(u"\n\n| Id | Subject | Type | Created | State | Read | Archived |\n"_s),
             qPrintable(text));
    QCOMPARE(text.count(u"acme.example.com"_s), 1);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QCOMPARE(copied->data(u"text/markdown"_s), text.toUtf8());
    QVERIFY(copied->html().contains(u"<table"_s));
    QCOMPARE(copied->html().count(u"<tr>"_s), 6);
}

void TestResultsView::copiesKeepSeveralConnectionsApart()
{
    ResultsViewFixture fixture;
    fixture.lookUp({1, 2});
    fixture.set.lookUp(connectionNamed(u"other"_s), {1}, ResultSet::Mode::Add);
    fixture.waitUntilFinished();
    fixture.view.actions().byAnswer->trigger();
    fixture.view.table().columns().setShown(u"connection"_s, false);
    fixture.view.table().selectAll();
    fixture.view.actions().copyForTicket->trigger();
    const QStringList lines = ResultsViewFixture::clipboard().split(u'\n');
    QVERIFY2(lines.at(0).contains(u"acme, other \u00B7 acme.example.com, other.example.com"_s),
             qPrintable(lines.at(0)));
    QVERIFY(lines.at(2).endsWith(u"| Connection |"_s));
    QVERIFY(lines.at(4).endsWith(u"| PRODUCTION acme |"_s));
    QVERIFY(lines.at(6).endsWith(u"| PRODUCTION other |"_s));
}

void TestResultsView::copiesIds()
{
    ResultsViewFixture fixture;
    fixture.lookUp({-7, 3});
    const QAction &copy = *fixture.view.actions().copyIds;
    QTRY_COMPARE(copy.text(), u"Copy &ids"_s);
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(fixture.statusText(), u"Copied 2 ids."_s);
    clickRow(fixture.view.table(), 0);
    QTRY_COMPARE(copy.text(), u"Copy &id"_s);
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(ResultsViewFixture::clipboard(), u"-7"_s);
    QCOMPARE(fixture.statusText(), u"Copied 1 id."_s);
}

void TestResultsView::copiesManyRows()
{
    ResultsViewFixture fixture;
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    fixture.view.table().selectAll();
    fixture.view.copy(ExportFormat::Tsv);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.statusText(), u"Copied 10,000 notifications as TSV."_s, 60000);
    QCOMPARE(ResultsViewFixture::clipboard().count(u'\n'), 10001);
}

void TestResultsView::actionsFollowTheSelection()
{
    ResultsViewFixture fixture;
    ResultActions &actions = fixture.view.actions();
    QVERIFY(!actions.copyRows->isEnabled() && !actions.exportResults->isEnabled() &&
            !actions.refresh->isEnabled());
    fixture.lookUp({5, 3, 4});
    QTRY_VERIFY(actions.refresh->isEnabled());
    QVERIFY(actions.copyRows->isEnabled() && actions.exportResults->isEnabled());
    QVERIFY(!actions.compare->isEnabled() && !actions.retryFailed->isEnabled());
    fixture.view.table().selectAll();
    QTRY_COMPARE(actions.copyIds->text(), u"Copy &ids"_s);
    QVERIFY(!actions.compare->isEnabled());
    fixture.fail(3, ErrorKind::ServerFault);
    fixture.refresh({1});
    QTRY_VERIFY(actions.retryFailed->isEnabled());
    fixture.lookUp({5, 4});
    fixture.view.table().selectAll();
    QTRY_VERIFY(actions.compare->isEnabled());
}

void TestResultsView::emitsRequests()
{
    ResultsViewFixture fixture;
    fixture.fail(3, ErrorKind::ServerFault);
    fixture.lookUp({5, 3, 4});
    QSignalSpy refresh(&fixture.view, &ResultsView::refreshRequested);
    QSignalSpy retry(&fixture.view, &ResultsView::retryFailedRequested);
    fixture.view.table().setCurrentRow(1);
    QTRY_VERIFY(fixture.view.actions().retryFailed->isEnabled());
    fixture.view.actions().refresh->trigger();
    fixture.view.actions().retryFailed->trigger();
    QCOMPARE(refresh.size(), 1);
    QCOMPARE(refresh.first().first().value<QList<qsizetype>>(), QList<qsizetype>{1});
    QCOMPARE(retry.size(), 1);
}

void TestResultsView::shortcuts()
{
    ResultsViewFixture fixture;
    fixture.lookUp({5, 3, 4});
    show(fixture.view);
    QTRY_VERIFY(fixture.button("chipArchived").isEnabled());
    fixture.view.focusTable();
    QTest::keyClick(&fixture.view.table(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(fixture.statusText(), u"Copied 3 notifications as TSV."_s);
    QVERIFY(ResultsViewFixture::clipboard().startsWith(u"Id\t"_s));
    // Tab leads from the filter to the chips, the buttons and the table.
    fixture.view.focusFilter();
    QStringList order;
    for (int i = 0; i < 7; ++i) {
        order += QApplication::focusWidget()->objectName();
        QVERIFY(focusNextInReadingOrder(fixture.view, true));
    }
    QCOMPARE(order.join(u' '), u"filterResults chipUnread chipArchived moreFilters copyResults exportResults "
                               "results"_s);
}

void TestResultsView::exports_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<int>("lines");
    QTest::newRow("all as CSV") << u"exportAll"_s << u"csv"_s << QByteArray("\xEF\xBB\xBFState") << 6;
    QTest::newRow("shown as JSON") << u"exportShown"_s << u"json"_s << QByteArray("[\n{\"id\":1044") << 4;
    QTest::newRow("selected as Markdown")
        << u"exportSelected"_s << u"md"_s << QByteArray("**Notification") << -1;
    QTest::newRow("all as JSON") << u"exportAll"_s << u"json"_s << QByteArray("[") << -1;
}

void TestResultsView::exports()
{
    QFETCH(QString, rows);
    QFETCH(QString, format);
    QFETCH(QByteArray, start);
    QFETCH(int, lines);
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.filter().setText(u"a"_s); // “acme” contains it in every row
    fixture.press("chipNotFound");
    fixture.press("chipFailed");
    QCOMPARE(fixture.count(), u"2 of 5"_s);
    fixture.view.table().setState({.selected = {2}});
    fixture.choose(rows, format);
    QCOMPARE(fixture.files.requests(), QStringList{u"Export results"_s});
    const QString path = fixture.folder.filePath(u"name."_s + format);
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.statusText().startsWith(u"Exported"_s));
    QVERIFY(fixture.statusText().contains(path));
    const QByteArray content = contentOf(path);
    QVERIFY2(content.startsWith(start), content.left(60).constData());
    if (lines >= 0)
        QCOMPARE(content.count('\n'), lines);
}

void TestResultsView::exportKeepsItsRowsAndFormat()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.choose(u"exportAll"_s, u"json"_s);
    fixture.lookUp({1}); // while the file dialog is open
    const QString path = fixture.folder.filePath(u"a.json"_s);
    fixture.files.choose(path);
    QTRY_COMPARE(fixture.statusText(), u"Exported 5 results to \u2068%1\u2069."_s.arg(path));
    QCOMPARE(contentOf(path).count('\n'), 7);
    fixture.view.exportResults();
    QTRY_COMPARE(find<QComboBox>(fixture.view, "exportFormat")->currentText(), u"JSON"_s);
}

void TestResultsView::exportFormatOfAnEarlierVersion()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.settings.setValue(storedsettings::kExportFormat, u"ndjson"_s);
    fixture.view.exportResults();
    QCOMPARE(find<QComboBox>(fixture.view, "exportFormat")->currentText(), u"CSV"_s);
}

void TestResultsView::failedExportKeepsTheOldFile()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    const QString path = fixture.folder.filePath(u"old.csv"_s);
    const QString link = fixture.folder.filePath(u"link.csv"_s);
    writeFile(path, "old");
    QVERIFY(QFile::link(path, path + u".link"_s));
    QVERIFY(QFile::link(path + u".link"_s, link)); // never written through two links
    QList<Message> messages;
    connect(&fixture.notices.messages(), &MessageList::frontChanged, this, [&] {
        if (const Message *front = fixture.notices.messages().front())
            messages += *front;
    });
    fixture.choose(u"exportAll"_s);
    fixture.files.choose(link);
    QTRY_COMPARE(messages.size(), 1);
    QCOMPARE(messages.first().tone, Tone::Danger);
    QCOMPARE(fixture.statusText(), u"Nothing was exported."_s); // and no longer “Exporting…”
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestResultsView::rawAnswersAreForJsonOnly()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    clickRow(fixture.view.table(), 0);
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    QVERIFY(dialog->windowModality() == Qt::WindowModal);
    auto *answers = find<QAbstractButton>(*dialog, "exportAnswers");
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    QCOMPARE(accessFaults(*dialog), QString());
    QCOMPARE(find<QRadioButton>(*dialog, "exportAll")->text(), u"All (5)"_s);
    QCOMPARE(find<QRadioButton>(*dialog, "exportSelected")->text(), u"Selected (1)"_s);
    QVERIFY(!answers->isVisible());
    formats->setCurrentIndex(formats->findText(u"JSON"_s));
    QVERIFY(answers->isVisible());
    answers->click();
    find<QPushButton>(*dialog, "chooseExportFile")->click();
    const QString path = fixture.folder.filePath(u"a.json"_s);
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.statusText().startsWith(u"Exported"_s));
    QVERIFY(contentOf(path).contains("\"answer\":{"));
}

void TestResultsView::exportsAReport()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().columns().setShown(u"category"_s, false);
    fixture.button("chipUnread").setChecked(true);
    fixture.view.show();
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    auto *cards = find<QAbstractButton>(*dialog, "exportCards");
    QVERIFY(!cards->isVisible());
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    formats->setCurrentIndex(formats->findText(u"HTML report"_s));
    QCOMPARE(labelText(*dialog, "exportColumnsReason"),
             u"The table of a report has the columns on screen."_s);
    cards->click();
    find<QRadioButton>(*dialog, "exportShown")->click();
    find<QPushButton>(*dialog, "chooseExportFile")->click();
    const QString path = fixture.folder.filePath(u"a.html"_s);
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.statusText().startsWith(u"Exported"_s));
    const QByteArray report = contentOf(path);
    QVERIFY(report.startsWith("<!DOCTYPE html>"));
    QVERIFY(report.contains(">Filter</th><td dir=\"auto\" sdnum=\"1033;0;@\">Unread</td>"));
    QVERIFY(report.contains(">Report written</th>"));
    QVERIFY(report.contains("<th>Subject</th><th>Type</th><th>Created</th>"));
    QVERIFY(report.contains("<article>"));

    fixture.choose(u"exportAll"_s, u"html"_s);
    const QString all = fixture.folder.filePath(u"all.html"_s);
    fixture.files.choose(all);
    QTRY_VERIFY(fixture.statusText().contains(all));
    QVERIFY(!contentOf(all).contains(">Filter</th>"));
    QVERIFY(!contentOf(all).contains("<article>"));
}

void TestResultsView::exportsAPdf()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    auto *paper = find<QComboBox>(*dialog, "exportPaper");
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    QVERIFY(!paper->isVisible());
    formats->setCurrentIndex(formats->findText(u"PDF report"_s));
    QVERIFY(paper->isVisible());
    QVERIFY(find<QAbstractButton>(*dialog, "exportCards")->isVisible());
    QCOMPARE(accessFaults(*dialog), QString());
    paper->setCurrentIndex(paper->findText(u"Letter"_s));
    find<QRadioButton>(*dialog, "exportAll")->click();
    find<QPushButton>(*dialog, "chooseExportFile")->click();
    const QString path = fixture.folder.filePath(u"a.pdf"_s);
    fixture.files.choose(path);
    QTRY_COMPARE(fixture.statusText(), u"Exported 5 results to \u2068%1\u2069."_s.arg(path));
    const QByteArray report = contentOf(path);
    QVERIFY(report.startsWith("%PDF-"));
    QVERIFY(report.contains("/MediaBox [0 0 792") || report.contains("/MediaBox [0 0 612"));
    QTRY_VERIFY(!fixture.view.findChild<QDialog *>(u"exportDialog"_s));
    fixture.view.exportResults();
    QCOMPARE(find<QComboBox>(fixture.view, "exportPaper")->currentText(), u"Letter"_s);
    QCOMPARE(find<QComboBox>(fixture.view, "exportFormat")->currentText(), u"PDF report"_s);
}

void TestResultsView::longExportCanBeStopped()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    QList<Message> messages;
    connect(&fixture.notices.messages(), &MessageList::frontChanged, this, [&] {
        if (const Message *front = fixture.notices.messages().front())
            messages += *front;
    });
    const QString path = fixture.folder.filePath(u"a.pdf"_s);
    fixture.writer.write(path, {5, true}, [](const ReportProgress &progress) {
        while (progress(0.25))
            QThread::yieldCurrentThread();
        return QByteArray();
    });
    QTRY_COMPARE(messages.size(), 1);
    QCOMPARE(messages.first().title, u"Exporting…"_s);
    QCOMPARE(fixture.statusText(), u"Exporting… 25%"_s);
    messages.first().actions.front().run();
    QTRY_COMPARE(fixture.statusText(), u"Nothing was exported."_s);
    QVERIFY(!fixture.notices.messages().front());
    QVERIFY(!QFile::exists(path));
}

void TestResultsView::asksBeforePrinting()
{
    ResultsViewFixture fixture;
    QVERIFY(!fixture.view.actions().printResults->isEnabled());
    fillOrdinary(fixture);
    fixture.view.show();
    fixture.view.actions().printResults->trigger();
    auto *dialog = find<QPrintDialog>(fixture.view, "printDialog");
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->testOption(QAbstractPrintDialog::PrintSelection));
    dialog->reject();
    QTRY_VERIFY(!fixture.view.findChild<QDialog *>(u"printDialog"_s));
    fixture.view.table().setState({.current = 0, .selected = {0, 1}});
    fixture.view.printResults();
    dialog = find<QPrintDialog>(fixture.view, "printDialog");
    QVERIFY(dialog->testOption(QAbstractPrintDialog::PrintSelection));
    QCOMPARE(fixture.status.size(), 0);
}

void TestResultsView::exportsTheColumnsOnScreen()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().columns().setShown(u"category"_s, false);
    fixture.view.table().columns().setShown(u"connection"_s, false);
    for (const bool isFirst : {true, false}) {
        fixture.view.exportResults();
        auto *dialog = find<QDialog>(fixture.view, "exportDialog");
        auto *shown = find<QRadioButton>(*dialog, "exportShownColumns");
        // At first everything is exported, later what was chosen last.
        QCOMPARE(find<QRadioButton>(*dialog, "exportAllColumns")->isChecked(), isFirst);
        QCOMPARE(shown->isChecked(), !isFirst);
        shown->click();
        find<QRadioButton>(*dialog, "exportAll")->click();
        find<QPushButton>(*dialog, "chooseExportFile")->click();
        const QString path = fixture.folder.filePath(u"a%1.csv"_s.arg(isFirst ? 1 : 2));
        fixture.files.choose(path);
        QTRY_VERIFY(fixture.statusText().contains(path));
        QVERIFY2(contentOf(path).startsWith(
                     "\xEF\xBB\xBF"
                     "Id,Subject,Type,Created,Created (UTC),UTC offset,State,Read,Archived\r\n1042,"),
                 contentOf(path).constData());
        QTRY_VERIFY(!fixture.view.findChild<QDialog *>(u"exportDialog"_s));
    }
}

void TestResultsView::columnsAreForTablesOnly()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    clickRow(fixture.view.table(), 0);
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    auto *shown = find<QRadioButton>(*dialog, "exportShownColumns");
    auto *all = find<QRadioButton>(*dialog, "exportAllColumns");
    const auto reason = [dialog] {
        return isShown(*dialog, "exportColumnsReason") ? labelText(*dialog, "exportColumnsReason")
                                                       : QString();
    };
    shown->click();
    QVERIFY(shown->isVisible() && all->isVisible());
    QCOMPARE(reason(), QString());
    formats->setCurrentText(u"JSON"_s);
    QVERIFY(!shown->isVisible() && !all->isVisible());
    QCOMPARE(reason(), u"JSON always contains all fields."_s);
    QCOMPARE(formats->accessibleDescription(), reason());
    formats->setCurrentText(u"Markdown"_s);
    QVERIFY(shown->isVisible() && shown->isChecked());
    QCOMPARE(formats->accessibleDescription(), QString());
    find<QRadioButton>(*dialog, "exportSelected")->click();
    QVERIFY(!shown->isVisible());
    QCOMPARE(reason(), u"A single notification is a list of all fields."_s);
    find<QRadioButton>(*dialog, "exportAll")->click();
    QVERIFY(shown->isVisible() && shown->isChecked());
    QCOMPARE(accessFaults(*dialog), QString());
}

void TestResultsView::exportedFileIsShownInItsFolder()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    QList<Message> messages;
    connect(&fixture.notices.messages(), &MessageList::frontChanged, this, [&] {
        if (const Message *front = fixture.notices.messages().front())
            messages += *front;
    });
    fixture.choose(u"exportAll"_s);
    const QString path = fixture.folder.filePath(u"all of them.csv"_s);
    fixture.files.choose(path);
    QTRY_COMPARE(messages.size(), 1);
    QCOMPARE(messages.first().tone, Tone::Good);
    QCOMPARE(messages.first().title, u"Exported 5 results to \u2068%1\u2069."_s.arg(path));
    QCOMPARE(messages.first().title, fixture.statusText());
    QCOMPARE(messages.first().actions.size(), std::size_t(1));
    QCOMPARE(messages.first().actions.front().text, u"Show in folder"_s);
    messages.first().actions.front().run();
    QCOMPARE(fixture.files.shown(), QStringList(path));
    QCOMPARE(messages.size(), 1);

    fixture.files.setCanShow(false);
    messages.first().actions.front().run();
    QCOMPARE(messages.size(), 2);
    QCOMPARE(messages.last().tone, Tone::Warn);
    QCOMPARE(messages.last().title, u"The folder could not be shown"_s);
    QCOMPARE(messages.last().text, path);
}

void TestResultsView::menusForCopyingAreTheSame()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    const auto texts = [](const QList<QAction *> &actions) {
        QStringList words;
        for (const QAction *action : actions)
            words += action->text().remove(u'&');
        return words.join(u", "_s);
    };
    const QString commands = u"Copy for ticket, Copy rows, Copy as, Copy ids, Copy summary"_s;
    QCOMPARE(texts(find<QMenu>(fixture.view, "copyMenu")->actions()), commands);
    QCOMPARE(texts(find<QMenu>(fixture.view, "resultsMenu")->actions().first(5)), commands);
    QCOMPARE(texts(find<QMenu>(fixture.view, "copyAs")->actions()),
             u"Markdown, Jira, Plain text, TSV with headers, TSV with all fields, HTML, JSON"_s);
}

void TestResultsView::copiesAllFields()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().columns().setShown(u"subject"_s, false);
    fixture.view.table().selectAll();
    fixture.view.actions().copyAllFields->trigger();
    const QStringList lines = ResultsViewFixture::clipboard().split(u'\n');
    QCOMPARE(lines.at(0).count(u'\t'), 19);
    QVERIFY(lines.at(1).startsWith(u"Found\t1042\tBill import failed\t3 bills failed.\t"_s));
    QCOMPARE(fixture.statusText(), u"Copied 5 results as TSV."_s);
}

void TestResultsView::barIsOneLine_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {448, 560, 688, 776, 1148, 2500})
        QTest::addRow("%d", width) << width;
}

void TestResultsView::barIsOneLine()
{
    QFETCH(int, width);
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.resize(width, 500);
    show(fixture.view);
    const auto *bar = find<QWidget>(fixture.view, "filterBar");
    const auto faults = [&] {
        QStringList names;
        for (const char *name :
             {"filterResults", "chipUnread", "chipRead", "chipArchived", "chipActive", "chipNotFound",
              "chipFailed", "moreFilters", "resultCount", "copyResults", "exportResults"}) {
            const auto *widget = find<QWidget>(fixture.view, name);
            const QRect place(widget->mapTo(bar, QPoint()), widget->size());
            const bool isCut = widget->width() < widget->minimumSizeHint().width();
            if (widget->isVisible() && (isCut || !bar->rect().contains(place)))
                names += QString::fromLatin1(name);
        }
        return names.join(u' ');
    };
    QTRY_VERIFY(fixture.button("chipFailed").isEnabled());
    QTRY_COMPARE(faults(), QString());
    const int height = bar->height();
    // The most that there can be to say.
    fixture.press("chipUnread");
    for (const char *chip :
         {"chipRead", "chipActive", "chipFound", "chipArchived", "chipNotFound", "chipFailed"})
        fixture.button(chip).setChecked(true);
    fixture.view.table().selectAll();
    QTRY_COMPARE(fixture.count(), u"2 of 5, 2 selected"_s);
    QTRY_COMPARE(faults(), QString());
    QCOMPARE(bar->height(), height);
    QCOMPARE(fixture.view.width(), width);
    QCOMPARE(fixture.button("copyResults").text(), width < 900 ? QString() : u"Copy 2 selected"_s);
    QCOMPARE(fixture.button("exportResults").toolTip().startsWith(u"Export…"_s), width < 900);
    QVERIFY(fixture.button("copyResults").icon().isNull() == (width >= 900));
}

void TestResultsView::chipsOfNothingAreAbsent()
{
    ResultsViewFixture fixture;
    fixture.answer(1, R"({"subject":"One","read":false,"archived":false})");
    fixture.answer(3, R"({"subject":"Three","read":true,"archived":false})");
    fixture.lookUp({1, 3});
    show(fixture.view);
    QTRY_VERIFY(isShown(fixture.view, "chipUnread"));
    for (const char *chip : {"chipArchived", "chipNotFound", "chipFailed", "chipNotLookedUp", "chipRead"})
        QVERIFY2(!isShown(fixture.view, chip), chip);
    fixture.filter().setText(u"three"_s);
    QTRY_COMPARE(fixture.count(), u"1 of 2"_s);
    QVERIFY(isShown(fixture.view, "chipUnread")); // no chip goes while one types
    QVERIFY(!fixture.button("chipUnread").isEnabled());
}

/// What filters has the first claim to the room.
void TestResultsView::chipsWithoutRoomAreInTheMenu()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.resize(480, 400);
    show(fixture.view);
    QTRY_VERIFY(isShown(fixture.view, "chipUnread"));
    QVERIFY(!isShown(fixture.view, "chipFailed"));
    QCOMPARE(fixture.button("moreFilters").text(), u"More"_s);
    QCOMPARE(spokenName(&fixture.button("moreFilters")), u"More filters"_s);
    auto *menu = find<QMenu>(fixture.view, "filtersMenu");
    const auto press = [menu](const QString &text) {
        Q_EMIT menu->aboutToShow();
        for (QAction *action : menu->actions()) {
            if (action->text().remove(u'&').startsWith(text)) {
                action->trigger();
                return action->isChecked();
            }
        }
        return false;
    };
    QVERIFY(press(u"Failed"_s));
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    QVERIFY(isShown(fixture.view, "chipFailed"));
    FacetChoice choice;
    choice.setChosen(ResultFacet::Type, u"Import automation (14)"_s, true);
    choice.setChosen(ResultFacet::Category, u"Alerts (2)"_s, true);
    find<FilterBar>(fixture.view, "filterBar")->setChoice(choice);
    QTRY_VERIFY(fixture.button("moreFilters").text() != u"More"_s);
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    press(u"Type: Import"_s);
    press(u"Category: Alerts"_s);
    QCOMPARE(fixture.count(), u"5"_s);
    QTRY_COMPARE(fixture.button("moreFilters").text(), u"More"_s);
}

void TestResultsView::originIsShown()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QVERIFY(!isShown(fixture.view, "resultsOrigin"));
    fixture.view.setOrigin(provenanceOf(connectionNamed(u"acme"_s)));
    QVERIFY(isShown(fixture.view, "resultsOrigin"));
    QCOMPARE(labelText(fixture.view, "originConnection"), u"acme"_s);
    QCOMPARE(spokenDescription(find<QWidget>(fixture.view, "originEnvironment")), u"PRODUCTION"_s);
    fixture.view.setOrigin({});
    QVERIFY(!isShown(fixture.view, "resultsOrigin"));
}

/// Up in the empty field, as in a shell.
void TestResultsView::usedFiltersComeBack()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    for (const QString &text : {u"bill"_s, u"typ:x"_s, u"is:read"_s}) { // the second is wrong
        fixture.view.focusFilter();
        fixture.filter().setText(text);
        fixture.view.focusTable();
    }
    fixture.view.focusFilter();
    fixture.filter().clear();
    QStringList texts;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(&fixture.filter(), Qt::Key_Up);
        texts += fixture.filter().text();
    }
    QCOMPARE(texts, (QStringList{u"is:read"_s, u"bill"_s, QString()}));
    QTest::keyClick(&fixture.filter(), Qt::Key_Up);
    QTRY_COMPARE(fixture.count(), u"1 of 5"_s);
    fixture.filter().setText(u"typed"_s);
    QTest::keyClick(&fixture.filter(), Qt::Key_Up);
    QCOMPARE(fixture.filter().text(), u"typed"_s);
}

void TestResultsView::comparesTwo()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    ResultsTable &table = fixture.view.table();
    table.setState({.selected = {0}});
    fixture.view.compare();
    QVERIFY(!fixture.view.findChild<CompareDialog *>());
    table.setState({.selected = {0, 1}});
    fixture.view.compare();
    auto *dialog = fixture.view.findChild<CompareDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    QCOMPARE(labelText(*dialog, "firstTitle"), u"Notification 1042"_s);
    QCOMPARE(labelText(*dialog, "secondTitle"), u"Notification 1043"_s);
}

void TestResultsView::newResultsCloseTheComparison()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    ResultsTable &table = fixture.view.table();
    for (const bool isAgain : {false, true}) {
        table.setState({.selected = {0, 1}});
        fixture.view.compare();
        const QPointer<CompareDialog> dialog = fixture.view.findChild<CompareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        if (!isAgain)
            fillOrdinary(fixture); // a lookup that replaces the previous one
        else
            fixture.set.clear();
        QTRY_VERIFY(!dialog);
    }
}

void TestResultsView::isAccessible()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    QCOMPARE(accessFaults(fixture.view), QString());
    QCOMPARE(spokenName(&fixture.filter()), u"Filter results"_s);
    QCOMPARE(spokenName(&fixture.button("exportResults")), u"Export…"_s);
    QVERIFY(QAccessible::queryAccessibleInterface(&fixture.button("copyResults"))->state().hasPopup);
    for (const QAction *action : find<QMenu>(fixture.view, "resultsMenu")->actions())
        QVERIFY(action->isSeparator() || !action->text().isEmpty());
}

SVC_TEST(TestResultsView)
#include "tst_resultsview.moc"
