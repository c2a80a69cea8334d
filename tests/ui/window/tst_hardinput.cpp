// SPDX-License-Identifier: MIT
// What is larger, narrower or more damaged than usual, and a second program, through the window.
#include "history/lookuphistory.h"
#include "results/resultsets.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultsview.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QListView>
#include <QStyleHints>

using namespace uitest;

namespace {

/// A second program with the same files, which has no session of its own.
struct OtherProgram
{
    explicit OtherProgram(TemporaryContext &first)
        : context(std::make_unique<Settings>(first.path(u"other.ini"_s)),
                  ContextFiles(first.path({}), first.path(u"machine/connections.json"_s)),
                  std::make_unique<MemorySecretStore>(), std::make_unique<RecordingNotifier>())
    {
        context.recordLookups();
        uitest::show(window);
        window.loadStoredData();
    }
    Context context;
    FakeFileChooser files;
    MainWindow window{context.services(), files};
};

/// Returns the titles in the list of lookups, without headings.
QStringList lookups(QWidget &window)
{
    QStringList titles;
    const QAbstractItemModel *model = find<QListView>(window, "lookups")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->flags(model->index(row, 0)).testFlag(Qt::ItemIsEnabled))
            titles += model->index(row, 0).data().toString();
    }
    return titles;
}

} // namespace

class TestHardInput : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void fiveThousandLines();
    void damagedHistory();
    void twoProgramsKeepBothHistories();
    void narrowestWindow();
};

void TestHardInput::fiveThousandLines()
{
    WindowFixture on;
    on.show();
    on.signIn();
    QStringList lines;
    for (int id = 1001; id <= 6000; ++id)
        lines += u"The import of #%1 failed again."_s.arg(id);
    const QString text = lines.join(u'\n');
    QApplication::clipboard()->setText(text);
    auto *field = find<QPlainTextEdit>(on.window, "notificationIds");
    const int oneLine = field->height();
    field->setFocus();
    QTest::keySequence(field, QKeySequence::Paste);
    QCOMPARE(field->toPlainText(), text);
    QVERIFY(field->height() > oneLine);
    QVERIFY(field->height() < on.window.height() / 3);
    QCOMPARE(labelText(on.window, "idsUnderstood"), u"5,000 ids"_s);

    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY2(labelText(on.window, "manyIdsQuestion").startsWith(u"Look up 5,000 notifications"_s),
             qPrintable(labelText(on.window, "manyIdsQuestion")));
    QCOMPARE(on.peer.count("GET "), 0);
    QTest::qWait(QGuiApplication::styleHints()->mouseDoubleClickInterval() + 50);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(on.context->results().current().progress().found, 5000, 60'000);
    QTRY_COMPARE(field->height(), oneLine);
    QCOMPARE(lookups(on.window), QStringList{u"1001-6000"_s});

    // The next id replaces all of it, and the list brings it back.
    QTest::keyClicks(field, u"7"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(lookups(on.window), (QStringList{u"7 Bill import failed"_s, u"1001-6000"_s}));
    find<QWidget>(on.window, "resultCard")->setFocus();
    on.trigger("actionNextLookup");
    QCOMPARE(field->toPlainText(), text);
    QCOMPARE(field->height(), oneLine);
}

void TestHardInput::damagedHistory()
{
    WindowFixture on;
    const QString path = on.context.path(u"history.json"_s);
    const QByteArray damaged = R"({"format":"svc-history","entries":[{"ids":"1-9)";
    writeFile(path, damaged);
    on.show();
    on.window.loadStoredData();
    on.trigger("actionLookups");
    QCOMPARE(lookups(on.window), QStringList{u"New lookup"_s});
    QCOMPARE(labelText(on.window, "messageTitle"), u"The file can't be used"_s);
    const QString text = labelText(on.window, "messageText");
    QVERIFY2(text.startsWith(path + u": It is not the JSON of a history of lookups: "_s), qPrintable(text));
    QVERIFY2(text.endsWith(u" It is kept as history.json.bad."_s), qPrintable(text));
    QVERIFY(!QFile::exists(path));
    QCOMPARE(contentOf(path + u".bad"_s), damaged);

    on.signIn();
    on.lookUp(u"1-3"_s);
    QTRY_VERIFY(contentOf(path).contains("1-3"));
    QCOMPARE(contentOf(path + u".bad"_s), damaged);
    OtherProgram later(on.context);
    QCOMPARE(lookups(later.window), (QStringList{u"New lookup"_s, u"1-3"_s}));
}

void TestHardInput::twoProgramsKeepBothHistories()
{
    WindowFixture on;
    on.show();
    on.window.loadStoredData();
    on.signIn();
    OtherProgram other(on.context);
    other.context.signIn().start(on.input);
    QTRY_VERIFY(other.context.sessions().current().isOpen());
    const auto lookUp = [](MainWindow &window, const QString &ids) {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(ids);
        find<QPushButton>(window, "lookUp")->click();
    };
    lookUp(on.window, u"1-3"_s);
    lookUp(other.window, u"4-6"_s);
    const QString path = on.context.path(u"history.json"_s);
    QTRY_VERIFY(contentOf(path).contains("1-3") && contentOf(path).contains("4-6"));
    lookUp(on.window, u"7-9"_s);
    lookUp(other.window, u"10-12"_s);
    QTRY_VERIFY(contentOf(path).contains("7-9") && contentOf(path).contains("10-12"));
    QVERIFY(contentOf(path).contains("1-3") && contentOf(path).contains("4-6"));
    for (QWidget *window : {&on.window, &other.window}) {
        const QString title = labelText(*window, "messageTitle");
        QVERIFY2(title.isEmpty() || title.startsWith(u"Saved as "_s), qPrintable(title)); // the connection
        QVERIFY2(lookups(*window).contains(u"1-3"_s), qPrintable(lookups(*window).join(u' ')));
        QVERIFY2(lookups(*window).contains(u"4-6"_s), qPrintable(lookups(*window).join(u' ')));
    }
    OtherProgram later(on.context);
    QStringList all = lookups(later.window);
    all.sort();
    QCOMPARE(all, (QStringList{u"1-3"_s, u"10-12"_s, u"4-6"_s, u"7-9"_s, u"New lookup"_s}));
}

void TestHardInput::narrowestWindow()
{
    WindowFixture on;
    on.show({tokens::kWindowMinWidth, 600});
    QCOMPARE(on.window.width(), tokens::kWindowMinWidth);
    on.signIn();
    const auto isWithin = [&on](const char *name) {
        const auto *widget = find<QWidget>(on.window, name);
        const int left = widget->mapTo(&on.window, QPoint()).x();
        return widget->isVisible() && !widget->visibleRegion().isEmpty() && left >= 0 &&
               left + widget->width() <= on.window.width();
    };
    on.lookUp(u"1"_s);
    QTRY_VERIFY(isWithin("resultCard"));
    on.lookUp(u"1-30"_s);
    QTRY_COMPARE(on.context->results().current().progress().found, 30);
    for (const char *name : {"connection", "notificationIds", "lookUp", "lookUpMenuButton", "user", "results",
                             "filterResults", "resultCard", "status"})
        QTRY_VERIFY2(isWithin(name), name);
    // The list takes the place of the results, and gives it back.
    on.trigger("actionGoToLookups");
    QTRY_VERIFY(isWithin("lookups"));
    QVERIFY(!isWithin("results"));
    QCOMPARE(lookups(on.window), (QStringList{u"1-30"_s, u"1 Bill import failed"_s}));
    QTest::keyClick(find<QWidget>(on.window, "lookups"), Qt::Key_Return);
    QTRY_VERIFY(isWithin("results"));
    QVERIFY(find<QWidget>(on.window, "results")->hasFocus());
    // So does the card.
    QTest::keyClick(find<QWidget>(on.window, "results"), Qt::Key_Return);
    QTRY_VERIFY(!isWithin("results"));
    QVERIFY(isWithin("resultCard"));
    QTest::keyClick(find<QWidget>(on.window, "resultCard"), Qt::Key_Escape);
    QTRY_VERIFY(isWithin("results"));
    // What is asked and offered below the field stays in the window.
    find<QPlainTextEdit>(on.window, "notificationIds")->setFocus();
    find<QPlainTextEdit>(on.window, "notificationIds")->setPlainText(u"see #1, and 2 or 3 of 2026"_s);
    QTRY_VERIFY(isWithin("idsDropDown"));
    QCOMPARE(on.window.width(), tokens::kWindowMinWidth);
}

SVC_TEST(TestHardInput)
#include "tst_hardinput.moc"
