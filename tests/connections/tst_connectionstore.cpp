// SPDX-License-Identifier: MIT
// How a user adds, renames, moves and removes connections. tst_connectionfile.cpp tests the file.
#include "connections/connectionjson.h"
#include "connections/connectionstore.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

using Change = std::function<void(Connection &)>;

Connection connectionNamed(const QString &name)
{
    Connection connection;
    connection.name = name;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    return connection;
}

} // namespace

class TestConnectionStore final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_store.reset(); }
    void add();
    void uniqueNames();
    void duplicate();
    void rename();
    void move();
    void removeAndRestore();
    void boundFields_data();
    void boundFields();
    void secretsStayLockedUntilTypedAgain();
    void invalidConnections_data();
    void invalidConnections();
    void limit();
    void imports();
    void importIsAtomic();

private:
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Connection &connection : m_store->connections())
            names += connection.name;
        return names;
    }
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ConnectionStore> m_store;
};

void TestConnectionStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<ConnectionStore>(pathOf(u"own.json"_s), pathOf(u"machine.json"_s));
    QVERIFY(m_store->load().isEmpty());
}

void TestConnectionStore::add()
{
    QSignalSpy changed(m_store.get(), &ConnectionStore::changed);
    Connection connection = connectionNamed(u"acme"_s);
    connection.id = u"mine"_s;
    connection.readOnly = true;
    connection.secretsLocked = true;
    const QString id = m_store->add(connection);
    QCOMPARE(id, u"mine"_s);
    QCOMPARE(changed.size(), 1);
    const Connection stored = m_store->find(id).value();
    QCOMPARE(stored.readOnly, false);
    QCOMPARE(stored.secretsLocked, false);
    QCOMPARE(stored.name, u"acme"_s);
    QVERIFY(!m_store->find({}));
    const QString another = m_store->add(connection);
    QVERIFY(!another.isEmpty() && another != id);
    m_store->remove(another);

    Connection nameless = connectionNamed({});
    nameless.dataSource = u"acme"_s;
    QCOMPARE(m_store->find(m_store->add(nameless))->name, u"acme @ api.example.com"_s);
    QCOMPARE(m_store->findByName(u"ACME"_s)->id, id);
    QVERIFY(!m_store->findByName(u"acm"_s));
}

void TestConnectionStore::uniqueNames()
{
    m_store->add(connectionNamed(u"acme"_s));
    m_store->add(connectionNamed(u"Acme"_s));
    m_store->add(connectionNamed(u" acme "_s));
    m_store->add(connectionNamed(u"acme (2)"_s));
    QCOMPARE(names(), (QStringList{u"acme"_s, u"Acme (2)"_s, u"acme (3)"_s, u"acme (2) (2)"_s}));
    QCOMPARE(m_store->freeName(u"other"_s), u"other"_s);
    QCOMPARE(m_store->freeName(u"ACME"_s), u"ACME (4)"_s);
    QCOMPARE(m_store->freeName(u"ACME"_s, m_store->connections().first().id), u"ACME"_s);
}

void TestConnectionStore::duplicate()
{
    Connection original = connectionNamed(u"acme"_s);
    original.userName = u"jdoe"_s;
    const QString id = m_store->add(original);
    const QString copyId = m_store->duplicate(id);
    QVERIFY(!copyId.isEmpty() && copyId != id);
    Connection expected = m_store->find(id).value();
    expected.id = copyId;
    expected.name = u"acme (2)"_s;
    QVERIFY(m_store->find(copyId) == expected);
    QCOMPARE(m_store->duplicate(u"nobody"_s), QString());
}

void TestConnectionStore::rename()
{
    m_store->add(connectionNamed(u"one"_s));
    Connection two = m_store->find(m_store->add(connectionNamed(u"two"_s))).value();
    two.name = u"ONE"_s;
    QVERIFY(m_store->update(two));
    QCOMPARE(names(), (QStringList{u"one"_s, u"ONE (2)"_s}));
    two.name = u"Two"_s;
    QVERIFY(m_store->update(two));
    QCOMPARE(names(), (QStringList{u"one"_s, u"Two"_s}));
    QCOMPARE(m_store->connections().last().id, two.id);

    QSignalSpy changed(m_store.get(), &ConnectionStore::changed);
    QVERIFY(m_store->update(two));
    QCOMPARE(changed.size(), 0);
    two.id = u"nobody"_s;
    QVERIFY(!m_store->update(two));
}

void TestConnectionStore::move()
{
    const QString a = m_store->add(connectionNamed(u"a"_s));
    m_store->add(connectionNamed(u"b"_s));
    const QString c = m_store->add(connectionNamed(u"c"_s));
    m_store->move(a, 99);
    QCOMPARE(names().join(u""_s), u"bca"_s);
    m_store->move(c, -1);
    QCOMPARE(names().join(u""_s), u"cba"_s);
    m_store->move(u"nobody"_s, 0);
    QCOMPARE(names().join(u""_s), u"cba"_s);
}

void TestConnectionStore::removeAndRestore()
{
    m_store->add(connectionNamed(u"a"_s));
    const Connection b = m_store->find(m_store->add(connectionNamed(u"b"_s))).value();
    m_store->add(connectionNamed(u"c"_s));
    QCOMPARE(m_store->remove(b.id), 1);
    QCOMPARE(m_store->remove(b.id), -1);
    m_store->restore(1, b);
    m_store->restore(0, b);
    QCOMPARE(names().join(u""_s), u"abc"_s);
    QVERIFY(m_store->find(b.id) == b);

    m_store->remove(b.id);
    m_store->add(connectionNamed(u"b"_s));
    m_store->restore(99, b);
    QCOMPARE(names(), (QStringList{u"a"_s, u"c"_s, u"b"_s, u"b (2)"_s}));
    m_store->restore(0, connectionNamed(u"without an id"_s));
    QCOMPARE(names().size(), 4);
}

void TestConnectionStore::boundFields_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("locks");
    const auto row = [](const char *name, bool locks, const Change &change) {
        QTest::newRow(name) << change << locks;
    };
    row("host", true, [](Connection &c) { c.baseUrl.setHost(u"other.example"_s); });
    row("scheme", true, [](Connection &c) { c.baseUrl.setScheme(u"http"_s); });
    row("port", true, [](Connection &c) { c.baseUrl.setPort(8443); });
    row("path", true, [](Connection &c) { c.baseUrl.setPath(u"/x"_s); });
    row("user", true, [](Connection &c) { c.userName = u"other"_s; });
    row("proxy mode", true, [](Connection &c) { c.proxy = {}; });
    row("proxy host", true, [](Connection &c) { c.proxy.host = u"other"_s; });
    row("proxy port", true, [](Connection &c) { c.proxy.port = 2; });
    row("CA file", true, [](Connection &c) { c.caFile = u"/other.pem"_s; });
    row("proxy user", true, [](Connection &c) { c.proxy.user = u"other"_s; });
    row("client certificate", true, [](Connection &c) { c.clientCertificate = u"/other.p12"_s; });
    row("key of the certificate", true, [](Connection &c) { c.clientKey = u"/other.key"_s; });
    row("key header", true, [](Connection &c) { c.apiKeyHeader = u"Other"_s; });
    row("token kind", true, [](Connection &c) { c.token.kind = TokenPresentation::Kind::None; });
    row("token header", true, [](Connection &c) { c.token.header = u"Other"_s; });
    row("unencrypted", true, [](Connection &c) { c.allowUnencrypted = false; });
    row("name", false, [](Connection &c) { c.name = u"other"_s; });
    row("data source", false, [](Connection &c) { c.dataSource = u"other"_s; });
    row("partition", false, [](Connection &c) { c.partition = u"other"_s; });
    row("environment", false, [](Connection &c) { c.environment = u"TEST"_s; });
    row("colour", false, [](Connection &c) { c.environmentColor = EnvironmentColor::Info; });
    row("production", false, [](Connection &c) { c.isProduction = true; });
    row("time", false, [](Connection &c) { c.requestTimeout = std::chrono::seconds(3); });
    row("notes", false, [](Connection &c) { c.notes = u"other"_s; });
    row("case of a header", false, [](Connection &c) { c.apiKeyHeader = u"svc-apikey"_s; });
    row("nothing", false, [](Connection &) {});
}

void TestConnectionStore::boundFields()
{
    QFETCH(const Change, change);
    QFETCH(const bool, locks);
    Connection connection = connectionNamed(u"acme"_s);
    connection.userName = u"jdoe"_s;
    connection.proxy = {ProxyChoice::Mode::Manual, u"proxy"_s, 1};
    connection.proxy.user = u"jdoe"_s;
    connection.caFile = u"/ca.pem"_s;
    connection.clientCertificate = u"/own.crt"_s;
    connection.clientKey = u"/own.key"_s;
    connection.token = {TokenPresentation::Kind::Header, u"Token"_s};
    connection.allowUnencrypted = true;
    connection.id = m_store->add(connection);
    change(connection);
    QVERIFY(m_store->update(connection));
    QCOMPARE(m_store->find(connection.id)->secretsLocked, locks);
}

void TestConnectionStore::secretsStayLockedUntilTypedAgain()
{
    Connection connection = m_store->find(m_store->add(connectionNamed(u"acme"_s))).value();
    const QString before = credentialScope(connection);
    connection.userName = u"other"_s;
    m_store->update(connection);
    connection.userName.clear();
    m_store->update(connection);
    QCOMPARE(credentialScope(m_store->find(connection.id).value()), before);
    QVERIFY(m_store->find(connection.id)->secretsLocked);
    m_store->unlockSecrets(connection.id);
    QVERIFY(!m_store->find(connection.id)->secretsLocked);
    connection.notes = u"x"_s;
    m_store->update(connection);
    QVERIFY(!m_store->find(connection.id)->secretsLocked);
    m_store->unlockSecrets(u"nobody"_s);
}

void TestConnectionStore::invalidConnections_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    row("no address", [](Connection &c) { c.baseUrl.clear(); });
    row("unencrypted", [](Connection &c) { c.baseUrl.setScheme(u"http"_s); });
    row("long notes", [](Connection &c) { c.notes = QString(10001, u'x'); });
    row("hidden characters", [](Connection &c) { c.userName = u"j\u202Edoe"_s; });
    row("header", [](Connection &c) { c.apiKeyHeader = u"A:B"_s; });
    row("proxy", [](Connection &c) { c.proxy.mode = ProxyChoice::Mode::Manual; });
    row("no time", [](Connection &c) { c.requestTimeout = {}; });
}

void TestConnectionStore::invalidConnections()
{
    QFETCH(const Change, change);
    Connection connection = connectionNamed(u"acme"_s);
    const QString id = m_store->add(connection);
    const QList<Connection> before = m_store->connections();
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    change(connection);
    QCOMPARE(m_store->add(connection), QString());
    connection.id = id;
    QVERIFY(!m_store->update(connection));
    QCOMPARE(failed.size(), 2);
    QVERIFY(!failed.first().first().value<Error>().jsonPath.isEmpty());
    QVERIFY(m_store->connections() == before);
}

void TestConnectionStore::limit()
{
    QList<ImportEntry> plan(kMaxConnections);
    for (ImportEntry &entry : plan)
        entry.connection = connectionNamed(u"acme"_s);
    QVERIFY(m_store->apply(plan));
    QCOMPARE(m_store->connections().size(), kMaxConnections);
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QCOMPARE(m_store->add(connectionNamed(u"one more"_s)), QString());
    QCOMPARE(failed.size(), 1);
    m_store = std::make_unique<ConnectionStore>(pathOf(u"own.json"_s), pathOf(u"machine.json"_s));
    QVERIFY(m_store->load().isEmpty());
    QCOMPARE(m_store->connections().size(), kMaxConnections);
    QCOMPARE(m_store->connections().last().name, u"acme (1000)"_s);
}

void TestConnectionStore::imports()
{
    Connection own = m_store->find(m_store->add(connectionNamed(u"acme"_s))).value();
    m_store->add(connectionNamed(u"same"_s));
    Connection incoming = connectionNamed(u"acme"_s);
    incoming.userName = u"other"_s;
    QSignalSpy changed(m_store.get(), &ConnectionStore::changed);
    QVERIFY(m_store->apply(planImport(m_store->connections(), {incoming, incoming, connectionNamed(u"same"_s),
                                                               connectionNamed(u"new"_s)})));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(names(), (QStringList{u"acme"_s, u"same"_s, u"acme (2)"_s, u"new"_s}));
    own.userName = u"other"_s;
    own.secretsLocked = true;
    QVERIFY(m_store->connections().first() == own);
    QVERIFY(!m_store->connections().last().secretsLocked);
}

void TestConnectionStore::importIsAtomic()
{
    m_store->add(connectionNamed(u"acme"_s));
    const QList<Connection> before = m_store->connections();
    QSignalSpy changed(m_store.get(), &ConnectionStore::changed);
    QSignalSpy failed(m_store.get(), &ConnectionStore::saveFailed);
    QVERIFY(!m_store->apply(planImport(before, {connectionNamed(u"new"_s), Connection()})));
    QVERIFY(m_store->connections() == before);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(failed.size(), 1);
}

SVC_GUILESS_TEST(TestConnectionStore)
#include "tst_connectionstore.moc"
