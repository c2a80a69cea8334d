// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connections/connectionlist.h"
#include "ui/connections/connectionswitcher.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>

using namespace uitest;

namespace {

QList<Connection> some()
{
    QList<Connection> connections;
    for (const char *name : {"acme production", "acme test", "other"}) {
        Connection connection;
        connection.id = u"id of "_s + QLatin1StringView(name);
        connection.name = QLatin1StringView(name);
        connection.baseUrl = QUrl(u"https://api.example.com"_s);
        connections += connection;
    }
    return connections;
}

} // namespace

class TestConnectionSwitcher : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void enterChoosesTheOtherConnection();
    void choosesByTyping();
    void arrowKeysWorkInTheFilter();
    void escapeCancels();
    void lastRowOpensTheManager();
    void noMatches();
    void emptyState();
    void clickChooses();
    void ignoresAutoRepeat();
    void isAccessible();

private:
    [[nodiscard]] static ConnectionList *list(ConnectionSwitcher &switcher)
    {
        return find<ConnectionList>(switcher, "connections");
    }
    [[nodiscard]] static QLineEdit *filter(ConnectionSwitcher &switcher)
    {
        return find<QLineEdit>(switcher, "filterConnections");
    }
};

void TestConnectionSwitcher::enterChoosesTheOtherConnection()
{
    for (const auto &[current, other] : {std::pair(u"id of acme production"_s, u"id of acme test"_s),
                                         std::pair(u"id of acme test"_s, u"id of acme production"_s)}) {
        ConnectionSwitcher switcher;
        switcher.setConnections(some(), current);
        QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
        show(switcher);
        QVERIFY(filter(switcher)->hasFocus());
        QTest::keyClick(filter(switcher), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), other);
        QVERIFY(!switcher.isVisible());
    }
}

void TestConnectionSwitcher::choosesByTyping()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), u"id of acme test"_s);
    QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
    show(switcher);
    QTest::keyClicks(filter(switcher), u"TES acm"_s);
    QCOMPARE(list(switcher)->model()->rowCount(), 2); // including the row that opens the connection manager
    QTest::keyClick(filter(switcher), Qt::Key_Enter);
    QCOMPARE(chosen.first().first().toString(), u"id of acme test"_s);
}

void TestConnectionSwitcher::arrowKeysWorkInTheFilter()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    show(switcher);
    const auto press = [&switcher](Qt::Key key) {
        QTest::keyClick(filter(switcher), key);
        return list(switcher)->currentIndex().row();
    };
    QCOMPARE(list(switcher)->currentIndex().row(), 0);
    QCOMPARE(press(Qt::Key_Down), 1);
    QCOMPARE(press(Qt::Key_Down), 2);
    QCOMPARE(press(Qt::Key_Up), 1);
    QCOMPARE(press(Qt::Key_PageDown), 3);
    QCOMPARE(press(Qt::Key_Down), 3);
    QCOMPARE(press(Qt::Key_PageUp), 0);
    QVERIFY(filter(switcher)->hasFocus());
    press(Qt::Key_Down);
    QVERIFY(filter(switcher)->accessibleDescription().startsWith(u"acme test"_s));
    QTest::keyClicks(filter(switcher), u"oth"_s);
    QCOMPARE(list(switcher)->selectedId(), u"id of other"_s);
}

void TestConnectionSwitcher::escapeCancels()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
    show(switcher);
    QTest::keyClicks(filter(switcher), u"acme"_s);
    QTest::keyClick(filter(switcher), Qt::Key_Escape);
    QVERIFY(!switcher.isVisible());
    QCOMPARE(chosen.size(), 0);
}

void TestConnectionSwitcher::lastRowOpensTheManager()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
    QSignalSpy manage(&switcher, &ConnectionSwitcher::manageRequested);
    show(switcher);
    QCOMPARE(list(switcher)->model()->index(3, 0).data().toString(), u"Manage connections…"_s);
    QTest::keyClick(filter(switcher), Qt::Key_PageDown);
    QTest::keyClick(filter(switcher), Qt::Key_Return);
    QCOMPARE(manage.size(), 1);
    QCOMPARE(chosen.size(), 0);
}

void TestConnectionSwitcher::noMatches()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
    show(switcher);
    QVERIFY(!isShown(switcher, "emptyText"));
    QCOMPARE(filter(switcher)->accessibleDescription(), QString());
    QTest::keyClicks(filter(switcher), u"<b>zzz"_s);
    QVERIFY(isShown(switcher, "emptyText"));
    QCOMPARE(filter(switcher)->accessibleDescription(), labelText(switcher, "emptyText"));
    QCOMPARE(list(switcher)->model()->rowCount(), 1);
    filter(switcher)->clear();
    QVERIFY(!isShown(switcher, "emptyText"));
    QCOMPARE(list(switcher)->model()->rowCount(), 4);
    QCOMPARE(chosen.size(), 0);
}

void TestConnectionSwitcher::emptyState()
{
    ConnectionSwitcher switcher;
    QSignalSpy manage(&switcher, &ConnectionSwitcher::manageRequested);
    show(switcher);
    QVERIFY(isShown(switcher, "emptyText"));
    QTest::keyClick(filter(switcher), Qt::Key_Return);
    QCOMPARE(manage.size(), 1);
}

void TestConnectionSwitcher::clickChooses()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    QSignalSpy chosen(&switcher, &ConnectionSwitcher::chosen);
    show(switcher);
    const QRect place = list(switcher)->visualRect(list(switcher)->model()->index(2, 0));
    QTest::mouseClick(list(switcher)->viewport(), Qt::LeftButton, {}, place.center());
    QCOMPARE(chosen.first().first().toString(), u"id of other"_s);
}

void TestConnectionSwitcher::ignoresAutoRepeat()
{
    ConnectionSwitcher switcher;
    switcher.setConnections(some(), {});
    show(switcher);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, u"\r"_s, true);
    QApplication::sendEvent(filter(switcher), &held);
    QVERIFY(switcher.isVisible());
}

void TestConnectionSwitcher::isAccessible()
{
    QList<Connection> connections = some();
    connections[0].name = QString(3000, u'W');
    connections[1].name = u"<img src=x>\u202E"_s;
    ConnectionSwitcher switcher;
    switcher.setConnections(connections, {});
    show(switcher);
    QCOMPARE(accessFaults(switcher), QString());
    QCOMPARE(spokenName(filter(switcher)), u"Filter connections"_s);
    QCOMPARE(spokenName(list(switcher)), u"Connections"_s);
    QVERIFY(switcher.width() <= 560);
}

SVC_TEST(TestConnectionSwitcher)
#include "tst_connectionswitcher.moc"
