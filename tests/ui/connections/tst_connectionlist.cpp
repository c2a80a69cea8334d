// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/connections/connectionlist.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace uitest;

namespace {

ConnectionRow row(const QString &id, const QString &name = {})
{
    ConnectionRow row;
    row.id = id;
    row.name = name.isEmpty() ? id : name;
    return row;
}

QList<ConnectionRow> rowsOf(const QString &ids)
{
    QList<ConnectionRow> rows;
    for (const QChar id : ids)
        rows += row(id);
    return rows;
}

QString idsOf(const QAbstractItemModel &model)
{
    QString ids;
    for (int i = 0; i < model.rowCount(); ++i)
        ids += model.index(i, 0).data(ConnectionRow::kIdRole).toString();
    return ids;
}

Connection connection()
{
    Connection connection;
    connection.id = u"id-a"_s;
    connection.name = u"Acme Ünï"_s;
    connection.baseUrl = QUrl(u"https://api.example.com:8443"_s);
    connection.dataSource = u"warehouse"_s;
    connection.userName = u"jdoe"_s;
    connection.environment = u"TEST"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    connection.notes = u"ask\nOps"_s;
    return connection;
}

} // namespace

class TestConnectionList : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void updatesIncrementally_data();
    void updatesIncrementally();
    void keepsTheSelection();
    void emitsDataChanged();
    void roles();
    void filters_data();
    void filters();
    void showsHostileTextsAsPlainText();
};

void TestConnectionList::updatesIncrementally_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("nothing") << u""_s << u""_s;
    QTest::newRow("filled") << u""_s << u"abc"_s;
    QTest::newRow("emptied") << u"abc"_s << u""_s;
    QTest::newRow("same") << u"abc"_s << u"abc"_s;
    QTest::newRow("up") << u"abcd"_s << u"acbd"_s;
    QTest::newRow("to the end") << u"abcd"_s << u"bcda"_s;
    QTest::newRow("turned round") << u"abcd"_s << u"dcba"_s;
    QTest::newRow("others") << u"abcd"_s << u"xbyz"_s;
    QTest::newRow("mixed") << u"abcdef"_s << u"fxbad"_s;
}

void TestConnectionList::updatesIncrementally()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    ConnectionListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(rowsOf(before));
    QCOMPARE(idsOf(model), before);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setRows(rowsOf(after));
    QCOMPARE(idsOf(model), after);
    QCOMPARE(reset.size(), 0);
}

void TestConnectionList::keepsTheSelection()
{
    ConnectionList list;
    list.setRows(rowsOf(u"abcd"_s));
    QCOMPARE(list.selectedId(), u"a"_s);
    list.select(u"c"_s);
    list.setRows(rowsOf(u"cabd"_s));
    QCOMPARE(list.selectedId(), u"c"_s);
    list.setRows(rowsOf(u"abd"_s)); // the next one becomes current
    QVERIFY(list.hasSelection());
    list.setRows({});
    QVERIFY(!list.hasSelection());
    list.setRows(rowsOf(u"xy"_s));
    QCOMPARE(list.selectedId(), u"x"_s);
}

void TestConnectionList::emitsDataChanged()
{
    ConnectionListModel model;
    model.setRows(rowsOf(u"ab"_s));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({row(u"a"_s), row(u"b"_s, u"new name"_s)});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(1).data().toString(), u"new name"_s);
}

void TestConnectionList::roles()
{
    ConnectionListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Connection machine = connection();
    machine.id = u"id-b"_s;
    machine.readOnly = true;
    model.setRows({connectionRow(connection(), u"id-a"_s), connectionRow(machine, u"id-a"_s)});
    const QModelIndex own = model.index(0);
    QCOMPARE(own.data().toString(), u"Acme Ünï"_s);
    QCOMPARE(own.data(ConnectionRow::kIdRole).toString(), u"id-a"_s);
    const auto shown = own.data(ListRowDelegate::RowRole).value<ListRow>();
    QCOMPARE(shown.title, u"Acme Ünï"_s);
    QVERIFY(shown.ends.constFirst().badge == environmentBadge(u"TEST"_s, EnvironmentColor::Warn));
    QCOMPARE(shown.lines.size(), 1);
    QCOMPARE(shown.lines.constFirst().text, u"api.example.com:8443 · jdoe"_s);
    QCOMPARE(shown.lines.constFirst().ends.constFirst().text, u"Current"_s);
    QCOMPARE(own.data(Qt::AccessibleTextRole).toString(),
             u"Acme Ünï, TEST, api.example.com:8443, jdoe, current"_s);
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(),
             u"Acme Ünï, TEST, api.example.com:8443, jdoe, machine-wide"_s);
}

void TestConnectionList::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("found");
    QTest::newRow("nothing") << u""_s << true;
    QTest::newRow("blanks") << u"  "_s << true;
    QTest::newRow("name") << u"acme"_s << true;
    QTest::newRow("name in capitals") << u"ÜNÏ"_s << true;
    QTest::newRow("host") << u"example.com"_s << true;
    QTest::newRow("port") << u"8443"_s << true;
    QTest::newRow("data source") << u"Ware"_s << true;
    QTest::newRow("user") << u"jdoe"_s << true;
    QTest::newRow("environment") << u"test"_s << true;
    QTest::newRow("notes") << u"ops"_s << true;
    QTest::newRow("words in any order") << u"ops  acme test"_s << true;
    QTest::newRow("one word is missing") << u"acme prod"_s << false;
    QTest::newRow("not across fields") << u"jdoetest"_s << false;
    QTest::newRow("no pattern") << u".*"_s << false;
}

void TestConnectionList::filters()
{
    QFETCH(QString, filter);
    QFETCH(bool, found);
    QCOMPARE(matchesFilter(connection(), filter), found);
}

void TestConnectionList::showsHostileTextsAsPlainText()
{
    Connection hostile = connection();
    hostile.name = u"<b>x</b>\u202Egpj\n"_s + QString(5000, u'y');
    hostile.userName = u"a\u2066b"_s;
    hostile.environment = u"PROD\nTEST\u202E"_s;
    const ConnectionRow shown = connectionRow(hostile);
    QVERIFY(shown.name.startsWith(u"<b>x</b>\uFFFDgpj "_s));
    QVERIFY(shown.name.size() <= 120);
    QCOMPARE(shown.user, u"a\uFFFDb"_s);
    QCOMPARE(shown.environment, u"PROD TEST\uFFFD"_s);

    ConnectionList list;
    list.setRows({shown, connectionRow(hostile, hostile.id)});
    list.resize(120, 200);
    QVERIFY(colorsOf(list).size() > 10); // background and antialiased text
}

SVC_TEST(TestConnectionList)
#include "tst_connectionlist.moc"
