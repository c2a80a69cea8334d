// SPDX-License-Identifier: MIT
#include "connections/chosenconnections.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Connection connectionWith(const QString &id, const QString &address, const QString &environment)
{
    Connection connection;
    connection.id = id;
    connection.baseUrl = QUrl(address);
    connection.environment = environment;
    connection.userName = u"jdoe"_s;
    return connection;
}

} // namespace

class TestChosenConnections : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isPersistent();
    void dropsWhatHasChanged_data();
    void dropsWhatHasChanged();
    void tellsTwoWithTheSamePlaceApart();
    void isUnchangedOnlyAsAWhole();
    void isForgotten();
};

void TestChosenConnections::isPersistent()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"s.ini"_s);
    const QList<Connection> all{connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s),
                                connectionWith(u"b"_s, u"https://b.example.com"_s, u"Ünit, “x”\\n"_s),
                                connectionWith(u"c"_s, u"https://c.example.com"_s, {})};
    {
        Settings settings(file);
        QVERIFY(ChosenConnections(settings).chosenOf(all).isEmpty());
        ChosenConnections(settings).setChosen({all.at(2), all.at(1)});
    }
    Settings settings(file);
    QCOMPARE(ChosenConnections(settings).chosenOf(all), QStringList({u"b"_s, u"c"_s}));
}

void TestChosenConnections::dropsWhatHasChanged_data()
{
    QTest::addColumn<Connection>("now");
    QTest::addColumn<bool>("isChosen");
    const auto row = [](const char *name, const Connection &now, bool isChosen) {
        QTest::newRow(name) << now << isChosen;
    };
    Connection named = connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s);
    named.name = u"another name"_s;
    row("same", connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s), true);
    row("renamed", named, true);
    row("address", connectionWith(u"a"_s, u"https://b.example.com"_s, u"TEST"_s), false);
    row("path", connectionWith(u"a"_s, u"https://a.example.com/x"_s, u"TEST"_s), false);
    row("environment", connectionWith(u"a"_s, u"https://a.example.com"_s, u"PRODUCTION"_s), false);
    Connection elsewhere = named;
    elsewhere.dataSource = u"other"_s;
    row("data source", elsewhere, false);
    row("id", connectionWith(u"b"_s, u"https://a.example.com"_s, u"TEST"_s), false);
}

void TestChosenConnections::dropsWhatHasChanged()
{
    QFETCH(const Connection, now);
    QFETCH(const bool, isChosen);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    ChosenConnections chosen(settings);
    chosen.setChosen({connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s)});
    QCOMPARE(!chosen.chosenOf({now}).isEmpty(), isChosen);
}

void TestChosenConnections::tellsTwoWithTheSamePlaceApart()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    ChosenConnections chosen(settings);
    const Connection one = connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s);
    const Connection other = connectionWith(u"b"_s, u"https://a.example.com"_s, u"TEST"_s);
    chosen.setChosen({other});
    QCOMPARE(chosen.chosenOf({one, other}), QStringList(u"b"_s));
}

void TestChosenConnections::isUnchangedOnlyAsAWhole()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"s.ini"_s));
    ChosenConnections chosen(settings);
    const Connection one = connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s);
    const Connection other = connectionWith(u"b"_s, u"https://b.example.com"_s, u"STAGING"_s);
    const Connection third = connectionWith(u"c"_s, u"https://c.example.com"_s, {});
    QVERIFY(chosen.unchanged({one, other}).isEmpty());
    chosen.setChosen({other, one});
    QCOMPARE(chosen.unchanged({one, third, other}), QList({one, other}));
    QVERIFY(chosen.unchanged({one, third}).isEmpty());
    Connection relabelled = other;
    relabelled.environment = u"PRODUCTION"_s;
    QVERIFY(chosen.unchanged({one, relabelled}).isEmpty());
}

void TestChosenConnections::isForgotten()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"s.ini"_s);
    const Connection one = connectionWith(u"a"_s, u"https://a.example.com"_s, u"TEST"_s);
    {
        Settings settings(file);
        ChosenConnections chosen(settings);
        chosen.setChosen({one});
        settings.write();
        chosen.forget();
        QVERIFY(chosen.chosenOf({one}).isEmpty());
    }
    QFile stored(file);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    QVERIFY(!stored.readAll().contains("example.com"));
}

SVC_GUILESS_TEST(TestChosenConnections)
#include "tst_chosenconnections.moc"
