// SPDX-License-Identifier: MIT
// D01 of the fault matrix, in the window: a link fills in and never sends.
#include "program/deeplink.h"
#include "support/resultcolumn.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "support/windowparts.h"
#include "ui/signin/signindialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/openedlinks.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileOpenEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace uitest;

namespace {

constexpr int kQuietPeriod = 150; ///< ms in which nothing must be sent

/// Same as serveAll(), but never answers a lookup of 99.
void serveAllBut99(const ScriptedPeer::Exchange &exchange)
{
    if (!exchange.requestLine().contains("/99 "))
        serveAll(exchange);
}

struct LinksFixture : WindowFixture
{
    LinksFixture()
        : WindowFixture(serveAllBut99)
    {
        first = connectionTo(peer.url());
        first.name = u"first"_s;
        first.id = context->connections().add(first);
        input.connection = first;
        second = connectionTo(other.url());
        second.name = u"Second & last"_s;
        second.environment = u"TEST"_s;
        second.id = context->connections().add(second);
        context->sessions().makeCurrent(first);
        show();
    }

    [[nodiscard]] QPlainTextEdit *ids() { return find<QPlainTextEdit>(window, "notificationIds"); }
    [[nodiscard]] QString title()
    {
        return isShown(window, "messageTitle") ? labelText(window, "messageTitle") : QString();
    }
    [[nodiscard]] QString onScreen() { return context->sessions().current().connection().name; }
    [[nodiscard]] int sent() const
    {
        return static_cast<int>(peer.requests().size() + other.requests().size());
    }
    /// Opens a link to the second connection.
    void openSecond(const QString &numbers = u"7-9"_s)
    {
        window.openLink(u"svc-desktop://lookup?connection=Second%20%26%20last&ids="_s + numbers);
    }

    /// The link that is copied for these ids of the first connection.
    [[nodiscard]] QString linkToFirst(const QString &numbers) const
    {
        return u"svc-desktop://lookup?connection=first&host=127.0.0.1%3A"_s + QString::number(peer.port()) +
               u"&source=acme&ids="_s + numbers;
    }

    ScriptedPeer other{serveAllBut99};
    Connection first;
    Connection second;
};

} // namespace

class TestLinks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void d01_fillsInAndSendsNothing();
    void d01_sendsNothingWithASession();
    void d01_refused_data();
    void d01_refused();
    void d01_unknownName_data();
    void d01_unknownName();
    void d01_messageStays_data();
    void d01_messageStays();
    void d01_withoutAConnection();
    void d01_withoutAnyConnection();
    void d01_nameOfAColleague();
    void d01_severalMatches();
    void d01_sameNameOtherHost_data();
    void d01_sameNameOtherHost();
    void d01_undoRestoresTypedIds();
    void d01_undoKeepsLaterInput();
    void d01_undoAfterOpeningTwice();
    void d01_undoRestoresLookedUpIds();
    void d01_noUndoWithoutChanges();
    void d01_leavesARunningLookupAlone();
    void d01_leavesARunningUpgradeAlone();
    void d01_replacesAnUntouchedSignIn();
    void d01_waitsForATypedSignIn();
    void d01_pendingLookupIsNotSentElsewhere();
    void d01_openedByTheDesktop();
    void copiesALink_data();
    void copiesALink();
    void cannotCopyALink();
    void copiesALinkToRows();
    void cannotLinkRowsFromElsewhere();
    void raisesTheWindow();
};

void TestLinks::d01_fillsInAndSendsNothing()
{
    LinksFixture fixture;
    fixture.openSecond();
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QCOMPARE(fixture.title(), u"Filled in from a link"_s);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"3 ids for TEST Second & last. Nothing has been sent."_s);
    QVERIFY(!fixture.dialog());
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
    QCOMPARE(fixture.peer.connections() + fixture.other.connections(), 0);
    QCOMPARE(fixture.context->sessions().current().state(), Session::State::SignedOut);
    QVERIFY(accessFaults(fixture.window).isEmpty());
}

void TestLinks::d01_sendsNothingWithASession()
{
    LinksFixture fixture;
    fixture.signInByDialog();
    const int before = fixture.sent();
    fixture.window.openLink(u"svc-desktop://lookup?connection=first&ids=5"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"5"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), before);
    fixture.press("lookUp"); // pressed by the user
    QTRY_COMPARE(fixture.sent(), before + 1);
}

void TestLinks::d01_refused_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("title");
    const QString good = u"svc-desktop://lookup?connection=first&ids=1"_s;
    const QString more = u"The link has parts that don't belong there"_s;
    const QString damaged = u"There are characters in the link that don't belong there"_s;
    QTest::newRow("D01 shown: server") << good + u"&server=https://evil.example"_s << more;
    QTest::newRow("D01 shown: key") << good + u"&key=abc"_s << more;
    QTest::newRow("D01 shown: twice") << good + u"&ids=2"_s << more;
    QTest::newRow("D01 shown: upgrade") << u"svc-desktop://upgrade?connection=first"_s
                                        << u"The link asks for something that links can't do"_s;
    QTest::newRow("D01 shown: other scheme")
        << u"https://example.com/"_s << u"This is not a link of this program"_s;
    QTest::newRow("D01 shown: %00") << good + u"%00"_s << damaged;
    QTest::newRow("D01 shown: 1 MB") << good + QString(1'000'000, u'1') << u"The link is too long"_s;
    QTest::newRow("D01 shown: no ids")
        << u"svc-desktop://lookup?connection=first"_s << u"The link is not complete"_s;
    QTest::newRow("D01 shown: words")
        << u"svc-desktop://lookup?connection=first&ids=all"_s << u"The ids in the link are not clear"_s;
}

void TestLinks::d01_refused()
{
    QFETCH(const QString, link);
    QFETCH(const QString, title);
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.window.openLink(link);
    QCOMPARE(fixture.title(), title);
    QVERIFY(labelText(fixture.window, "messageText").endsWith(u"Nothing was filled in."_s));
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.peer.connections(), 0);
}

void TestLinks::d01_unknownName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("D01 unknown name") << u"third"_s;
    QTest::newRow("D01 part of a name") << u"firs"_s;
    QTest::newRow("D01 name with a blank") << u"first%20"_s;
    QTest::newRow("D01 id in place of a name") << u"1"_s;
    QTest::newRow("D01 address in place of a name") << u"https%3A%2F%2Fevil.example"_s;
}

/// Only the ids are filled in.
void TestLinks::d01_unknownName()
{
    QFETCH(QString, name);
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.window.openLink(u"svc-desktop://lookup?ids=7-9&connection="_s + name);
    QCOMPARE(fixture.title(), u"Filled in from a link"_s);
    name = QUrl::fromPercentEncoding(name.toUtf8());
    const QString text = labelText(fixture.window, "messageText");
    QVERIFY2(text.startsWith(u"3 ids. The link is for "_s) && text.contains(name.trimmed()) &&
                 text.endsWith(u", but the connection on screen is first. Nothing has been sent."_s),
             qPrintable(text));
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.context->connections().connections().size(), 2);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
}

/// A lookup ends none of these messages.
void TestLinks::d01_messageStays_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("D01 a saved connection") << u"ids=7&connection=first"_s;
    QTest::newRow("D01 none that is saved") << u"ids=7&connection=theirs"_s;
    QTest::newRow("D01 no connection") << u"ids=7"_s;
}

void TestLinks::d01_messageStays()
{
    QFETCH(const QString, link);
    LinksFixture fixture;
    fixture.window.openLink(u"https://example.com"_s); // which is refused
    fixture.window.openLink(u"svc-desktop://lookup?"_s + link);
    fixture.context->results().current().lookUp(fixture.first, {7});
    QCOMPARE(fixture.title(), u"Filled in from a link"_s);
}

void TestLinks::d01_withoutAConnection()
{
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.context->sessions().makeCurrent(fixture.second);
    fixture.window.openLink(u"svc-desktop://lookup?ids=7-9"_s);
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"3 ids for TEST Second & last, since the link names no connection. Nothing has been sent."_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
}

void TestLinks::d01_withoutAnyConnection()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window.openLink(u"svc-desktop://lookup?ids=7"_s);
    QCOMPARE(find<QPlainTextEdit>(fixture.window, "notificationIds")->toPlainText(), u"7"_s);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"1 id. The link names no connection; choose one. Nothing has been sent."_s);
    QVERIFY(fixture.context->connections().connections().isEmpty());
}

void TestLinks::d01_nameOfAColleague()
{
    LinksFixture fixture;
    fixture.window.openLink(u"svc-desktop://lookup?connection=theirs&ids=5&source=acme&host="_s +
                            displayHost(fixture.second.baseUrl));
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"5"_s);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"1 id for TEST Second & last. The link calls it “theirs”. Nothing has been sent."_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
    QCOMPARE(fixture.context->connections().connections().size(), 2);
    fixture.press("undoLink");
    QCOMPARE(fixture.onScreen(), u"first"_s);
}

void TestLinks::d01_severalMatches()
{
    LinksFixture fixture;
    Connection third = fixture.second;
    third.id.clear();
    third.name = u"third"_s;
    third.userName = u"june"_s;
    fixture.context->connections().add(third);
    const QString link =
        u"svc-desktop://lookup?source=acme&ids=5&host="_s + displayHost(fixture.second.baseUrl);
    fixture.window.openLink(link);
    QCOMPARE(
        labelText(fixture.window, "messageText"),
        u"1 id. The link is for acme @ %1, but the connection on screen is first. Nothing has been sent."_s
            .arg(displayHost(fixture.second.baseUrl)));
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"5"_s);
    QVERIFY(accessFaults(fixture.window).isEmpty());
    fixture.context->sessions().makeCurrent(fixture.context->connections().connections().last());
    // The one on screen fits as well.
    fixture.window.openLink(link + u"0"_s);
    fixture.window.openLink(u"svc-desktop://lookup?ids=6&host="_s + displayHost(fixture.second.baseUrl));
    QCOMPARE(fixture.onScreen(), u"third"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"6"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
}

void TestLinks::d01_sameNameOtherHost_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("linkPlace");
    QTest::newRow("D01 another host") << u"&host=evil.example"_s << u"evil.example"_s;
    QTest::newRow("D01 another source") << u"&source=other"_s << u"other"_s;
    QTest::newRow("D01 another host and source")
        << u"&host=evil.example&source=other"_s << u"other @ evil.example"_s;
}

void TestLinks::d01_sameNameOtherHost()
{
    QFETCH(const QString, place);
    QFETCH(const QString, linkPlace);
    LinksFixture fixture;
    fixture.window.openLink(u"svc-desktop://lookup?connection=Second%20%26%20last&ids=5"_s + place);
    QCOMPARE(labelText(fixture.window, "messageText"),
             u"1 id. The link is for Second & last, %1, but the connection on screen is first. Nothing has "
             "been sent."_s.arg(linkPlace));
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"5"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
}

void TestLinks::d01_undoRestoresTypedIds()
{
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"#1042 and\n1043"_s);
    fixture.openSecond();
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"#1042 and\n1043"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.title(), QString());
}

void TestLinks::d01_undoKeepsLaterInput()
{
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.openSecond();
    fixture.ids()->setPlainText(u"7-9, 11"_s);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9, 11"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
}

void TestLinks::d01_undoAfterOpeningTwice()
{
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.openSecond();
    fixture.openSecond(u"5"_s);
    fixture.openSecond(u"5"_s);
    QVERIFY(isShown(fixture.window, "undoLink"));
    fixture.window.openLink(u"https://example.com"_s);
    QCOMPARE(find<QPushButton>(fixture.window, "undoLink")->text(), u"Undo the previous link"_s);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"1042"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    fixture.window.openLink(u"https://example.com"_s);
    QVERIFY(!isShown(fixture.window, "undoLink"));
}

void TestLinks::d01_undoRestoresLookedUpIds()
{
    LinksFixture fixture;
    fixture.signInByDialog();
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.window.openLink(u"svc-desktop://lookup?connection=first&ids=5"_s);
    fixture.press("lookUp");
    QTRY_COMPARE(fixture.context->results().current().rows().size(), 1);
    QTRY_VERIFY(!fixture.context->results().isRunning());
    fixture.window.openLink(u"svc-desktop://lookup?connection=first&ids=6"_s);
    fixture.press("undoLink");
    QCOMPARE(fixture.ids()->toPlainText(), u"5"_s);
}

void TestLinks::d01_noUndoWithoutChanges()
{
    LinksFixture fixture;
    fixture.window.openLink(u"svc-desktop://lookup?connection=first&ids=5"_s);
    QCOMPARE(fixture.title(), u"Filled in from a link"_s);
    QCOMPARE(labelText(fixture.window, "messageText"), u"1 id for first. Nothing has been sent."_s);
    QVERIFY(!isShown(fixture.window, "undoLink"));
}

void TestLinks::d01_leavesARunningLookupAlone()
{
    LinksFixture fixture;
    fixture.signInByDialog();
    fixture.ids()->setPlainText(u"99"_s);
    fixture.press("lookUp");
    QTRY_COMPARE(fixture.peer.requests().size(), 2);
    fixture.openSecond();
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"7-9"_s);
    QVERIFY(fixture.context->results().isRunning());
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.other.connections(), 0);
    fixture.press("undoLink");
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.ids()->toPlainText(), u"99"_s);
}

void TestLinks::d01_leavesARunningUpgradeAlone()
{
    LinksFixture fixture;
    fixture.context->upgrade().start(fixture.first, Secret(u"key-a"_s), UpgradeMode::Everything);
    QTRY_COMPARE(fixture.peer.requests().size(), 1);
    fixture.openSecond();
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QVERIFY(fixture.context->upgrade().isRunning());
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 1);
}

void TestLinks::d01_replacesAnUntouchedSignIn()
{
    LinksFixture fixture;
    fixture.window.signIn();
    const QPointer<SignInDialog> before = fixture.dialog();
    QVERIFY(before);
    fixture.openSecond();
    QTRY_VERIFY(!before);
    QVERIFY(fixture.dialog());
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
    // An invalid link changes nothing.
    const QPointer<SignInDialog> after = fixture.dialog();
    fixture.window.openLink(u"https://example.com"_s);
    QTest::qWait(kQuietPeriod);
    QVERIFY(after && after->isVisible());
}

void TestLinks::d01_waitsForATypedSignIn()
{
    LinksFixture fixture;
    fixture.window.signIn();
    auto *password = find<QLineEdit>(*fixture.dialog(), "password");
    password->setFocus();
    QTest::keyClicks(password, u"pass"_s);
    fixture.openSecond(u"5"_s);
    fixture.openSecond();
    QVERIFY(fixture.dialog());
    QCOMPARE(password->text(), u"pass"_s);
    QCOMPARE(fixture.title(), u"A link is waiting"_s);
    QCOMPARE(fixture.onScreen(), u"first"_s);
    QCOMPARE(fixture.ids()->toPlainText(), QString());
    fixture.dialog()->reject();
    QTRY_COMPARE(fixture.ids()->toPlainText(), u"7-9"_s); // the latest link
    QCOMPARE(fixture.onScreen(), u"Second & last"_s);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 0);
}

/// Ids that wait for a sign-in belong to the connection that was current when they were typed.
void TestLinks::d01_pendingLookupIsNotSentElsewhere()
{
    LinksFixture fixture;
    fixture.ids()->setPlainText(u"1042"_s);
    fixture.press("lookUp"); // without a session, the dialog opens
    QTRY_VERIFY(fixture.dialog());
    fixture.window.openLink(u"svc-desktop://lookup?connection=first&ids=5"_s);
    QTRY_COMPARE(fixture.window.findChildren<SignInDialog *>().size(), 1); // a new dialog
    fixture.dialog()->reject();
    QTRY_VERIFY(!fixture.dialog());
    fixture.signInByDialog();
    QTest::qWait(kQuietPeriod);
    QCOMPARE(fixture.sent(), 1); // the sign-in
}

void TestLinks::d01_openedByTheDesktop()
{
    OpenedLinks links(QApplication::instance());
    QSignalSpy opened(&links, &OpenedLinks::opened);
    QFileOpenEvent link(QUrl(u"svc-desktop://lookup?connection=B%C3%BCro%20%26%20x&ids=1"_s));
    QVERIFY(QApplication::sendEvent(QApplication::instance(), &link));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(parseDeepLink(opened.first().first().toString())->connection, u"Büro & x"_s);
    QFileOpenEvent broken(QUrl(u"svc-desktop://lookup?connection=a%00&ids=1"_s));
    QApplication::sendEvent(QApplication::instance(), &broken);
    QCOMPARE(opened.size(), 2);
    QVERIFY(!parseDeepLink(opened.last().first().toString()));
    QFileOpenEvent file(u"/tmp/ids.csv"_s);
    QApplication::sendEvent(QApplication::instance(), &file);
    QCOMPARE(opened.size(), 2);
}

void TestLinks::copiesALink_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("ids");
    QTest::addColumn<QString>("status");
    QTest::newRow("one") << u"#1042"_s << u"1042"_s << u"Copied a link to 1 id of first."_s;
    QTest::newRow("several") << u"1042, 7 8 9 and 7"_s << u"1042,7-9"_s
                             << u"Copied a link to 4 ids of first."_s;
}

void TestLinks::copiesALink()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, ids);
    QFETCH(const QString, status);
    LinksFixture fixture;
    fixture.ids()->setPlainText(typed);
    fixture.window.findChild<QAction *>(u"actionCopyLink"_s)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), fixture.linkToFirst(ids));
    QCOMPARE(labelText(fixture.window, "status"), status);
    fixture.ids()->clear();
    fixture.window.openLink(QApplication::clipboard()->text());
    QCOMPARE(fixture.ids()->toPlainText().remove(u' '), ids);
}

void TestLinks::cannotCopyALink()
{
    LinksFixture fixture;
    auto *copy = fixture.window.findChild<QAction *>(u"actionCopyLink"_s);
    const auto message = [&fixture] { return labelText(fixture.window, "status"); };
    QApplication::clipboard()->setText(u"before"_s);
    copy->trigger();
    QCOMPARE(message(),
             u"No link was copied. There are no ids to make a link to. Type or look up some first."_s);
    QString many;
    for (int id = 0; id < 1000; ++id)
        many += QString::number(2 * id) + u'\n';
    fixture.ids()->setPlainText(many);
    copy->trigger();
    QCOMPARE(message(), u"No link was copied. These ids do not fit in a link. Select fewer of them."_s);
    fixture.ids()->setPlainText(u"7"_s);
    fixture.context->sessions().makeCurrent(QString());
    copy->trigger();
    QCOMPARE(message(), u"No link was copied. A link needs a saved connection. Save this one first."_s);
    QCOMPARE(fixture.title(), QString());
    QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
    QCOMPARE(fixture.title(), QString()); // no message
}

void TestLinks::copiesALinkToRows()
{
    LinksFixture fixture;
    fixture.signInByDialog();
    fixture.ids()->setPlainText(u"5-8"_s);
    fixture.press("lookUp");
    QTRY_VERIFY(!fixture.context->results().isRunning() &&
                fixture.context->results().current().rows().size() == 4);
    fixture.ids()->setPlainText(u"99"_s);
    fixture.context->sessions().makeCurrent(fixture.second);
    auto *copy = fixture.window.findChild<QAction *>(u"copyLink"_s);
    QTRY_VERIFY(copy && copy->isEnabled());
    auto *table = find<QAbstractItemView>(fixture.window, "results");
    table->clearSelection();
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), fixture.linkToFirst(u"5-8"_s));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(1, columnOf(ResultField::Subject))).center());
    fixture.window.findChild<QAction *>(u"actionCopyLink"_s)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), fixture.linkToFirst(u"6"_s));
}

/// A link has the present address of the connection, from where these rows are not.
void TestLinks::cannotLinkRowsFromElsewhere()
{
    LinksFixture fixture;
    fixture.signInByDialog();
    fixture.ids()->setPlainText(u"5-8"_s);
    fixture.press("lookUp");
    QTRY_VERIFY(!fixture.context->results().isRunning() &&
                fixture.context->results().current().rows().size() == 4);
    auto *copy = fixture.window.findChild<QAction *>(u"actionCopyLink"_s);
    QTRY_VERIFY(copy && copy->isEnabled());
    Connection edited = fixture.context->sessions().current().connection();
    edited.environment = u"PRODUCTION"_s;
    QVERIFY(fixture.context->connections().update(edited));
    QApplication::clipboard()->setText(u"before"_s);
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
    QCOMPARE(labelText(fixture.window, "status"),
             u"No link was copied. The connection of these rows has been changed since."_s);
}

void TestLinks::raisesTheWindow()
{
    LinksFixture fixture;
    fixture.window.showMinimized();
    fixture.window.bringToFront();
    QVERIFY(!fixture.window.isMinimized());
    QTRY_VERIFY(fixture.window.isActiveWindow());
}

SVC_TEST(TestLinks)
#include "tst_links.moc"
