// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"
#include "support/fakefilechooser.h"
#include "support/resultsfixture.h"
#include "support/testprogram.h"
#include "ui/lookup/results/comparedialog.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/results/resultsview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

#include <numeric>

using namespace uitest;

class TestResultsView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void filtersAsIsTyped();
    void chipsFilterAtOnce();
    void escapeLeavesTheFilter();
    void nothingFits();
    void countIsSpokenAfterFiltering();
    void copies_data();
    void copies();
    void copiesWhatIsSelectedAsShown();
    void copiesIds();
    void copiesManyRows();
    void actionsFitTheSelection();
    void asksForWhatItCantDoItself();
    void keysOfTheTable();
    void exports_data();
    void exports();
    void exportKeepsItsRowsAndFormat();
    void exportThatFailsKeepsTheOldFile();
    void answersAreForJsonOnly();
    void nothingIsCutWhenNarrow_data();
    void nothingIsCutWhenNarrow();
    void comparesTwo();
    void comparisonGoesWithTheResults();
    void canBeUsedWithoutSeeing();
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
    [[nodiscard]] QLineEdit &filter() { return *find<QLineEdit>(view, "filterResults"); }
    [[nodiscard]] QString count() { return labelText(view, "resultCount"); }
    [[nodiscard]] QString said() const
    {
        return status.isEmpty() ? QString() : status.last().first().toString();
    }
    [[nodiscard]] static QString clipboard() { return QApplication::clipboard()->text(); }
    void choose(const QString &rows, const QString &format = u"csv"_s)
    {
        view.exportResults();
        auto *dialog = find<QDialog>(view, "exportDialog");
        auto *formats = find<QComboBox>(*dialog, "exportFormat");
        const QStringList extensions{u"csv"_s, u"json"_s, u"ndjson"_s, u"md"_s};
        formats->setCurrentIndex(static_cast<int>(extensions.indexOf(format)));
        find<QRadioButton>(*dialog, qPrintable(rows))->setChecked(true);
        find<QPushButton>(*dialog, "chooseExportFile")->click();
    }
    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(u"settings.ini"_s)};
    FakeFileChooser files;
    ResultWriter writer;
    KnownSecrets secrets;
    ResultsView view{set, writer, settings, secrets, files, clock};
    QSignalSpy status{&view, &ResultsView::statusChanged};
};

} // namespace

void TestResultsView::filtersAsIsTyped()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QCOMPARE(fixture.count(), u"5 of 5"_s);
    fixture.view.focusFilter();
    QTest::keyClicks(&fixture.filter(), u"BILL"_s);
    QTRY_COMPARE(fixture.count(), u"1 of 5"_s);
    QTest::keyClick(&fixture.filter(), Qt::Key_Down);
    QVERIFY(fixture.view.table().hasFocus());
    QCOMPARE(fixture.view.table().currentRow(), 0);
}

void TestResultsView::chipsFilterAtOnce()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    fixture.button("chipUnread").click();
    QCOMPARE(fixture.count(), u"1 of 5"_s);
    fixture.button("chipNotFound").click();
    fixture.button("chipFailed").click();
    fixture.button("chipArchived").click();
    QCOMPARE(fixture.count(), u"4 of 5"_s);
    fixture.view.showAll();
    QCOMPARE(fixture.count(), u"5 of 5"_s);
    QVERIFY(!fixture.button("chipUnread").isChecked());
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
    QCOMPARE(fixture.count(), u"5 of 5"_s);
    QVERIFY(fixture.view.table().hasFocus());
    QCOMPARE(stopped, 0);
}

void TestResultsView::nothingFits()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    show(fixture.view);
    QVERIFY(!isShown(fixture.view, "noRowFits"));
    fixture.filter().setText(u"nowhere"_s);
    QTRY_VERIFY(isShown(fixture.view, "noRowFits"));
    QVERIFY(!isShown(fixture.view, "results"));
    QCOMPARE(labelText(fixture.view, "emptyText"), u"No matching results."_s);
    QVERIFY(!fixture.button("copyResults").isEnabled());
    QCOMPARE(fixture.button("emptyAction").text(), u"Clear filter"_s);
    fixture.button("emptyAction").click();
    QVERIFY(isShown(fixture.view, "results"));
    QVERIFY(fixture.view.table().hasFocus());
}

void TestResultsView::countIsSpokenAfterFiltering()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    auto *count = find<QLabel>(fixture.view, "resultCount");
    QCOMPARE(count->accessibleDescription(), QString()); // not for what a lookup does
    QVERIFY(count->accessibleName().isEmpty());
    fixture.button("chipUnread").click();
    QTRY_COMPARE(count->accessibleDescription(), u"1 of 5"_s);
}

void TestResultsView::copies_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("said");
    QTest::newRow("Markdown") << u"copyAsMarkdown"_s << u"| State"_s
                              << u"Copied 5 notifications as Markdown."_s;
    QTest::newRow("text") << u"copyAsText"_s << u"Notification 1042"_s
                          << u"Copied 5 notifications as plain text."_s;
    QTest::newRow("TSV") << u"copyAsTsv"_s << u"State\tId"_s << u"Copied 5 notifications as TSV."_s;
    QTest::newRow("JSON") << u"copyAsJson"_s << u"["_s << u"Copied 5 notifications as JSON."_s;
}

void TestResultsView::copies()
{
    QFETCH(QString, action);
    QFETCH(QString, start);
    QFETCH(QString, said);
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.table().clearSelection();
    find<QAction>(fixture.view, qPrintable(action))->trigger();
    QVERIFY2(ResultsViewFixture::clipboard().startsWith(start),
             qPrintable(ResultsViewFixture::clipboard().left(40)));
    QCOMPARE(fixture.said(), said);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QVERIFY(!copied->hasHtml());
    QCOMPARE(copied->hasFormat(u"text/markdown"_s), action == u"copyAsMarkdown"_s);
}

void TestResultsView::copiesWhatIsSelectedAsShown()
{
    ResultsViewFixture fixture;
    fixture.lookUp({5, 3, 4});
    ResultsTable &table = fixture.view.table();
    fixture.view.copy(ExportFormat::Tsv);
    QCOMPARE(fixture.said(), u"Copied 1 notification as TSV."_s);
    table.selectAll();
    table.horizontalHeader()->setSortIndicator(static_cast<int>(ResultColumn::Id), Qt::AscendingOrder);
    fixture.view.copyIds();
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n4\n5"_s);
    fixture.button("chipUnread").setChecked(true);
    fixture.view.copyIds();
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n5"_s);
    fixture.set.clear();
    fixture.view.copy(ExportFormat::Json);
    QCOMPARE(ResultsViewFixture::clipboard(), u"3\n5"_s);
}

void TestResultsView::copiesIds()
{
    ResultsViewFixture fixture;
    fixture.lookUp({-7, 3});
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(ResultsViewFixture::clipboard(), u"-7"_s);
    QCOMPARE(fixture.said(), u"Copied 1 id."_s);
    fixture.view.table().selectAll();
    fixture.view.actions().copyIds->trigger();
    QCOMPARE(fixture.said(), u"Copied 2 ids."_s);
}

void TestResultsView::copiesManyRows()
{
    ResultsViewFixture fixture;
    QList<qint32> ids(10000);
    std::iota(ids.begin(), ids.end(), 1);
    fixture.lookUp(ids);
    fixture.view.table().selectAll();
    fixture.view.copy(ExportFormat::Tsv);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.said(), u"Copied 10,000 notifications as TSV."_s, 60000);
    QCOMPARE(ResultsViewFixture::clipboard().count(u'\n'), 10001);
}

void TestResultsView::actionsFitTheSelection()
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
    QTRY_COMPARE(actions.copyIds->text(), u"Copy ids"_s);
    QVERIFY(!actions.compare->isEnabled());
    fixture.fail(3, ErrorKind::ServerFault);
    fixture.refresh({1});
    QTRY_VERIFY(actions.retryFailed->isEnabled());
    fixture.lookUp({5, 4});
    fixture.view.table().selectAll();
    QTRY_VERIFY(actions.compare->isEnabled());
}

void TestResultsView::asksForWhatItCantDoItself()
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

void TestResultsView::keysOfTheTable()
{
    ResultsViewFixture fixture;
    fixture.lookUp({5, 3, 4});
    show(fixture.view);
    fixture.view.focusTable();
    QTest::keyClick(&fixture.view.table(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(fixture.said(), u"Copied 1 notification as TSV."_s);
    QVERIFY(ResultsViewFixture::clipboard().startsWith(u"State\t"_s));
    // From the filter, the keyboard goes on with the chips, the buttons and the table.
    fixture.view.focusFilter();
    QStringList order;
    for (int i = 0; i < 8; ++i) {
        order += QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(order.join(u' '), u"filterResults chipUnread chipArchived chipNotFound chipFailed copyResults "
                               "exportResults results"_s);
}

void TestResultsView::exports_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<int>("lines");
    QTest::newRow("all as CSV") << u"exportAll"_s << u"csv"_s << QByteArray("\xEF\xBB\xBFState") << 6;
    QTest::newRow("shown as NDJSON") << u"exportShown"_s << u"ndjson"_s << QByteArray("{\"id\":1042") << 2;
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
    fixture.filter().setText(u"a"_s); // “acme” is in all of them
    fixture.button("chipUnread").click();
    fixture.button("chipFailed").click();
    QCOMPARE(fixture.count(), u"2 of 5"_s);
    fixture.choose(rows, format);
    QCOMPARE(fixture.files.asked(), QStringList{u"Export results"_s});
    const QString path = fixture.folder.filePath(u"name."_s + format);
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.said().startsWith(u"Exported"_s));
    QVERIFY(fixture.said().contains(u"name."_s + format));
    const QByteArray content = ResultsViewFixture::contentOf(path);
    QVERIFY2(content.startsWith(start), content.left(60).constData());
    if (lines >= 0)
        QCOMPARE(content.count('\n'), lines);
}

void TestResultsView::exportKeepsItsRowsAndFormat()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.choose(u"exportAll"_s, u"ndjson"_s);
    fixture.lookUp({1}); // while the file is chosen
    const QString path = fixture.folder.filePath(u"a.ndjson"_s);
    fixture.files.choose(path);
    QTRY_COMPARE(fixture.said(), u"Exported 5 notifications to \u2068a.ndjson\u2069."_s);
    QCOMPARE(ResultsViewFixture::contentOf(path).count('\n'), 5);
    fixture.view.exportResults();
    QTRY_COMPARE(find<QComboBox>(fixture.view, "exportFormat")->currentText(), u"NDJSON"_s);
}

void TestResultsView::exportThatFailsKeepsTheOldFile()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    const QString path = fixture.folder.filePath(u"old.csv"_s);
    const QString link = fixture.folder.filePath(u"link.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    QVERIFY(QFile::link(path, link)); // never written through
    QList<Message> messages;
    connect(&fixture.view, &ResultsView::messageReady, this,
            [&](const Message &message) { messages += message; });
    fixture.choose(u"exportAll"_s);
    fixture.files.choose(link);
    QTRY_COMPARE(messages.size(), 1);
    QCOMPARE(messages.first().tone, tokens::Tone::Danger);
    QCOMPARE(ResultsViewFixture::contentOf(path), QByteArray("old"));
}

void TestResultsView::answersAreForJsonOnly()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    fixture.view.exportResults();
    auto *dialog = find<QDialog>(fixture.view, "exportDialog");
    QVERIFY(dialog->windowModality() == Qt::WindowModal);
    auto *answers = find<QAbstractButton>(*dialog, "exportAnswers");
    auto *formats = find<QComboBox>(*dialog, "exportFormat");
    QCOMPARE(accessFaults(*dialog), QString());
    QCOMPARE(find<QRadioButton>(*dialog, "exportAll")->text(), u"All (5)"_s);
    QCOMPARE(find<QRadioButton>(*dialog, "exportSelected")->text(), u"Selected (1)"_s);
    QVERIFY(!answers->isEnabled());
    formats->setCurrentIndex(1);
    QVERIFY(answers->isEnabled());
    answers->click();
    find<QPushButton>(*dialog, "chooseExportFile")->click();
    const QString path = fixture.folder.filePath(u"a.json"_s);
    fixture.files.choose(path);
    QTRY_VERIFY(fixture.said().startsWith(u"Exported"_s));
    QVERIFY(ResultsViewFixture::contentOf(path).contains("\"answer\":{"));
}

void TestResultsView::nothingIsCutWhenNarrow_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {448, 688, 1148, 2500})
        QTest::addRow("%d", width) << width;
}

void TestResultsView::nothingIsCutWhenNarrow()
{
    QFETCH(int, width);
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.resize(width, 500);
    show(fixture.view);
    QVERIFY(fixture.view.minimumSizeHint().width() <= width);
    for (const char *name : {"chipUnread", "chipArchived", "chipNotFound", "chipFailed", "copyResults",
                             "exportResults", "resultCount", "filterResults"}) {
        const auto *widget = find<QWidget>(fixture.view, name);
        const QRect place(widget->mapTo(&fixture.view, QPoint()), widget->size());
        QVERIFY2(fixture.view.rect().contains(place), name);
        QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), name);
    }
}

void TestResultsView::comparesTwo()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    ResultsTable &table = fixture.view.table();
    table.setCurrentRow(0);
    fixture.view.compare();
    QVERIFY(!fixture.view.findChild<CompareDialog *>());
    table.selectionModel()->select(table.model()->index(1, 0),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
    fixture.view.compare();
    auto *dialog = fixture.view.findChild<CompareDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    QCOMPARE(labelText(*dialog, "firstTitle"), u"Notification 1042"_s);
    QCOMPARE(labelText(*dialog, "secondTitle"), u"Notification 1043"_s);
}

void TestResultsView::comparisonGoesWithTheResults()
{
    ResultsViewFixture fixture;
    fillOrdinary(fixture);
    fixture.view.show();
    ResultsTable &table = fixture.view.table();
    for (const bool isAgain : {false, true}) {
        table.setCurrentRow(0);
        table.selectionModel()->select(table.model()->index(1, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
        fixture.view.compare();
        const QPointer<CompareDialog> dialog = fixture.view.findChild<CompareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        if (!isAgain)
            fillOrdinary(fixture); // a lookup that takes the place of the one before
        else
            fixture.set.clear();
        QTRY_VERIFY(!dialog);
    }
}

void TestResultsView::canBeUsedWithoutSeeing()
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
