// SPDX-License-Identifier: MIT
// Watched notifications, through the window. A test does not wait for the next round: the user fetches the
// rows again instead, which counts like one.
#include "connections/connectionstore.h"
#include "results/resultsets.h"
#include "support/resultcolumn.h"
#include "support/testprogram.h"
#include "support/windowparts.h"
#include "ui/lookup/list/lookuplistmodel.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/lookup/watch/watchdialog.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/numberfield.h"
#include "ui/window/quitquestion.h"
#include "watch/watches.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>

using namespace uitest;

namespace {

/// A window, and a service whose notifications are read when the test says so.
struct WatchingWindow : WindowFixture
{
    WatchingWindow()
        : WindowFixture([this](const ScriptedPeer::Exchange &exchange) {
            const QByteArray request = exchange.requestLine();
            if (!request.startsWith("GET")) {
                serveAll(exchange);
                return;
            }
            const QByteArray id = request.split(' ').at(1).split('/').last();
            asked += QString::fromLatin1(id);
            exchange.reply(200, R"({"notificationId":)" + id + R"(,"subject":"Bill import failed","read":)" +
                                    (isRead ? "true" : "false") + R"(,"archived":false})");
        })
    {
        input.connection.name = u"acme"_s;
        input.connection.environment = u"TEST"_s;
        input.connection.id = context->connections().add(input.connection);
        show();
    }
    void lookUpAll(const QString &ids)
    {
        lookUp(ids);
        QTRY_VERIFY(!context->results().isEmpty() && !context->results().isRunning());
        QTRY_VERIFY(isShown(window, "resultCard"));
        asked.clear();
    }
    [[nodiscard]] WatchDialog *watchDialog() { return window.findChild<WatchDialog *>(); }
    void agree()
    {
        QVERIFY(watchDialog());
        find<QPushButton>(*watchDialog(), "startWatch")->click();
        QTRY_VERIFY(!watchDialog());
    }
    void watchRows()
    {
        trigger("watchRows");
        agree();
    }
    void watchIds(const QString &ids)
    {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(ids);
        trigger("actionWatchIds");
        agree();
    }
    [[nodiscard]] Watches &watches() { return context->services().watches; }
    /// Returns the set that is watched; null if there is none.
    [[nodiscard]] ResultSet *watched()
    {
        for (ResultSet *set : context->results().sets()) {
            if (set->isWatched())
                return set;
        }
        return nullptr;
    }
    [[nodiscard]] QListView &list() { return *find<QListView>(window, "lookups"); }
    /// Returns the entries of the list of lookups.
    [[nodiscard]] QStringList entries()
    {
        QStringList entries;
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            const auto entry =
                list().model()->index(row, 0).data(LookupListEntry::EntryRole).value<LookupListEntry>();
            entries += entry.end.isEmpty() ? entry.title : entry.title + u" | "_s + entry.end;
        }
        return entries;
    }
    [[nodiscard]] QString status() { return labelText(window, "status"); }
    [[nodiscard]] QString message()
    {
        return labelText(*find<QWidget>(window, "messageBar"), "messageTitle");
    }

    bool isRead = false;
    QStringList asked;
};

} // namespace

class TestWatching final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void watchesTheSelectedRows();
    void watchesTheShownNotification();
    void watchesTypedIds();
    void choicesAreRemembered();
    void saysWhatHasChanged();
    void saysItOnTheDesktop();
    void saysWhenAllIsRead();
    void isStoppedByTheMenus();
    void waitsForTheSignIn();
    void tooManyIdsAreRefused();
    void lookingUpTheSameIdsKeepsTheWatch();
    void notesAreNotLost();
    void roundsDisturbNobody();
    void saysTheEndOfARefresh();
    void dialogIsAccessible();
};

void TestWatching::watchesTheSelectedRows()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1-4"_s);
    const ResultSet *shown = &fixture.context->results().current();
    find<ResultsTable>(fixture.window, "results")->setState({.current = 1, .selected = {1, 3}});
    fixture.trigger("watchRows");
    QVERIFY(fixture.watchDialog());
    QVERIFY(labelText(*fixture.watchDialog(), "watchWhat").startsWith(u"2 notifications in TEST acme"_s));
    fixture.agree();
    QTRY_COMPARE(fixture.asked, (QStringList{u"2"_s, u"4"_s}));
    QCOMPARE(&fixture.context->results().current(), shown); // one goes on working
    QTRY_VERIFY(fixture.entries().contains(u"Watching 2 | next in 5 min"_s));
    QVERIFY(fixture.status().startsWith(u"Watching 2 notifications in TEST acme"_s));
    QVERIFY(fixture.status().endsWith(u"every 5 min."_s));
    QVERIFY(!QuitQuestion::isNeeded(fixture.context->services()));
}

void TestWatching::watchesTheShownNotification()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1042"_s);
    fixture.watchRows();
    QTRY_VERIFY(fixture.entries().contains(u"Watching 1042 | next in 5 min"_s));
}

void TestWatching::watchesTypedIds()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-9"_s);
    QTRY_COMPARE(fixture.asked, (QStringList{u"7"_s, u"8"_s, u"9"_s}));
    QCOMPARE(&fixture.context->results().current(), fixture.watched()); // nothing else shows them
    QTRY_VERIFY(isShown(fixture.window, "results"));
    QCOMPARE(find<QPlainTextEdit>(fixture.window, "notificationIds")->toPlainText(), u"7-9"_s);
}

void TestWatching::choicesAreRemembered()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1042"_s);
    fixture.trigger("watchRows");
    find<NumberField>(*fixture.watchDialog(), "watchMinutes")->setValue(0); // at least one
    auto *goal = find<ComboField>(*fixture.watchDialog(), "watchGoal");
    goal->setCurrentIndex(goal->findText(u"each is archived"_s));
    find<QCheckBox>(*fixture.watchDialog(), "watchNotifies")->setChecked(false);
    fixture.agree();
    QTRY_VERIFY(fixture.entries().contains(u"Watching 1042 | next in 1 min"_s));
    fixture.trigger("watchRows");
    QCOMPARE(fixture.watchDialog()->options(),
             (WatchOptions{std::chrono::minutes(1), WatchGoal::Archived, false}));
}

void TestWatching::saysWhatHasChanged()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-9"_s);
    QTRY_COMPARE(fixture.asked.size(), 3);
    auto *table = find<ResultsTable>(fixture.window, "results");
    QTRY_VERIFY(table->isVisible() && !fixture.watched()->isRunning());
    QVERIFY(table->isColumnHidden(columnOf(ResultField::Change)));
    fixture.isRead = true;
    table->setState({.current = 1, .selected = {1}});
    fixture.trigger("refreshRows");
    QTRY_VERIFY(fixture.status().startsWith(u"Watched in TEST acme"_s));
    QVERIFY(fixture.status().endsWith(u"8: Read (perhaps by watching)"_s));
    QTRY_VERIFY(!table->isColumnHidden(columnOf(ResultField::Change)));
    const QString cell = table->model()->index(1, columnOf(ResultField::Change)).data().toString();
    QVERIFY2(cell.endsWith(u" · Read (perhaps by watching)"_s), qPrintable(cell));
    QTRY_VERIFY(labelText(fixture.window, "changesTitle").startsWith(u"Seen at "_s));
    QVERIFY(labelText(fixture.window, "changesTitle").endsWith(u": Read (perhaps by watching)"_s));
    fixture.trigger("refreshRows");
    QTRY_COMPARE(fixture.asked.size(), 5);
    QTRY_VERIFY(!fixture.watched()->isRunning());
    QVERIFY(table->model()->index(1, columnOf(ResultField::Change)).data().toString() == cell); // it stays
}

void TestWatching::saysItOnTheDesktop()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1042"_s);
    fixture.watchRows();
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    fixture.isRead = true;
    fixture.window.activateWindow();
    QTRY_VERIFY(fixture.window.isActiveWindow());
    ResultSet &set = *fixture.watched();
    const Connection connection = fixture.context->sessions().current().lookupConnection();
    set.refresh(connection, {0});
    QTRY_VERIFY(fixture.status().startsWith(u"Watched in TEST acme"_s));
    QCOMPARE(fixture.context.notified(), QStringList()); // the window is in front
    fixture.window.hide();
    QTRY_VERIFY(!QApplication::activeWindow());
    fixture.isRead = false;
    set.refresh(connection, {0});
    QTRY_COMPARE(fixture.context.notified().size(), 1);
    const QString notified = fixture.context.notified().first();
    QVERIFY2(notified.startsWith(u"Changed in TEST acme"_s), qPrintable(notified));
    QVERIFY(notified.endsWith(u"\n1042: Unread"_s)); // and no text of the service
}

void TestWatching::saysWhenAllIsRead()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1042"_s);
    fixture.trigger("watchRows");
    auto *goal = find<ComboField>(*fixture.watchDialog(), "watchGoal");
    goal->setCurrentIndex(goal->findText(u"each is read"_s));
    fixture.agree();
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    ResultSet &set = *fixture.watched();
    fixture.isRead = true;
    set.refresh(fixture.context->sessions().current().lookupConnection(), {0});
    QTRY_VERIFY(fixture.message().startsWith(u"All notifications that you watched in TEST acme"_s));
    QVERIFY(fixture.message().endsWith(u" are read."_s));
    QVERIFY(!fixture.watched());
    QTRY_VERIFY(fixture.entries().first().startsWith(u"1042 Bill import failed"_s)); // the results stay
}

void TestWatching::isStoppedByTheMenus()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.lookUpAll(u"1-2"_s);
    QVERIFY(!fixture.action("actionStopWatching")->isEnabled());
    fixture.watchRows();
    QTRY_VERIFY(fixture.watched());
    QVERIFY(!fixture.action("actionStopWatching")->isEnabled()); // another lookup is shown
    fixture.context->results().makeCurrent(*fixture.watched());
    QTRY_VERIFY(fixture.action("actionStopWatching")->isEnabled());
    fixture.trigger("actionStopWatching");
    QVERIFY(!fixture.watched());
    QVERIFY(!fixture.action("actionStopWatching")->isEnabled());
    QTRY_COMPARE(fixture.status(), u"No longer watched. The results stay."_s);

    fixture.watchRows();
    QTRY_VERIFY(fixture.watched());
    const int row = static_cast<int>(fixture.entries().indexOf(u"Watching 1 | next in 5 min"_s));
    QTRY_VERIFY(row >= 0 || fixture.entries().contains(u"Watching 1 | next in 5 min"_s));
    const QModelIndex index = fixture.list().model()->index(
        static_cast<int>(fixture.entries().indexOf(u"Watching 1 | next in 5 min"_s)), 0);
    Q_EMIT fixture.list().customContextMenuRequested(fixture.list().visualRect(index).center());
    auto *menu = find<QMenu>(fixture.window, "lookupMenu");
    find<QAction>(*menu, "stopWatching")->trigger();
    QVERIFY(!fixture.watched());
}

void TestWatching::waitsForTheSignIn()
{
    WatchingWindow fixture;
    fixture.context->sessions().makeCurrent(fixture.input.connection);
    fixture.watchIds(u"7"_s);
    QTRY_VERIFY(fixture.entries().contains(u"Watching 7 | waits for the sign-in"_s));
    QVERIFY(fixture.status().endsWith(u"It begins when you have signed in."_s));
    QCOMPARE(fixture.peer.requests().size(), 0);
    QVERIFY(!fixture.dialog()); // nobody has asked for a sign-in
    fixture.signIn();
    QTRY_COMPARE(fixture.asked, QStringList{u"7"_s});
    QTRY_VERIFY(fixture.entries().contains(u"Watching 7 | next in 5 min"_s));
    fixture.context->sessions().current().signOut();
    QTRY_VERIFY(fixture.entries().contains(u"Watching 7 | waits for the sign-in"_s));
}

void TestWatching::tooManyIdsAreRefused()
{
    WatchingWindow fixture;
    fixture.signIn();
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"1-1001"_s);
    fixture.trigger("actionWatchIds");
    QVERIFY(!fixture.watchDialog());
    QTRY_COMPARE(labelText(*find<QWidget>(fixture.window, "messageBar"), "messageText"),
                 u"At most 1,000 notifications can be watched; these are 1,001."_s);
    QCOMPARE(fixture.asked, QStringList());
}

void TestWatching::lookingUpTheSameIdsKeepsTheWatch()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-8"_s);
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    const ResultSet *watched = fixture.watched();
    fixture.press("lookUp");
    QTRY_VERIFY(&fixture.context->results().current() != watched);
    QCOMPARE(fixture.watched(), watched);
    QCOMPARE(watched->rows().size(), 2);
}

/// What is watched is looked up again after the next start, but notes are nowhere else.
void TestWatching::notesAreNotLost()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-8"_s);
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    QVERIFY(!QuitQuestion::isNeeded(fixture.context->services()));
    fixture.watched()->setNote({1}, u"asked the supplier"_s);
    QVERIFY(QuitQuestion::isNeeded(fixture.context->services()));
}

void TestWatching::roundsDisturbNobody()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-9"_s);
    QTRY_COMPARE(fixture.asked.size(), 3);
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    auto *table = find<ResultsTable>(fixture.window, "results");
    QTRY_VERIFY(table->isVisible());
    auto *filter = find<QLineEdit>(fixture.window, "filterResults");
    filter->setText(u"read:unread"_s);
    QTRY_COMPARE(table->model()->rowCount(), 3);
    table->setState({.current = 1, .selected = {1, 2}});
    ResultSet &set = *fixture.watched();
    for (const qsizetype row : {0, 1, 2}) {
        set.refresh(fixture.context->sessions().current().lookupConnection(), {row});
        QTRY_VERIFY(!set.isRunning());
    }
    QCOMPARE(table->model()->rowCount(), 3);
    QCOMPARE(table->state().current, 1);
    QCOMPARE(table->state().selected, (QList<qsizetype>{1, 2}));
}

/// Nothing says the end of a round, but the user waits for that of their own refresh.
void TestWatching::saysTheEndOfARefresh()
{
    WatchingWindow fixture;
    fixture.signIn();
    fixture.watchIds(u"7-8"_s);
    QTRY_VERIFY(fixture.watched() && !fixture.watched()->isRunning());
    QSignalSpy ended(fixture.window.findChild<LookupPage *>(), &LookupPage::lookupEnded);
    ResultSet &set = *fixture.watched();
    set.refresh(fixture.context->sessions().current().lookupConnection(), {0});
    QTRY_VERIFY(!set.isRunning());
    QCOMPARE(ended.size(), 0);
    fixture.trigger("refreshRows");
    QTRY_COMPARE(ended.size(), 1);
}

void TestWatching::dialogIsAccessible()
{
    WatchDialog dialog({u"2 notifications in TEST acme"_s}, {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    uitest::show(dialog);
    QCOMPARE(accessFaults(dialog), QString());
    QCOMPARE(spokenName(find<NumberField>(dialog, "watchMinutes")), u"Look up every"_s);
    QCOMPARE(spokenName(find<ComboField>(dialog, "watchGoal")), u"Until"_s);
    QCOMPARE(spokenName(find<QPushButton>(dialog, "startWatch")), u"Watch"_s);
    QVERIFY(spokenDescription(find<QPushButton>(dialog, "startWatch"))
                .contains(u"Nobody has documented whether a lookup changes it."_s));
}

SVC_TEST(TestWatching)
#include "tst_watching.moc"
