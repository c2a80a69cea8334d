// SPDX-License-Identifier: MIT
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "ids/iddraft.h"
#include "results/resultcache.h"
#include "results/resultsets.h"
#include "session/sessionmanager.h"
#include "storage/settings.h"
#include "storage/storedsettings.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/list/lookuplistmodel.h"
#include "ui/lookup/list/lookuplistpane.h"
#include "watch/watches.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>

using namespace std::chrono_literals;
using namespace uitest;

namespace {

/// What the service knows, and result sets whose lookups the model shows.
struct ListFixture
{
    ListFixture()
    {
        test.id = u"t"_s;
        test.name = u"acme"_s;
        test.environment = u"TEST"_s;
        test.baseUrl = QUrl(u"https://test.example.com"_s);
        production = test;
        production.id = u"p"_s;
        production.environment = u"PRODUCTION"_s;
        production.baseUrl = QUrl(u"https://example.com"_s);
        clock.setZone(Qt::UTC);
    }
    ResultSet &lookUp(const QList<qint32> &ids, const QString &text, const QList<Connection> &in)
    {
        ResultSet &set = results.add(text);
        set.lookUpTogether(in, ids);
        return set;
    }
    ResultSet &lookUp(const QList<qint32> &ids, const QString &text = {})
    {
        return lookUp(ids, text, {test});
    }
    void answer()
    {
        isHeld = false;
        QTRY_VERIFY(!results.isRunning());
    }
    /// Returns what the list shows: the title, and what is at the end behind a bar.
    [[nodiscard]] QStringList shown() const
    {
        QStringList rows;
        for (const LookupListEntry &entry : model.rows())
            rows += entry.end.isEmpty() ? entry.title : entry.title + u" | "_s + entry.end;
        return rows;
    }
    [[nodiscard]] HistoryEntry earlier(int hoursAgo, const QString &ids, qint64 count = 1) const
    {
        HistoryEntry entry;
        entry.time = clock.utcNow().addSecs(-3600 * hoursAgo);
        entry.connectionId = u"t"_s;
        entry.connection = u"acme"_s;
        entry.environment = u"TEST"_s;
        entry.ids = ids;
        entry.count = entry.writtenIds = entry.found = count;
        return entry;
    }

    StillClock clock;
    QTemporaryDir folder;
    Connection test;
    Connection production;
    bool isHeld = false;
    bool isSignedOut = false;
    LookupHistory history{folder.filePath(u"history.json"_s)};
    ConnectionStore connections{folder.filePath(u"connections.json"_s), {}};
    ResultSets results{
        [this](const QString &connectionId, qint32 id, ConnectionReuse,
               qint64) -> std::unique_ptr<Job<Notification>> {
            if (isHeld)
                return std::make_unique<HeldJob>();
            Notification notification;
            notification.id = id;
            notification.subject =
                id % 2 == 0 && connectionId == "p"_L1 ? u"Another <b>subject</b>"_s : u"Bill import failed"_s;
            return std::make_unique<FinishedJob<Notification>>(Result<Notification>(notification));
        },
        clock};
    KnownSecrets secrets;
    Watches watches{results, connections,
                    [this](const QString &id) { return isSignedOut ? std::nullopt : connections.find(id); },
                    folder.filePath(u"watches.json"_s)};
    LookupListModel model{results, watches, history, connections, secrets};

private:
    class HeldJob final : public Job<Notification>
    {
    public:
        void cancel() override {}
    };
};

} // namespace

class TestLookupList final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void titles_data();
    void titles();
    void newestFirst();
    void progressAndState();
    void severalConnections();
    void days();
    void headingsFollowTheDay();
    void openLookupsAreNotListedTwice();
    void togetherIsOneEntry();
    void latest();
    void filters_data();
    void filters();
    void fifty();
    void newLookup();
    void theFieldBelongsToTheLookup();
    void draftIsStored();
    void typingKeepsTheResults();
    void opensWithTheSecondLookup();
    void staysAsItWasLeft();
    void isInFrontInANarrowWindow();
    void selectingAnEarlierLookupSendsNothing();
    void theEmptyPageOffersTheLatest();
    void theEmptyPageOpensALookup();
    void earlierLookupOfADeletedConnection();
    void removesAndUndoes();
    void clearsEarlierLookups();
    void copiesIds();
    void fullMemoryIsSaid();
    void enterInTheFilterOpensTheFirstMatch();
    void removesTheTextOfANewLookup();
    void idsAreNotKeptTwice();
    void widthIsRemembered();
    void isAccessible();
};

void TestLookupList::titles_data()
{
    QTest::addColumn<QList<qint32>>("ids");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QList<qint32> many;
    QList<qint32> spread;
    for (qint32 id = 1001; id <= 1300; ++id) {
        many += id;
        spread += 3 * id;
    }
    QTest::newRow("one") << QList<qint32>{1042} << u"#1042"_s << u"1042 Bill import failed"_s;
    QTest::newRow("few") << QList<qint32>{1042, 1044} << u"1042 1044"_s << u"1042, 1044"_s;
    QTest::newRow("range") << many << u"1001-1300"_s << u"1001-1300"_s;
    QTest::newRow("range from lines") << many << u"1001\n1002"_s << u"1001-1300"_s;
    QTest::newRow("many numbers") << spread << u"3003, 3006"_s << u"300 ids"_s;
    QTest::newRow("lines") << spread << u"3003\n3006\n"_s << u"300 ids from a text"_s;
    QTest::newRow("one line") << spread << u"3003 3006\n"_s << u"300 ids"_s;
    QTest::newRow("words") << spread << u"Please look at #3003 #3006"_s << u"300 ids from a text"_s;
}

void TestLookupList::titles()
{
    QFETCH(const QList<qint32>, ids);
    QFETCH(const QString, text);
    QFETCH(const QString, title);
    ListFixture on;
    on.lookUp(ids, text);
    on.answer();
    QTRY_COMPARE(on.model.rows().first().title, title);
}

void TestLookupList::newestFirst()
{
    ListFixture on;
    const QAbstractItemModelTester tester(&on.model);
    on.lookUp({1, 3});
    on.clock.advance(std::chrono::minutes(1));
    on.lookUp({5, 7});
    on.clock.advance(std::chrono::minutes(1));
    on.results.sets().first()->lookUp(on.test, {1, 3});
    on.answer();
    QTRY_COMPARE(on.shown().size(), 2);
    QVERIFY2(on.shown().first().startsWith(u"1, 3 | "_s), qPrintable(on.shown().join(u'\n')));
    on.results.forget();
    QCOMPARE(on.shown(), QStringList());
}

void TestLookupList::progressAndState()
{
    ListFixture on;
    on.isHeld = true;
    on.lookUp({1, 2, 3, 4});
    QCOMPARE(on.shown(), QStringList{u"1-4 | 0 of 4"_s});
    QCOMPARE(on.model.rows().first().share, std::optional(0.0));
    QVERIFY(on.model.rows().first().spoken.contains(u"0 of 4"_s));
    on.results.stop();
    QTRY_VERIFY(!on.model.rows().first().share);
    QVERIFY2(on.model.rows().first().spoken.startsWith(u"1-4, TEST acme, 4 not looked up, "_s),
             qPrintable(on.model.rows().first().spoken));
    on.results.sets().first()->lookUp(on.test, {5});
    QCOMPARE(on.shown(), QStringList{u"5"_s});
    on.results.stop();
    QTRY_COMPARE(on.shown(), QStringList{u"5, Not looked up"_s});
}

void TestLookupList::severalConnections()
{
    ListFixture on;
    on.lookUp({1, 2, 3, 4}, u"1-4"_s, {on.production, on.test});
    on.answer();
    QTRY_COMPARE(on.shown(), QStringList{u"PRODUCTION / TEST | 2 ≠"_s});
    const LookupListEntry entry = on.model.rows().first();
    QCOMPARE(entry.tones.size(), 2);
    QVERIFY2(entry.spoken.startsWith(u"PRODUCTION / TEST, 2 differ, "_s), qPrintable(entry.spoken));
}

void TestLookupList::days()
{
    ListFixture on;
    const QAbstractItemModelTester tester(&on.model);
    for (const int hoursAgo : {100, 25, 24, 1})
        on.history.add(on.earlier(hoursAgo, QString::number(hoursAgo)));
    QStringList titles;
    for (const LookupListEntry &entry : on.model.rows())
        titles += entry.title;
    QCOMPARE(titles.at(0), u"Today"_s);
    QCOMPARE(titles.at(1), u"1"_s);
    QCOMPARE(titles.at(2), u"Yesterday"_s);
    QCOMPARE(titles.last(), u"100"_s);
    QVERIFY(!on.model.flags(on.model.index(0)).testFlag(Qt::ItemIsEnabled));
    QCOMPARE(on.model.rows().at(1).end.size(), 5); // a time such as 09:12
    QVERIFY2(on.model.rows().at(1).spoken.startsWith(u"1, TEST acme, Found, Today, "_s),
             qPrintable(on.model.rows().at(1).spoken));
}

void TestLookupList::latest()
{
    ListFixture on;
    for (const int hoursAgo : {100, 26, 25, 1})
        on.history.add(on.earlier(hoursAgo, QString::number(hoursAgo)));
    on.lookUp({7, 8});
    on.lookUp({1042});
    on.answer();
    on.model.setFilter(u"nothing"_s);
    QCOMPARE(on.model.rowCount(), 0);
    QStringList titles;
    QStringList ends;
    for (const LookupListEntry &entry : on.model.latest(5)) {
        titles += entry.title;
        ends += entry.end;
    }
    QCOMPARE(titles, (QStringList{u"1042 Bill import failed"_s, u"7, 8"_s, u"1"_s, u"25"_s, u"26"_s}));
    for (int row = 0; row < 3; ++row)
        QCOMPARE(ends.at(row).size(), 5); // a time such as 09:12
    QCOMPARE(ends.at(3), u"Yesterday"_s);
    QCOMPARE(on.model.latest(1).size(), 1);
}

void TestLookupList::headingsFollowTheDay()
{
    ListFixture on;
    on.history.add(on.earlier(1, u"7"_s));
    QCOMPARE(on.shown().first(), u"Today"_s);
    on.clock.advance(24h);
    QVERIFY(QMetaObject::invokeMethod(on.model.findChild<QTimer *>(u"lookupsDay"_s), "timeout"));
    QCOMPARE(on.shown().first(), u"Yesterday"_s);
}

void TestLookupList::openLookupsAreNotListedTwice()
{
    ListFixture on;
    QObject::connect(&on.results, &ResultSets::lookedUp, &on.history,
                     [&on](const Connection &connection, const QList<LookupRow> &rows,
                           const QList<Connection> &together, const QDateTime &endedAt) {
                         on.history.add(historyEntry(rows, connection, endedAt, together));
                     });
    on.lookUp({1, 2, 3}, u"1-3"_s, {on.production, on.test});
    on.answer();
    QCOMPARE(on.history.entries().size(), 2);
    QTRY_COMPARE(on.model.rowCount(), 1);
    static_cast<void>(on.results.take(on.results.current()));
    QCOMPARE(on.model.rowCount(), 2); // the heading and the earlier lookup
    QCOMPARE(on.model.rows().last().title, u"PRODUCTION / TEST"_s);
    QCOMPARE(on.model.rows().last().earlier.size(), 2);
    QCOMPARE(on.model.earlierEntries().size(), 2);
}

void TestLookupList::togetherIsOneEntry()
{
    ListFixture on;
    const QList<HistoryEndpoint> together{{u"t"_s, u"TEST"_s, {}}, {u"p"_s, u"PRODUCTION"_s, {}}};
    for (const QString &id : {u"t"_s, u"p"_s, u"t"_s, u"p"_s}) {
        HistoryEntry entry = on.earlier(1, u"1-3"_s, 3);
        entry.connectionId = id;
        entry.together = together;
        on.history.add(entry);
    }
    QCOMPARE(on.model.rowCount(), 3);
    QCOMPARE(on.model.rows().at(1).earlier.size(), 2);
    QCOMPARE(on.model.rows().at(1).title, u"TEST / PRODUCTION"_s);
}

void TestLookupList::filters_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("titles");
    const QString open = u"1042 Bill import failed"_s;
    const QString earlier = u"1050-1060"_s;
    QTest::newRow("nothing") << QString() << QStringList{open, u"Yesterday"_s, earlier};
    QTest::newRow("open id") << u"1042"_s << QStringList{open};
    QTest::newRow("id in a range") << u"1055"_s << QStringList{u"Yesterday"_s, earlier};
    QTest::newRow("no such id") << u"7"_s << QStringList();
    QTest::newRow("subject") << u"bill"_s << QStringList{open};
    QTest::newRow("environment") << u"test"_s << QStringList{open, u"Yesterday"_s, earlier};
    QTest::newRow("connection") << u"acme 1042"_s << QStringList{open};
    QTest::newRow("another") << u"production"_s << QStringList();
    QTest::newRow("day") << u"yesterday"_s << QStringList{u"Yesterday"_s, earlier};
    QTest::newRow("today") << u"today"_s << QStringList{open};
}

void TestLookupList::filters()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, titles);
    ListFixture on;
    on.history.add(on.earlier(24, u"1050-1060"_s, 11));
    on.lookUp({1042});
    on.answer();
    QTRY_COMPARE(on.model.rows().first().title, u"1042 Bill import failed"_s);
    on.model.setFilter(words);
    QStringList shown;
    for (const LookupListEntry &entry : on.model.rows())
        shown += entry.title;
    QCOMPARE(shown, titles);
}

void TestLookupList::fifty()
{
    ListFixture on;
    const QAbstractItemModelTester tester(&on.model);
    for (qint32 id = 1; id <= 50; ++id)
        on.lookUp({2 * id + 1});
    on.answer();
    QCOMPARE(on.model.rowCount(), 50);
    QTRY_COMPARE(on.model.rows().last().title, u"3 Bill import failed"_s);
}

namespace {

struct LookupWindowFixture : WindowFixture
{
    using WindowFixture::WindowFixture;

    void start(const QSize &size = {1180, 760})
    {
        show(size);
        signIn();
    }
    void lookUpAndWait(const QString &ids)
    {
        lookUp(ids);
        QTRY_VERIFY(!context->results().isEmpty() && !context->results().isRunning());
    }
    [[nodiscard]] QListView *list() { return find<QListView>(window, "lookups"); }
    [[nodiscard]] QStringList titles()
    {
        QStringList titles;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            titles += list()->model()->index(row, 0).data().toString();
        return titles;
    }
    [[nodiscard]] QString selected() { return list()->currentIndex().data().toString(); }
    void select(int row)
    {
        list()->setCurrentIndex(list()->model()->index(row, 0));
        QTest::qWait(0);
    }
    [[nodiscard]] QPlainTextEdit *field() { return find<QPlainTextEdit>(window, "notificationIds"); }
    [[nodiscard]] QString ids() { return field()->toPlainText(); }
    void addEarlier(const QString &ids = u"7-9"_s)
    {
        HistoryEntry entry;
        entry.time = context->services().clock.utcNow().addDays(-3);
        entry.connectionId = context->sessions().current().connection().id;
        entry.connection = u"acme"_s;
        entry.ids = ids;
        entry.count = entry.writtenIds = entry.found = 3;
        context->history().add(entry);
    }
    void chooseFromMenu(const QString &name)
    {
        Q_EMIT list()->customContextMenuRequested(list()->visualRect(list()->currentIndex()).center());
        find<QAction>(*window.findChildren<QMenu *>(u"lookupMenu"_s).last(), name.toLatin1().constData())
            ->trigger();
    }
};

} // namespace

void TestLookupList::newLookup()
{
    LookupWindowFixture on;
    on.start();
    on.trigger("actionLookups");
    QCOMPARE(on.titles(), QStringList{u"New lookup"_s});
    on.lookUpAndWait(u"7"_s);
    QTRY_COMPARE(on.titles(), QStringList{u"7 Bill import failed"_s});
    QCOMPARE(on.selected(), u"7 Bill import failed"_s);
    on.field()->setPlainText(u"8, "_s);
    QCOMPARE(on.titles(), (QStringList{u"New lookup"_s, u"7 Bill import failed"_s}));
    QCOMPARE(on.selected(), u"7 Bill import failed"_s); // which is still shown
    on.select(0);
    QVERIFY(isShown(on.window, "noResults"));
    QCOMPARE(on.ids(), u"8, "_s);
}

void TestLookupList::theFieldBelongsToTheLookup()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"1, 2,3"_s);
    on.lookUpAndWait(u"4-6"_s);
    QCOMPARE(on.ids(), u"4-6"_s);
    on.field()->setPlainText(u"7 and "_s);
    on.select(2); // below the new one and that of 4-6
    QCOMPARE(on.ids(), u"1, 2,3"_s);
    on.trigger("actionGoToIds");
    QCOMPARE(on.ids(), u"7 and "_s);
    QVERIFY(on.field()->hasFocus());
    QVERIFY(isShown(on.window, "resultsView"));
    on.trigger("actionPreviousLookup");
    QCOMPARE(on.ids(), u"4-6"_s);
    on.press("lookUp"); // the same ids in the same lookup
    QTRY_VERIFY(!on.context->results().isRunning());
    QCOMPARE(on.context->results().sets().size(), 2);
    QCOMPARE(on.titles().first(), u"New lookup"_s);
}

void TestLookupList::draftIsStored()
{
    LookupWindowFixture on;
    on.start();
    on.field()->setPlainText(u"1042"_s);
    on.lookUpAndWait(u"7"_s);
    on.field()->setPlainText(u"1043"_s);
    on.select(0);
    const auto stored = [&on] {
        QFile file(on.context.path(u"ids.txt"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QTRY_COMPARE(stored(), "1043");
}

void TestLookupList::typingKeepsTheResults()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"7-9"_s);
    on.field()->setPlainText(u"1"_s);
    QVERIFY(isShown(on.window, "resultsView"));
    QCOMPARE(on.context->results().current().rows().size(), 3);
}

void TestLookupList::opensWithTheSecondLookup()
{
    LookupWindowFixture on;
    on.start();
    QVERIFY(!on.list()->isVisible());
    on.lookUpAndWait(u"7"_s);
    on.lookUpAndWait(u"7"_s); // the same one once more
    QVERIFY(!on.list()->isVisible());
    on.lookUpAndWait(u"8"_s);
    QVERIFY(on.list()->isVisible());
    QVERIFY(on.action("actionLookups")->isChecked());
    QVERIFY(on.field()->hasFocus() || !on.list()->hasFocus());
    on.trigger("actionLookups");
    on.lookUpAndWait(u"9"_s);
    QVERIFY(!on.list()->isVisible());
}

void TestLookupList::staysAsItWasLeft()
{
    ProgramFixture on;
    const auto isShownAtStart = [&on] {
        MainWindow window(on.context->services(), on.files);
        window.resize(1180, 760);
        uitest::show(window);
        const bool isShown = find<QListView>(window, "lookups")->isVisible();
        find<QAction>(window, "actionLookups")->trigger();
        return isShown;
    };
    QVERIFY(!isShownAtStart());
    QVERIFY(isShownAtStart());
    QVERIFY(!isShownAtStart());
}

void TestLookupList::isInFrontInANarrowWindow()
{
    LookupWindowFixture on;
    on.start({800, 600});
    on.lookUpAndWait(u"7-9"_s);
    on.lookUpAndWait(u"10-12"_s);
    QVERIFY(!on.list()->isVisible());
    on.trigger("actionGoToLookups");
    QVERIFY(on.list()->hasFocus());
    QVERIFY(!isShown(on.window, "resultsView"));
    QTest::keyClick(on.list(), Qt::Key_Down);
    QVERIFY(on.list()->isVisible());
    QTest::keyClick(on.list(), Qt::Key_Return);
    QVERIFY(!on.list()->isVisible());
    QVERIFY(isShown(on.window, "resultsView"));
    QVERIFY(find<QWidget>(on.window, "results")->hasFocus());
    QCOMPARE(on.ids(), u"7-9"_s);
    on.trigger("actionLookups");
    QVERIFY(on.list()->hasFocus());
    QTest::keyClick(on.list(), Qt::Key_Escape);
    QVERIFY(!on.list()->isVisible());
    on.trigger("actionGoToLookups");
    on.lookUpAndWait(u"13-15"_s);
    QVERIFY(!on.list()->isVisible());
    QVERIFY(isShown(on.window, "resultsView"));
    QCOMPARE(on.context->services().settings.value(storedsettings::kLookupList), QString());
}

void TestLookupList::selectingAnEarlierLookupSendsNothing()
{
    LookupWindowFixture on;
    on.start();
    on.addEarlier();
    on.trigger("actionGoToLookups");
    QCOMPARE(on.titles().size(), 3); // New lookup, the day, 7-9
    const qsizetype before = on.peer.requests().size();
    QTest::keyClick(on.list(), Qt::Key_Down);
    QCOMPARE(on.selected(), u"7-9"_s);
    QVERIFY(isShown(on.window, "noResults"));
    QCOMPARE(on.ids(), u"7-9"_s);
    QVERIFY(labelText(*find<QWidget>(on.window, "noResults"), "emptyText").contains(u"3 ids · 3 found"_s));
    QTest::qWait(50);
    QCOMPARE(on.peer.requests().size(), before);
    on.press("emptyAction");
    QTRY_COMPARE(on.peer.requests().size(), before + 3);
    QTRY_VERIFY(isShown(on.window, "resultsView"));
}

void TestLookupList::theEmptyPageOffersTheLatest()
{
    LookupWindowFixture on;
    on.start();
    QVERIFY(!isShown(on.window, "recentLookups"));
    on.addEarlier();
    auto *recent = find<QListView>(on.window, "recentLookups");
    QVERIFY(recent->isVisible());
    QCOMPARE(accessFaults(on.window), QString());
    QCOMPARE(recent->model()->rowCount(), 1);
    QCOMPARE(recent->height(), recent->sizeHintForRow(0) + 2 * recent->frameWidth());
    const QString all = labelText(*find<QWidget>(on.window, "noResults"), "emptyText");
    QVERIFY2(all.startsWith(u"Type or paste notification ids, for example 1042 or 1050-1060."_s),
             qPrintable(all));
    // Enter shows it, and nothing is sent before another one.
    const qsizetype before = on.peer.requests().size();
    on.field()->setFocus();
    for (int tabs = 0; tabs < 20 && !recent->hasFocus(); ++tabs)
        QTest::keyClick(on.window.focusWidget(), Qt::Key_Tab);
    QVERIFY(recent->hasFocus());
    const QString spoken = recent->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(u"7-9, "_s), qPrintable(spoken));
    QTest::keyClick(recent, Qt::Key_Return);
    QVERIFY(!recent->isVisible());
    QCOMPARE(on.selected(), u"7-9"_s);
    QCOMPARE(on.ids(), u"7-9"_s);
    QTest::qWait(50);
    QCOMPARE(on.peer.requests().size(), before);
    QCOMPARE(on.window.focusWidget()->objectName(), u"emptyAction"_s);
    QTest::keyClick(on.window.focusWidget(), Qt::Key_Space);
    QTRY_COMPARE(on.peer.requests().size(), before + 3);
}

void TestLookupList::theEmptyPageOpensALookup()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"1-3"_s);
    on.lookUpAndWait(u"4-6"_s);
    on.field()->setPlainText(u"8, "_s);
    on.select(0); // the new lookup
    auto *recent = find<QListView>(on.window, "recentLookups");
    QVERIFY(recent->isVisible());
    QCOMPARE(recent->model()->rowCount(), 2);
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {},
                      recent->visualRect(recent->model()->index(1, 0)).center());
    QVERIFY(isShown(on.window, "resultsView"));
    QCOMPARE(on.ids(), u"1-3"_s);
    QVERIFY(find<QWidget>(on.window, "results")->hasFocus());
    QVERIFY(!recent->isVisible());
}

void TestLookupList::earlierLookupOfADeletedConnection()
{
    LookupWindowFixture on;
    on.start();
    on.addEarlier();
    HistoryEntry entry = on.context->history().entries().first();
    on.context->history().remove({entry});
    entry.connectionId = u"gone"_s;
    entry.connection = u"acme"_s;
    on.context->history().add(entry);
    on.trigger("actionGoToLookups");
    on.select(2);
    QVERIFY(labelText(*find<QWidget>(on.window, "noResults"), "emptyText")
                .contains(u"This connection is no longer there."_s));
    const qsizetype before = on.peer.requests().size();
    QTest::keyClick(on.list(), Qt::Key_Return);
    QTRY_VERIFY(isShown(on.window, "messageTitle"));
    QTest::qWait(50);
    QCOMPARE(on.peer.requests().size(), before);
    QCOMPARE(on.ids(), u"7-9"_s);
}

void TestLookupList::removesAndUndoes()
{
    LookupWindowFixture on;
    on.start();
    on.addEarlier();
    on.lookUpAndWait(u"1"_s);
    on.lookUpAndWait(u"2"_s);
    on.trigger("actionGoToLookups");
    QTRY_COMPARE(on.titles().size(), 4);
    for (int count = 4; count > 0; count -= count == 4 ? 1 : 2) { // the day goes with its only lookup
        QTest::keyClick(on.list(), Qt::Key_Delete);
        if (count == 3)
            break;
    }
    QTRY_COMPARE(on.titles().size(), 2);
    QCOMPARE(on.selected(), u"7-9"_s);
    QTest::keyClick(on.list(), Qt::Key_Delete);
    QCOMPARE(on.titles(), QStringList{u"New lookup"_s});
    QVERIFY(on.context->history().entries().isEmpty());
    for (int times = 0; times < 3; ++times)
        on.trigger("actionUndoRemoval");
    QVERIFY(!on.action("actionUndoRemoval")->isEnabled());
    QTRY_COMPARE(on.titles().size(), 4);
    QCOMPARE(on.context->history().entries().size(), 3);
    QCOMPARE(on.selected(), u"2 Bill import failed"_s);
}

void TestLookupList::clearsEarlierLookups()
{
    LookupWindowFixture on;
    on.start();
    on.addEarlier();
    on.addEarlier(u"17-19"_s);
    on.lookUpAndWait(u"1"_s);
    on.trigger("actionGoToLookups");
    on.chooseFromMenu(u"clearEarlierLookups"_s);
    QTRY_COMPARE(on.titles(), QStringList{u"1 Bill import failed"_s});
    QCOMPARE(on.context->history().entries().size(), 1); // that of the open one
    on.press("undoRemoval");
    QTRY_COMPARE(on.context->history().entries().size(), 3);
}

void TestLookupList::copiesIds()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"3 1 2"_s);
    on.trigger("actionGoToLookups");
    QTest::keySequence(on.list(), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"3, 1, 2"_s);
    QCOMPARE(labelText(on.window, "status"), u"Copied 3 ids"_s);
}

void TestLookupList::fullMemoryIsSaid()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"1"_s);
    on.lookUpAndWait(u"2"_s);
    Q_EMIT on.context->results().aboutToDrop(on.context->results().sets().first());
    QVERIFY2(labelText(on.window, "status").endsWith(u": 1 Bill import failed"_s),
             qPrintable(labelText(on.window, "status")));
}

void TestLookupList::enterInTheFilterOpensTheFirstMatch()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"4-6"_s);
    on.lookUpAndWait(u"7"_s);
    auto *filter = find<QLineEdit>(on.window, "filterLookups");
    filter->setFocus();
    QTest::keyClicks(filter, u"4-6"_s);
    QVERIFY(filter->accessibleDescription().startsWith(u"4-6"_s));
    QVERIFY(isShown(on.window, "resultCard")); // of 7
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(on.ids(), u"4-6"_s);
}

void TestLookupList::removesTheTextOfANewLookup()
{
    LookupWindowFixture on;
    on.start();
    on.lookUpAndWait(u"7"_s);
    on.field()->setPlainText(u"8, 9"_s);
    on.trigger("actionGoToLookups");
    QTest::keyClick(on.list(), Qt::Key_Home);
    QCOMPARE(on.selected(), u"New lookup"_s);
    QTest::keyClick(on.list(), Qt::Key_Delete);
    QCOMPARE(on.ids(), QString());
    on.press("undoRemoval");
    QCOMPARE(on.ids(), u"8, 9"_s);
    QCOMPARE(on.selected(), u"New lookup"_s);
}

/// The ids of a lookup that is kept when the program ends are no longer the text of a new one.
void TestLookupList::idsAreNotKeptTwice()
{
    ProgramFixture program([](const ScriptedPeer::Exchange &exchange) {
        if (!exchange.requestLine().startsWith("GET"))
            serveAll(exchange);
    });
    program.signIn();
    std::optional<MainWindow> window;
    window.emplace(program.context->services(), program.files);
    uitest::show(*window);
    find<QPlainTextEdit>(*window, "notificationIds")->setPlainText(u"1-3"_s);
    find<QPushButton>(*window, "lookUp")->click();
    QTRY_VERIFY(program.context->results().isRunning());
    const auto stored = [&program] {
        QFile file(program.context.path(u"ids.txt"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    };
    QTRY_COMPARE(stored(), "1-3"); // as a crash would lose it
    program.context->services().resultCache.keepOnce();
    window.reset();
    QTRY_COMPARE(stored(), "");
}

void TestLookupList::widthIsRemembered()
{
    LookupWindowFixture on;
    on.start();
    on.trigger("actionLookups");
    auto *splitter = find<QSplitter>(on.window, "listSplitter");
    auto *pane = find<QWidget>(on.window, "lookupList");
    QTest::qWait(0); // for the layout
    const int usual = pane->width();
    const QPoint middle = splitter->handle(1)->rect().center();
    QTest::mousePress(splitter->handle(1), Qt::LeftButton, {}, middle);
    QTest::mouseMove(splitter->handle(1), middle + QPoint(60, 0));
    QTest::mouseRelease(splitter->handle(1), Qt::LeftButton, {}, middle);
    const int wide = pane->width();
    QVERIFY2(wide >= usual + 50, qPrintable(u"%1 %2"_s.arg(wide).arg(usual)));
    on.trigger("actionLookups");
    on.trigger("actionLookups");
    QTRY_COMPARE(pane->width(), wide);
    MainWindow other(on.context->services(), on.files);
    other.resize(on.window.size());
    uitest::show(other);
    QTRY_COMPARE(find<QWidget>(other, "lookupList")->width(), wide);
    QTest::mouseDClick(splitter->handle(1), Qt::LeftButton);
    QTRY_COMPARE(pane->width(), usual);
}

void TestLookupList::isAccessible()
{
    LookupWindowFixture on;
    on.start();
    on.addEarlier();
    on.lookUpAndWait(u"7"_s);
    on.trigger("actionLookups");
    QCOMPARE(accessFaults(on.window), QString());
    QCOMPARE(spokenName(on.list()), u"Lookups"_s);
    QCOMPARE(spokenName(find<QLineEdit>(on.window, "filterLookups")), u"Filter lookups"_s);
    find<QLineEdit>(on.window, "filterLookups")->setText(u"nothing like it"_s);
    QVERIFY(!on.list()->isVisible());
    QVERIFY(isShown(on.window, "resultCard")); // the filter changes what is listed, not what is shown
}

SVC_TEST(TestLookupList)
#include "tst_lookuplist.moc"
