// SPDX-License-Identifier: MIT
// Lookups of the history that are looked up again: on their own connection or not at all.
#include "history/lookuphistory.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"

#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>

using namespace uitest;

namespace {

/// A lookup of 7 to 9 on the connection “first” is in the history, and “second” is on screen.
struct RepeatFixture : WindowFixture
{
    RepeatFixture()
    {
        first = add(peer.url(), u"first"_s, u"TEST"_s);
        second = add(other.url(), u"second"_s, u"PRODUCTION"_s);
        context->sessions().makeCurrent(first);
        show();
    }

    Connection add(const QUrl &address, const QString &name, const QString &environment)
    {
        Connection connection = connectionTo(address);
        connection.name = name;
        connection.environment = environment;
        connection.id = context->connections().add(connection);
        return connection;
    }
    void makeHistory()
    {
        input.connection = first;
        signIn();
        lookUp(u"7-9"_s);
        QTRY_COMPARE(context->history().entries().size(), 1);
        QTRY_VERIFY(!context->results().isRunning());
        static_cast<void>(context->results().take(context->results().current()));
        context->sessions().makeCurrent(second);
    }
    void repeat()
    {
        trigger("actionGoToLookups");
        auto *list = find<QListView>(window, "lookups");
        list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        QTest::qWait(0);
        QTest::keyClick(list, Qt::Key_Return);
    }
    [[nodiscard]] QPlainTextEdit *ids() { return find<QPlainTextEdit>(window, "notificationIds"); }
    [[nodiscard]] QString onScreen() { return context->sessions().current().connection().name; }
    [[nodiscard]] QString title()
    {
        return isShown(window, "messageTitle") ? labelText(window, "messageTitle") : QString();
    }
    [[nodiscard]] QString text() { return labelText(window, "messageText"); }
    [[nodiscard]] qsizetype lookups() const { return peer.requests().size() - 1; } // the first signs in

    ScriptedPeer other{serveAll};
    Connection first;
    Connection second;
};

constexpr int kUnsent = 150; ///< ms; in which nothing is to be sent

} // namespace

class TestRepeatedLookups : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void isLookedUpOnItsConnection();
    void isLookedUpAfterTheSignIn();
    void sameConnectionShowsNoMessage();
    void connectionWithAnotherEnvironment_data();
    void connectionWithAnotherEnvironment();
    void connectionWithAnotherAddress();
    void deletedConnection();
    void deletedConnectionThatIsSignedIn();
    void noConnectionAtAll();
};

void TestRepeatedLookups::isLookedUpOnItsConnection()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.repeat();
    QTRY_COMPARE(fixture.lookups(), 6);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QCOMPARE(fixture.title(), u"Earlier lookup"_s);
    QCOMPARE(fixture.text(), u"3 ids for TEST first, where they were looked up before."_s);
    QVERIFY(accessFaults(fixture.window).isEmpty());
    fixture.press("undoRepeat");
    QCOMPARE(fixture.onScreen(), u"second"_s);
    QCOMPARE(fixture.title(), QString());
    fixture.trigger("actionGoToIds");
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
    QCOMPARE(fixture.other.connections(), 0);
}

void TestRepeatedLookups::isLookedUpAfterTheSignIn()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.context->sessions().find(fixture.first.id)->signOut();
    fixture.repeat();
    QTRY_VERIFY(fixture.dialog());
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QTest::qWait(kUnsent);
    QCOMPARE(fixture.lookups(), 3);
    find<QLineEdit>(*fixture.dialog(), "apiKey")->setText(u"key-a"_s);
    find<QLineEdit>(*fixture.dialog(), "password")->setText(u"pass-a"_s);
    find<QPushButton>(*fixture.dialog(), "signIn")->click();
    QTRY_COMPARE(fixture.lookups(), 7); // and another sign-in
    QCOMPARE(fixture.other.connections(), 0);
}

void TestRepeatedLookups::sameConnectionShowsNoMessage()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.context->sessions().makeCurrent(fixture.first);
    fixture.repeat();
    QTRY_COMPARE(fixture.lookups(), 6);
    QCOMPARE(fixture.title(), QString());
}

void TestRepeatedLookups::connectionWithAnotherEnvironment_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("text");
    QTest::newRow("another") << u"TEST"_s << u"PRODUCTION"_s
                             << u"3 ids for PRODUCTION first. It was TEST then. Nothing has been sent."_s;
    QTest::newRow("none before")
        << QString() << u"PRODUCTION"_s
        << u"3 ids for PRODUCTION first. It had no environment then. Nothing has been sent."_s;
    QTest::newRow("none now") << u"TEST"_s << QString()
                              << u"3 ids for first. It was TEST then. Nothing has been sent."_s;
}

void TestRepeatedLookups::connectionWithAnotherEnvironment()
{
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    QFETCH(const QString, text);
    RepeatFixture fixture;
    fixture.first.environment = before;
    QVERIFY(fixture.context->connections().update(fixture.first));
    fixture.makeHistory();
    fixture.first.environment = now;
    QVERIFY(fixture.context->connections().update(fixture.first));
    fixture.repeat();
    QTRY_COMPARE(fixture.title(), u"Earlier lookup"_s);
    QCOMPARE(fixture.text(), text);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QTest::qWait(kUnsent);
    QCOMPARE(fixture.lookups(), 3);
    fixture.press("undoRepeat");
    QCOMPARE(fixture.onScreen(), u"second"_s);
}

void TestRepeatedLookups::connectionWithAnotherAddress()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.first.baseUrl = fixture.other.url();
    QVERIFY(fixture.context->connections().update(fixture.first));
    fixture.input.connection = fixture.first;
    fixture.signIn();
    fixture.repeat();
    QTRY_COMPARE(fixture.title(), u"Earlier lookup"_s);
    QCOMPARE(fixture.text(),
             u"3 ids for TEST first. That connection has been changed since. Nothing has been sent."_s);
    QTest::qWait(kUnsent);
    QCOMPARE(fixture.lookups(), 3);
    QCOMPARE(fixture.other.count("GET "), 0);
}

void TestRepeatedLookups::deletedConnection()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.context->sessions().find(fixture.first.id)->signOut();
    fixture.context->connections().remove(fixture.first.id);
    fixture.input.connection = fixture.second;
    fixture.signIn(); // so that they could be sent
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.repeat();
    QTRY_COMPARE(fixture.title(), u"Earlier lookup"_s);
    QCOMPARE(fixture.text(), u"3 ids for PRODUCTION second. The connection of this lookup, TEST first, is no "
                             "longer there. Nothing has been sent."_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QTest::qWait(kUnsent);
    QCOMPARE(fixture.other.requests().size(), 1); // the sign-in
    QCOMPARE(fixture.lookups(), 3);
    fixture.trigger("actionGoToIds");
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
}

/// It stays in the list of connections until its session ends.
void TestRepeatedLookups::deletedConnectionThatIsSignedIn()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.context->connections().remove(fixture.first.id);
    fixture.repeat();
    QTRY_COMPARE(fixture.lookups(), 6);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.other.connections(), 0);
}

void TestRepeatedLookups::noConnectionAtAll()
{
    RepeatFixture fixture;
    fixture.makeHistory();
    fixture.context->sessions().find(fixture.first.id)->signOut();
    fixture.context->connections().remove(fixture.first.id);
    fixture.context->connections().remove(fixture.second.id);
    fixture.context->sessions().makeCurrent(QString());
    fixture.repeat();
    QTRY_COMPARE(fixture.text(), u"The connection of this lookup, TEST first, is no longer there. Choose "
                                 "another one. Nothing has been sent."_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QVERIFY(!fixture.dialog());
}

SVC_TEST(TestRepeatedLookups)
#include "tst_repeatedlookups.moc"
