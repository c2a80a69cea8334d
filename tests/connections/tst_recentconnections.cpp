// SPDX-License-Identifier: MIT
#include "connections/recentconnections.h"
#include "support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QList<Connection> connections(const QStringList &ids)
{
    QList<Connection> all;
    for (const QString &id : ids) {
        Connection connection;
        connection.id = id;
        all += connection;
    }
    return all;
}

QString idsOf(const QList<Connection> &connections)
{
    QStringList ids;
    for (const Connection &connection : connections)
        ids += connection.id;
    return ids.join(u' ');
}

} // namespace

class TestRecentConnections : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void latestFirst();
    void isPersistent();
    void isBounded();
};

void TestRecentConnections::latestFirst()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    RecentConnections recent(settings);
    const QList<Connection> all = connections({u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    QVERIFY(!recent.latestOf(all));
    QCOMPARE(idsOf(recent.recentFirst(all)), u"a b c d"_s);
    for (const QString &id : {u"c"_s, u"gone"_s, u"b"_s, u"c"_s, u"gone"_s})
        recent.use(id);
    QCOMPARE(idsOf(recent.recentFirst(all)), u"c b a d"_s);
    QCOMPARE(recent.latestOf(all)->id, u"c"_s);
}

void TestRecentConnections::isPersistent()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"s.ini"_s);
    {
        Settings settings(file);
        RecentConnections(settings).use(u"b"_s);
    }
    Settings settings(file);
    QCOMPARE(RecentConnections(settings).latestOf(connections({u"a"_s, u"b"_s}))->id, u"b"_s);
}

void TestRecentConnections::isBounded()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    RecentConnections recent(settings);
    for (int i = 0; i < 80; ++i)
        recent.use(QString::number(i));
    QVERIFY(!recent.latestOf(connections({u"29"_s})));
    QVERIFY(recent.latestOf(connections({u"30"_s})));
}

SVC_GUILESS_TEST(TestRecentConnections)
#include "tst_recentconnections.moc"
