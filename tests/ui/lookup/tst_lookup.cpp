// SPDX-License-Identifier: MIT
// With two connections: ids are only sent to the connection that they were entered for, whatever happens in
// between.
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookuppage.h"
#include "ui/signin/signindialog.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace uitest;

namespace {

constexpr int kQuietPeriod = 150; ///< ms in which nothing must be sent

struct LookupFixture : WindowFixture
{
    LookupFixture()
        : WindowFixture([this](const ScriptedPeer::Exchange &exchange) { serve(exchange); })
    {
        test = add(u"acme test"_s, u"TEST"_s, peer);
        production = add(u"acme live"_s, u"PRODUCTION"_s, productionPeer);
        context->sessions().makeCurrent(test);
        show();
    }
    [[nodiscard]] Connection add(const QString &name, const QString &environment, const ScriptedPeer &at)
    {
        Connection connection = connectionTo(at.url());
        connection.name = name;
        connection.environment = environment;
        connection.id = context->connections().add(connection);
        return connection;
    }
    void serve(const ScriptedPeer::Exchange &exchange)
    {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(refusesSignIns ? 401 : 200, R"({"token":"token-a","user":{"userName":"jdoe"}})");
        else if (delaysLookups)
            held += exchange;
        else if (exchange.requestLine().contains("/400 "))
            exchange.reply(400, "{}");
        else
            exchange.reply(200, R"({"notificationId":)" +
                                    exchange.requestLine().split(' ').at(1).split('/').last() + '}');
    }

    [[nodiscard]] QWidget &page() { return *find<QWidget>(window, "notificationsPage"); }
    [[nodiscard]] qsizetype lookups() const { return peer.count("GET ") + productionPeer.count("GET "); }
    /// Submits the open dialog.
    void submit()
    {
        find<QLineEdit>(*dialog(), "apiKey")->setText(u"key-a"_s);
        find<QLineEdit>(*dialog(), "password")->setText(u"pass-a"_s);
        find<QPushButton>(*dialog(), "signIn")->click();
    }
    void signIn(const Connection &connection)
    {
        context->sessions().makeCurrent(connection);
        window.signIn();
        submit();
        QTRY_VERIFY(!dialog());
        QCOMPARE(context->sessions().current().state(), Session::State::SignedIn);
    }
    /// Looks an id up in the test connection and waits until it is shown.
    void lookUpOneInTest()
    {
        signIn(test);
        lookUp(u"7"_s);
        QTRY_VERIFY(isShown(window, "notificationCard"));
    }
    void expectSignInToTest()
    {
        QVERIFY(dialog());
        QCOMPARE(find<QLineEdit>(*dialog(), "serviceAddress")->text(), peer.url().toString());
    }
    /// Looks ids up on the test connection, whose session has expired while the other one is on screen.
    void expireBehind(const QString &id)
    {
        signIn(production);
        signIn(test);
        delaysLookups = true;
        lookUp(id);
        QTRY_COMPARE(held.size(), 1);
        context->sessions().makeCurrent(production);
        held.takeFirst().reply(401, "{}");
        QTRY_VERIFY(isShown(window, "sessionSignIn"));
        delaysLookups = false;
    }

    bool refusesSignIns = false; ///< refuses sign-ins
    bool delaysLookups = false;  ///< delays lookups
    QList<ScriptedPeer::Exchange> held;
    ScriptedPeer productionPeer{[this](const ScriptedPeer::Exchange &exchange) { serve(exchange); }};
    Connection test;
    Connection production;
};

} // namespace

class TestLookup : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void closingTheDialogDiscardsIt();
    void isNotSentToAnotherConnection();
    void waitsForASecondSignIn();
    void switchingDismissesTheQuestion();
    void signsInToTheConnectionOfTheLookup();
    void refreshingPendingRowsAsksForTheirSignIn();
    void refreshesRowsOnTheirOwnConnection();
    void refreshWaitsForItsSignIn();
    void rowsDoNotFollowAnEditedConnection_data();
    void rowsDoNotFollowAnEditedConnection();
    void pendingRowsDoNotFollowAnEditedConnection();
    void refreshesWhileASignInIsHidden();
    void leavesOutRowsOfAnEditedConnection();
    void escDeclinesManyLookups();
    void leavesOutRowsThatAreNotThere();
    void doesNotRefreshClosedResults();
    void aDismissedQuestionDoesNotReturn();
    void rowsKnowThatTheKeyWasAlone();
    void lookupsThatWaitAreMarked();
    void goesBackToTheCurrentConnection_data();
    void goesBackToTheCurrentConnection();
};

void TestLookup::closingTheDialogDiscardsIt()
{
    LookupFixture fixture;
    fixture.lookUp(u"1042"_s);
    QVERIFY(fixture.dialog());
    fixture.dialog()->reject();
    QTRY_VERIFY(!fixture.dialog());
    fixture.signIn(fixture.test);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 0);
    fixture.signIn(fixture.production);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 0);
}

void TestLookup::isNotSentToAnotherConnection()
{
    LookupFixture fixture;
    fixture.lookUp(u"1042"_s);
    QVERIFY(fixture.dialog());
    auto *comboBox = find<QComboBox>(*fixture.dialog(), "connection");
    comboBox->setCurrentIndex(comboBox->findText(u"acme live"_s));
    Q_EMIT comboBox->activated(comboBox->currentIndex());
    fixture.submit();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.production.id);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 0);
    QCOMPARE(find<QPlainTextEdit>(fixture.window, "notificationIds")->toPlainText(), u"1042"_s);
}

void TestLookup::waitsForASecondSignIn()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.trigger("actionSignOut");
    fixture.lookUp(u"8"_s);
    QVERIFY(fixture.dialog());
    fixture.refusesSignIns = true;
    fixture.submit();
    QTRY_VERIFY(isShown(*fixture.dialog(), "messageBar"));
    fixture.refusesSignIns = false;
    find<QPushButton>(*fixture.dialog(), "sendSameAgain")->click();
    QTRY_COMPARE(fixture.peer.count("GET "), 2);
}

void TestLookup::switchingDismissesTheQuestion()
{
    LookupFixture fixture;
    fixture.signIn(fixture.production);
    fixture.signIn(fixture.test);
    fixture.lookUp(u"1-600"_s);
    QVERIFY(labelText(fixture.window, "manyIdsQuestion")
                .startsWith(u"Look up 600 notifications in TEST acme test?"_s));
    fixture.context->sessions().makeCurrent(fixture.production);
    QVERIFY(!isShown(fixture.page(), "lookUpMany"));
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 0);
}

void TestLookup::signsInToTheConnectionOfTheLookup()
{
    LookupFixture fixture;
    fixture.expireBehind(u"7"_s);
    QVERIFY2(labelText(fixture.window, "messageTitle").contains(u"TEST acme test"_s),
             qPrintable(labelText(fixture.window, "messageTitle")));
    fixture.press("signInOtherwise");
    fixture.expectSignInToTest();
    if (QTest::currentTestFailed())
        return;
    fixture.submit();
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QVERIFY(!isShown(fixture.page(), "messageBar"));
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.production.id);
    QCOMPARE(fixture.peer.count("GET "), 2);
    QCOMPARE(fixture.productionPeer.count("GET "), 0);
}

void TestLookup::refreshingPendingRowsAsksForTheirSignIn()
{
    LookupFixture fixture;
    fixture.expireBehind(u"7"_s);
    QTRY_VERIFY(find<QAction>(fixture.window, "refreshRows")->isEnabled());
    fixture.trigger("refreshRows");
    fixture.expectSignInToTest();
    if (QTest::currentTestFailed())
        return;
    fixture.submit();
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QCOMPARE(fixture.peer.count("GET "), 2);
    QCOMPARE(fixture.productionPeer.count("GET "), 0);
}

void TestLookup::refreshesRowsOnTheirOwnConnection()
{
    LookupFixture fixture;
    fixture.signIn(fixture.production);
    fixture.signIn(fixture.test);
    fixture.lookUp(u"7, 8"_s);
    QTRY_COMPARE(fixture.peer.count("GET "), 2);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    fixture.context->sessions().makeCurrent(fixture.production);
    QVERIFY(isShown(fixture.page(), "resultsOrigin"));
    QCOMPARE(labelText(fixture.page(), "originConnection"), u"acme test"_s);
    QTRY_VERIFY(find<QAction>(fixture.window, "refreshRows")->isEnabled());
    fixture.trigger("refreshRows");
    QTRY_COMPARE(fixture.peer.count("GET "), 3);
    QCOMPARE(fixture.productionPeer.count("GET "), 0);
}

void TestLookup::refreshWaitsForItsSignIn()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.trigger("actionSignOut");
    fixture.signIn(fixture.production);
    fixture.trigger("refreshRows");
    fixture.expectSignInToTest();
    QCOMPARE(fixture.lookups(), 1);
    fixture.submit();
    QTRY_COMPARE(fixture.peer.count("GET "), 2);
    QCOMPARE(fixture.productionPeer.count("GET "), 0);
}

void TestLookup::rowsDoNotFollowAnEditedConnection_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("refresh") << u"refreshRows"_s;
    QTest::newRow("retry failed") << u"retryFailed"_s;
}

/// Rows of TEST are not asked for at the address of PRODUCTION, which their connection has got since.
void TestLookup::rowsDoNotFollowAnEditedConnection()
{
    QFETCH(const QString, action);
    LookupFixture fixture;
    fixture.signIn(fixture.test);
    fixture.lookUp(u"7, 8, 400"_s);
    QTRY_COMPARE(fixture.peer.count("GET "), 3);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    QTRY_VERIFY(find<QAction>(fixture.window, "retryFailed")->isEnabled());
    fixture.test.baseUrl = fixture.productionPeer.url();
    fixture.test.environment = u"PRODUCTION"_s;
    QVERIFY(fixture.context->connections().update(fixture.test));
    QVERIFY(isShown(fixture.page(), "resultsOrigin"));
    QVERIFY2(fixture.window.windowTitle().startsWith(u"TEST acme test – "_s),
             qPrintable(fixture.window.windowTitle()));
    const auto isRefused = [&] {
        fixture.trigger(action.toUtf8().constData());
        QTest::qWait(kQuietPeriod);
        return !fixture.dialog() && fixture.productionPeer.count("GET ") == 0 &&
               labelText(fixture.window, "status") ==
                   u"Nothing was sent. Changed or deleted since these rows were looked up: TEST acme test."_s;
    };
    QVERIFY2(isRefused(), qPrintable(labelText(fixture.window, "status")));
    fixture.signIn(fixture.test);
    QVERIFY2(isRefused(), qPrintable(labelText(fixture.window, "status")));
    fixture.lookUp(u"7, 8, 400"_s); // that is another lookup, not the same one once more
    QTRY_COMPARE(fixture.productionPeer.count("GET "), 3);
    QCOMPARE(fixture.peer.count("GET "), 3);
    QVERIFY(!isShown(fixture.page(), "resultsOrigin"));
}

/// The connection is edited in its sign-in.
void TestLookup::pendingRowsDoNotFollowAnEditedConnection()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.trigger("actionSignOut");
    fixture.trigger("refreshRows");
    QVERIFY(fixture.dialog());
    find<QComboBox>(*fixture.dialog(), "environment")->setEditText(u"PRODUCTION"_s);
    fixture.submit();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->connections().find(fixture.test.id)->environment, u"PRODUCTION"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 1);
}

/// The sign-in to another connection waits behind the upgrade.
void TestLookup::refreshesWhileASignInIsHidden()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.trigger("actionSignOut");
    fixture.context->sessions().makeCurrent(fixture.production);
    fixture.window.signIn();
    find<QLineEdit>(*fixture.dialog(), "apiKey")->setText(u"key-a"_s);
    find<QPushButton>(*fixture.dialog(), "runUpgradeFirst")->click();
    const QPointer<SignInDialog> hidden = fixture.dialog();
    QVERIFY(!hidden->isVisible());
    fixture.trigger("refreshRows");
    QTRY_VERIFY(!hidden);
    fixture.expectSignInToTest();
    if (QTest::currentTestFailed())
        return;
    fixture.submit();
    QTRY_COMPARE(fixture.peer.count("GET "), 2);
    QCOMPARE(fixture.productionPeer.connections(), 0);
}

void TestLookup::leavesOutRowsOfAnEditedConnection()
{
    LookupFixture fixture;
    fixture.signIn(fixture.test);
    fixture.signIn(fixture.production);
    find<LookupPage>(fixture.window, "notificationsPage")
        ->lookup()
        .start({7}, {fixture.test, fixture.production});
    QTRY_COMPARE(fixture.peer.count("GET "), 1);
    QTRY_COMPARE(fixture.productionPeer.count("GET "), 1);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    fixture.test.dataSource = u"other"_s;
    QVERIFY(fixture.context->connections().update(fixture.test));
    find<QAbstractItemView>(fixture.window, "results")->selectAll();
    QTRY_VERIFY(find<QAction>(fixture.window, "refreshRows")->isEnabled());
    fixture.trigger("refreshRows");
    QTRY_COMPARE(fixture.productionPeer.count("GET "), 2);
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"Some rows were left out"_s);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"Changed or deleted in the meantime: TEST acme test."_s);
    QVERIFY(!fixture.dialog());
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.peer.count("GET "), 1);

    fixture.context->sessions().find(fixture.production.id)->signOut();
    fixture.context->connections().remove(fixture.test.id); // which must not keep the other from being asked
    fixture.trigger("refreshRows");
    QVERIFY(fixture.dialog());
    fixture.submit();
    QTRY_COMPARE(fixture.productionPeer.count("GET "), 3);
    QCOMPARE(labelText(fixture.window, "messageTitle"), u"Some rows were left out"_s);
    fixture.lookUp(u"8"_s);
    QVERIFY(!isShown(fixture.page(), "messageBar"));
}

/// They were closed while their sign-in was hidden.
void TestLookup::escDeclinesManyLookups()
{
    LookupFixture fixture;
    fixture.signIn(fixture.test);
    fixture.lookUp(u"1-501"_s);
    QVERIFY(isShown(fixture.page(), "lookUpMany"));
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    show(fixture.window);
    ids->setFocus();
    QVERIFY(fixture.window.findChild<QAction *>(u"actionStop"_s)->isEnabled());
    QTest::keyClick(ids, Qt::Key_Escape);
    QVERIFY(!isShown(fixture.page(), "lookUpMany"));
    QCOMPARE(fixture.lookups(), 0);
}

void TestLookup::leavesOutRowsThatAreNotThere()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    Lookup &lookup = find<LookupPage>(fixture.window, "notificationsPage")->lookup();
    ResultSet &results = fixture.context->results().current();
    lookup.refresh(results, {-1, 1});
    QVERIFY(!results.isRunning());
    lookup.refresh(results, {-1, 0, 1});
    QTRY_COMPARE(fixture.lookups(), 2);
}

void TestLookup::doesNotRefreshClosedResults()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.trigger("actionSignOut");
    fixture.trigger("refreshRows");
    QVERIFY(fixture.dialog());
    find<QLineEdit>(*fixture.dialog(), "apiKey")->setText(u"key-a"_s);
    find<QPushButton>(*fixture.dialog(), "runUpgradeFirst")->click();
    QVERIFY(!fixture.dialog()->isVisible());
    fixture.trigger("actionRemoveLookup");
    fixture.window.signIn();
    fixture.submit();
    QTRY_VERIFY(!fixture.dialog());
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.lookups(), 1);
}

/// It was under another message when other ids were entered.
void TestLookup::aDismissedQuestionDoesNotReturn()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.lookUp(u"1-600"_s);
    QVERIFY(isShown(fixture.page(), "lookUpMany"));
    fixture.trigger("actionRemoveLookup");
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"8"_s);
    QVERIFY(!isShown(fixture.page(), "lookUpMany"));
    fixture.press("undoRemoval");
    QVERIFY(!isShown(fixture.page(), "lookUpMany"));
}

void TestLookup::rowsKnowThatTheKeyWasAlone()
{
    LookupFixture fixture;
    QVERIFY(!fixture.test.userName.isEmpty());
    const auto user = [&fixture] { return fixture.context->results().current().rows().first().user; };
    fixture.signIn(fixture.test);
    fixture.lookUp(u"7"_s);
    QTRY_COMPARE(user(), fixture.test.userName);
    fixture.context->sessions().session(fixture.test.id).continueWithApiKey(fixture.test, Secret(u"key-a"_s));
    fixture.lookUp(u"8"_s);
    QTRY_COMPARE(user(), QString());
}

void TestLookup::lookupsThatWaitAreMarked()
{
    LookupFixture fixture;
    fixture.lookUpOneInTest();
    fixture.expireBehind(u"8"_s);
    fixture.trigger("actionNextLookup");
    const QString spoken = find<QListView>(fixture.window, "lookups")
                               ->model()
                               ->index(0, 0)
                               .data(Qt::AccessibleTextRole)
                               .toString();
    QVERIFY2(spoken.startsWith(u"8, TEST acme test, waits for the sign-in, "_s), qPrintable(spoken));
}

void TestLookup::goesBackToTheCurrentConnection_data()
{
    QTest::addColumn<bool>("signsIn");
    QTest::newRow("signed in") << true;
    QTest::newRow("cancelled") << false;
}

/// The next ids go to the connection that was chosen before, not to the one of the rows that were retried.
void TestLookup::goesBackToTheCurrentConnection()
{
    QFETCH(const bool, signsIn);
    LookupFixture fixture;
    fixture.signIn(fixture.production);
    fixture.lookUp(u"7"_s);
    QTRY_COMPARE(fixture.productionPeer.count("GET "), 1);
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    fixture.trigger("actionSignOut");
    fixture.signIn(fixture.test);
    fixture.trigger("refreshRows");
    QVERIFY(fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.production.id);
    if (signsIn)
        fixture.submit();
    else
        fixture.dialog()->reject();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.id);
    QTRY_COMPARE(fixture.productionPeer.count("GET "), signsIn ? 2 : 1);
    fixture.lookUp(u"8"_s);
    QTRY_COMPARE(fixture.peer.count("GET "), 1);
}

SVC_TEST(TestLookup)
#include "tst_lookup.moc"
