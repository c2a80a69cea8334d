// SPDX-License-Identifier: MIT
// The same ids of two connections in the window: the table, the card and the menus.
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/lookup/lookup.h"
#include "ui/lookup/lookuppage.h"
#include "ui/lookup/results/resultstable.h"
#include "ui/widgets/views/valuetext.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QUrlQuery>

using namespace uitest;

class TestSideBySide : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void theCardFollowsTheTable();
    void theCardAlone();
    void copiesTheCard();
    void linkNamesTheConnectionOfTheCell();
    void linkNeedsACellWithAnAnswer();
    void viewMenu();
    void focusMovesToTheTable();
};

namespace {

/// Columns of the model.
enum Column { kId, kDiffers, kSubject, kProduction, kTest };

/// Finds even ids only.
void serveEven(const ScriptedPeer::Exchange &exchange)
{
    const int id = exchange.requestLine().split(' ').at(1).split('/').last().toInt();
    if (exchange.requestLine().startsWith("GET") && id % 2)
        exchange.reply(404, "{}");
    else
        serveAll(exchange);
}

/// 1 to 3 were looked up in PRODUCTION, which has them all, and in TEST, which has 2 only.
struct SideBySideFixture : WindowFixture
{
    SideBySideFixture()
    {
        show();
        const Connection production = signInTo(peer, u"PRODUCTION"_s);
        const Connection test = signInTo(other, u"TEST"_s);
        find<LookupPage>(window, "notificationsPage")->lookup().start({1, 2, 3}, {production, test});
        QTRY_VERIFY(!context->results().isRunning());
    }
    Connection signInTo(ScriptedPeer &service, const QString &environment)
    {
        Connection connection = connectionTo(service.url());
        connection.name = environment.toLower();
        connection.environment = environment;
        connection.id = context->connections().add(connection);
        context->sessions().makeCurrent(connection);
        input.connection = connection;
        signIn();
        return connection;
    }
    [[nodiscard]] ResultsTable &table() { return *find<ResultsTable>(window, "results"); }
    [[nodiscard]] QString cardTitle() { return labelText(window, "answersTitle"); }

    ScriptedPeer other{serveEven};
};

} // namespace

void TestSideBySide::theCardFollowsTheTable()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    QVERIFY(!isShown(fixture.window, "notificationCard"));
    QCOMPARE(fixture.cardTitle(), u"Id: 1"_s);
    QTRY_COMPARE(labelText(fixture.window, "answersDiffer"), u"Differs: only in PRODUCTION"_s);
    fixture.table().setFocus();
    QTest::keyClick(&fixture.table(), Qt::Key_Down);
    QTRY_COMPARE(fixture.cardTitle(), u"Id: 2"_s);
    QCOMPARE(labelText(fixture.window, "answersDiffer"), u"Nothing differs."_s);
    QVERIFY(fixture.window.windowTitle().contains(u"2 Bill import failed"_s));

    fixture.trigger("byAnswerAction");
    QTRY_VERIFY(isShown(fixture.window, "notificationCard"));
    QVERIFY(!isShown(fixture.window, "answersCard"));
    QCOMPARE(find<ValueText>(fixture.window, "notificationId")->toPlainText(), u"2"_s);
    fixture.trigger("byNotificationAction");
    QTRY_COMPARE(fixture.cardTitle(), u"Id: 2"_s);
    QVERIFY(isShown(fixture.window, "answersCard"));
}

/// Up and Down go through the ids.
void TestSideBySide::theCardAlone()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    fixture.table().setFocus();
    QTest::keyClick(&fixture.table(), Qt::Key_Return);
    QTRY_VERIFY(!fixture.table().isVisible());
    auto *card = find<QWidget>(fixture.window, "resultCard");
    QVERIFY(card->hasFocus());
    QTest::keyClick(card, Qt::Key_Down);
    QTRY_COMPARE(fixture.cardTitle(), u"Id: 2"_s);
    QTest::keyClick(card, Qt::Key_Escape);
    QTRY_VERIFY(fixture.table().hasFocus());
}

void TestSideBySide::copiesTheCard()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    fixture.press("copyAnswers");
    const QString copy = QApplication::clipboard()->text();
    QVERIFY2(copy.contains(u"| Id | Subject | PRODUCTION production | TEST test | Differs |"_s),
             qPrintable(copy));
    QVERIFY2(copy.contains(u"| 1 | Bill import failed | Found | Not found | only in PRODUCTION |"_s),
             qPrintable(copy));
    QVERIFY2(!copy.contains(u"| 2 |"_s), qPrintable(copy));
}

/// A link is for one connection, and each row belongs to several.
void TestSideBySide::linkNamesTheConnectionOfTheCell()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    ResultsTable &table = fixture.table();
    const auto copied = [&](int column) {
        QApplication::clipboard()->clear();
        const QPoint cell = table.visualRect(table.model()->index(1, column)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell);
        fixture.trigger("copyLink");
        const QUrlQuery link(QUrl(QApplication::clipboard()->text()));
        return link.queryItemValue(u"connection"_s) + u' ' + link.queryItemValue(u"ids"_s);
    };
    QCOMPARE(copied(kProduction), u"production 2"_s);
    QCOMPARE(copied(kTest), u"test 2"_s);
    table.clearSelection(); // then it is for all that are shown
    fixture.trigger("copyLink");
    QVERIFY(QApplication::clipboard()->text().endsWith(u"ids=1-3"_s));
    QVERIFY2(labelText(fixture.window, "status").startsWith(u"Copied a link to 3 ids of "_s),
             qPrintable(labelText(fixture.window, "status")));
}

/// Otherwise it would be for a connection that the cell does not show.
void TestSideBySide::linkNeedsACellWithAnAnswer()
{
    SideBySideFixture fixture;
    const Connection test = fixture.context->sessions().current().lookupConnection();
    fixture.context->results().current().lookUp(test, {4}, ResultSet::Mode::Add);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    ResultsTable &table = fixture.table();
    QTRY_COMPARE(table.model()->rowCount(), 4);
    const auto refuses = [&](int row, int column) {
        QApplication::clipboard()->setText(u"before"_s);
        const QPoint cell = table.visualRect(table.model()->index(row, column)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell);
        fixture.trigger("copyLink");
        return QApplication::clipboard()->text() == u"before"_s &&
               labelText(fixture.window, "status") == u"No link was copied. A link is for one connection. "
                                                      "Select a cell in its column."_s;
    };
    QVERIFY(refuses(3, kProduction)); // not looked up there
    for (const int column : {kId, kSubject})
        QVERIFY(refuses(0, column));
    QVERIFY(!refuses(3, kTest));
}

void TestSideBySide::viewMenu()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    QVERIFY(fixture.action("byNotificationAction")->isVisible());
    QVERIFY(fixture.action("byNotificationAction")->isChecked());
    QVERIFY(!find<QMenu>(fixture.window, "groupMenu")->isEnabled());
    fixture.trigger("byAnswerAction");
    QVERIFY(fixture.action("byAnswerAction")->isChecked());
    QVERIFY(find<QMenu>(fixture.window, "groupMenu")->isEnabled());
    fixture.lookUp(u"5-7"_s); // of one connection
    QTRY_VERIFY(!fixture.action("byAnswerAction")->isVisible());
}

/// With F6 as with the filter's Enter.
void TestSideBySide::focusMovesToTheTable()
{
    SideBySideFixture fixture;
    QTRY_VERIFY(isShown(fixture.window, "answersCard"));
    find<QWidget>(fixture.window, "notificationIds")->setFocus();
    fixture.trigger("actionNextPane");
    QVERIFY(fixture.table().hasFocus());
    auto *filter = find<QLineEdit>(fixture.window, "filterResults");
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Return);
    QVERIFY(fixture.table().hasFocus());
}

SVC_TEST(TestSideBySide)
#include "tst_sidebyside.moc"
