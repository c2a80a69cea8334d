// SPDX-License-Identifier: MIT
#include "program/navigator.h"
#include "program/notices.h"
#include "results/resultfields.h"
#include "storage/storedsettings.h"
#include "support/fakefilechooser.h"
#include "support/resultcolumn.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "text/composedtext.h"
#include "ui/lookup/ids/identry.h"
#include "ui/lookup/ids/idfiledialog.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookupnotice.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/results/overviewpane.h"
#include "ui/lookup/results/resultactions.h"
#include "ui/lookup/results/resultsview.h"
#include "ui/lookup/shownlookup.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/views/busybar.h"
#include "ui/widgets/views/valuetext.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTextBlock>
#include <QTreeWidget>

using namespace uitest;
using namespace std::chrono_literals;

namespace {

/// A lookup that the test finishes.
class HeldJob final : public Job<Notification>
{
public:
    void cancel() override {}
    void end(Result<Notification> result) { finish(std::move(result)); }
};

Result<Notification> found(qint64 id, const QString &subject)
{
    Notification notification;
    notification.id = id;
    notification.subject = subject;
    return notification;
}

Notification foundWithPreview(qint64 id, const QString &preview)
{
    Notification notification;
    notification.id = id;
    notification.messagePreview = preview;
    return notification;
}

/// Waits until layouts are done: each nested layout takes another pass of the event loop.
void waitForLayout()
{
    for (int pass = 0; pass < 10; ++pass)
        QTest::qWait(0);
}

Result<Notification> failing(ErrorKind kind, int status, qint32 id)
{
    Error error;
    error.kind = kind;
    error.status = status;
    error.notificationId = id;
    error.delivery = Delivery::Answered;
    return failure(error);
}

/// Returns `all` with other results.
Services withResults(const Services &all, const Clock &clock, ResultSets &results)
{
    return {.clock = clock,
            .knownSecrets = all.knownSecrets,
            .settings = all.settings,
            .preferences = all.preferences,
            .dataLocations = all.dataLocations,
            .connections = all.connections,
            .secrets = all.secrets,
            .recent = all.recent,
            .activity = all.activity,
            .sessions = all.sessions,
            .signIn = all.signIn,
            .results = results,
            .resultCache = all.resultCache,
            .watches = all.watches,
            .writer = all.writer,
            .history = all.history,
            .draft = all.draft,
            .upgradeJournal = all.upgradeJournal,
            .upgrade = all.upgrade,
            .notifier = all.notifier,
            .dataDeletion = all.dataDeletion,
            .notices = all.notices,
            .navigator = all.navigator};
}

/// A page whose session uses an API key alone.
struct PageFixture
{
    using Fetch = std::function<std::unique_ptr<Job<Notification>>(qint32 id)>;

    PageFixture(QSize size, const Fetch &fetch)
        : results(
              [this, fetch](const QString &, qint32 id, ConnectionReuse, qint64) {
                  asked += id;
                  return fetch(id);
              },
              clock)
    {
        context->sessions().current().continueWithApiKey(connectionTo(QUrl(u"https://api.example.com"_s)),
                                                         Secret(u"key-a"_s));
        page.resize(size);
        show(page);
        page.ids().focus();
    }
    void showCardAlone() { QTest::keyClick(find<QTableView>(page, "results"), Qt::Key_Return); }

    StillClock clock;
    TemporaryContext context;
    QList<qint32> asked;
    ResultSets results;
    FakeFileChooser files;
    Services services = withResults(context->services(), clock, results);
    LookupPage page{services, files};
    MessageBar messages{services.notices.messages(), services.clock, &page};
};

/// The test answers the lookups.
struct LookupPageFixture : PageFixture
{
    LookupPageFixture()
        : PageFixture({900, 600}, [this](qint32) {
            auto job = std::make_unique<HeldJob>();
            held = job.get();
            return job;
        })
    {
    }

    void lookUp(const QString &ids)
    {
        find<QPlainTextEdit>(page, "notificationIds")->setPlainText(ids);
        find<QPushButton>(page, "lookUp")->click();
    }
    /// Looks one id up and answers it.
    void answer(const QString &id, Result<Notification> result)
    {
        const qsizetype before = asked.size();
        lookUp(id);
        QTRY_COMPARE(asked.size(), before + 1);
        held->end(std::move(result));
        QTRY_VERIFY(!results.isRunning());
    }

    /// Looks the ids 1 to 3 up, one at a time, and finds them all.
    void findThree()
    {
        results.setParallel(1);
        lookUp(u"1-3"_s);
        for (qint32 id = 1; id <= 3; ++id) {
            QTRY_COMPARE(asked.size(), id);
            held->end(found(id, u"Bill"_s));
        }
        QTRY_VERIFY(isShown(page, "notificationCard"));
    }
    /// Does what the program does when the user has signed in.
    void endSignIn()
    {
        results.resume(context->sessions().current().lookupConnection());
        context->sessions().endSignIn(SignInEnd::Open);
    }

    HeldJob *held = nullptr;
};

} // namespace

class TestLookupPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void d04_doesNotSendInvalidIds_data();
    void d04_doesNotSendInvalidIds();
    void showsAFoundNotification();
    void eachLookupHasItsTable();
    void findsInTheJsonOfOneNotification();
    void lookupsKeepFilterAndSelection();
    void lookingUpTheSameIdsIsNoOtherLookup();
    void messagesAreOfTheirLookup();
    void bringsARemovedLookupBack();
    void marksAnOldCard();
    void l01_lastLookupWins();
    void showsNotFound();
    void doubtsSameAnswers();
    void failureIsTheSameAloneAndInATable();
    void resultIsAnnounced();
    void showsStopped();
    void countdown();
    void countdownContinuesDuringOtherAnswers();
    void countdownKeepsOtherMessages();
    void stopReplacesLookUp();
    void progressIsShownInTheField();
    void stoppedLookupCanBeContinued_data();
    void stoppedLookupCanBeContinued();
    void continuingIsForItsOwnConnection();
    void fullResultsAreNotContinued();
    void messageOfTheLookupCanBeClosed();
    void countsAreGrouped();
    void retryIsOffered();
    void outOfRangeIdCanBeLeftOut();
    void resumesAnExpiredLookupOnce();
    void requiresASignIn();
    void cardStaysAfterSigningOut();
    void manyIdsFillTheTable();
    void newLookupOfOneIdResetsTheFilter();
    void showsTheCardOfTheSelectedRow();
    void showsRawJson();
    void rawJsonStaysDuringALookup();
    void rawJsonUsesTheHeight();
    void rawJsonIsSearched();
    void rawJsonHasAKey();
    void cardHasFewStopsOfTab();
    void rawJsonHasColours();
    void cardStandsAtTheSideOrBelow();
    void cardIsHidden();
    void cardIsReplaced();
    void tableAndCardStayWithinTheirSplitter();
    void placesOfTheOverview();
    void overviewOfSeveralOnly();
    void cardAloneSwitchesRows();
    void buttonLeadsFromTheCardToTheTable();
    void cardPlaceDependsOnTheWidth();
    void narrowPagesHaveTheCardBelow();
    void cardIsAtRestAtAnySize_data();
    void cardIsAtRestAtAnySize();
    void refreshingKeepsTheFocusInTheCard();
    void steppingDuringARefreshKeepsTheFocusOnTheCard();
    void filterKeepsTheTable();
    void filterKeepsTheTableWithoutTheFocus_data();
    void filterKeepsTheTableWithoutTheFocus();
    void placeOfTheCardChangesDuringARefresh();
    void focusGoesToWhatTheCardShowsNow();
    void focusStaysInTheCardIfTheAnswerIsFast_data();
    void focusStaysInTheCardIfTheAnswerIsFast();
    void tabOrderOfACardThatIsAlone();
    void overviewEndsACardThatIsAlone();
    void findsWithoutTheTable();
    void keepsAMovedSplitter_data();
    void keepsAMovedSplitter();
    void asksOnceBeforeManyLookups();
    void enterAgreesToManyLookups();
    void saysHowLongManyLookupsTake();
    void changedIdsDismissTheQuestion();
    void offersOtherNumbers();
    void addsOneOfSeveralNumbers();
    void showsDetailsOfParsedIds();
    void asksForTheColumnOfATable();
    void acceptsAllCellsOfATable();
    void largeTableShowsASummary();
    void refreshReportsChanges();
    void retriesFailedRows();
    void countsShownRows();
    void clearDuringALookup();
    void showsAPause();
    void waitingForTheSignInSurvivesAQuestion();
    void copyForTicket();
    void copiesTheWholeTicketAfterTheLookup();
    void tabOrder();
    void tabFromALowerValueReachesTheButtons();
    void isAccessible();
};

void TestLookupPage::d04_doesNotSendInvalidIds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("blank") << u"  \n"_s;
    QTest::newRow("word") << u"abc"_s;
    QTest::newRow("fraction") << u"12.5"_s;
    QTest::newRow("too large") << u"2147483648"_s;
    QTest::newRow("too small") << u"-2147483649"_s;
}

void TestLookupPage::d04_doesNotSendInvalidIds()
{
    QFETCH(QString, typed);
    LookupPageFixture fixture;
    fixture.lookUp(typed);
    QCOMPARE(find<QPushButton>(fixture.page, "lookUp")->isEnabled(), typed.trimmed().isEmpty());
    QTest::keyClick(find<QPlainTextEdit>(fixture.page, "notificationIds"), Qt::Key_Return);
    QVERIFY(isShown(fixture.page, "notificationIdsUnder"));
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    QVERIFY(!fixture.results.isRunning());
    ids->setPlainText(u"7"_s);
    QVERIFY(!isShown(fixture.page, "notificationIdsUnder"));
}

void TestLookupPage::showsAFoundNotification()
{
    LookupPageFixture fixture;
    QSignalSpy status(&fixture.page, &LookupPage::lookupEnded);
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setFocus();
    QTest::keyClicks(ids, u" -7 "_s);
    QTest::keyClick(ids, Qt::Key_Return);
    QTRY_COMPARE(fixture.asked, QList<qint32>{-7});
    QVERIFY(isShown(fixture.page, "runningText"));
    fixture.held->end(found(-7, u"Seven"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(find<ValueText>(fixture.page, "subject")->toPlainText(), u"Seven"_s);
    QVERIFY(!isShown(fixture.page, "runningText"));
    QVERIFY(!isShown(fixture.page, "messageBar"));
    QTRY_COMPARE(status.size(), 1);
    QCOMPARE(status.last().first().toString(), u"Notification -7 was found."_s);
}

void TestLookupPage::marksAnOldCard()
{
    LookupPageFixture fixture;
    fixture.answer(u"1"_s, found(1, u"One"_s));
    QVERIFY(fixture.page.shownCard());
    fixture.lookUp(u"2"_s);
    QVERIFY(!isShown(fixture.page, "notificationCard"));
    QVERIFY(!fixture.page.shownCard());
    QTRY_COMPARE(fixture.asked.size(), 2);
    fixture.held->end(failing(ErrorKind::Forbidden, 403, 2));
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QVERIFY(!isShown(fixture.page, "notificationCard"));
}

void TestLookupPage::l01_lastLookupWins()
{
    LookupPageFixture fixture;
    fixture.results.setParallel(1);
    for (int id = 1; id <= 100; ++id)
        fixture.lookUp(QString::number(id));
    for (int count = 1; count <= 100; ++count) {
        QTRY_COMPARE(fixture.asked.size(), count);
        fixture.held->end(found(fixture.asked.last(), u"Subject"_s));
    }
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(fixture.page.shownCard()->lookup.notification->id, 100);
}

void TestLookupPage::showsNotFound()
{
    LookupPageFixture fixture;
    fixture.answer(u"1050"_s, failing(ErrorKind::NotFound, 404, 1050));
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QVERIFY(!isShown(fixture.page, "messageBar"));
    QCOMPARE(labelText(fixture.page, "whyTitle"), u"Notification 1050 was not found for you"_s);
    QVERIFY(!isShown(fixture.page, "tryAgain"));
}

/// Where a single id is looked up. In a table the reader says the row.
void TestLookupPage::resultIsAnnounced()
{
    LookupPageFixture fixture;
    QSignalSpy ended(&fixture.page, &LookupPage::lookupEnded);
    const auto *card = find<QWidget>(fixture.page, "resultCard");
    fixture.answer(u"5"_s, found(5, u"Why did it fail?"_s));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(card->accessibleName(), u"5. Why did it fail? Read: not given. Archived: not given."_s);
    QCOMPARE(ended.last().at(1).toString(), card->accessibleName());
    fixture.answer(u"5"_s, failing(ErrorKind::ServerFault, 500, 5));
    QTRY_COMPARE(ended.size(), 2);
    QVERIFY(card->accessibleName().startsWith(u"Notification 5: The service failed (500). "_s));
    QCOMPARE(ended.last().at(1).toString(), card->accessibleName());
}

void TestLookupPage::showsStopped()
{
    LookupPageFixture fixture;
    fixture.lookUp(u"5"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.page.stop();
    QVERIFY(!fixture.page.isRunning());
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QCOMPARE(labelText(fixture.page, "whyText"), u"Notification 5 was not looked up."_s);
}

void TestLookupPage::countdown()
{
    LookupPageFixture fixture;
    Error busy;
    busy.kind = ErrorKind::RateLimited;
    busy.status = 429;
    busy.retryAfter = 12s;
    fixture.lookUp(u"5"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.held->end(failure(busy));
    QTRY_VERIFY(isShown(fixture.page, "messageBar"));
    QCOMPARE(labelText(fixture.page, "messageTitle"), u"The service is busy"_s);
    QCOMPARE(labelText(fixture.page, "messageText"), u"Continuing in 12 s."_s);
    fixture.clock.advance(4500ms);
    QTRY_COMPARE(labelText(fixture.page, "messageText"), u"Continuing in 8 s."_s);
    fixture.page.stop();
}

void TestLookupPage::countdownKeepsOtherMessages()
{
    LookupPageFixture fixture;
    Error busy;
    busy.kind = ErrorKind::RateLimited;
    busy.status = 429;
    busy.retryAfter = 60s;
    fixture.lookUp(u"5, 6"_s);
    QTRY_COMPARE(fixture.asked.size(), 2);
    fixture.held->end(failure(busy));
    QTRY_VERIFY(isShown(fixture.page, "messageBar"));
    Error error;
    error.kind = ErrorKind::Input;
    error.cause = ErrorCause::FileNotRead;
    Q_EMIT fixture.services.writer.failed(error);
    const QString title = labelText(fixture.page, "messageTitle");
    const QString text = labelText(fixture.page, "messageText");
    fixture.clock.advance(4500ms);
    QTest::qWait(700); // longer than one step of the countdown
    QCOMPARE(labelText(fixture.page, "messageTitle"), title);
    QCOMPARE(labelText(fixture.page, "messageText"), text);
    fixture.results.stop();
    QVERIFY(isShown(fixture.page, "messageBar"));
    QCOMPARE(labelText(fixture.page, "messageTitle"), title);
    find<QAbstractButton>(fixture.page, "closeMessage")->click();
    QVERIFY(!isShown(fixture.page, "messageBar")); // the countdown has not come back
}

void TestLookupPage::resumesAnExpiredLookupOnce()
{
    LookupPageFixture fixture;
    QSignalSpy signIn(&fixture.services.sessions, &SessionManager::signInRequested);
    fixture.lookUp(u"9"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    Result<Notification> revoked = failing(ErrorKind::SessionExpired, 401, 9);
    revoked.error().serverMessage = u"Token revoked"_s;
    fixture.held->end(revoked);
    QTRY_VERIFY(isShown(fixture.page, "signInAgain"));
    QVERIFY(fixture.page.isRunning());
    QVERIFY(
        labelText(fixture.page, "messageText").contains(u"The answer says: “\u2068Token revoked\u2069”"_s));
    QCOMPARE(labelText(fixture.page, "messageTitle"), u"Your session ended, or this API key has no access"_s);
    QCOMPARE(labelText(fixture.page, "runningText"), u"The lookup waits until you have signed in again."_s);
    find<QPushButton>(fixture.page, "signInAgain")->click();
    QCOMPARE(signIn.size(), 1);
    fixture.endSignIn();
    QTRY_COMPARE(fixture.asked.size(), 2);
    QTRY_COMPARE(labelText(fixture.page, "runningText"), u"Looking up 9…"_s);
    fixture.held->end(revoked);
    QTRY_VERIFY(isShown(fixture.page, "whyTitle"));
    QCOMPARE(labelText(fixture.page, "whyTitle"), u"Notification 9 was refused"_s);
    QVERIFY(labelText(fixture.page, "whyText").endsWith(u"\nThe answer says: “\u2068Token revoked\u2069”"_s));
    QVERIFY(!isShown(fixture.page, "signInAgain"));
    fixture.endSignIn();
    QTest::qWait(0);
    QCOMPARE(fixture.asked.size(), 2);
}

void TestLookupPage::requiresASignIn()
{
    LookupPageFixture fixture;
    fixture.context->sessions().current().signOut();
    const QSignalSpy signIn(&fixture.services.navigator, &Navigator::signIn);
    const QSignalSpy needed(&fixture.services.sessions, &SessionManager::signInRequested);
    QCOMPARE(labelText(*find<QWidget>(fixture.page, "noResults"), "emptyText"),
             u"Nothing is sent until you sign in or run an upgrade."_s);
    find<QPushButton>(*find<QWidget>(fixture.page, "noResults"), "emptyAction")->click();
    QCOMPARE(signIn.size(), 1);
    fixture.lookUp(u"5"_s);
    QCOMPARE(needed.size(), 1);
    QVERIFY(fixture.asked.isEmpty());
    fixture.context->sessions().current().continueWithApiKey(connectionTo(QUrl(u"https://api.example.com"_s)),
                                                             Secret(u"k"_s));
    fixture.endSignIn();
    QTRY_COMPARE(fixture.asked, QList<qint32>{5});
}

void TestLookupPage::cardStaysAfterSigningOut()
{
    LookupPageFixture fixture;
    fixture.answer(u"1"_s, found(1, u"One"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    fixture.context->sessions().current().signOut();
    QVERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(find<ValueText>(fixture.page, "fetchedDescription")->toPlainText(),
             u"from acme @ api.example.com"_s);
}

namespace {

/// Answers everything at once, from a table.
struct ManyFixture : PageFixture
{
    ManyFixture()
        : PageFixture({1100, 800},
                      [this](qint32 id) { return std::make_unique<FinishedJob<Notification>>(answer(id)); })
    {
    }
    [[nodiscard]] Result<Notification> answer(qint32 id)
    {
        if (asked.size() % 2 == 0)
            clock.advance(everySecondTakes);
        if (answers.contains(id))
            return answers.value(id);
        Notification notification;
        notification.id = id;
        notification.subject = u"Subject of %1"_s.arg(id);
        notification.raw = QByteArray(R"({"notificationId":%1,"extra":1.50,"subject":"Subject of %1"})")
                               .replace("%1", QByteArray::number(id));
        return notification;
    }
    void lookUp(const QString &ids)
    {
        find<QPlainTextEdit>(page, "notificationIds")->setPlainText(ids);
        find<QPushButton>(page, "lookUp")->click();
        QTRY_VERIFY(!results.isRunning());
    }
    void showCardOf(const QString &ids)
    {
        lookUp(ids);
        QTRY_VERIFY(isShown(page, "notificationCard"));
    }
    [[nodiscard]] QAction &action(const char *name) const
    {
        return *page.resultsView()->actions().findChild<QAction *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QTableView *table() { return find<QTableView>(page, "results"); }
    [[nodiscard]] QString subject() { return find<ValueText>(page, "subject")->toPlainText(); }

    std::chrono::milliseconds everySecondTakes{0};
    QHash<qint32, Result<Notification>> answers;
};

} // namespace

void TestLookupPage::doubtsSameAnswers()
{
    ManyFixture fixture;
    const QString doubt = u"All 3 answers are the same and name no id. Is the address complete?"_s;
    for (const qint32 id : {1, 2, 3}) {
        Result<Notification> answer = failing(ErrorKind::NotFound, 404, id);
        answer.error().answerDigest = 7;
        fixture.answers.insert(id, answer);
    }
    fixture.lookUp(u"1-3"_s);
    QTRY_VERIFY(isShown(fixture.page, "messageBar"));
    QCOMPARE(labelText(fixture.page, "messageTitle"), doubt);
    fixture.table()->selectRow(1);
    QTRY_VERIFY(labelText(fixture.page, "whyText").endsWith(doubt));
    fixture.answers.remove(2);
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(!isShown(fixture.page, "messageBar"));
    fixture.table()->selectRow(0);
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QVERIFY(!labelText(fixture.page, "whyText").contains(doubt));
}

void TestLookupPage::stopReplacesLookUp()
{
    LookupPageFixture fixture;
    QVERIFY(!isShown(fixture.page, "stop"));
    auto *lookUp = find<QPushButton>(fixture.page, "lookUp");
    const QRect place = lookUp->geometry();
    find<QPlainTextEdit>(fixture.page, "notificationIds")->setPlainText(u"5, 6"_s);
    lookUp->setFocus(Qt::TabFocusReason);
    QTest::keyClick(lookUp, Qt::Key_Space);
    QTRY_COMPARE(fixture.asked.size(), 2);
    auto *stop = find<QPushButton>(fixture.page, "stop");
    QVERIFY(stop->isVisible() && !lookUp->isVisible());
    QCOMPARE(stop->geometry(), place);
    QCOMPARE(stop->accessibleName(), u"Stop"_s);
    QVERIFY(stop->hasFocus());
    QTest::keyClick(stop, Qt::Key_Space);
    QVERIFY(!fixture.page.isRunning());
    QVERIFY(lookUp->isVisible() && !stop->isVisible());
    QVERIFY(lookUp->hasFocus());
}

void TestLookupPage::progressIsShownInTheField()
{
    LookupPageFixture fixture;
    auto *ids = find<QWidget>(fixture.page, "notificationIds");
    auto *bar = find<BusyBar>(fixture.page, "lookupProgress");
    QVERIFY(!bar->isVisible());
    fixture.results.setParallel(1);
    fixture.lookUp(u"5-8"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->total(), 4);
    QCOMPARE(bar->done(), 0);
    QCOMPARE(accessFaults(fixture.page), QString());
    const QRect field(ids->mapToGlobal(QPoint(0, 0)), ids->size());
    QVERIFY(field.contains(QRect(bar->mapToGlobal(QPoint(0, 0)), bar->size())));
    fixture.held->end(found(5, u"Five"_s));
    QTRY_COMPARE(bar->done(), 1);
    fixture.page.stop();
    QVERIFY(!bar->isVisible());

    fixture.lookUp(u"7"_s); // has no part that is done
    QTRY_COMPARE(fixture.asked.last(), 7);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->total(), 0);
}

void TestLookupPage::stoppedLookupCanBeContinued_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<qint32>>("asked");
    QTest::addColumn<QList<qint32>>("continued");
    QTest::newRow("busy") << ErrorKind::RateLimited << u"Stopped at 10: the service is busy"_s
                          << u"4 ids were not looked up."_s << QList<qint32>{7, 8, 9, 10}
                          << QList<qint32>{8, 9, 11, 12, 10};
    QTest::newRow("unknown host") << ErrorKind::DnsFailed << u"Stopped at 8: Address not found"_s
                                  << u"4 ids were not looked up."_s << QList<qint32>{7, 8}
                                  << QList<qint32>{9, 10, 11, 12, 8};
}

void TestLookupPage::stoppedLookupCanBeContinued()
{
    QFETCH(const ErrorKind, kind);
    QFETCH(const QString, title);
    QFETCH(const QString, text);
    QFETCH(const QList<qint32>, asked);
    QFETCH(const QList<qint32>, continued);
    ManyFixture fixture;
    fixture.results.setParallel(1);
    Error error;
    error.kind = kind;
    error.delivery = Delivery::Answered;
    error.retryAfter = 0s;
    error.exchange = 41;
    for (qint32 id = 8; id <= 12; ++id)
        fixture.answers.insert(id, failure(error));
    fixture.lookUp(u"7-12"_s);
    QCOMPARE(fixture.asked, asked);
    QCOMPARE(labelText(fixture.page, "messageTitle"), title);
    QVERIFY2(labelText(fixture.page, "messageText").endsWith(text),
             qPrintable(labelText(fixture.page, "messageText")));
    QSignalSpy activity(&fixture.services.navigator, &Navigator::showExchange);
    find<QPushButton>(fixture.page, "showStopInActivity")->click();
    QCOMPARE(activity.size(), 1);
    QCOMPARE(activity.first().first().toLongLong(), 41);

    fixture.answers.clear();
    fixture.asked.clear();
    auto *goOn = find<QPushButton>(fixture.page, "continueLookup");
    QCOMPARE(goOn->accessibleName(), u"Continue"_s);
    goOn->click();
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.asked, continued);
    QVERIFY(!isShown(fixture.page, "messageBar"));
    QCOMPARE(fixture.page.totals(), u"6 found"_s);
}

void TestLookupPage::continuingIsForItsOwnConnection()
{
    ManyFixture fixture;
    fixture.results.setParallel(1);
    fixture.answers.insert(7, failing(ErrorKind::Refused, 0, 7));
    fixture.lookUp(u"7-9"_s);
    fixture.answers.clear();
    fixture.asked.clear();
    const QString own = fixture.results.current().rows().first().connectionId;
    Connection other = connectionTo(QUrl(u"https://other.example.com"_s));
    other.id = u"other"_s;
    fixture.context->sessions().makeCurrent(other);
    fixture.context->sessions().current().continueWithApiKey(other, Secret(u"key-b"_s));
    find<QPushButton>(fixture.page, "continueLookup")->click();
    QTRY_COMPARE(fixture.asked.size(), 3);
    for (const ResultRow &row : fixture.results.current().rows())
        QCOMPARE(row.connectionId, own);
}

void TestLookupPage::fullResultsAreNotContinued()
{
    const StillClock clock;
    MessageList messages;
    MessageBar bar(messages, clock);
    LookupNotice notice(messages, clock);
    Error full;
    full.kind = ErrorKind::TooLarge;
    full.cause = ErrorCause::ResultsFull;
    MessageHandle stop;
    notice.showStop(
        stop, {full, 7, 3, {}}, [] {}, [](qint64) {});
    QCOMPARE(bar.findChild<QWidget *>(u"continueLookup"_s), nullptr); // it would stop again at once
    QVERIFY(labelText(bar, "messageText").endsWith(u"3 ids were not looked up."_s));
}

void TestLookupPage::messageOfTheLookupCanBeClosed()
{
    ManyFixture fixture;
    fixture.results.setParallel(1);
    fixture.answers.insert(7, failing(ErrorKind::Refused, 0, 7));
    fixture.lookUp(u"7-9"_s);
    QVERIFY(isShown(fixture.page, "messageBar"));
    find<QAbstractButton>(fixture.page, "closeMessage")->click();
    QVERIFY(!isShown(fixture.page, "messageBar"));
    QCOMPARE(fixture.page.totals(), u"1 failed, 2 not looked up"_s);
}

void TestLookupPage::countsAreGrouped()
{
    LookupProgress progress;
    progress.total = 100'000;
    progress.done = 99'000;
    progress.found = 952;
    progress.notFound = 1'002;
    progress.failed = 0;
    progress.notLookedUp = 97'046;
    QCOMPARE(lookuptext::progress(progress),
             u"952 found, 1,002 not found, 97,046 not looked up · 99,000 of 100,000"_s);
    Error busy;
    busy.kind = ErrorKind::RateLimited;
    QCOMPARE(lookuptext::stopped(busy, 1'000'953, 97'046).title,
             u"Stopped at 1000953: the service is busy"_s);
    QCOMPARE(lookuptext::stopped(busy, 1'000'953, 97'046).text, u"97,046 ids were not looked up."_s);
    QCOMPARE(lookuptext::stopped(busy, 1'000'953, 1).text, u"1 id was not looked up."_s);
    LookupPageFixture fixture;
    fixture.lookUp(u"1-1500"_s);
    QVERIFY(labelText(fixture.page, "manyIdsQuestion").startsWith(u"Look up 1,500 notifications"_s));
    QCOMPARE(find<QPushButton>(fixture.page, "lookUpMany")->text(), u"Look up 1,500"_s);
}

void TestLookupPage::retryIsOffered()
{
    ManyFixture fixture;
    QCOMPARE(fixture.page.retryable().failed, 0);
    fixture.answers.insert(7, failing(ErrorKind::ServerFault, 500, 7));
    fixture.lookUp(u"7"_s); // has a button of its own
    QCOMPARE(fixture.page.retryable().failed, 0);
    fixture.answers.insert(8, failing(ErrorKind::NotFound, 404, 8));
    fixture.lookUp(u"7-9"_s);
    QCOMPARE(fixture.page.retryable().failed, 1);
    fixture.answers.clear();
    fixture.page.retryFailed();
    QCOMPARE(fixture.page.retryable().failed, 0);
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.page.retryable().failed, 0);
}

void TestLookupPage::outOfRangeIdCanBeLeftOut()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    const auto under = [&fixture] { return labelText(fixture.page, "notificationIdsUnder"); };
    ids->setPlainText(u"7, 99999999999, 8"_s);
    QCOMPARE(under(), u"“99999999999” is out of range: ids go from -2147483648 to 2147483647"_s);
    QVERIFY(!find<QPushButton>(fixture.page, "lookUp")->isEnabled());
    QCOMPARE(accessFaults(fixture.page), QString());
    auto *leaveOut = find<QPushButton>(fixture.page, "leaveOutIds");
    QVERIFY(leaveOut->isVisible());
    leaveOut->click();
    QCOMPARE(under(), u"not an id: “99999999999”"_s);
    QVERIFY(!leaveOut->isVisible());
    QVERIFY(ids->hasFocus());
    ids->moveCursor(QTextCursor::End);
    QTest::keyClicks(ids, u", 9"_s);
    QCOMPARE(under(), u"not an id: “99999999999”"_s);
    QTest::keyClick(ids, Qt::Key_Return);
    QTRY_COMPARE(fixture.asked, (QList<qint32>{7, 8, 9}));

    ids->setPlainText(u"7"_s);
    ids->setPlainText(u"7, 99999999999"_s); // is asked about anew
    QVERIFY(leaveOut->isVisible());
}

void TestLookupPage::failureIsTheSameAloneAndInATable()
{
    ManyFixture fixture;
    fixture.answers.insert(50, failing(ErrorKind::ServerFault, 500, 50));
    for (const QString &ids : {u"50"_s, u"7, 50"_s}) {
        fixture.lookUp(ids);
        if (ids != u"50"_s)
            fixture.table()->selectRow(1);
        QTRY_VERIFY(isShown(fixture.page, "failureView"));
        QCOMPARE(labelText(fixture.page, "whyTitle"), u"Notification 50: The service failed (500)"_s);
        QVERIFY(!labelText(fixture.page, "whyText").isEmpty());
        QCOMPARE(find<ValueText>(fixture.page, "failedId")->toPlainText(), u"50"_s);
        QVERIFY(!isShown(fixture.page, "messageBar"));

        QVERIFY(!isShown(fixture.page, "failureDetails"));
        find<QPushButton>(fixture.page, "failureDetailsButton")->click();
        QVERIFY(find<QPlainTextEdit>(fixture.page, "failureDetails")->toPlainText().contains(u"500"_s));
        QVERIFY(isShown(fixture.page, "failureDetails"));
        find<QPushButton>(fixture.page, "failureDetailsButton")->click();

        QApplication::clipboard()->clear();
        find<QPushButton>(fixture.page, "copyFailureForTicket")->click();
        QVERIFY(QApplication::clipboard()->text().contains(u"50"_s));
        QVERIFY(!QApplication::clipboard()->text().contains(u"Subject of 7"_s));
        QCOMPARE(accessFaults(fixture.page), QString());

        fixture.asked.clear();
        find<QPushButton>(fixture.page, "tryAgain")->click();
        QTRY_COMPARE(fixture.asked, QList<qint32>{50});
    }
}

void TestLookupPage::manyIdsFillTheTable()
{
    ManyFixture fixture;
    QSignalSpy status(&fixture.page, &LookupPage::lookupEnded);
    fixture.answers.insert(8, failing(ErrorKind::NotFound, 404, 8));
    fixture.answers.insert(9, failing(ErrorKind::ServerFault, 500, 9));
    fixture.lookUp(u"7-9"_s);
    QTRY_VERIFY(isShown(fixture.page, "resultsView"));
    QCOMPARE(fixture.table()->model()->rowCount(), 3);
    QTRY_COMPARE(fixture.subject(), u"Subject of 7"_s);
    QCOMPARE(status.last().first().toString(), u"1 found, 1 not found, 1 failed"_s);
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(!isShown(fixture.page, "resultsView"));
    QVERIFY(isShown(fixture.page, "notificationCard"));
}

void TestLookupPage::newLookupOfOneIdResetsTheFilter()
{
    ManyFixture fixture;
    const std::array<std::function<void()>, 2> filters{
        [&fixture] { find<QAbstractButton>(fixture.page, "chipFailed")->setChecked(true); },
        [&fixture] { find<QLineEdit>(fixture.page, "filterResults")->setText(u"nowhere"_s); }};
    for (const auto &filter : filters) {
        fixture.lookUp(u"7-9"_s);
        QTRY_COMPARE(labelText(fixture.page, "resultCount"), u"3"_s);
        const ResultActions &actions = fixture.page.resultsView()->actions();
        QVERIFY(actions.filter->isEnabled());
        filter();
        QTRY_VERIFY(isShown(fixture.page, "noMatchingRow"));
        fixture.lookUp(u"7"_s);
        QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
        QApplication::clipboard()->clear();
        find<QPushButton>(fixture.page, "copyForTicket")->click();
        QVERIFY(QApplication::clipboard()->text().contains(u"Subject of 7"_s));
        QTRY_VERIFY(actions.copyForTicket->isEnabled() && actions.refresh->isEnabled());
        QVERIFY(!actions.filter->isEnabled()); // the filter field is hidden
    }
}

void TestLookupPage::showsTheCardOfTheSelectedRow()
{
    ManyFixture fixture;
    fixture.answers.insert(8, failing(ErrorKind::NotFound, 404, 8));
    fixture.showCardOf(u"7 8 9"_s);
    fixture.table()->setFocus();
    QTest::keyClick(fixture.table(), Qt::Key_Down);
    QTRY_VERIFY(isShown(fixture.page, "whyTitle"));
    QCOMPARE(labelText(fixture.page, "whyTitle"), u"Notification 8 was not found for you"_s);
    QVERIFY(!isShown(fixture.page, "notificationCard"));
    QVERIFY(!fixture.page.shownCard());
    QTest::keyClick(fixture.table(), Qt::Key_Down);
    QTRY_COMPARE(fixture.subject(), u"Subject of 9"_s);
    QCOMPARE(fixture.page.shownCard()->lookup.id, 9);
}

void TestLookupPage::showsRawJson()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    find<QPushButton>(fixture.page, "showRawJson")->setChecked(true);
    QCOMPARE(find<QPlainTextEdit>(fixture.page, "rawJson")->toPlainText().simplified(),
             uR"({ "notificationId": 7, "extra": 1.50, "subject": "Subject of 7" })"_s);
    QVERIFY(!isShown(fixture.page, "preview"));
    QVERIFY(!isShown(fixture.page, "subject"));
    QVERIFY(isShown(fixture.page, "copyForTicket"));
    find<QPushButton>(fixture.page, "copyRawJson")->click();
    QCOMPARE(QApplication::clipboard()->text(), find<QPlainTextEdit>(fixture.page, "rawJson")->toPlainText());
}

void TestLookupPage::rawJsonStaysDuringALookup()
{
    LookupPageFixture fixture;
    const auto answer = [&fixture](const QByteArray &subject) {
        const qint32 id = fixture.asked.last();
        Notification notification = *found(id, QString::fromUtf8(subject));
        notification.raw =
            "{\"subject\": \"" + subject + "\", \"lines\": [" + QByteArray("1, ").repeated(200) + "2]}";
        fixture.held->end(notification);
    };
    fixture.results.setParallel(1);
    fixture.lookUp(u"7, 8, 9"_s);
    QTRY_COMPARE(fixture.asked, QList<qint32>{7});
    answer("first");
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    find<QPushButton>(fixture.page, "showRawJson")->setChecked(true);
    auto *raw = find<QPlainTextEdit>(fixture.page, "rawJson");
    QTRY_VERIFY(raw->verticalScrollBar()->maximum() > 20);
    QTextCursor selection = raw->textCursor();
    selection.setPosition(5);
    selection.setPosition(15, QTextCursor::KeepAnchor);
    raw->setTextCursor(selection);
    const QString selected = raw->textCursor().selectedText();
    raw->verticalScrollBar()->setValue(20);

    for (const qsizetype asked : {2, 3}) { // other rows
        QTRY_COMPARE(fixture.asked.size(), asked);
        answer("other");
        QTRY_COMPARE(fixture.results.current().progress().found, asked);
        QTest::qWait(0);
        QCOMPARE(raw->textCursor().selectedText(), selected);
        QCOMPARE(raw->verticalScrollBar()->value(), 20);
    }
    QTRY_VERIFY(!fixture.results.isRunning());

    for (const bool isChanged : {false, true}) { // this row again
        fixture.results.current().refresh(fixture.context->sessions().current().connection(), {0});
        QTRY_COMPARE(fixture.asked.size(), isChanged ? 5 : 4);
        answer(isChanged ? "second" : "first");
        QTRY_VERIFY(!fixture.results.isRunning());
        QTRY_VERIFY(raw->isVisible());
        QCOMPARE(raw->textCursor().selectedText(), isChanged ? QString() : selected);
        QCOMPARE(raw->toPlainText().contains(u"second"_s), isChanged);
    }
}

void TestLookupPage::rawJsonUsesTheHeight()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    find<QPushButton>(fixture.page, "showRawJson")->click();
    auto *raw = find<QPlainTextEdit>(fixture.page, "rawJson");
    const auto bottom = [&fixture](QWidget *widget) {
        return widget->mapTo(&fixture.page, QPoint(0, widget->height())).y();
    };
    QTRY_VERIFY(bottom(raw) > fixture.page.height() - 2 * tokens::kSpace24);
    QVERIFY(raw->height() > fixture.page.height() / 2);
    find<QPushButton>(fixture.page, "showRawJson")->click();
    QTRY_VERIFY(isShown(fixture.page, "preview"));
    QTRY_VERIFY(bottom(find<QWidget>(fixture.page, "resultCard")) < fixture.page.height() / 2);
}

void TestLookupPage::rawJsonIsSearched()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    find<QPushButton>(fixture.page, "showRawJson")->click();
    auto *raw = find<QPlainTextEdit>(fixture.page, "rawJson");
    auto *field = find<QLineEdit>(fixture.page, "findInJson");
    raw->setFocus();
    QTest::keyClick(raw, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, u"SUBJECT"_s);
    QCOMPARE(labelText(fixture.page, "findCount"), u"1 of 2"_s);
    QCOMPARE(raw->extraSelections().size(), 2);
    for (const auto &match : raw->extraSelections())
        QVERIFY(match.format.fontUnderline());
    QCOMPARE(raw->textCursor().selectedText(), u"subject"_s);
    const int first = raw->textCursor().selectionStart();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(labelText(fixture.page, "findCount"), u"2 of 2"_s);
    QVERIFY(raw->textCursor().selectionStart() > first);
    QTest::keyClick(field, Qt::Key_F3);
    QCOMPARE(labelText(fixture.page, "findCount"), u"1 of 2"_s);
    QTest::keyClick(raw, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(labelText(fixture.page, "findCount"), u"2 of 2"_s);
    find<QPushButton>(fixture.page, "findPrevious")->click();
    QCOMPARE(raw->textCursor().selectionStart(), first);
    field->setText(u"nowhere"_s);
    QCOMPARE(labelText(fixture.page, "findCount"), u"Not in this JSON"_s);
    QVERIFY(!find<QPushButton>(fixture.page, "findNext")->isEnabled());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(raw->hasFocus());
    QCOMPARE(accessFaults(fixture.page), QString());
}

void TestLookupPage::rawJsonHasAKey()
{
    ManyFixture fixture;
    fixture.answers.insert(9, failing(ErrorKind::NotFound, 404, 9));
    fixture.showCardOf(u"7 8 9"_s);
    QAction &json = fixture.action("toggleRawJson");
    QCOMPARE(json.shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J));
    fixture.table()->setFocus();
    json.trigger();
    QVERIFY(isShown(fixture.page, "rawJson"));
    QVERIFY(fixture.table()->hasFocus());
    json.trigger();
    QVERIFY(!isShown(fixture.page, "rawJson"));
    fixture.table()->selectRow(2);
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QVERIFY(!json.isEnabled());
    fixture.table()->selectRow(0);
    QTRY_VERIFY(json.isEnabled());
    fixture.action("showCard").setChecked(false);
    json.trigger(); // there is no place for it beside the table
    QVERIFY(isShown(fixture.page, "rawJson"));
    QVERIFY(!isShown(fixture.page, "results"));
}

void TestLookupPage::cardHasFewStopsOfTab()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    fixture.table()->setFocus();
    QStringList stops;
    for (int tab = 0; tab < 4; ++tab) {
        focusNextInReadingOrder(fixture.page, true);
        stops += fixture.page.focusWidget()->objectName();
    }
    QCOMPARE(stops.first(3).join(u' '), u"resultCard subject copyForTicket"_s);
    QVERIFY(!find<QWidget>(fixture.page, "resultCard")->isAncestorOf(fixture.page.focusWidget()));
}

void TestLookupPage::rawJsonHasColours()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    find<QPushButton>(fixture.page, "showRawJson")->click();
    auto *raw = find<QPlainTextEdit>(fixture.page, "rawJson");
    const tokens::Colors &colors = tokens::light();
    const auto colorOf = [raw](const QString &text) {
        const QTextCursor found = raw->document()->find(text);
        const int place = found.selectionStart() - found.block().position();
        for (const QTextLayout::FormatRange &range : found.block().layout()->formats()) {
            if (place >= range.start && place < range.start + range.length)
                return range.format.foreground().color();
        }
        return QColor();
    };
    QTRY_COMPARE(colorOf(u"\"extra\""_s), colors.info.ink);
    QCOMPARE(colorOf(u"\"Subject of 7\""_s), colors.good.ink);
    QCOMPARE(colorOf(u"1.50"_s), colors.warn.ink);
    QCOMPARE(colorOf(u"{"_s), colors.dim);
}

void TestLookupPage::cardStandsAtTheSideOrBelow()
{
    ManyFixture fixture;
    fixture.page.resize(900, 700);
    fixture.showCardOf(u"7 8 9"_s);
    QTRY_VERIFY(fixture.action("moveCard").isEnabled());
    QCOMPARE(fixture.action("moveCard").shortcut(), QKeySequence(Qt::Key_F9));
    const auto place = [&fixture](const char *name) {
        auto *widget = find<QWidget>(fixture.page, name);
        return QRect(widget->mapTo(&fixture.page, QPoint()), widget->size());
    };
    QTRY_VERIFY(place("resultCard").top() >= place("results").bottom());
    fixture.action("moveCard").trigger();
    QTRY_VERIFY(place("resultCard").left() >= place("results").right());
    QVERIFY(place("resultCard").top() < place("results").bottom());
    QVERIFY(place("filterBar").right() >= place("resultCard").right()); // above both
    QVERIFY(place("filterBar").bottom() < place("resultCard").top());
    fixture.action("moveCard").trigger();
    QTRY_VERIFY(place("resultCard").top() >= place("results").bottom());
}

void TestLookupPage::cardIsHidden()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    QVERIFY(fixture.action("showCard").isChecked());
    find<QPushButton>(fixture.page, "showRawJson")->setFocus();
    fixture.action("showCard").setChecked(false);
    QVERIFY(!isShown(fixture.page, "resultCard"));
    QVERIFY(fixture.table()->hasFocus());
    QTest::keyClick(fixture.table(), Qt::Key_Return); // shows it alone nevertheless
    QVERIFY(isShown(fixture.page, "resultCard"));
    QTest::keyClick(find<QWidget>(fixture.page, "resultCard"), Qt::Key_Escape);
    QVERIFY(!isShown(fixture.page, "resultCard"));
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(isShown(fixture.page, "resultCard"));
    fixture.lookUp(u"7 8 9"_s);
    QTRY_VERIFY(isShown(fixture.page, "results"));
    QVERIFY(!isShown(fixture.page, "resultCard"));
    fixture.action("moveCard").trigger(); // shows it where it was
    QVERIFY(fixture.action("showCard").isChecked());
    QVERIFY(isShown(fixture.page, "resultCard"));
    QCOMPARE(find<QSplitter>(fixture.page, "resultsSplitter")->orientation(), Qt::Horizontal);
}

/// A panel beside the page is in the place of the card.
void TestLookupPage::cardIsReplaced()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    fixture.page.setCardReplaced(true);
    QVERIFY(!isShown(fixture.page, "resultCard"));
    QTest::keyClick(fixture.table(), Qt::Key_Return);
    QVERIFY(isShown(fixture.page, "resultCard"));
    find<QPushButton>(fixture.page, "backToResults")->click();
    QVERIFY(!isShown(fixture.page, "resultCard"));
    fixture.page.setCardReplaced(false);
    QVERIFY(isShown(fixture.page, "resultCard"));
    fixture.page.setCardReplaced(true);
    fixture.lookUp(u"7"_s); // there is no table, so it has the whole page
    QTRY_VERIFY(isShown(fixture.page, "resultCard"));
}

void TestLookupPage::tableAndCardStayWithinTheirSplitter()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    QVERIFY(isShown(fixture.page, "resultCard"));
    const auto *splitter = find<QSplitter>(fixture.page, "resultsSplitter");
    QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
    for (const Qt::LayoutDirection direction : {Qt::RightToLeft, Qt::LeftToRight}) {
        fixture.page.setLayoutDirection(direction);
        QCoreApplication::sendPostedEvents();
        for (int pane = 0; pane < 2; ++pane)
            QTRY_VERIFY(splitter->rect().contains(splitter->widget(pane)->geometry()));
    }
}

/// It takes the place of the card, stands beside both where there is room, and otherwise opens over the
/// table.
void TestLookupPage::placesOfTheOverview()
{
    ManyFixture fixture;
    fixture.page.resize(1180, 700);
    fixture.showCardOf(u"7 8 9"_s);
    const auto place = [&fixture](const char *name) {
        auto *widget = find<QWidget>(fixture.page, name);
        return QRect(widget->mapTo(&fixture.page, QPoint()), widget->size());
    };
    waitForLayout();
    const QRect table = place("results");
    fixture.action("showOverview").trigger();
    QVERIFY(isShown(fixture.page, "overview"));
    QVERIFY(!isShown(fixture.page, "resultCard"));
    auto *bars = find<QWidget>(fixture.page, "overviewBars");
    QVERIFY(bars->hasFocus());
    QTRY_VERIFY(place("overview").left() > place("results").right());
    QCOMPARE(place("results"), table);
    QVERIFY(isShown(fixture.page, "filterBar"));
    QCOMPARE(accessFaults(fixture.page), QString());
    // The card alone is alone.
    fixture.table()->setFocus();
    QTest::keyClick(fixture.table(), Qt::Key_Return);
    QVERIFY(!isShown(fixture.page, "overview"));
    QVERIFY(isShown(fixture.page, "resultCard"));
    find<QPushButton>(fixture.page, "backToResults")->click();
    QVERIFY(isShown(fixture.page, "overview"));

    bars->setFocus();
    fixture.page.resize(1600, 700);
    QTRY_VERIFY(isShown(fixture.page, "resultCard"));
    QTRY_VERIFY(place("overview").left() > place("resultCard").right());
    QCOMPARE(place("overview").height(), place("resultsPane").height());
    QVERIFY(bars->hasFocus());

    fixture.page.resize(600, 700);
    QTRY_VERIFY(!isShown(fixture.page, "results"));
    QVERIFY(!isShown(fixture.page, "resultCard"));
    QVERIFY(isShown(fixture.page, "overview"));
    QVERIFY(isShown(fixture.page, "filterBar"));
    QVERIFY(bars->hasFocus());
    QTRY_VERIFY(place("overview").top() > place("filterBar").top());
    QCOMPARE(accessFaults(fixture.page), QString());
    fixture.page.resize(1180, 700);
    QTRY_VERIFY(isShown(fixture.page, "results"));
    QVERIFY(!isShown(fixture.page, "resultCard"));
    QVERIFY(bars->hasFocus());
    QTRY_COMPARE(place("results"), table);
    find<QAbstractButton>(fixture.page, "closeOverview")->click();
    QVERIFY(!isShown(fixture.page, "overview"));
    QVERIFY(isShown(fixture.page, "resultCard"));
    waitForLayout();
    QCOMPARE(place("results"), table);
}

/// A single result has no overview, whether it was shown before or not.
void TestLookupPage::overviewOfSeveralOnly()
{
    ManyFixture fixture;
    fixture.page.resize(1180, 700);
    fixture.showCardOf(u"7 8"_s);
    fixture.page.resultsView()->actions().overview->trigger();
    QVERIFY(isShown(fixture.page, "overview"));
    fixture.lookUp(u"7"_s);
    QTRY_VERIFY(!isShown(fixture.page, "overview"));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    fixture.lookUp(u"8 9"_s);
    QTRY_VERIFY(isShown(fixture.page, "overview"));
}

void TestLookupPage::cardAloneSwitchesRows()
{
    ManyFixture fixture;
    fixture.answers.insert(9, failing(ErrorKind::NotFound, 404, 9));
    fixture.showCardOf(u"7 8 9"_s);
    auto *card = find<QWidget>(fixture.page, "resultCard");
    const QPoint second = fixture.table()
                              ->visualRect(fixture.table()->model()->index(1, columnOf(ResultField::Subject)))
                              .center();
    QTest::mouseClick(fixture.table()->viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(fixture.table()->viewport(), Qt::LeftButton, {}, second);
    QTRY_VERIFY(!isShown(fixture.page, "results"));
    QTRY_COMPARE(fixture.subject(), u"Subject of 8"_s);
    QCOMPARE(labelText(fixture.page, "cardPosition"), u"2 of 3"_s);
    auto *previous = find<QPushButton>(fixture.page, "previousCard");
    auto *next = find<QPushButton>(fixture.page, "nextCard");
    QCOMPARE(spokenName(previous), u"Previous"_s);
    QCOMPARE(spokenName(next), u"Next"_s);
    previous->click();
    QTRY_COMPARE(fixture.subject(), u"Subject of 7"_s);
    QCOMPARE(labelText(fixture.page, "cardPosition"), u"1 of 3"_s);
    QVERIFY(!previous->isEnabled());
    next->click();
    QTRY_COMPARE(fixture.subject(), u"Subject of 8"_s);
    QTRY_VERIFY(announced(fixture.page).startsWith(u"8. Subject of 8."_s));
    QVERIFY(next->isEnabled());
    fixture.action("moveCard").trigger(); // shows the table again
    QVERIFY(isShown(fixture.page, "results"));

    fixture.table()->selectRow(0);
    fixture.table()->setFocus();
    QTest::keyClick(fixture.table(), Qt::Key_Return);
    QVERIFY(!isShown(fixture.page, "results"));
    QVERIFY(card->hasFocus());
    QCOMPARE(accessFaults(fixture.page), QString());
    QTest::keyClick(card, Qt::Key_Down);
    QTRY_COMPARE(fixture.subject(), u"Subject of 8"_s);
    find<QWidget>(fixture.page, "subject")->setFocus();
    QTest::keyClick(find<QWidget>(fixture.page, "subject"), Qt::Key_Down); // to the next value
    QCOMPARE(fixture.subject(), u"Subject of 8"_s);
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Down);
    QTRY_COMPARE(labelText(fixture.page, "whyTitle"), u"Notification 9 was not found for you"_s);
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Down); // there is no other
    QTest::keyClick(card, Qt::Key_Up);
    QTRY_COMPARE(fixture.subject(), u"Subject of 8"_s);
    QTest::keyClick(card, Qt::Key_Escape);
    QVERIFY(isShown(fixture.page, "results"));
    QVERIFY(fixture.table()->hasFocus());
    QCOMPARE(fixture.table()->currentIndex().row(), 1);

    QTest::keyClick(fixture.table(), Qt::Key_Return);
    QVERIFY(!isShown(fixture.page, "results"));
    fixture.lookUp(u"5 6"_s); // its rows are to be seen
    QTRY_VERIFY(isShown(fixture.page, "results"));
}

/// A double click leads to the card alone, and a mouse must also lead back.
void TestLookupPage::buttonLeadsFromTheCardToTheTable()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    QVERIFY(!isShown(fixture.page, "backToResults"));
    fixture.table()->setFocus();
    QTest::keyClick(fixture.table(), Qt::Key_Return);
    QVERIFY(isShown(fixture.page, "backToResults"));
    QTest::keyClick(find<QWidget>(fixture.page, "resultCard"), Qt::Key_Backtab);
    auto *back = find<QPushButton>(fixture.page, "backToResults");
    QVERIFY(back->hasFocus());
    back->click();
    QVERIFY(isShown(fixture.page, "results"));
    QVERIFY(!isShown(fixture.page, "backToResults"));
    QVERIFY(fixture.table()->hasFocus());
}

void TestLookupPage::cardPlaceDependsOnTheWidth()
{
    ManyFixture fixture;
    fixture.page.resize(1000, 700);
    fixture.showCardOf(u"7 8"_s);
    const auto isBeside = [&fixture] {
        return find<QSplitter>(fixture.page, "resultsSplitter")->orientation() == Qt::Horizontal;
    };
    QVERIFY(!isBeside());
    fixture.page.resize(1100, 700);
    QTRY_VERIFY(isBeside());
    fixture.action("moveCard").trigger();
    QVERIFY(!isBeside());
    fixture.page.resize(1000, 700);
    fixture.action("moveCard").trigger();
    QVERIFY(isBeside());
    fixture.page.resize(1100, 700);
    QTRY_VERIFY(!isBeside());
    fixture.page.resize(1000, 700);
    QTRY_VERIFY(isBeside());
}

void TestLookupPage::narrowPagesHaveTheCardBelow()
{
    ManyFixture fixture;
    fixture.page.resize(600, 800);
    fixture.showCardOf(u"7 8"_s);
    const QSignalSpy noted(&fixture.services.notices, &Notices::note);
    fixture.action("moveCard").trigger();
    QCOMPARE(noted.size(), 1);
    QCOMPARE(noted.first().first().toString(), u"There is no room for the card at the side."_s);
    QVERIFY(isShown(fixture.page, "results"));
    QCOMPARE(find<QSplitter>(fixture.page, "resultsSplitter")->orientation(), Qt::Vertical);
}

void TestLookupPage::refreshingKeepsTheFocusInTheCard()
{
    LookupPageFixture fixture;
    fixture.lookUp(u"9"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.held->end(found(9, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    auto *button = find<QPushButton>(fixture.page, "showRawJson");
    button->setFocus();
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "runningText"));
    QVERIFY(find<QWidget>(fixture.page, "resultCard")->hasFocus());
    QTRY_COMPARE(fixture.asked.size(), 2);
    fixture.held->end(found(9, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(button->hasFocus());

    // Another window is active when the answer arrives.
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "runningText"));
    QWidget other;
    show(other);
    QTRY_VERIFY(!fixture.page.isActiveWindow());
    QTRY_COMPARE(fixture.asked.size(), 3);
    fixture.held->end(found(9, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(fixture.page.focusWidget(), button);
    other.close();
    fixture.page.activateWindow();
    QTRY_VERIFY(fixture.page.isActiveWindow());

    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "runningText"));
    auto *ids = find<QWidget>(fixture.page, "notificationIds");
    ids->setFocus(); // meanwhile
    QTRY_COMPARE(fixture.asked.size(), 4);
    fixture.held->end(found(9, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(ids->hasFocus());
}

void TestLookupPage::steppingDuringARefreshKeepsTheFocusOnTheCard()
{
    LookupPageFixture fixture;
    fixture.findThree();
    fixture.showCardAlone();
    find<QPushButton>(fixture.page, "showRawJson")->setFocus();
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "runningText"));
    auto *card = find<QWidget>(fixture.page, "resultCard");
    QVERIFY(card->hasFocus());
    QTest::keyClick(card, Qt::Key_Down);
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(card->hasFocus());
}

/// The table that came back since the filter shows no row stays when it shows some.
void TestLookupPage::filterKeepsTheTable()
{
    ManyFixture fixture;
    fixture.lookUp(u"1-20"_s);
    auto *filter = find<QLineEdit>(fixture.page, "filterResults");
    filter->setText(u"subject"_s);
    QTRY_COMPARE(labelText(fixture.page, "resultCount"), u"20"_s);
    fixture.table()->selectAll();
    fixture.showCardAlone();
    QVERIFY(!isShown(fixture.page, "results"));
    for (qint32 id = 1; id <= 20; ++id)
        fixture.answers.insert(id, found(id, u"Bill"_s));
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "filterResults"));
    QCOMPARE(labelText(fixture.page, "resultCount"), u"0 of 20"_s);
    filter->setFocus();
    filter->setText(u"bill"_s);
    QTRY_VERIFY(labelText(fixture.page, "resultCount").startsWith(u"20 of 20"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(isShown(fixture.page, "results"));
    QVERIFY(filter->hasFocus());
}

void TestLookupPage::filterKeepsTheTableWithoutTheFocus_data()
{
    QTest::addColumn<bool>("hasOverview");
    QTest::addColumn<bool>("isByMouse");
    QTest::newRow("mouse") << false << true;
    QTest::newRow("mouse, with overview") << true << true;
    QTest::newRow("overview") << true << false;
}

/// The same if the user has clicked, or works in the overview.
void TestLookupPage::filterKeepsTheTableWithoutTheFocus()
{
    QFETCH(const bool, hasOverview);
    QFETCH(const bool, isByMouse);
    ManyFixture fixture;
    fixture.page.resize(1600, 800); // the overview stands beside the card
    fixture.lookUp(u"1-20"_s);
    OverviewPane &overview = fixture.page.resultsView()->overview();
    fixture.page.resultsView()->actions().overview->setChecked(hasOverview);
    auto *filter = find<QLineEdit>(fixture.page, "filterResults");
    filter->setText(u"subject"_s);
    QTRY_COMPARE(labelText(fixture.page, "resultCount"), u"20"_s);
    fixture.table()->selectAll();
    fixture.showCardAlone();
    for (qint32 id = 1; id <= 20; ++id)
        fixture.answers.insert(id, found(id, u"Bill"_s));
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "noMatchingRow"));
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(overview.isVisible(), hasOverview);
    if (isByMouse) {
        auto *clear = find<QPushButton>(*find<QWidget>(fixture.page, "noMatchingRow"), "emptyAction");
        click(clear);
    } else {
        overview.focusBars();
        QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Escape);
    }
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(filter->text(), QString());
    QVERIFY(isShown(fixture.page, "results"));
    QCOMPARE(overview.isVisible(), hasOverview);
    QVERIFY(fixture.page.focusWidget()->isVisible());
    QVERIFY(!find<QWidget>(fixture.page, "notificationIds")->hasFocus());
}

void TestLookupPage::placeOfTheCardChangesDuringARefresh()
{
    LookupPageFixture fixture;
    fixture.page.resize(1200, 900);
    fixture.findThree();
    auto *button = find<QPushButton>(fixture.page, "showRawJson");
    button->setFocus();
    fixture.page.refresh();
    QTRY_VERIFY(isShown(fixture.page, "runningText"));
    fixture.page.resultsView()->actions().moveCard->trigger();
    QVERIFY(isShown(fixture.page, "results"));
    QTRY_COMPARE(fixture.asked.size(), 4);
    fixture.held->end(found(1, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(button->hasFocus());
}

/// After fetching again, what had the focus may not be there any more.
void TestLookupPage::focusGoesToWhatTheCardShowsNow()
{
    LookupPageFixture fixture;
    fixture.answer(u"5"_s, failing(ErrorKind::ServerFault, 500, 5));
    QTRY_VERIFY(isShown(fixture.page, "tryAgain"));
    auto *again = find<QPushButton>(fixture.page, "tryAgain");
    again->setFocus();
    again->click();
    QTRY_COMPARE(fixture.asked.size(), 2);
    fixture.held->end(found(5, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QVERIFY(!isShown(fixture.page, "failureView"));
    const auto *card = find<QWidget>(fixture.page, "resultCard");
    QCOMPARE(fixture.page.focusWidget(), card);
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Tab);
    QCOMPARE(fixture.page.focusWidget()->objectName(), u"subject"_s);

    find<QPushButton>(fixture.page, "showRawJson")->setFocus();
    fixture.page.refresh();
    QTRY_COMPARE(fixture.asked.size(), 3);
    fixture.held->end(failing(ErrorKind::NotFound, 404, 5));
    QTRY_VERIFY(isShown(fixture.page, "failureView"));
    QCOMPARE(fixture.page.focusWidget(), card);
}

void TestLookupPage::focusStaysInTheCardIfTheAnswerIsFast_data()
{
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("below the table") << false;
    QTest::newRow("alone") << true;
}

/// While many rows are fetched, changes are shown ten times a second. A fast answer then replaces a failure
/// before the card has shown that the row is being fetched.
void TestLookupPage::focusStaysInTheCardIfTheAnswerIsFast()
{
    QFETCH(const bool, isAlone);
    LookupPageFixture fixture;
    fixture.results.setParallel(1);
    fixture.lookUp(u"1-21"_s);
    for (qint32 id = 1; id <= 21; ++id) {
        QTRY_COMPARE(fixture.asked.size(), id);
        fixture.held->end(failing(ErrorKind::ServerFault, 500, id));
    }
    QTRY_VERIFY(isShown(fixture.page, "tryAgain"));
    if (isAlone)
        fixture.showCardAlone();
    find<QPushButton>(fixture.page, "tryAgain")->setFocus();
    fixture.page.retryFailed();
    QTRY_COMPARE(fixture.asked.size(), 22);
    fixture.held->end(found(1, u"Bill"_s));
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    QCOMPARE(fixture.page.focusWidget()->objectName(), u"resultCard"_s);
}

void TestLookupPage::tabOrderOfACardThatIsAlone()
{
    ManyFixture fixture;
    fixture.showCardOf(u"1-20"_s);
    fixture.showCardAlone();
    const auto *card = find<QWidget>(fixture.page, "resultCard");
    QVERIFY(card->hasFocus());
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Tab);
    QCOMPARE(fixture.page.focusWidget()->objectName(), u"subject"_s);
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(card->hasFocus());
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(find<QPushButton>(fixture.page, "backToResults")->hasFocus());
}

void TestLookupPage::overviewEndsACardThatIsAlone()
{
    ManyFixture fixture;
    fixture.showCardOf(u"1-20"_s);
    fixture.showCardAlone();
    fixture.page.resultsView()->actions().overview->trigger();
    QVERIFY(isShown(fixture.page, "results"));
    const auto *bars = find<QWidget>(fixture.page, "overviewBars");
    QVERIFY(bars->isVisible());
    QVERIFY(bars->hasFocus());
}

void TestLookupPage::findsWithoutTheTable()
{
    ManyFixture fixture;
    fixture.showCardOf(u"1-3"_s);
    fixture.showCardAlone();
    find<QPushButton>(fixture.page, "showRawJson")->click();
    QAction &filter = fixture.action("filterResultsAction");
    filter.trigger();
    QVERIFY(find<QLineEdit>(fixture.page, "findInJson")->hasFocus());
    QVERIFY(!isShown(fixture.page, "results"));
    find<QPushButton>(fixture.page, "showRawJson")->click();
    filter.trigger();
    QVERIFY(isShown(fixture.page, "results"));
    QVERIFY(find<QLineEdit>(fixture.page, "filterResults")->hasFocus());
}

namespace {

/// Counts how often a widget is resized.
class Resizes final : public QObject
{
public:
    explicit Resizes(QWidget *widget)
        : QObject(widget)
    {
        widget->installEventFilter(this);
    }
    int count = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count += event->type() == QEvent::Resize ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void TestLookupPage::cardIsAtRestAtAnySize_data()
{
    QTest::addColumn<QString>("ids");
    QTest::newRow("alone") << u"5"_s;
    QTest::newRow("below a table") << u"5-7"_s;
}

/// Around the width at which its buttons change their place, its height and its scroll bar depend on that.
void TestLookupPage::cardIsAtRestAtAnySize()
{
    QFETCH(QString, ids);
    ManyFixture fixture;
    Notification notification = foundWithPreview(5, u"some words of a preview "_s.repeated(6));
    notification.subject = u"a long subject "_s.repeated(14);
    fixture.answers.insert(5, notification);
    fixture.page.resize(520, 460);
    fixture.lookUp(ids);
    QTRY_VERIFY(isShown(fixture.page, "notificationCard"));
    Resizes resizes(find<QWidget>(fixture.page, "notificationCard"));
    for (int width = 510; width <= 534; width += 2) {
        for (int height = 400; height <= 760; height += 6) {
            fixture.page.resize(width, height);
            for (int round = 0; round == 0 || (resizes.count > 0 && round < 5); ++round) {
                resizes.count = 0;
                for (int turn = 0; turn < 3; ++turn)
                    QTest::qWait(0);
            }
            QVERIFY2(resizes.count == 0, qPrintable(u"%1×%2"_s.arg(width).arg(height)));
        }
    }
}

void TestLookupPage::keepsAMovedSplitter_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("at the side") << 1180;
    QTest::newRow("below") << 1000;
}

/// One for each place of the card.
void TestLookupPage::keepsAMovedSplitter()
{
    QFETCH(const int, width);
    ManyFixture fixture;
    fixture.page.resize(width, 800);
    fixture.lookUp(u"1-3"_s); // so that nothing is added above the results from now on
    fixture.showCardOf(u"1-100"_s);
    auto *splitter = find<QSplitter>(fixture.page, "resultsSplitter");
    waitForLayout();
    const int usual = splitter->sizes().first();
    QSplitterHandle *handle = splitter->handle(1);
    const QPoint middle = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, middle);
    QTest::mouseMove(handle, middle - QPoint(90, 90));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, middle);
    const int moved = splitter->sizes().first();
    QVERIFY2(moved < usual - 40, qPrintable(u"%1 %2"_s.arg(moved).arg(usual)));
    fixture.table()->selectRow(5);
    fixture.showCardOf(u"1-50"_s);
    QVERIFY(std::abs(splitter->sizes().first() - moved) <= 2);
    fixture.action("moveCard").trigger();
    fixture.action("moveCard").trigger();
    QTRY_VERIFY(std::abs(splitter->sizes().first() - moved) <= 2);
    QTest::mouseDClick(handle, Qt::LeftButton, {}, handle->rect().center());
    QTRY_VERIFY(std::abs(splitter->sizes().first() - usual) <= 2);
    for (const auto *key : {&storedsettings::kTableShareBelow, &storedsettings::kTableShareBeside})
        fixture.context->settings().setValue(*key, 5000); // no share
    fixture.page.resize(width, 790);
    fixture.page.resize(width, 800);
    QTRY_VERIFY(std::abs(splitter->sizes().first() - usual) <= 2);
}

void TestLookupPage::asksOnceBeforeManyLookups()
{
    ManyFixture fixture;
    fixture.lookUp(u"1-501"_s);
    QVERIFY(fixture.asked.isEmpty());
    QVERIFY(labelText(fixture.page, "manyIdsQuestion")
                .startsWith(u"Look up 501 notifications in acme @ api.example.com? Each"_s));
    find<QPushButton>(fixture.page, "cancelMany")->click();
    Connection production = fixture.context->sessions().current().connection();
    production.isProduction = true;
    fixture.context->sessions().updateConnection(production);
    fixture.lookUp(u"1-501"_s);
    QVERIFY(labelText(fixture.page, "manyIdsQuestion")
                .endsWith(u"? This is PRODUCTION: acme @ api.example.com. Each id is one request to the "
                          "service. Press Enter again to look them up, Esc to cancel."_s));
    find<QPushButton>(fixture.page, "cancelMany")->click();
    QVERIFY(fixture.asked.isEmpty());
    fixture.lookUp(u"1-501"_s);
    find<QPushButton>(fixture.page, "lookUpMany")->click();
    QTRY_COMPARE(fixture.asked.size(), 501);
    fixture.lookUp(u"1-500"_s);
    QTRY_COMPARE(fixture.asked.size(), 1001);
}

/// The focus stays in the field. The second half of a double press, or a key that is held down, is no answer.
void TestLookupPage::enterAgreesToManyLookups()
{
    ManyFixture fixture;
    auto *field = find<QPlainTextEdit>(fixture.page, "notificationIds");
    field->setFocus();
    field->setPlainText(u"1-501"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(isShown(fixture.page, "lookUpMany"));
    QVERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Return);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    fixture.clock.advance(1s);
    QCoreApplication::sendEvent(field, &repeated);
    QVERIFY(isShown(fixture.page, "lookUpMany"));
    QVERIFY(fixture.asked.isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!isShown(fixture.page, "lookUpMany"));
    QTRY_COMPARE(fixture.asked.size(), 501);
}

void TestLookupPage::saysHowLongManyLookupsTake()
{
    ManyFixture fixture;
    fixture.lookUp(u"1-501"_s);
    QVERIFY(
        labelText(fixture.page, "manyIdsQuestion")
            .endsWith(
                u"? Each id is one request to the service. Press Enter again to look them up, Esc to cancel."_s));
    fixture.everySecondTakes = 1s;
    fixture.lookUp(u"1-19"_s); // too few
    fixture.lookUp(u"1-501"_s);
    QVERIFY(
        labelText(fixture.page, "manyIdsQuestion")
            .endsWith(
                u"? Each id is one request to the service. Press Enter again to look them up, Esc to cancel."_s));
    fixture.lookUp(u"1-20"_s);
    fixture.lookUp(u"1-600"_s);
    QVERIFY(labelText(fixture.page, "manyIdsQuestion")
                .endsWith(
                    u"? Each id is one request to the service. At the speed of the last lookup: about 5 min. "
                    "Press Enter again to look them up, Esc to cancel."_s));
    fixture.everySecondTakes = 1ms;
    fixture.lookUp(u"1-100"_s);
    fixture.lookUp(u"1-2000"_s);
    QVERIFY(
        labelText(fixture.page, "manyIdsQuestion")
            .endsWith(u"? Each id is one request to the service. At the speed of the last lookup: about 1 s. "
                      "Press Enter again to look them up, Esc to cancel."_s));
    find<QPlainTextEdit>(fixture.page, "notificationIds")->setPlainText(u"1-400"_s);
    find<QPushButton>(fixture.page, "lookUp")->click();
    fixture.results.stop(); // what was not asked says nothing about the speed
    fixture.lookUp(u"1-2000"_s);
    QVERIFY(
        labelText(fixture.page, "manyIdsQuestion")
            .endsWith(u"? Each id is one request to the service. At the speed of the last lookup: about 1 s. "
                      "Press Enter again to look them up, Esc to cancel."_s));
}

void TestLookupPage::changedIdsDismissTheQuestion()
{
    ManyFixture fixture;
    fixture.lookUp(u"1-501"_s);
    QVERIFY(isShown(fixture.page, "lookUpMany"));
    find<QPlainTextEdit>(fixture.page, "notificationIds")->setPlainText(u"7"_s);
    QVERIFY(!isShown(fixture.page, "messageBar"));
    QVERIFY(fixture.asked.isEmpty());
}

void TestLookupPage::offersOtherNumbers()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setPlainText(u"Please see #1042 for customer 4711 again"_s);
    QVERIFY(isShown(fixture.page, "offeredIds"));
    QCOMPARE(labelText(fixture.page, "offeredIds"), u"1 other number: 4711"_s);
    find<QPushButton>(fixture.page, "addOffered")->click();
    QVERIFY(!isShown(fixture.page, "offeredIds"));
    find<QPushButton>(fixture.page, "lookUp")->click();
    QTRY_COMPARE(fixture.asked, (QList<qint32>{1042, 4711}));
}

void TestLookupPage::addsOneOfSeveralNumbers()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setPlainText(u"Please see #1042 for customer 4711 again"_s);
    QVERIFY(!isShown(fixture.page, "addOneOffered"));
    QString numbers;
    for (int number = 1; number <= 30; ++number)
        numbers += u" "_s + QString::number(number);
    ids->setPlainText(u"Open since 2019-2024:"_s + numbers);
    QMenu *menu = find<QPushButton>(fixture.page, "addOneOffered")->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().first()->text(), u"2019-2024 (6 ids)"_s);
    QCOMPARE(menu->actions().last()->text(), u"11 more"_s);
    QVERIFY(!menu->actions().last()->isEnabled());
    menu->actions().first()->trigger();
    QVERIFY2(fixture.page.ids().text().endsWith(u"\n\nids: 2019-2024"_s),
             qPrintable(fixture.page.ids().text()));
    QCOMPARE(fixture.page.ids().ids().size(), 6);
    ids->setPlainText(u"Please see #1042 for customer 4711, room 12, in 2026 or 2027"_s);
    QVERIFY(isShown(fixture.page, "addOneOffered"));
    find<QPushButton>(fixture.page, "showIdDetails")->click();
    QCOMPARE(labelText(fixture.page, "idDetails"), u"ids: 1042\nother numbers: 4711, 12, 2026, 2027"_s);
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 4);
    QCOMPARE(menu->actions().at(1)->text(), u"12"_s);
    menu->actions().at(1)->trigger();
    QCOMPARE(labelText(fixture.page, "offeredIds"), u"3 other numbers: 4711, 2026, 2027"_s);
    QVERIFY(find<QPushButton>(fixture.page, "addOneOffered")->hasFocus());
    Q_EMIT menu->aboutToShow();
    menu->actions().at(1)->trigger();
    QVERIFY2(fixture.page.ids().text().endsWith(u"\n\nids: 12, 2026"_s),
             qPrintable(fixture.page.ids().text()));
    QCOMPARE(labelText(fixture.page, "offeredIds"), u"2 other numbers: 4711, 2027"_s);
    // Look up stands beside the field, before what is below it.
    ids->setFocus();
    QVERIFY(focusNextInReadingOrder(fixture.page, true));
    QVERIFY(find<QPushButton>(fixture.page, "lookUp")->hasFocus());
    find<QPushButton>(fixture.page, "lookUp")->click();
    QTRY_COMPARE(fixture.asked, (QList<qint32>{1042, 12, 2026}));
}

void TestLookupPage::showsDetailsOfParsedIds()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setPlainText(u"1042, 1050-1060"_s); // the text has nothing else
    QVERIFY(!isShown(fixture.page, "showIdDetails"));
    ids->setPlainText(u"see #1042, 1050-1060 for customer 4711"_s);
    auto *button = find<QPushButton>(fixture.page, "showIdDetails");
    QVERIFY(isShown(fixture.page, "showIdDetails"));
    QVERIFY(!isShown(fixture.page, "idDetails"));
    QCOMPARE(button->accessibleName(), u"Show"_s);
    button->click();
    QVERIFY(isShown(fixture.page, "idDetails"));
    QCOMPARE(labelText(fixture.page, "idDetails"), u"ids: 1042, 1050-1060"_s);
    QCOMPARE(button->accessibleName(), u"Hide"_s);
    QCOMPARE(button->accessibleDescription(), u"ids: 1042, 1050-1060"_s);
    QCOMPARE(accessFaults(fixture.page), QString());
    ids->setPlainText(u"see #1042 for customer 4711"_s);
    QCOMPARE(labelText(fixture.page, "idDetails"), u"ids: 1042"_s);
    QCOMPARE(button->accessibleDescription(), QString());
    button->click();
    QVERIFY(!isShown(fixture.page, "idDetails"));
    ids->setPlainText(u"1042"_s);
    QVERIFY(!isShown(fixture.page, "showIdDetails"));
}

void TestLookupPage::asksForTheColumnOfATable()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setPlainText(u"Bill;101\nBill;102"_s);
    QCOMPARE(labelText(fixture.page, "notificationIdsUnder"),
             u"This looks like a table: which column has the ids?"_s);
    QVERIFY(isShown(fixture.page, "chooseIdColumn"));
    QVERIFY(find<QPushButton>(fixture.page, "lookUp")->isEnabled());
    QCOMPARE(accessFaults(fixture.page), QString());

    QTest::keyClick(ids, Qt::Key_Return); // same as the button
    auto *dialog = fixture.page.findChild<IdFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(find<QPushButton>(*dialog, "useIds")->text(), u"Use 2 ids"_s);
    find<QPushButton>(*dialog, "useIds")->click();
    QCOMPARE(ids->toPlainText(), u"101\n102\n"_s);
    QCOMPARE(labelText(fixture.page, "idsUnderstood"), u"2 ids"_s);
    QVERIFY(!isShown(fixture.page, "chooseIdColumn"));
    QVERIFY(fixture.asked.isEmpty());
    find<QPushButton>(fixture.page, "lookUp")->click();
    QTRY_COMPARE(fixture.asked, (QList<qint32>{101, 102}));
}

void TestLookupPage::acceptsAllCellsOfATable()
{
    ManyFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setPlainText(u"1, 2\n3, 4"_s);
    find<QPushButton>(fixture.page, "chooseIdColumn")->click();
    auto *dialog = fixture.page.findChild<IdFileDialog *>();
    QVERIFY(dialog);
    auto *columns = find<QTreeWidget>(*dialog, "idColumns");
    QTest::keyClick(columns, Qt::Key_End);
    QTest::keyClick(columns, Qt::Key_Return);
    QCOMPARE(ids->toPlainText(), u"1\n2\n3\n4\n"_s);
    QCOMPARE(labelText(fixture.page, "idsUnderstood"), u"4 ids"_s);
}

void TestLookupPage::largeTableShowsASummary()
{
    ManyFixture fixture;
    const QString table = u"Bill import failed;101\n"_s.repeated(4'000);
    fixture.page.ids().setText(table);
    QVERIFY(isShown(fixture.page, "idsSummary"));
    QCOMPARE(fixture.page.ids().text(), table);
    find<QPushButton>(fixture.page, "chooseIdColumn")->click();
    QVERIFY(fixture.page.findChild<IdFileDialog *>());
}

void TestLookupPage::refreshReportsChanges()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8"_s);
    QSignalSpy ended(&fixture.page, &LookupPage::lookupEnded);
    const auto refreshAll = [&] {
        ended.clear();
        fixture.table()->selectAll();
        fixture.page.refresh();
        return QTest::qWaitFor([&ended] { return !ended.isEmpty(); }) ? ended.last().first().toString()
                                                                      : QString();
    };
    fixture.answers.insert(7, found(7, u"Another subject"_s));
    QCOMPARE(refreshAll(), u"2 found (1 changed)"_s);
    QCOMPARE(fixture.subject(), u"Another subject"_s);
    QVERIFY(isShown(fixture.page, "changesNote"));
    QCOMPARE(refreshAll(), u"2 found"_s);
}

void TestLookupPage::retriesFailedRows()
{
    ManyFixture fixture;
    fixture.answers.insert(8, failing(ErrorKind::ServerFault, 500, 8));
    fixture.lookUp(u"7 8 9"_s);
    fixture.answers.clear();
    fixture.asked.clear();
    fixture.page.retryFailed();
    QTRY_COMPARE(fixture.asked, QList<qint32>{8});
    QTRY_COMPARE(fixture.results.current().progress().found, 3);
    QSignalSpy status(&fixture.services.notices, &Notices::note);
    fixture.page.retryFailed();
    QCOMPARE(fixture.asked, QList<qint32>{8});
    QVERIFY(status.isEmpty());
}

void TestLookupPage::countsShownRows()
{
    ManyFixture fixture;
    QSignalSpy status(&fixture.page, &LookupPage::lookupEnded);
    const auto isAnnounced = [&](const QString &text) {
        return !fixture.results.isRunning() && status.last().first().toString() == text;
    };
    fixture.answers.insert(8, failing(ErrorKind::NotFound, 404, 8));
    fixture.answers.insert(9, failing(ErrorKind::ServerFault, 500, 9));
    fixture.lookUp(u"7-9"_s);
    QTRY_VERIFY(isAnnounced(u"1 found, 1 not found, 1 failed"_s));
    fixture.table()->selectRow(0);
    fixture.page.refresh();
    QTRY_VERIFY(isAnnounced(u"1 found, 1 not found, 1 failed"_s));
    QCOMPARE(fixture.asked.size(), 4);
    fixture.answers.remove(9);
    fixture.page.retryFailed();
    QTRY_VERIFY(isAnnounced(u"2 found, 1 not found"_s));
    fixture.page.shownLookup().remove();
    fixture.lookUp(u"8-9"_s);
    QTRY_VERIFY(isAnnounced(u"1 found, 1 not found"_s));
}

void TestLookupPage::clearDuringALookup()
{
    LookupPageFixture fixture;
    fixture.lookUp(u"5"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.page.shownLookup().remove();
    QVERIFY(!fixture.page.isRunning());
    QVERIFY(isShown(fixture.page, "noResults"));
    QCOMPARE(labelText(fixture.page, "messageTitle"), u"Removed: 5"_s);
    find<QPushButton>(fixture.page, "undoRemoval")->click();
    QVERIFY(!isShown(fixture.page, "noResults"));
    QVERIFY(!isShown(fixture.page, "undoRemoval"));
    QCOMPARE(fixture.results.current().rows().first().lookup.outcome, LookupRow::Outcome::NotLookedUp);
}

/// They were requested before the service was busy.
void TestLookupPage::countdownContinuesDuringOtherAnswers()
{
    ManyFixture fixture;
    fixture.answers.insert(7, failing(ErrorKind::RateLimited, 429, 7));
    find<QPlainTextEdit>(fixture.page, "notificationIds")->setPlainText(u"7, 8"_s);
    find<QPushButton>(fixture.page, "lookUp")->click();
    QTRY_COMPARE(fixture.results.current().progress().found, 1);
    QTRY_COMPARE(labelText(fixture.page, "messageTitle"), u"The service is busy"_s);
    fixture.page.stop();
}

void TestLookupPage::showsAPause()
{
    LookupPageFixture one;
    QSignalSpy status(&one.services.notices, &Notices::note);
    QSignalSpy changed(&one.results.current(), &ResultSet::changed);
    one.lookUp(u"9"_s);
    QTRY_COMPARE(one.asked.size(), 1);
    const auto before = changed.size();
    one.held->end(failing(ErrorKind::SessionExpired, 401, 9));
    QTRY_VERIFY(changed.size() > before && one.results.current().isPaused());
    QCOMPARE(status.last().first().toString(), u"The lookup waits until you have signed in again."_s);

    ManyFixture many;
    QSignalSpy progress(&many.page, &LookupPage::progressChanged);
    many.results.setParallel(1);
    many.answers.insert(9, failing(ErrorKind::SessionExpired, 401, 9));
    find<QPlainTextEdit>(many.page, "notificationIds")->setPlainText(u"7-10"_s);
    find<QPushButton>(many.page, "lookUp")->click();
    QTRY_COMPARE(progress.isEmpty() ? QString() : progress.last().first().toString(),
                 u"2 found · 2 of 4 · paused"_s);
}

void TestLookupPage::waitingForTheSignInSurvivesAQuestion()
{
    LookupPageFixture fixture;
    fixture.lookUp(u"9"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.held->end(failing(ErrorKind::SessionExpired, 401, 9));
    QTRY_VERIFY(isShown(fixture.page, "signInAgain"));
    for (const bool isCancelled : {true, false}) {
        fixture.lookUp(u"1-501"_s);
        QVERIFY(isShown(fixture.page, "lookUpMany"));
        QVERIFY(isShown(fixture.page, "signInAgain"));
        if (isCancelled)
            find<QPushButton>(fixture.page, "cancelMany")->click();
        else
            find<QPlainTextEdit>(fixture.page, "notificationIds")->setPlainText(u"7"_s);
        QVERIFY(isShown(fixture.page, "signInAgain"));
        QVERIFY(fixture.results.current().isPaused());
    }
    fixture.page.stop();
    QVERIFY(!isShown(fixture.page, "signInAgain"));
}

void TestLookupPage::copyForTicket()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    QSignalSpy status(&fixture.services.notices, &Notices::note);
    QTRY_VERIFY(fixture.page.resultsView()->actions().copyForTicket->isEnabled());
    find<QPushButton>(fixture.page, "copyForTicket")->click();
    QVERIFY(QApplication::clipboard()->text().contains(u"Subject of 7"_s));
    QVERIFY(QApplication::clipboard()->text().contains(u"api.example.com"_s));
    QCOMPARE(status.last().first().toString(), u"Copied 1 notification as Markdown."_s);
}

void TestLookupPage::copiesTheWholeTicketAfterTheLookup()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8 9"_s);
    QSignalSpy status(&fixture.services.notices, &Notices::note);
    fixture.page.resultsView()->actions().copyForTicket->trigger();
    QCOMPARE(status.last().first().toString(), u"Copied 3 notifications as Markdown."_s);
    QVERIFY(QApplication::clipboard()->text().contains(u"Subject of 9"_s));
    find<QPushButton>(fixture.page, "copyForTicket")->click();
    QCOMPARE(status.last().first().toString(), u"Copied 1 notification as Markdown."_s);
    fixture.table()->setFocus(); // selects nothing
    fixture.page.resultsView()->actions().copyForTicket->trigger();
    QCOMPARE(status.last().first().toString(), u"Copied 3 notifications as Markdown."_s);
    fixture.page.ids().focus();
    fixture.lookUp(u"7 8"_s);
    fixture.page.resultsView()->actions().copyForTicket->trigger();
    QCOMPARE(status.last().first().toString(), u"Copied 2 notifications as Markdown."_s);
}

void TestLookupPage::tabOrder()
{
    ManyFixture fixture;
    Notification unread = *found(7, u"Subject of 7"_s);
    unread.read = false;
    fixture.answers.insert(7, unread);
    fixture.answers.insert(8, failing(ErrorKind::NotFound, 404, 8));
    fixture.showCardOf(u"7 8"_s);
    QTRY_VERIFY(find<QWidget>(fixture.page, "chipNotFound")->isEnabled());
    find<QPlainTextEdit>(fixture.page, "notificationIds")->setFocus();
    const QStringList order{u"notificationIds"_s, u"lookUp"_s,      u"filterResults"_s, u"chipUnread"_s,
                            u"chipNotFound"_s,    u"moreFilters"_s, u"copyResults"_s,   u"exportResults"_s,
                            u"results"_s,         u"resultCard"_s,  u"subject"_s,       u"copyForTicket"_s,
                            u"notificationIds"_s};
    QStringList found;
    for (qsizetype i = 0; i < order.size(); ++i) {
        found += fixture.page.window()->focusWidget()->objectName();
        QVERIFY(focusNextInReadingOrder(fixture.page, true));
    }
    QCOMPARE(found.join(u' '), order.join(u' '));
}

void TestLookupPage::tabFromALowerValueReachesTheButtons()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7 8"_s);
    find<QWidget>(fixture.page, "subject")->setFocus();
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Down);
    QTest::keyClick(fixture.page.focusWidget(), Qt::Key_Down);
    const QString lower = fixture.page.focusWidget()->objectName();
    QVERIFY(lower != u"subject"_s);
    QVERIFY(focusNextInReadingOrder(fixture.page, true));
    QCOMPARE(fixture.page.focusWidget()->objectName(), u"copyForTicket"_s);
    QVERIFY(focusNextInReadingOrder(fixture.page, false));
    QCOMPARE(fixture.page.focusWidget()->objectName(), lower);
    QVERIFY(focusNextInReadingOrder(fixture.page, false));
    QCOMPARE(fixture.page.focusWidget()->objectName(), u"resultCard"_s);
}

void TestLookupPage::isAccessible()
{
    LookupPageFixture fixture;
    QCOMPARE(accessFaults(fixture.page), QString());
    fixture.answer(u"1"_s, found(1, u"One"_s));
    QCOMPARE(accessFaults(fixture.page), QString());
    fixture.answer(u"1"_s, failing(ErrorKind::ServerFault, 500, 1));
    QCOMPARE(accessFaults(fixture.page), QString());
    QCOMPARE(find<QWidget>(fixture.page, "notificationIds")->accessibleName(), u"Notification ids"_s);
    QCOMPARE(find<QWidget>(fixture.page, "lookUp")->accessibleName(), u"Look up"_s);
}

void TestLookupPage::eachLookupHasItsTable()
{
    ManyFixture fixture;
    fixture.lookUp(u"7-9"_s);
    fixture.lookUp(u"10"_s);
    QTRY_COMPARE(fixture.subject(), u"Subject of 10"_s);
    fixture.page.showNextLookup();
    QTRY_COMPARE(fixture.subject(), u"Subject of 7"_s);
    QCOMPARE(fixture.table()->model()->rowCount(), 3);
    QVERIFY(isShown(fixture.page, "resultsView"));
    QCOMPARE(fixture.asked.size(), 4);
}

/// Without a table, whose filter has the key, and while the focus is elsewhere.
void TestLookupPage::findsInTheJsonOfOneNotification()
{
    ManyFixture fixture;
    fixture.showCardOf(u"7"_s);
    auto *ids = find<QPlainTextEdit>(fixture.page, "notificationIds");
    ids->setFocus();
    QTest::keySequence(ids, QKeySequence::Find);
    QVERIFY(ids->hasFocus()); // there is nothing to find in yet
    find<QPushButton>(fixture.page, "showRawJson")->click();
    ids->setFocus();
    QTest::keySequence(ids, QKeySequence::Find);
    QVERIFY(find<QLineEdit>(fixture.page, "findInJson")->hasFocus());

    fixture.lookUp(u"7-9"_s);
    QTRY_VERIFY(isShown(fixture.page, "resultsView"));
    fixture.page.addAction(fixture.page.resultsView()->actions().filter);
    ids->setFocus();
    QTest::keySequence(ids, QKeySequence::Find);
    QVERIFY(find<QLineEdit>(fixture.page, "filterResults")->hasFocus());
}

void TestLookupPage::lookupsKeepFilterAndSelection()
{
    ManyFixture fixture;
    fixture.lookUp(u"7-9"_s);
    fixture.table()->selectRow(2);
    find<QLineEdit>(fixture.page, "filterResults")->setText(u"Subject"_s);
    fixture.lookUp(u"17-20"_s);
    QVERIFY(find<QLineEdit>(fixture.page, "filterResults")->text().isEmpty());
    QTRY_COMPARE(fixture.subject(), u"Subject of 17"_s);
    fixture.page.showNextLookup();
    QCOMPARE(find<QLineEdit>(fixture.page, "filterResults")->text(), u"Subject"_s);
    QTRY_COMPARE(fixture.subject(), u"Subject of 9"_s);
    fixture.page.showPreviousLookup();
    QTRY_COMPARE(fixture.subject(), u"Subject of 17"_s);
}

void TestLookupPage::lookingUpTheSameIdsIsNoOtherLookup()
{
    LookupPageFixture fixture;
    fixture.lookUp(u"5"_s);
    QTRY_COMPARE(fixture.asked.size(), 1);
    fixture.lookUp(u"5"_s); // as if Enter were pressed twice
    QCOMPARE(fixture.results.sets().size(), 1);
    fixture.held->end(found(5, u"Five"_s));
    QTRY_VERIFY(!fixture.results.isRunning());
    QCOMPARE(fixture.asked.size(), 1);
    fixture.answer(u"5"_s, found(5, u"Five again"_s));
    QCOMPARE(fixture.asked.size(), 2);
    QCOMPARE(fixture.results.sets().size(), 1);
}

void TestLookupPage::messagesAreOfTheirLookup()
{
    ManyFixture fixture;
    fixture.answers.insert(7, failing(ErrorKind::TlsUntrusted, 0, 7));
    fixture.lookUp(u"7-9"_s);
    QTRY_VERIFY(isShown(fixture.page, "messageBar"));
    const QString title = labelText(fixture.page, "messageTitle");
    fixture.answers.clear();
    fixture.lookUp(u"10"_s);
    QVERIFY(!isShown(fixture.page, "messageBar"));
    fixture.page.showNextLookup();
    QVERIFY(isShown(fixture.page, "messageBar"));
    QCOMPARE(labelText(fixture.page, "messageTitle"), title);
}

void TestLookupPage::bringsARemovedLookupBack()
{
    ManyFixture fixture;
    fixture.lookUp(u"7-9"_s);
    fixture.lookUp(u"10"_s);
    QTRY_COMPARE(fixture.subject(), u"Subject of 10"_s);
    fixture.page.showNextLookup();
    fixture.page.shownLookup().remove();
    QTRY_COMPARE(fixture.subject(), u"Subject of 10"_s);
    QCOMPARE(labelText(fixture.page, "messageTitle"), u"Removed: 7-9"_s);
    fixture.page.shownLookup().remove();
    QVERIFY(isShown(fixture.page, "noResults"));
    find<QPushButton>(fixture.page, "undoRemoval")->click();
    QTRY_COMPARE(fixture.subject(), u"Subject of 10"_s);
    fixture.page.shownLookup().undoRemoval();
    QTRY_COMPARE(fixture.subject(), u"Subject of 7"_s);
    QVERIFY(!fixture.page.shownLookup().canUndoRemoval());
    QCOMPARE(fixture.asked.size(), 4);
}

SVC_TEST(TestLookupPage)
#include "tst_lookuppage.moc"
