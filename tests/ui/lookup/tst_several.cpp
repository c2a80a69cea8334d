// SPDX-License-Identifier: MIT
// Lookups in several connections, against a service for each of them. An id or a key never goes to a service
// whose connection was not checked.
#include "connections/chosenconnections.h"
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "program/preferences.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/list/historytext.h"
#include "ui/lookup/list/lookuplistpane.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/lookupwords.h"
#include "ui/lookup/several/severaldialog.h"
#include "ui/signin/signindialog.h"
#include "ui/widgets/views/listrowdelegate.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace uitest;

namespace {

/// A service with a key of its own, and a connection to it.
struct Service
{
    explicit Service(const QString &apiKey)
        : key(apiKey)
        , peer([this](const ScriptedPeer::Exchange &exchange) { serve(exchange); })
    {
    }

    void serve(const ScriptedPeer::Exchange &exchange)
    {
        const QByteArray id = exchange.requestLine().split(' ').at(1).split('/').last();
        const bool isLogin = exchange.requestLine().startsWith("POST");
        if (isLogin ? areLoginsHeld && !isRefusing : isHeld)
            held += exchange;
        else if (isLogin && isRefusing)
            exchange.reply(401, "{}");
        else if (isLogin)
            exchange.reply(200, R"({"token":"token-)" + key.toUtf8() +
                                    R"(","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
        else
            exchange.reply(200,
                           R"({"notificationId":)" + id + R"(,"subject":"from )" + key.toUtf8() + R"("})");
    }
    [[nodiscard]] qsizetype logins() const { return peer.count("POST "); }
    [[nodiscard]] qsizetype lookups() const { return peer.count("GET "); }

    const QString key;
    bool isRefusing = false;
    bool areLoginsHeld = false; ///< sign-ins are not answered
    bool isHeld = false;        ///< lookups are not answered
    QList<ScriptedPeer::Exchange> held;
    ScriptedPeer peer;
    Connection connection;
};

/// The ways in which a saved connection stops being the one that was chosen.
void addChanges()
{
    QTest::addColumn<QString>("change");
    for (const QString &change : {u"address"_s, u"environment"_s, u"deleted"_s})
        QTest::newRow(qPrintable(change)) << change;
}

struct SeveralFixture : WindowFixture
{
    SeveralFixture()
    {
        add(test, u"acme test"_s, u"TEST"_s);
        add(production, u"acme live"_s, u"PRODUCTION"_s);
        add(staging, u"acme stage"_s, u"STAGING"_s);
        context->sessions().makeCurrent(test.connection);
        show();
    }
    void add(Service &service, const QString &name, const QString &environment)
    {
        service.connection = connectionTo(service.peer.url());
        service.connection.name = name;
        service.connection.environment = environment;
        service.connection.isProduction = isUsuallyProduction(environment, EnvironmentColor::Mute);
        service.connection.id = context->connections().add(service.connection);
    }

    void open(const QString &ids)
    {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(ids);
        trigger("actionChooseConnections");
    }
    /// Starts a lookup in the test and the production connection.
    void startInTwo(const QString &ids)
    {
        open(ids);
        check(u"acme live"_s);
        ok()->click();
    }
    /// Looks the ids up in the connections of the last time.
    void lookUpInSame(const QString &ids)
    {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(ids);
        trigger("actionLookUpInSeveral");
    }
    /// Makes these the connections of the last time.
    void choose(const QList<const Service *> &services)
    {
        QList<Connection> chosen;
        for (const Service *service : services)
            chosen += service->connection;
        ChosenConnections(context->services().settings).setChosen(chosen);
    }
    /// Stores the secrets of the service, with the password that signInTo() types.
    void store(const Service &service,
               const QList<SecretKind> &kinds = {SecretKind::ApiKey, SecretKind::Password})
    {
        for (const SecretKind kind : kinds) {
            bool isStored = false;
            context->credentialManager().store(
                service.connection, kind,
                Secret(kind == SecretKind::ApiKey ? service.key : u"pass-"_s + service.key), &window,
                [&isStored](const StoredSecret &) { isStored = true; });
            QTRY_VERIFY(isStored);
        }
    }
    void chooseAndStore(const QList<const Service *> &services)
    {
        choose(services);
        for (const Service *service : services)
            store(*service);
    }
    void useKeyAlone(const Service &service)
    {
        context->sessions()
            .session(service.connection.id)
            .continueWithApiKey(service.connection, Secret(service.key));
    }
    void askAboveFive()
    {
        Preferences values = context->services().preferences.values();
        values.askAbove = 5;
        context->services().preferences.set(values);
    }
    void changeProduction(const QString &change)
    {
        Connection edited = production.connection;
        if (change == u"address")
            edited.baseUrl = staging.peer.url();
        else
            edited.environment = u"TEST"_s;
        if (change == u"deleted")
            context->connections().remove(edited.id);
        else
            QVERIFY(context->connections().update(edited));
    }
    [[nodiscard]] SeveralDialog *several() { return window.findChild<SeveralDialog *>(); }
    [[nodiscard]] QListView *list() { return find<QListView>(*several(), "severalConnections"); }
    [[nodiscard]] QPushButton *ok() { return find<QPushButton>(*several(), "lookUpSeveral"); }
    /// Returns the row of the connection, an invalid index if there is none.
    [[nodiscard]] QModelIndex row(const QString &name)
    {
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            if (const QModelIndex index = list()->model()->index(row, 0); index.data().toString() == name)
                return index;
        }
        return {};
    }
    [[nodiscard]] bool isChecked(const QString &name)
    {
        return row(name).data(ListRowDelegate::RowRole).value<ListRow>().box == ListRow::Box::Checked;
    }
    void check(const QString &name, bool isOn = true)
    {
        QVERIFY2(row(name).isValid(), qPrintable(name));
        list()->model()->setData(row(name), isOn, ListRowDelegate::CheckedRole);
    }
    void type(const Service &service)
    {
        QTRY_VERIFY(dialog() &&
                    find<QLineEdit>(*dialog(), "serviceAddress")->text() == service.peer.url().toString());
        find<QLineEdit>(*dialog(), "apiKey")->setText(service.key);
        find<QLineEdit>(*dialog(), "password")->setText(u"pass-"_s + service.key);
    }
    /// Signs in with the dialog that is open.
    void signInTo(const Service &service)
    {
        type(service);
        const qsizetype before = service.logins();
        find<QPushButton>(*dialog(), "signIn")->click();
        QTRY_COMPARE(service.logins(), before + 1);
        QTRY_VERIFY(context->sessions().session(service.connection.id).isOpen());
    }
    /// Starts a lookup of the ids in the test and the production connection, with the keys alone.
    void lookUpInTwo(const QString &ids)
    {
        useKeyAlone(test);
        useKeyAlone(production);
        startInTwo(ids);
        QCOMPARE(results().connectionIds(), QStringList({test.connection.id, production.connection.id}));
    }
    /// Starts a lookup in both, which is not answered.
    void holdInTwo()
    {
        test.isHeld = true;
        production.isHeld = true;
        lookUpInTwo(u"1042"_s);
        QTRY_COMPARE(test.held.size() + production.held.size(), 2);
    }
    [[nodiscard]] LookupPage &page() { return *find<LookupPage>(window, "notificationsPage"); }
    [[nodiscard]] QString totals() { return page().totals(); }
    /// Returns what the menu of the lookup on screen offers for its connections.
    [[nodiscard]] QList<QAction *> menu()
    {
        auto *list = find<QListView>(window, "lookups");
        const QPoint at = list->visualRect(list->currentIndex()).center();
        Q_EMIT list->customContextMenuRequested(at);
        QList<QAction *> actions = window.findChildren<QMenu *>(u"lookupMenu"_s).last()->actions();
        actions.removeIf([](const QAction *action) {
            return !action->objectName().endsWith(u"0"_s) && !action->objectName().endsWith(u"1"_s);
        });
        return actions;
    }
    [[nodiscard]] QStringList menuTexts()
    {
        QStringList texts;
        for (const QAction *action : menu())
            texts += action->text().remove(u'&');
        return texts;
    }
    void chooseInMenu(const QString &name)
    {
        const QList<QAction *> actions = menu();
        const auto found = std::find_if(actions.begin(), actions.end(),
                                        [&name](const QAction *each) { return each->objectName() == name; });
        QVERIFY(found != actions.end());
        (*found)->trigger();
    }
    [[nodiscard]] qsizetype lookups() const
    {
        return test.lookups() + production.lookups() + staging.lookups();
    }
    [[nodiscard]] ResultSet &results() { return context->results().current(); }
    [[nodiscard]] QString message() { return labelText(window, "messageTitle"); }
    /// Returns the message of the sign-in that is open.
    [[nodiscard]] QString signInMessage()
    {
        return dialog() ? labelText(*dialog(), "messageTitle") : QString();
    }

    Service test{u"key-test"_s};
    Service production{u"key-live"_s};
    Service staging{u"key-stage"_s};
};

/// Returns the keys of all services that were sent to this one.
QStringList keysSentTo(const Service &service)
{
    QStringList keys;
    for (const QByteArray &key : {"key-test"_ba, "key-live"_ba, "key-stage"_ba}) {
        if (service.peer.count(key) > 0)
            keys += QString::fromLatin1(key);
    }
    return keys;
}

} // namespace

class TestSeveral : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void saysWhatWillHappen();
    void needsAConnection();
    void needsIds();
    void sendsNothingBeforeTheLastSignIn();
    void sendsNothingToWhatIsNotChecked();
    void skipsAConnection();
    void cancellingSendsNothing();
    void signedInOnesAreNotAskedAgain();
    void usesTheApiKeyAlone();
    void followsTheSavedConnections();
    void followsTheSessions();
    void leavesOutWhatIsEditedMeanwhile_data();
    void leavesOutWhatIsEditedMeanwhile();
    void leavesOutWhatIsSignedInToElsewhere();
    void tellsTheSameHostAndUserApart();
    void remembersTheChoice();
    void asksAboveTheLimit();
    void limitsTheRequests();
    void isInTheMenus();
    void worksByKeyboard();
    void otherIdsCancelIt();
    void namesTheConnectionsInTheList();
    void stopsOneConnection();
    void waitsForOneConnection();
    void signsInAgainToOneConnection();
    void continuesOneConnection();
    void retriesOneConnection();
    void signsOutOfOneConnection();
    void isRepeatedFromTheHistory();
    void leavesOutWhatIsDeletedBeforeTheAnswer();
    void startsWhileASignInIsHidden();
    void checksTheOnlyTwo();
    void asksNothingForTheSameConnections();
    void asksAgainAfterAChange_data();
    void asksAgainAfterAChange();
    void asksWhereItWouldBeTooMany();
    void signsInWithStoredSecrets();
    void asksOnlyForWhatIsNotStored();
    void asksWhatIsRefused();
    void stopsASignInWithStoredSecrets();
    void otherIdsStopASignInWithStoredSecrets();
    void anotherSignInEndsTheOneWithStoredSecrets();
    void startsOnceIfPressedTwice();
};

void TestSeveral::saysWhatWillHappen()
{
    SeveralFixture fixture;
    fixture.open(u"1042, 1043"_s);
    QVERIFY(fixture.several());
    QCOMPARE(fixture.several()->windowModality(), Qt::WindowModal);
    QCOMPARE(accessFaults(*fixture.several()), QString());
    QVERIFY(fixture.isChecked(u"acme test"_s)); // the current one, since none was chosen before
    QCOMPARE(fixture.ok()->text(), u"Look up 2 ids in 1 connection"_s);
    fixture.check(u"acme live"_s);
    QCOMPARE(fixture.ok()->text(), u"Look up 2 ids in 2 connections"_s);
    QCOMPARE(labelText(*fixture.several(), "severalNote"),
             u"4 requests · among them to PRODUCTION: acme live"_s);
    QCOMPARE(fixture.row(u"acme live"_s).data(Qt::AccessibleTextRole).toString(),
             u"acme live, PRODUCTION, %1, jdoe, Not signed in, checked"_s.arg(
                 displayHost(fixture.production.peer.url())));
    fixture.check(u"acme live"_s, false);
    fixture.check(u"acme test"_s, false);
    QVERIFY(!fixture.ok()->isEnabled());
    QCOMPARE(labelText(*fixture.several(), "severalNote"), u"Check at least one connection."_s);
    QCOMPARE(fixture.ok()->accessibleDescription(), u"Check at least one connection."_s);
}

void TestSeveral::needsAConnection()
{
    WindowFixture fixture;
    fixture.show();
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"1042"_s);
    fixture.trigger("actionLookUpInSeveral");
    auto *several = fixture.window.findChild<SeveralDialog *>();
    QVERIFY(several);
    QVERIFY(!isShown(*several, "severalConnections"));
    QCOMPARE(labelText(*several, "severalIntro"), u"There are no saved connections."_s);
    QVERIFY(!find<QPushButton>(*several, "lookUpSeveral")->isEnabled());
}

void TestSeveral::needsIds()
{
    SeveralFixture fixture;
    fixture.open({});
    QVERIFY(!fixture.several());
    QCOMPARE(labelText(fixture.window, "notificationIdsUnder"), u"Type or paste ids first."_s);
}

void TestSeveral::sendsNothingBeforeTheLastSignIn()
{
    SeveralFixture fixture;
    fixture.open(u"1042-1044"_s);
    fixture.check(u"acme live"_s);
    fixture.check(u"acme stage"_s);
    fixture.ok()->click();
    QTRY_COMPARE(fixture.signInMessage(), u"1 of 3: TEST acme test"_s);
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 3: PRODUCTION acme live"_s);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.signInMessage(), u"3 of 3: STAGING acme stage"_s);
    QCOMPARE(fixture.lookups(), 0);
    fixture.signInTo(fixture.staging);
    QTRY_COMPARE(fixture.results().progress().found, 9);
    QTRY_VERIFY(!fixture.dialog());
    for (const Service *service : {&fixture.test, &fixture.production, &fixture.staging}) {
        QCOMPARE(service->lookups(), 3);
        QCOMPARE(keysSentTo(*service), QStringList(service->key));
        QCOMPARE(service->peer.count("token-" + service->key.toUtf8()), 3);
    }
    QCOMPARE(fixture.context->results().sets().size(), 1);
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
    for (const ResultRow &row : fixture.results().rows()) {
        const Service &from = row.connectionId == fixture.test.connection.id         ? fixture.test
                              : row.connectionId == fixture.production.connection.id ? fixture.production
                                                                                     : fixture.staging;
        QCOMPARE(row.lookup.notification->subject, u"from "_s + from.key);
        QCOMPARE(row.from->environment, from.connection.environment);
    }
}

void TestSeveral::sendsNothingToWhatIsNotChecked()
{
    SeveralFixture fixture;
    fixture.open(u"1042"_s);
    fixture.check(u"acme stage"_s);
    fixture.ok()->click();
    fixture.signInTo(fixture.test);
    fixture.signInTo(fixture.staging);
    QTRY_COMPARE(fixture.results().progress().found, 2);
    QCOMPARE(fixture.production.peer.connections(), 0);
    QCOMPARE(keysSentTo(fixture.test), QStringList(u"key-test"_s));
    QCOMPARE(keysSentTo(fixture.staging), QStringList(u"key-stage"_s));
}

void TestSeveral::skipsAConnection()
{
    SeveralFixture fixture;
    fixture.startInTwo(u"1042"_s);
    QTRY_VERIFY(fixture.dialog());
    QVERIFY(!isShown(*fixture.dialog(), "runUpgradeFirst"));
    QVERIFY(!find<QComboBox>(*fixture.dialog(), "connection")->isEnabled());
    fixture.signInTo(fixture.test);
    QTRY_VERIFY(fixture.dialog());
    fixture.type(fixture.production);
    find<QPushButton>(*fixture.dialog(), "skipSignIn")->click();
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.production.peer.connections(), 0);
    QCOMPARE(labelText(fixture.window, "messageText"), u"Not signed in: PRODUCTION acme live."_s);
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
}

void TestSeveral::cancellingSendsNothing()
{
    SeveralFixture fixture;
    fixture.startInTwo(u"1042"_s);
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 2: PRODUCTION acme live"_s);
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.production.connection.id);
    fixture.dialog()->reject();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
    QVERIFY(fixture.results().rows().isEmpty());
    // A later sign-in does not continue it.
    fixture.context->sessions().makeCurrent(fixture.production.connection);
    fixture.window.signIn();
    fixture.signInTo(fixture.production);
    QTRY_VERIFY(!fixture.dialog());
    QVERIFY(fixture.results().rows().isEmpty());
    QCOMPARE(fixture.lookups(), 0);
}

void TestSeveral::signedInOnesAreNotAskedAgain()
{
    SeveralFixture fixture;
    fixture.window.signIn();
    fixture.signInTo(fixture.test);
    QTRY_VERIFY(!fixture.dialog());
    fixture.open(u"1042"_s);
    QVERIFY(fixture.row(u"acme test"_s)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(u"Signed in as Jane Doe (jdoe), checked"_s));
    fixture.check(u"acme live"_s);
    fixture.ok()->click();
    QTRY_COMPARE(fixture.signInMessage(), u"1 of 1: PRODUCTION acme live"_s);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.results().progress().found, 2);
    QCOMPARE(fixture.test.logins(), 1);
}

void TestSeveral::usesTheApiKeyAlone()
{
    SeveralFixture fixture;
    fixture.open(u"1042"_s);
    fixture.ok()->click();
    fixture.type(fixture.test);
    find<QPushButton>(*fixture.dialog(), "continueWithApiKey")->click();
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.test.logins(), 0);
    fixture.open(u"1043"_s);
    QVERIFY(fixture.row(u"acme test"_s)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(u"Connected with the API key alone, checked"_s));
}

void TestSeveral::followsTheSavedConnections()
{
    SeveralFixture fixture;
    ConnectionStore &store = fixture.context->connections();
    fixture.open(u"1042"_s);
    fixture.check(u"acme live"_s);
    fixture.check(u"acme stage"_s);

    Connection renamed = fixture.test.connection;
    renamed.name = u"acme renamed"_s;
    QVERIFY(store.apply({ImportEntry{ImportEntry::Action::Replace, renamed, {}}}));
    QVERIFY(fixture.isChecked(u"acme renamed"_s));
    QVERIFY(!isShown(*fixture.several(), "severalChanged"));

    Connection moved = fixture.production.connection;
    moved.baseUrl = fixture.staging.peer.url();
    QVERIFY(store.update(moved));
    QVERIFY(!fixture.isChecked(u"acme live"_s));
    QCOMPARE(labelText(*fixture.several(), "severalChanged"),
             u"Changed or deleted in the meantime, and no longer checked: PRODUCTION acme live"_s);

    store.remove(fixture.staging.connection.id);
    QVERIFY(!fixture.row(u"acme stage"_s).isValid());
    QCOMPARE(labelText(*fixture.several(), "severalChanged"),
             u"Changed or deleted in the meantime, and no longer checked: STAGING acme stage"_s);
    QCOMPARE(fixture.ok()->text(), u"Look up 1 id in 1 connection"_s);
    fixture.ok()->click();
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.production.peer.connections() + fixture.staging.peer.connections(), 0);
}

void TestSeveral::followsTheSessions()
{
    SeveralFixture fixture;
    fixture.open(u"1042"_s);
    fixture.useKeyAlone(fixture.production);
    QVERIFY(fixture.row(u"acme live"_s)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(u"Connected with the API key alone, not checked"_s));
    // It is deleted while its session is open.
    fixture.check(u"acme live"_s);
    fixture.context->connections().remove(fixture.production.connection.id);
    QVERIFY(!fixture.isChecked(u"acme live"_s));
}

void TestSeveral::leavesOutWhatIsEditedMeanwhile_data()
{
    addChanges();
}

/// The connection is changed while the user signs in to the other one.
void TestSeveral::leavesOutWhatIsEditedMeanwhile()
{
    QFETCH(const QString, change);
    SeveralFixture fixture;
    fixture.useKeyAlone(fixture.production);
    fixture.startInTwo(u"1042"_s);
    QTRY_VERIFY(fixture.dialog());
    fixture.changeProduction(change);
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.production.peer.connections() + fixture.staging.peer.connections(), 0);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"Changed or deleted in the meantime: PRODUCTION acme live."_s);
}

/// The user changes the address in the sign-in.
void TestSeveral::leavesOutWhatIsSignedInToElsewhere()
{
    SeveralFixture fixture;
    fixture.startInTwo(u"1042"_s);
    fixture.signInTo(fixture.test);
    QTRY_VERIFY(fixture.dialog());
    fixture.type(fixture.production);
    find<QLineEdit>(*fixture.dialog(), "serviceAddress")->setText(fixture.staging.peer.url().toString());
    find<QLineEdit>(*fixture.dialog(), "dataSource")->setText(u"other"_s);
    find<QLineEdit>(*fixture.dialog(), "apiKey")->setText(u"key-stage"_s);
    find<QLineEdit>(*fixture.dialog(), "password")->setText(u"pass-key-stage"_s);
    find<QPushButton>(*fixture.dialog(), "signIn")->click();
    if (fixture.staging.logins() == 0 && !isShown(*fixture.dialog(), "busy"))
        find<QPushButton>(*fixture.dialog(), "signIn")->click(); // asked for the environment
    QTRY_COMPARE(fixture.staging.logins(), 1);
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.staging.lookups(), 0);
    QCOMPARE(fixture.production.peer.connections(), 0);
    QTRY_VERIFY(isShown(fixture.window, "previousMessage")); // news came after it
    find<QAbstractButton>(fixture.window, "previousMessage")->click();
    QCOMPARE(labelText(fixture.window, "messageText"), u"Not signed in: PRODUCTION acme live."_s);
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
}

void TestSeveral::tellsTheSameHostAndUserApart()
{
    SeveralFixture fixture;
    Connection twin = fixture.production.connection;
    twin.id.clear();
    twin.name = u"acme other"_s;
    twin.partition = u"Mobile"_s;
    twin.id = fixture.context->connections().add(twin);
    fixture.open(u"1042"_s);
    fixture.check(u"acme test"_s, false);
    fixture.check(u"acme live"_s);
    fixture.check(u"acme other"_s);
    fixture.ok()->click();
    fixture.signInTo(fixture.production);
    QTRY_VERIFY(fixture.dialog());
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 2: PRODUCTION acme other"_s);
    QCOMPARE(find<QLineEdit>(*fixture.dialog(), "partition")->text(), u"Mobile"_s);
    find<QPushButton>(*fixture.dialog(), "skipSignIn")->click();
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.results().rows().first().connectionId, fixture.production.connection.id);
    QCOMPARE(fixture.production.lookups(), 1);
}

void TestSeveral::remembersTheChoice()
{
    SeveralFixture fixture;
    fixture.open(u"1042"_s);
    fixture.check(u"acme test"_s, false);
    fixture.check(u"acme live"_s);
    fixture.check(u"acme stage"_s);
    fixture.ok()->click();
    QTRY_VERIFY(fixture.dialog());
    fixture.dialog()->reject();
    Connection relabelled = fixture.staging.connection;
    relabelled.environment = u"PRODUCTION"_s;
    QVERIFY(fixture.context->connections().update(relabelled));
    QTRY_VERIFY(!fixture.several());
    fixture.open(u"1042"_s);
    QVERIFY(fixture.isChecked(u"acme live"_s));
    QVERIFY(!fixture.isChecked(u"acme stage"_s));
    QVERIFY(!fixture.isChecked(u"acme test"_s));
}

void TestSeveral::asksAboveTheLimit()
{
    SeveralFixture fixture;
    fixture.askAboveFive();
    fixture.startInTwo(u"1042-1044"_s);
    QVERIFY(!fixture.dialog());
    QCOMPARE(
        labelText(fixture.window, "manyIdsQuestion"),
        u"Look up 3 ids in each of these: PRODUCTION acme live, TEST acme test? This is PRODUCTION: acme "
        "live. Each id is one request to the service. Press Enter again to look them up, Esc to cancel."_s);
    QCOMPARE(find<QPushButton>(fixture.window, "lookUpMany")->text(), u"Look up 3 ids in 2 connections"_s);
    find<QPushButton>(fixture.window, "cancelMany")->click();
    QVERIFY(!fixture.dialog());
    fixture.open(u"1042-1044"_s);
    QTRY_VERIFY(fixture.several());
    fixture.ok()->click();
    find<QPushButton>(fixture.window, "lookUpMany")->click();
    fixture.signInTo(fixture.test);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.results().progress().found, 6);
}

/// The connection is deleted while the program asks whether to look that many ids up. Its session stays.
void TestSeveral::leavesOutWhatIsDeletedBeforeTheAnswer()
{
    SeveralFixture fixture;
    fixture.askAboveFive();
    fixture.useKeyAlone(fixture.test);
    fixture.useKeyAlone(fixture.production);
    fixture.startInTwo(u"1042-1044"_s);
    fixture.context->connections().remove(fixture.production.connection.id);
    find<QPushButton>(fixture.window, "lookUpMany")->click();
    QTRY_COMPARE(fixture.results().progress().found, 3);
    QCOMPARE(fixture.production.lookups(), 0);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"Changed or deleted in the meantime: PRODUCTION acme live."_s);
}

/// The sign-in to the current connection waits behind the upgrade.
void TestSeveral::startsWhileASignInIsHidden()
{
    SeveralFixture fixture;
    fixture.window.signIn();
    fixture.type(fixture.test);
    find<QPushButton>(*fixture.dialog(), "runUpgradeFirst")->click();
    const QPointer<SignInDialog> hidden = fixture.dialog();
    QVERIFY(!hidden->isVisible());
    fixture.startInTwo(u"1042"_s);
    QTRY_VERIFY(!hidden);
    fixture.signInTo(fixture.test);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    QCOMPARE(fixture.lookups(), 2);
}

void TestSeveral::limitsTheRequests()
{
    SeveralFixture fixture;
    fixture.open(u"1-50000"_s);
    fixture.check(u"acme live"_s);
    QVERIFY(fixture.ok()->isEnabled());
    fixture.check(u"acme stage"_s);
    QVERIFY(!fixture.ok()->isEnabled());
    QCOMPARE(labelText(*fixture.several(), "severalNote"),
             u"That would be 150,000 requests. The limit is 100,000: check fewer connections."_s);
}

void TestSeveral::isInTheMenus()
{
    SeveralFixture fixture;
    QAction *action = fixture.action("actionLookUpInSeveral");
    QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return));
    auto *button = find<QPushButton>(fixture.window, "lookUpMenuButton");
    QVERIFY(button->isVisible());
    QVERIFY(button->menu()->actions().contains(action));
    QVERIFY(button->menu()->actions().contains(fixture.action("actionChooseConnections")));
}

void TestSeveral::worksByKeyboard()
{
    SeveralFixture fixture;
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    QTest::keyClicks(ids, u"1042"_s);
    QTest::keyClick(ids, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(fixture.several());
    QCOMPARE(ids->toPlainText(), u"1042"_s);
    QTRY_COMPARE(fixture.several()->focusWidget(), fixture.list());
    QTest::keyClick(fixture.list(), Qt::Key_Space);
    QVERIFY(!fixture.isChecked(u"acme test"_s));
    QTRY_COMPARE(announced(fixture.window), u"not checked\nCheck at least one connection."_s);
    QTest::keyClick(fixture.list(), Qt::Key_Space);
    QTRY_COMPARE(announced(fixture.window), u"checked"_s);
    QTest::keyClick(fixture.list(), Qt::Key_Down);
    QTest::keyClick(fixture.list(), Qt::Key_Space);
    QVERIFY(fixture.isChecked(u"acme live"_s));
    QTest::keyClick(fixture.list(), Qt::Key_Return);
    QTRY_COMPARE(fixture.signInMessage(), u"1 of 2: TEST acme test"_s);
    QTest::keyClick(fixture.dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.lookups(), 0);
}

void TestSeveral::otherIdsCancelIt()
{
    SeveralFixture fixture;
    fixture.startInTwo(u"1042"_s);
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 2: PRODUCTION acme live"_s);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"7"_s);
    fixture.type(fixture.production);
    find<QPushButton>(*fixture.dialog(), "signIn")->click();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
    QCOMPARE(fixture.lookups(), 0);
}

void TestSeveral::namesTheConnectionsInTheList()
{
    SeveralFixture fixture;
    fixture.lookUpInTwo(u"1042, 1043"_s);
    QTRY_VERIFY(!fixture.results().isRunning());
    QCOMPARE(lookuptext::title(fixture.results(), SecretRedactor()), u"TEST / PRODUCTION"_s);
    QCOMPARE(fixture.totals(), u"TEST 2 found · PRODUCTION 2 found"_s);
    QCOMPARE(fixture.menuTexts(), QStringList()); // nothing is left to do
    // A lookup of the same ids in one of them has results of its own.
    fixture.lookUp(u"1042, 1043"_s);
    QCOMPARE(fixture.context->results().sets().size(), 2);
}

void TestSeveral::stopsOneConnection()
{
    SeveralFixture fixture;
    fixture.holdInTwo();
    QTRY_COMPARE(fixture.totals(), u"TEST 0 of 1 · PRODUCTION 0 of 1"_s);
    QCOMPARE(fixture.menuTexts(), (QStringList{u"Stop: TEST acme test"_s, u"Stop: PRODUCTION acme live"_s}));
    fixture.chooseInMenu(u"stopConnection1"_s);
    QVERIFY(!fixture.results().run(fixture.production.connection.id).isRunning());
    QVERIFY(fixture.results().run(fixture.test.connection.id).isRunning());
    fixture.test.held.takeFirst().reply(200, R"({"notificationId":1042})");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 not looked up"_s);
    // What was not looked up is asked for again there only.
    fixture.production.isHeld = false;
    fixture.chooseInMenu(u"continueConnection1"_s);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    QCOMPARE(fixture.test.lookups(), 1);
    QCOMPARE(fixture.production.lookups(), 2);
}

void TestSeveral::waitsForOneConnection()
{
    SeveralFixture fixture;
    fixture.production.isHeld = true;
    fixture.lookUpInTwo(u"1042"_s);
    QTRY_COMPARE(fixture.production.held.size(), 1);
    fixture.production.held.takeFirst().reply(429, "{}", "application/json", "Retry-After: 300\r\n");
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 of 1 · PRODUCTION 0 of 1, continues in 300 s"_s);
    QVERIFY(!isShown(fixture.window, "messageBar"));
    fixture.chooseInMenu(u"stopConnection1"_s);
    QTRY_VERIFY(!fixture.results().isRunning());
    QCOMPARE(fixture.test.lookups(), 1);
}

void TestSeveral::signsInAgainToOneConnection()
{
    SeveralFixture fixture;
    fixture.window.signIn();
    fixture.signInTo(fixture.test);
    fixture.context->sessions().makeCurrent(fixture.production.connection);
    fixture.window.signIn();
    fixture.signInTo(fixture.production);
    QTRY_VERIFY(!fixture.dialog());
    fixture.context->sessions().makeCurrent(fixture.test.connection);
    fixture.production.isHeld = true;
    fixture.startInTwo(u"1042"_s);
    QTRY_COMPARE(fixture.production.held.size(), 1);
    fixture.production.held.takeFirst().reply(401, "{}");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 of 1 · PRODUCTION 0 of 1, waits for the sign-in"_s);
    QCOMPARE(fixture.context->sessions().session(fixture.test.connection.id).state(),
             Session::State::SignedIn);
    fixture.production.isHeld = false;
    QCOMPARE(fixture.menuTexts(),
             (QStringList{u"Sign in: PRODUCTION acme live"_s, u"Stop: PRODUCTION acme live"_s}));
    fixture.chooseInMenu(u"signInConnection1"_s);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    QCOMPARE(fixture.test.lookups(), 1);
}

void TestSeveral::continuesOneConnection()
{
    SeveralFixture fixture;
    fixture.production.peer.stopListening();
    fixture.lookUpInTwo(u"1042-1045"_s);
    QTRY_VERIFY(!fixture.results().isRunning());
    QCOMPARE(fixture.results().progress(fixture.test.connection.id).found, 4);
    QCOMPARE(fixture.results().progress(fixture.production.connection.id).notLookedUp, 3);
    QVERIFY2(fixture.message().startsWith(u"PRODUCTION acme live: Stopped at 1042: "_s),
             qPrintable(fixture.message()));
    QCOMPARE(fixture.menuTexts(), QStringList{u"Continue: PRODUCTION acme live"_s});
    fixture.chooseInMenu(u"continueConnection1"_s);
    QTRY_VERIFY(!fixture.results().isRunning());
    QCOMPARE(fixture.test.lookups(), 4);
}

void TestSeveral::retriesOneConnection()
{
    SeveralFixture fixture;
    fixture.holdInTwo();
    fixture.test.held.takeFirst().reply(400, "{}");
    fixture.production.held.takeFirst().reply(400, "{}");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 failed · PRODUCTION 1 failed"_s);
    fixture.test.isHeld = false;
    QCOMPARE(fixture.menuTexts(),
             (QStringList{u"Retry failed: TEST acme test"_s, u"Retry failed: PRODUCTION acme live"_s}));
    fixture.chooseInMenu(u"continueConnection0"_s);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 failed"_s);
    QCOMPARE(fixture.production.lookups(), 1);
}

void TestSeveral::signsOutOfOneConnection()
{
    SeveralFixture fixture;
    fixture.holdInTwo();
    fixture.trigger("actionSignOut");
    QTRY_VERIFY(!fixture.results().run(fixture.test.connection.id).isRunning());
    QVERIFY(fixture.results().run(fixture.production.connection.id).isRunning());
    fixture.production.held.takeFirst().reply(200, R"({"notificationId":1042})");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 not looked up · PRODUCTION 1 found"_s);
}

void TestSeveral::isRepeatedFromTheHistory()
{
    SeveralFixture fixture;
    fixture.lookUpInTwo(u"1042, 1043"_s);
    QTRY_VERIFY(!fixture.results().isRunning());
    const QList<HistoryEntry> entries = fixture.context->history().entries();
    QCOMPARE(entries.size(), 2);
    QCOMPARE(historytext::counts(entries.first()), u"2 ids · 2 found · one of 2 connections"_s);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"7"_s);
    ChosenConnections(fixture.context->services().settings).forget();
    Connection relabelled = fixture.production.connection;
    relabelled.environment = u"LIVE"_s;
    Q_EMIT fixture.page().repeatRequested(entries.first());
    QVERIFY(fixture.several());
    QCOMPARE(fixture.ok()->text(), u"Look up 2 ids in 2 connections"_s);
    QVERIFY(!fixture.isChecked(u"acme stage"_s));
    QCOMPARE(fixture.lookups(), 4); // nothing is sent before it is confirmed
    fixture.several()->reject();
    QTRY_VERIFY(!fixture.several());
    // A connection with another environment now is not chosen.
    QVERIFY(fixture.context->connections().update(relabelled));
    Q_EMIT fixture.page().repeatRequested(entries.last());
    QVERIFY(fixture.several());
    QVERIFY(fixture.isChecked(u"acme test"_s));
    QVERIFY(!fixture.isChecked(u"acme live"_s));
}

/// In which two else?
void TestSeveral::checksTheOnlyTwo()
{
    SeveralFixture fixture;
    fixture.context->connections().remove(fixture.staging.connection.id);
    fixture.open(u"1042"_s);
    QVERIFY(fixture.isChecked(u"acme test"_s));
    QVERIFY(fixture.isChecked(u"acme live"_s));
    QCOMPARE(fixture.ok()->text(), u"Look up 1 id in 2 connections"_s);
}

void TestSeveral::asksNothingForTheSameConnections()
{
    SeveralFixture fixture;
    fixture.lookUpInSame(u"1042"_s);
    QVERIFY(fixture.several()); // there was no last time
    fixture.check(u"acme live"_s);
    fixture.ok()->click();
    fixture.signInTo(fixture.test);
    fixture.signInTo(fixture.production);
    QTRY_VERIFY(!fixture.dialog());
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    auto *ids = find<QPlainTextEdit>(fixture.window, "notificationIds");
    ids->setFocus();
    fixture.window.activateWindow();
    QTRY_VERIFY(fixture.window.isActiveWindow());
    QTest::keyClicks(ids, u"1043, 1044"_s);
    QTest::keyClick(ids, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!fixture.several());
    QTRY_COMPARE(fixture.totals(), u"TEST 2 found · PRODUCTION 2 found"_s);
    QCOMPARE(fixture.test.logins() + fixture.production.logins(), 2);
    QCOMPARE(fixture.staging.peer.connections(), 0);
    fixture.open(u"1045"_s); // the menu still asks
    QVERIFY(fixture.several());
    QCOMPARE(fixture.ok()->text(), u"Look up 1 id in 2 connections"_s);
}

void TestSeveral::asksAgainAfterAChange_data()
{
    addChanges();
}

/// The choice was for something else then, and one of two connections alone is not what was chosen.
void TestSeveral::asksAgainAfterAChange()
{
    QFETCH(const QString, change);
    SeveralFixture fixture;
    fixture.choose({&fixture.test, &fixture.production});
    fixture.changeProduction(change);
    fixture.lookUpInSame(u"1042"_s);
    QVERIFY(fixture.several());
    QVERIFY(fixture.isChecked(u"acme test"_s));
    QCOMPARE(fixture.ok()->text(), u"Look up 1 id in 1 connection"_s);
    QVERIFY(!fixture.dialog());
}

void TestSeveral::asksWhereItWouldBeTooMany()
{
    SeveralFixture fixture;
    fixture.choose({&fixture.test, &fixture.production});
    fixture.lookUpInSame(u"1-60000"_s);
    QVERIFY(fixture.several());
    QCOMPARE(labelText(*fixture.several(), "severalNote"),
             u"That would be 120,000 requests. The limit is 100,000: check fewer connections."_s);
}

void TestSeveral::signsInWithStoredSecrets()
{
    SeveralFixture fixture;
    fixture.chooseAndStore({&fixture.test, &fixture.production, &fixture.staging});
    // One after another.
    fixture.production.areLoginsHeld = true;
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.production.held.size(), 1);
    QCOMPARE(labelText(fixture.window, "status"), u"Signing in to PRODUCTION acme live…"_s);
    QCOMPARE(fixture.test.logins(), 1);
    QCOMPARE(fixture.staging.logins() + fixture.lookups(), 0);
    fixture.production.held.takeFirst().reply(200, R"({"token":"token-key-live"})");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found · STAGING 1 found"_s);
    QVERIFY(!fixture.dialog());
    QVERIFY(!isShown(fixture.window, "messageBar"));
    for (const Service *service : {&fixture.test, &fixture.production, &fixture.staging}) {
        QCOMPARE(keysSentTo(*service), QStringList(service->key));
        QCOMPARE(service->logins(), 1);
    }
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
}

void TestSeveral::asksOnlyForWhatIsNotStored()
{
    SeveralFixture fixture;
    fixture.choose({&fixture.test, &fixture.production, &fixture.staging});
    fixture.store(fixture.test);
    fixture.store(fixture.production, {SecretKind::ApiKey});
    fixture.store(fixture.staging);
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 3: PRODUCTION acme live"_s);
    QTRY_COMPARE(find<QLineEdit>(*fixture.dialog(), "apiKey")->text(), u"key-live"_s);
    QCOMPARE(find<QLineEdit>(*fixture.dialog(), "password")->text(), QString());
    QTRY_COMPARE(fixture.dialog()->focusWidget()->objectName(), u"password"_s);
    QCOMPARE(fixture.test.logins(), 1);
    QCOMPARE(fixture.staging.logins(), 0);
    fixture.signInTo(fixture.production);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found · STAGING 1 found"_s);
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.context->sessions().current().connection().id, fixture.test.connection.id);
}

/// A refused password is not sent again by itself, which could lock the user out.
void TestSeveral::asksWhatIsRefused()
{
    SeveralFixture fixture;
    fixture.chooseAndStore({&fixture.test, &fixture.production});
    fixture.production.isRefusing = true;
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.signInMessage(), u"2 of 2: PRODUCTION acme live"_s);
    const QString why = labelText(*fixture.dialog(), "messageText");
    QVERIFY2(
        why.startsWith(u"Not accepted.\nUser name, password, data source or API key was not accepted."_s),
        qPrintable(why));
    QVERIFY2(why.endsWith(u"Cancel looks up nothing."_s), qPrintable(why));
    QTRY_COMPARE(fixture.dialog()->focusWidget()->objectName(), u"password"_s);
    QVERIFY(!find<QPushButton>(*fixture.dialog(), "signIn")->isEnabled());
    fixture.dialog()->reject();
    QTRY_VERIFY(!fixture.dialog());
    QCOMPARE(fixture.lookups(), 0);

    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.signInMessage(), u"1 of 1: PRODUCTION acme live"_s);
    QCOMPARE(fixture.production.logins(), 1);
    QTRY_COMPARE(fixture.dialog()->focusWidget()->objectName(), u"password"_s);
    find<QPushButton>(*fixture.dialog(), "skipSignIn")->click();
    QTRY_COMPARE(fixture.results().progress().found, 1);
    QCOMPARE(fixture.production.lookups(), 0);
}

void TestSeveral::stopsASignInWithStoredSecrets()
{
    SeveralFixture fixture;
    fixture.choose({&fixture.test, &fixture.production});
    fixture.store(fixture.test);
    fixture.test.areLoginsHeld = true;
    QVERIFY(!fixture.action("actionStop")->isEnabled());
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.test.held.size(), 1);
    QVERIFY(fixture.action("actionStop")->isEnabled());
    fixture.trigger("actionStop");
    QCOMPARE(labelText(fixture.window, "status"), u"Cancelled. Nothing was looked up."_s);
    QVERIFY(!fixture.action("actionStop")->isEnabled());
    QCOMPARE(fixture.context->sessions().session(fixture.test.connection.id).state(),
             Session::State::SignedOut);
    QVERIFY(!fixture.context->signIn().isRunning());
    QVERIFY(!fixture.dialog());
    QCOMPARE(fixture.production.logins() + fixture.lookups(), 0);
}

void TestSeveral::otherIdsStopASignInWithStoredSecrets()
{
    SeveralFixture fixture;
    fixture.choose({&fixture.test, &fixture.production});
    fixture.store(fixture.test);
    fixture.test.areLoginsHeld = true;
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.test.held.size(), 1);
    find<QPlainTextEdit>(fixture.window, "notificationIds")->setPlainText(u"7"_s);
    QVERIFY(!fixture.context->signIn().isRunning());
    QVERIFY(!fixture.dialog());
}

/// The dialog is for what the user does now; the lookup goes on with it.
void TestSeveral::anotherSignInEndsTheOneWithStoredSecrets()
{
    SeveralFixture fixture;
    fixture.chooseAndStore({&fixture.test, &fixture.production});
    fixture.test.areLoginsHeld = true;
    fixture.lookUpInSame(u"1042"_s);
    QTRY_COMPARE(fixture.test.held.size(), 1);
    fixture.window.signIn();
    QVERIFY(fixture.dialog());
    QVERIFY(!fixture.context->signIn().isRunning());
    fixture.test.areLoginsHeld = false;
    fixture.signInTo(fixture.test);
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    QTRY_VERIFY(!fixture.dialog());
}

void TestSeveral::startsOnceIfPressedTwice()
{
    SeveralFixture fixture;
    fixture.chooseAndStore({&fixture.test, &fixture.production});
    fixture.production.isHeld = true;
    fixture.lookUpInSame(u"1042"_s);
    fixture.trigger("actionLookUpInSeveral");
    QTRY_COMPARE(fixture.production.held.size(), 1);
    fixture.trigger("actionLookUpInSeveral");
    fixture.production.held.takeFirst().reply(200, R"({"notificationId":1042})");
    QTRY_COMPARE(fixture.totals(), u"TEST 1 found · PRODUCTION 1 found"_s);
    QCOMPARE(fixture.context->results().sets().size(), 1);
    QCOMPARE(fixture.test.logins() + fixture.production.logins(), 2);
    QCOMPARE(fixture.lookups(), 2);
}

SVC_TEST(TestSeveral)
#include "tst_several.moc"
