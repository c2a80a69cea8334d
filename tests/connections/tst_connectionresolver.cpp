// SPDX-License-Identifier: MIT
#include "connections/connectionresolver.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using Save = ResolvedConnection::Save;

namespace {

Connection connection(const QString &id)
{
    Connection connection;
    connection.id = id;
    connection.name = u"name of "_s + id;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    connection.dataSource = u"acme"_s;
    connection.userName = u"jdoe"_s;
    connection.environment = u"PRODUCTION"_s;
    return connection;
}

using Change = std::function<void(Connection &)>;

} // namespace

Q_DECLARE_METATYPE(Save)

class TestConnectionResolver : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void matches_data();
    void matches();
    void newConnectionsInheritNothing();
    void neverSavesTemporaryConnections();
    void productionIsNeverForgotten();
    void findsTheEnvironmentByAddress();
    void productionOfTheSameAddressCounts();
};

void TestConnectionResolver::matches_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isReadOnly");
    QTest::addColumn<Save>("save");
    QTest::addColumn<QString>("id");
    const Change nothing = [](Connection &) {};
    const Change otherUser = [](Connection &typed) { typed.userName = u"asmith"_s; };
    const Change otherPartition = [](Connection &typed) { typed.partition = u"p2"_s; };
    const Change otherSource = [](Connection &typed) { typed.dataSource = u"globex"_s; };
    const Change otherHost = [](Connection &typed) { typed.baseUrl = QUrl(u"https://b.example.com"_s); };
    const Change otherProxy = [](Connection &typed) { typed.proxy.mode = ProxyChoice::Mode::None; };
    const Change otherEnvironment = [](Connection &typed) { typed.environment = u"TEST"_s; };
    const Change otherUserName = [](Connection &typed) { typed.userName = u"other"_s; };
    const Change fromNothing = [](Connection &typed) { typed.id.clear(), typed.environment.clear(); };
    const Change unsaved = [](Connection &typed) { typed.id = u"unsaved"_s, typed.userName = u"x"_s; };
    QTest::newRow("as it was") << nothing << false << Save::Nothing << u"a"_s;
    QTest::newRow("another user") << otherUser << false << Save::Add << QString();
    QTest::newRow("another partition") << otherPartition << false << Save::Add << QString();
    QTest::newRow("another data source") << otherSource << false << Save::Add << QString();
    QTest::newRow("another host") << otherHost << false << Save::Add << QString();
    QTest::newRow("another proxy") << otherProxy << false << Save::Update << u"a"_s;
    QTest::newRow("another word") << otherEnvironment << false << Save::Update << u"a"_s;
    QTest::newRow("the user of another one") << otherUserName << false << Save::Nothing << u"b"_s;
    QTest::newRow("typed from nothing") << fromNothing << false << Save::Nothing << u"a"_s;
    QTest::newRow("undone before") << unsaved << false << Save::Add << u"unsaved"_s;
    QTest::newRow("read-only as it was") << nothing << true << Save::Nothing << u"a"_s;
    QTest::newRow("read-only, another proxy") << otherProxy << true << Save::Add << QString();
    QTest::newRow("read-only, another word") << otherEnvironment << true << Save::Add << QString();
}

void TestConnectionResolver::matches()
{
    QFETCH(Change, change);
    QFETCH(bool, isReadOnly);
    QFETCH(Save, save);
    QFETCH(QString, id);
    Connection first = connection(u"a"_s);
    first.readOnly = isReadOnly;
    Connection second = connection(u"b"_s);
    second.userName = u"other"_s;
    Connection typed = first;
    change(typed);
    const ResolvedConnection match = resolveConnection({first, second}, typed);
    QCOMPARE(match.save, save);
    QCOMPARE(match.connection.id, id);
    QVERIFY(save != Save::Add || !match.connection.readOnly);
    if (save == Save::Nothing)
        QCOMPARE(match.connection, id == "a"_L1 ? first : second);
}

void TestConnectionResolver::newConnectionsInheritNothing()
{
    Connection saved = connection(u"a"_s);
    saved.notes = u"of the first"_s;
    saved.secretsLocked = true;
    Connection typed = saved;
    typed.dataSource = u"globex"_s;
    const ResolvedConnection match = resolveConnection({saved}, typed);
    QCOMPARE(displayName(match.connection), u"globex @ api.example.com"_s);
    QCOMPARE(match.connection.notes, QString());
    QVERIFY(!match.connection.secretsLocked);
}

void TestConnectionResolver::neverSavesTemporaryConnections()
{
    Connection demo = connection(u"demo"_s);
    demo.isTemporary = true;
    demo.userName = u"anyone"_s;
    const ResolvedConnection match = resolveConnection({connection(u"a"_s)}, demo);
    QCOMPARE(match.save, Save::Nothing);
    QCOMPARE(match.connection, demo);
}

/// Someone has entered a connection that is saved already, and marked it as production.
void TestConnectionResolver::productionIsNeverForgotten()
{
    Connection saved = connection(u"a"_s);
    Connection typed = saved;
    typed.id.clear();
    typed.environment.clear();
    typed.isProduction = true;
    ResolvedConnection match = resolveConnection({saved}, typed);
    QCOMPARE(match.save, Save::Update);
    QVERIFY(match.connection.isProduction);
    QCOMPARE(match.connection.environment, saved.environment);

    typed.isProduction = false;
    saved.isProduction = true;
    match = resolveConnection({saved}, typed);
    QCOMPARE(match.save, Save::Nothing);
    QCOMPARE(match.connection, saved);
}

void TestConnectionResolver::findsTheEnvironmentByAddress()
{
    Connection test = connection(u"t"_s);
    test.environment = u"TEST"_s;
    test.environmentColor = EnvironmentColor::Warn;
    Connection none = connection(u"n"_s);
    none.environment.clear();
    const Connection other = connection(u"p"_s);
    Connection elsewhere = connection(u"e"_s);
    elsewhere.baseUrl = QUrl(u"https://b.example.com"_s);
    Connection expected;
    expected.baseUrl = test.baseUrl;
    QCOMPARE(connectionForAddress(test.baseUrl, {elsewhere}), expected);
    QCOMPARE(connectionForAddress(test.baseUrl, {test, other, test}), expected);
    QCOMPARE(connectionForAddress({}, {elsewhere, test}), Connection());
    expected.environment = u"TEST"_s;
    expected.environmentColor = EnvironmentColor::Warn;
    QCOMPARE(connectionForAddress(test.baseUrl, {elsewhere, none, test, test}), expected);
}

void TestConnectionResolver::productionOfTheSameAddressCounts()
{
    const Connection test = connection(u"t"_s);
    Connection production = connection(u"p"_s);
    production.isProduction = true;
    Connection elsewhere = production;
    elsewhere.baseUrl = QUrl(u"https://b.example.com"_s);
    QCOMPARE(productionAt(test, {test, elsewhere}), std::nullopt);
    QCOMPARE(productionAt(test, {test, elsewhere, production}), production);
    QCOMPARE(productionAt(elsewhere, {production}), elsewhere);
    Connection demo = test;
    demo.isTemporary = true;
    QCOMPARE(productionAt(demo, {production}), std::nullopt);
}

SVC_GUILESS_TEST(TestConnectionResolver)
#include "tst_connectionresolver.moc"
