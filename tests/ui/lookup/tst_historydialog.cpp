// SPDX-License-Identifier: MIT
#include "history/lookuphistory.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/lookup/history/historydialog.h"
#include "ui/lookup/history/historymodel.h"
#include "ui/widgets/views/listrowdelegate.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace uitest;

namespace {

/// Returns a lookup from `hoursAgo` hours before the clock's time.
HistoryEntry entry(int hoursAgo, const QString &ids, qint64 count = 1)
{
    HistoryEntry entry;
    entry.time = StillClock().utcNow().addSecs(-3600 * hoursAgo);
    entry.connectionId = u"c1"_s;
    entry.connection = u"acme"_s;
    entry.environment = u"TEST"_s;
    entry.ids = ids;
    entry.count = count;
    entry.writtenIds = count;
    entry.found = count;
    return entry;
}

QListView *list(HistoryDialog &dialog)
{
    return find<QListView>(dialog, "history");
}

QLineEdit *filter(HistoryDialog &dialog)
{
    return find<QLineEdit>(dialog, "filterHistory");
}

QStringList shownIds(HistoryDialog &dialog)
{
    QStringList ids;
    for (int i = 0; i < list(dialog)->model()->rowCount(); ++i)
        ids += list(dialog)->model()->index(i, 0).data().toString();
    return ids;
}

QVariant shown(HistoryDialog &dialog, int row, int role)
{
    return list(dialog)->model()->index(row, 0).data(role);
}

ListRow shownRow(HistoryDialog &dialog, int row)
{
    return shown(dialog, row, ListRowDelegate::RowRole).value<ListRow>();
}

/// Returns the badge of the environment.
Badge::Content shownBadge(HistoryDialog &dialog, int row)
{
    return *shownRow(dialog, row).lines.constFirst().ends.constFirst().badge;
}

void press(HistoryDialog &dialog, const char *button)
{
    find<QPushButton>(dialog, button)->click();
}

} // namespace

class TestHistoryDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void init();
    void cleanup();
    void showsLookups();
    void counts_data();
    void counts();
    void environmentColors();
    void updatesTimes();
    void followsTheHistory();
    void updatesIncrementally();
    void filters();
    void emptyState();
    void arrowKeysWorkInTheFilter();
    void repeatsByEnterDoubleClickAndButton();
    void ignoresAutoRepeat();
    void doesNotRepeatTruncatedLookups();
    void copiesIds();
    void removesAndUndoes();
    void undoesAllRemovals();
    void deleteKeyEditsTheFilter();
    void clearsAndUndoes();
    void closingDiscardsUndo();
    void forgettingDiscardsUndo();
    void showsAFailedSave();
    void failedRemovalCannotBeUndone();
    void menu();
    void showsHostileTextsAsPlainText();
    void wrapsNarrowRows();
    void isAccessible();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LookupHistory> m_history;
    const StillClock m_clock;
};

void TestHistoryDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_history = std::make_unique<LookupHistory>(m_folder->filePath(u"history.json"_s));
    QVERIFY(!m_history->load());
    m_history->add(entry(48, u"1, 2"_s, 2));
    m_history->add(entry(3, u"1050-1060"_s, 11));
    m_history->add(entry(1, u"1042"_s));
}

void TestHistoryDialog::cleanup()
{
    m_history.reset();
}

void TestHistoryDialog::showsLookups()
{
    HistoryDialog dialog(*m_history, m_clock);
    const QAbstractItemModelTester tester(list(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(dialog);
    QVERIFY(!dialog.isModal());
    QCOMPARE(shownIds(dialog), QStringList({u"1042"_s, u"1050-1060"_s, u"1, 2"_s}));
    const ListRow row = shownRow(dialog, 1);
    QCOMPARE(row.title, u"1050-1060"_s);
    QVERIFY(row.ends.constFirst().text.startsWith(u"3 hours ago · "_s));
    QCOMPARE(row.ends.constFirst().shortText, u"3 hours ago"_s);
    QCOMPARE(row.lines.size(), 1); // no notice
    QCOMPARE(row.lines.constFirst().text, u"11 ids · 11 found"_s);
    QCOMPARE(row.lines.constFirst().ends.constFirst().text, u"acme"_s);
    QCOMPARE(shownBadge(dialog, 1).word, u"TEST"_s);
    QCOMPARE(shown(dialog, 1, Qt::ToolTipRole).toString(), u"2026-03-14T08:12:00Z"_s);
}

void TestHistoryDialog::counts_data()
{
    QTest::addColumn<QList<qint64>>("counts"); // found, not found, failed, not looked up
    QTest::addColumn<QString>("expected");
    const auto row = [](const QList<qint64> &counts, const QString &expected) {
        QTest::addRow("%s", qPrintable(expected)) << counts << expected;
    };
    row({1, 0, 0, 0}, u"Found"_s);
    row({0, 1, 0, 0}, u"Not found"_s);
    row({0, 0, 1, 0}, u"Failed"_s);
    row({0, 0, 0, 1}, u"Not looked up"_s);
    row({9, 3, 1, 0}, u"13 ids · 9 found · 3 not found · 1 failed"_s);
    row({0, 0, 0, 2000}, u"2,000 ids · 2,000 not looked up"_s);
}

void TestHistoryDialog::counts()
{
    QFETCH(const QList<qint64>, counts);
    QFETCH(const QString, expected);
    HistoryEntry one = entry(0, u"7"_s);
    one.count = one.writtenIds = counts[0] + counts[1] + counts[2] + counts[3];
    one.found = counts[0];
    one.notFound = counts[1];
    one.failed = counts[2];
    one.notLookedUp = counts[3];
    m_history->add(one);
    HistoryDialog dialog(*m_history, m_clock);
    QCOMPARE(shownRow(dialog, 0).lines.constFirst().text, expected);
}

void TestHistoryDialog::environmentColors()
{
    HistoryEntry own = entry(0, u"7"_s);
    own.environment = u"Staging"_s;
    m_history->add(own);
    HistoryDialog dialog(*m_history, m_clock);
    const auto tone = [&dialog](int row) { return shownBadge(dialog, row).tone; };
    QCOMPARE(tone(0), tokens::Tone::Mute);
    QCOMPARE(tone(1), tokens::Tone::Info);
    Connection connection;
    connection.id = u"c1"_s;
    connection.environment = u"Staging"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    dialog.setConnections({connection});
    QCOMPARE(tone(0), tokens::Tone::Warn);
    QCOMPARE(tone(1), tokens::Tone::Info); // the environment at the time of the lookup
}

void TestHistoryDialog::updatesTimes()
{
    StillClock clock;
    HistoryDialog dialog(*m_history, clock);
    QSignalSpy changed(list(dialog)->model(), &QAbstractItemModel::dataChanged);
    clock.advance(std::chrono::hours(1));
    show(dialog);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(shownRow(dialog, 0).ends.constFirst().shortText, u"2 hours ago"_s);
}

void TestHistoryDialog::followsTheHistory()
{
    HistoryDialog dialog(*m_history, m_clock);
    const QAbstractItemModelTester tester(list(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(dialog);
    QTest::keyClick(filter(dialog), Qt::Key_Down);
    m_history->add(entry(0, u"77"_s));
    QCOMPARE(shownIds(dialog).first(), u"77"_s);
    QCOMPARE(list(dialog)->currentIndex().data().toString(), u"1050-1060"_s); // the same entry stays current
}

void TestHistoryDialog::updatesIncrementally()
{
    HistoryModel model(m_clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const HistoryEntry a = entry(1, u"1"_s);
    const HistoryEntry b = entry(2, u"2"_s);
    const HistoryEntry c = entry(3, u"3"_s);
    for (const QList<HistoryEntry> &entries : QList<QList<HistoryEntry>>{
             {a, b, c}, {b, c}, {a, b, c}, {c, a, b}, {}, {a, a, b}, {a, b}, {a, a}, {b, a}, {}}) {
        model.setEntries(entries);
        QCOMPARE(model.rows(), entries);
    }
    QCOMPARE(resets.size(), 0);
}

void TestHistoryDialog::filters()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QVERIFY(filter(dialog)->hasFocus());
    QTest::keyClicks(filter(dialog), u"1055 acme"_s);
    QCOMPARE(shownIds(dialog), QStringList{u"1050-1060"_s});
    QCOMPARE(list(dialog)->currentIndex().row(), 0);
    QVERIFY(find<QPushButton>(dialog, "lookUpAgain")->isEnabled());
    QTest::keyClicks(filter(dialog), u"<b>"_s);
    QVERIFY(isShown(dialog, "emptyText"));
    QCOMPARE(labelText(dialog, "emptyText"), u"No matching lookups."_s);
    QCOMPARE(filter(dialog)->accessibleDescription(), labelText(dialog, "emptyText"));
    QVERIFY(!find<QPushButton>(dialog, "lookUpAgain")->isEnabled());
    QVERIFY(!find<QPushButton>(dialog, "copyIds")->isEnabled());
    QVERIFY(!find<QPushButton>(dialog, "removeLookup")->isEnabled());
    QVERIFY(find<QPushButton>(dialog, "clearHistory")->isEnabled());
    dialog.close();
    show(dialog); // show it again
    QCOMPARE(shownIds(dialog).size(), 3);
}

void TestHistoryDialog::emptyState()
{
    m_history->clear();
    HistoryDialog dialog(*m_history, m_clock);
    QSignalSpy requested(&dialog, &HistoryDialog::repeatRequested);
    show(dialog);
    QCOMPARE(labelText(dialog, "emptyText"),
             u"Lookups you make are listed here: ids and counts, never the text of a notification."_s);
    QVERIFY(isShown(dialog, "emptyText"));
    QVERIFY(!isShown(dialog, "filterHistory"));
    QVERIFY(!find<QPushButton>(dialog, "clearHistory")->isEnabled());
    find<QPushButton>(dialog, "lookUpAgain")->click();
    QCOMPARE(requested.size(), 0);
    m_history->add(entry(0, u"77"_s));
    QVERIFY(isShown(dialog, "filterHistory"));
    QVERIFY(isShown(dialog, "history"));
}

void TestHistoryDialog::arrowKeysWorkInTheFilter()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QCOMPARE(list(dialog)->currentIndex().row(), 0);
    QTest::keyClick(filter(dialog), Qt::Key_Down);
    QCOMPARE(list(dialog)->currentIndex().row(), 1);
    QVERIFY(filter(dialog)->accessibleDescription().startsWith(u"1050-1060, 11 ids"_s));
    QTest::keyClick(filter(dialog), Qt::Key_PageDown);
    QCOMPARE(list(dialog)->currentIndex().row(), 2);
    QTest::keyClick(filter(dialog), Qt::Key_Up);
    QCOMPARE(list(dialog)->currentIndex().row(), 1);
    QVERIFY(filter(dialog)->hasFocus());
    QTest::keyClick(filter(dialog), Qt::Key_Tab);
    QVERIFY(list(dialog)->hasFocus());
    QTest::keyClick(list(dialog), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestHistoryDialog::repeatsByEnterDoubleClickAndButton()
{
    HistoryDialog dialog(*m_history, m_clock);
    QSignalSpy requested(&dialog, &HistoryDialog::repeatRequested);
    show(dialog);
    const auto lastRequested = [&requested] {
        return requested.isEmpty() ? QString() : requested.takeLast().first().value<HistoryEntry>().ids;
    };
    QTest::keyClick(filter(dialog), Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(lastRequested(), u"1042"_s);
    list(dialog)->setFocus();
    QTest::keyClick(list(dialog), Qt::Key_Down);
    QTest::keyClick(list(dialog), Qt::Key_Enter);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(lastRequested(), u"1050-1060"_s);
    const QPoint place = list(dialog)->visualRect(list(dialog)->model()->index(2, 0)).center();
    QTest::mouseClick(list(dialog)->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(requested.size(), 0);
    QTest::mouseDClick(list(dialog)->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(lastRequested(), u"1, 2"_s);
    press(dialog, "lookUpAgain");
    QCOMPARE(lastRequested(), u"1, 2"_s);
    QVERIFY(dialog.isVisible());
}

void TestHistoryDialog::ignoresAutoRepeat()
{
    HistoryDialog dialog(*m_history, m_clock);
    QSignalSpy requested(&dialog, &HistoryDialog::repeatRequested);
    show(dialog);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, u"\r"_s, true);
    QApplication::sendEvent(filter(dialog), &held);
    QCOMPARE(requested.size(), 0);
}

void TestHistoryDialog::doesNotRepeatTruncatedLookups()
{
    HistoryEntry cut = entry(0, u"1, 3, 5"_s, 5000);
    cut.writtenIds = 3;
    m_history->add(cut);
    HistoryDialog dialog(*m_history, m_clock);
    QSignalSpy requested(&dialog, &HistoryDialog::repeatRequested);
    show(dialog);
    QCOMPARE(shownRow(dialog, 0).lines.constLast().text,
             u"Only the first 3 ids were kept, so this can't be looked up again."_s);
    QVERIFY(!find<QPushButton>(dialog, "lookUpAgain")->isEnabled());
    QTest::keyClick(filter(dialog), Qt::Key_Return);
    QTest::mouseDClick(list(dialog)->viewport(), Qt::LeftButton, {},
                       list(dialog)->visualRect(list(dialog)->model()->index(0, 0)).center());
    QCOMPARE(requested.size(), 0);
    press(dialog, "copyIds");
    QCOMPARE(QApplication::clipboard()->text(), u"1, 3, 5"_s);
    QCOMPARE(labelText(dialog, "messageTitle"), u"Copied the first 3 of 5,000 ids"_s);
    QTest::keyClick(filter(dialog), Qt::Key_Down);
    QVERIFY(find<QPushButton>(dialog, "lookUpAgain")->isEnabled());
}

void TestHistoryDialog::copiesIds()
{
    QString many;
    for (int i = 1; i < 1000; ++i)
        many += QString::number(2 * i) + u", "_s;
    many += u"2000"_s;
    m_history->add(entry(0, many, 1000));
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QVERIFY(shownIds(dialog).first().size() <= 300);
    press(dialog, "copyIds");
    QCOMPARE(QApplication::clipboard()->text(), many);
    QCOMPARE(labelText(dialog, "messageTitle"), u"Copied 1,000 ids"_s);
    list(dialog)->setFocus();
    QTest::keyClick(list(dialog), Qt::Key_Down);
    QTest::keyClick(list(dialog), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"1042"_s);
    QCOMPARE(labelText(dialog, "messageTitle"), u"Copied 1 id"_s);
}

void TestHistoryDialog::removesAndUndoes()
{
    HistoryDialog dialog(*m_history, m_clock);
    const QAbstractItemModelTester tester(list(dialog)->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    show(dialog);
    const QList<HistoryEntry> before = m_history->entries();
    list(dialog)->setFocus();
    QTest::keyClick(list(dialog), Qt::Key_Down);
    QTest::keyClick(list(dialog), Qt::Key_Delete);
    QCOMPARE(shownIds(dialog), QStringList({u"1042"_s, u"1, 2"_s}));
    QCOMPARE(m_history->entries().size(), 2);
    QCOMPARE(labelText(dialog, "messageTitle"), u"Removed"_s);
    QCOMPARE(list(dialog)->currentIndex().data().toString(), u"1, 2"_s);
    press(dialog, "undoRemoval");
    QCOMPARE(m_history->entries(), before);
    QVERIFY(!isShown(dialog, "messageBar"));
    QCOMPARE(list(dialog)->currentIndex().data().toString(), u"1050-1060"_s);
    QVERIFY(list(dialog)->hasFocus());
}

void TestHistoryDialog::undoesAllRemovals()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    const QList<HistoryEntry> before = m_history->entries();
    press(dialog, "removeLookup");
    press(dialog, "removeLookup");
    press(dialog, "removeLookup");
    QCOMPARE(labelText(dialog, "messageTitle"), u"Removed 3 lookups"_s);
    QVERIFY(isShown(dialog, "emptyText"));
    press(dialog, "undoRemoval");
    QCOMPARE(m_history->entries(), before);
    press(dialog, "removeLookup");
    QCOMPARE(labelText(dialog, "messageTitle"), u"Removed"_s);
    list(dialog)->setFocus();
    QTest::keyClick(list(dialog), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_history->entries(), before);
}

void TestHistoryDialog::deleteKeyEditsTheFilter()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QTest::keyClick(filter(dialog), Qt::Key_Delete);
    QCOMPARE(m_history->entries().size(), 3);
}

void TestHistoryDialog::clearsAndUndoes()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    const QList<HistoryEntry> before = m_history->entries();
    press(dialog, "removeLookup");
    press(dialog, "clearHistory");
    QVERIFY(m_history->entries().isEmpty());
    QCOMPARE(labelText(dialog, "messageTitle"), u"History cleared"_s);
    QVERIFY(isShown(dialog, "emptyText"));
    press(dialog, "undoRemoval");
    QCOMPARE(m_history->entries(), before.sliced(1));
    QCOMPARE(list(dialog)->currentIndex().row(), 0);
    // A removal after clearing is undone separately.
    press(dialog, "clearHistory");
    m_history->add(entry(0, u"77"_s));
    press(dialog, "removeLookup");
    QCOMPARE(labelText(dialog, "messageTitle"), u"Removed"_s);
    press(dialog, "undoRemoval");
    QCOMPARE(shownIds(dialog), QStringList{u"77"_s});
}

void TestHistoryDialog::closingDiscardsUndo()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    press(dialog, "removeLookup");
    dialog.close();
    show(dialog);
    QVERIFY(!isShown(dialog, "messageBar"));
    list(dialog)->setFocus();
    QTest::keyClick(list(dialog), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_history->entries().size(), 2);
}

void TestHistoryDialog::forgettingDiscardsUndo()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    press(dialog, "removeLookup");
    QVERIFY(isShown(dialog, "undoRemoval"));
    m_history->forget(this, [](const auto &) {});
    QVERIFY(!isShown(dialog, "messageBar"));
    list(dialog)->setFocus();
    find<QAction>(dialog, "undoAction")->trigger();
    QVERIFY(m_history->entries().isEmpty());
}

void TestHistoryDialog::showsAFailedSave()
{
    const QString path = m_folder->filePath(u"folder.json"_s);
    QVERIFY(QDir().mkpath(path)); // a folder can't be overwritten by a file
    LookupHistory history(path);
    static_cast<void>(history.load());
    HistoryDialog dialog(history, m_clock);
    show(dialog);
    history.add(entry(0, u"77"_s));
    QTRY_VERIFY(isShown(dialog, "messageBar"));
    QVERIFY(!isShown(dialog, "undoRemoval"));
    press(dialog, "removeLookup");
    QVERIFY(isShown(dialog, "undoRemoval"));
    press(dialog, "undoRemoval");
    QCOMPARE(history.entries().size(), 1);
}

void TestHistoryDialog::failedRemovalCannotBeUndone()
{
    QSignalSpy saved(m_history.get(), &LookupHistory::saved);
    QVERIFY(saved.wait());
    LookupHistory other(m_folder->filePath(u"history.json"_s));
    QVERIFY(!other.load());
    QSignalSpy otherSaved(&other, &LookupHistory::saved);
    other.add(entry(0, u"77"_s));
    QVERIFY(otherSaved.wait());
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QSignalSpy failed(m_history.get(), &LookupHistory::saveFailed);
    press(dialog, "removeLookup");
    QVERIFY(failed.wait());
    QCOMPARE(shownIds(dialog).size(), 4);
    QVERIFY(isShown(dialog, "messageBar"));
    QVERIFY(!isShown(dialog, "undoRemoval"));
}

void TestHistoryDialog::menu()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    Q_EMIT list(dialog)->customContextMenuRequested({5, 5});
    auto *menu = dialog.findChild<QMenu *>();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 3);
    menu->close();
}

void TestHistoryDialog::showsHostileTextsAsPlainText()
{
    HistoryEntry hostile = entry(0, u"7"_s);
    hostile.connection = u"<img src=x>\u202E"_s + QString(1'000'000, u'W');
    hostile.environment = u"<b>\u202E\n"_s + QString(1'000'000, u'W');
    m_history->add(hostile);
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    const QString connection = shownRow(dialog, 0).lines.constFirst().ends.constFirst().text;
    QVERIFY(connection.startsWith(u"<img src=x>\uFFFD"_s));
    QVERIFY(connection.size() <= 122);
    QVERIFY(shownBadge(dialog, 0).word.startsWith(u"<b>\uFFFD W"_s));
    QVERIFY(shown(dialog, 0, Qt::AccessibleTextRole).toString().size() < 500);
    QVERIFY(dialog.width() <= 680);
}

void TestHistoryDialog::wrapsNarrowRows()
{
    HistoryEntry wide = entry(0, u"7"_s, 13);
    wide.connection = u"acme production @ api.example.com"_s;
    m_history->add(wide);
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    const auto height = [&dialog] {
        return list(dialog)->visualRect(list(dialog)->model()->index(0, 0)).height();
    };
    const int inRoom = height();
    dialog.resize(400, dialog.height());
    QTRY_VERIFY(height() > inRoom);
}

void TestHistoryDialog::isAccessible()
{
    HistoryDialog dialog(*m_history, m_clock);
    show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(dialog.windowTitle(), u"History"_s);
    QCOMPARE(spokenName(filter(dialog)), u"Filter history"_s);
    QCOMPARE(spokenName(list(dialog)), u"History"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "lookUpAgain")), u"Look up again"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "copyIds")), u"Copy ids"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "removeLookup")), u"Remove"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "clearHistory")), u"Clear history"_s);
    const QString spoken = shown(dialog, 1, Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(u"1050-1060, 11 ids, 11 found, acme, TEST, 3 hours ago"_s),
             qPrintable(spoken));
}

SVC_TEST(TestHistoryDialog)
#include "tst_historydialog.moc"
