// SPDX-License-Identifier: MIT
#include "connections/importplan.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Connection namedConnection(const QString &name, const QString &id = {})
{
    Connection connection;
    connection.id = id;
    connection.name = name;
    connection.baseUrl = QUrl(u"https://api.example.com"_s);
    return connection;
}

} // namespace

class TestImportPlan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void added();
    void same();
    void replaced();
    void showsEveryField_data();
    void showsEveryField();
    void keepsPersonalFields();
    void replacesEachOnce();
    void doesNotReplaceReadOnlyConnections();
    void missingNames();
};

void TestImportPlan::added()
{
    Connection incoming = namedConnection(u"new"_s);
    incoming.userName = u"jdoe"_s;
    const QList<ImportEntry> plan = planImport({namedConnection(u"other"_s, u"1"_s)}, {incoming});
    QCOMPARE(plan.size(), 1);
    QCOMPARE(plan.first().action, ImportEntry::Action::Add);
    QVERIFY(plan.first().connection == incoming);
    QStringList fields;
    for (const ImportEntry::Difference &field : plan.first().differences) {
        fields += field.field + u'=' + field.after;
        QCOMPARE(field.before, QString());
    }
    QCOMPARE(fields, (QStringList{u"Service address=https://api.example.com"_s, u"User name=jdoe"_s}));
}

void TestImportPlan::same()
{
    Connection own = namedConnection(u"Acme"_s, u"1"_s);
    own.secretsLocked = true;
    const QList<ImportEntry> plan = planImport({own}, {namedConnection(u"ACME"_s)});
    QCOMPARE(plan.first().action, ImportEntry::Action::Same);
    QVERIFY(plan.first().connection == own);
    QVERIFY(plan.first().differences.isEmpty());
}

void TestImportPlan::replaced()
{
    Connection own = namedConnection(u"Acme"_s, u"1"_s);
    own.secretsLocked = true;
    Connection incoming = namedConnection(u"acme"_s);
    incoming.baseUrl = QUrl(u"https://other.example"_s);
    const QList<ImportEntry> plan = planImport({own}, {incoming});
    QCOMPARE(plan.first().action, ImportEntry::Action::Replace);
    QCOMPARE(plan.first().connection.id, u"1"_s);
    QCOMPARE(plan.first().connection.name, u"Acme"_s);
    QCOMPARE(plan.first().connection.secretsLocked, true);
    QCOMPARE(plan.first().connection.baseUrl, incoming.baseUrl);
    QCOMPARE(plan.first().differences.size(), 1);
    QCOMPARE(plan.first().differences.first().before, u"https://api.example.com"_s);
    QCOMPARE(plan.first().differences.first().after, u"https://other.example"_s);
}

void TestImportPlan::showsEveryField_data()
{
    using Change = std::function<void(Connection &)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    row("address", [](Connection &c) { c.baseUrl.setPath(u"/x"_s); });
    row("unencrypted", [](Connection &c) { c.allowUnencrypted = true; });
    row("key header", [](Connection &c) { c.apiKeyHeader = u"K"_s; });
    row("token", [](Connection &c) { c.token.kind = TokenPresentation::Kind::None; });
    row("token header", [](Connection &c) { c.token = {TokenPresentation::Kind::Header, u"T"_s}; });
    row("data source", [](Connection &c) { c.dataSource = u"d"_s; });
    row("partition", [](Connection &c) { c.partition = u"p"_s; });
    row("user", [](Connection &c) { c.userName = u"u"_s; });
    row("environment", [](Connection &c) { c.environment = u"TEST"_s; });
    row("colour", [](Connection &c) { c.environmentColor = EnvironmentColor::Danger; });
    row("production", [](Connection &c) { c.isProduction = true; });
    row("no proxy", [](Connection &c) { c.proxy.mode = ProxyChoice::Mode::None; });
    row("proxy", [](Connection &c) { c.proxy = {ProxyChoice::Mode::Manual, u"p"_s, 1}; });
    row("CA file", [](Connection &c) { c.caFile = u"ca.pem"_s; });
    row("client certificate", [](Connection &c) { c.clientCertificate = u"own.p12"_s; });
    row("time to connect", [](Connection &c) { c.connectTimeout += std::chrono::seconds(1); });
    row("time for a request", [](Connection &c) { c.requestTimeout += std::chrono::seconds(1); });
    row("time for an upgrade", [](Connection &c) { c.upgradeTimeout += std::chrono::seconds(1); });
    row("notes", [](Connection &c) { c.notes = u"n"_s; });
}

void TestImportPlan::showsEveryField()
{
    QFETCH(const std::function<void(Connection &)>, change);
    Connection incoming = namedConnection(u"acme"_s);
    change(incoming);
    const QList<ImportEntry> plan = planImport({namedConnection(u"acme"_s, u"1"_s)}, {incoming});
    QCOMPARE(plan.first().action, ImportEntry::Action::Replace);
    QCOMPARE(plan.first().differences.size(), 1);
    QVERIFY(plan.first().differences.first().before != plan.first().differences.first().after);
}

/// Exported files have no client certificate and no login of a proxy, since these are of one person.
void TestImportPlan::keepsPersonalFields()
{
    Connection own = namedConnection(u"acme"_s, u"1"_s);
    own.clientCertificate = u"own.crt"_s;
    own.clientKey = u"own.key"_s;
    own.proxy = {ProxyChoice::Mode::Manual, u"proxy"_s, 3128, u"jdoe"_s};
    Connection incoming = namedConnection(u"acme"_s);
    incoming.proxy = {ProxyChoice::Mode::Manual, u"proxy"_s, 3128};
    incoming.notes = u"n"_s;
    const Connection replaced = planImport({own}, {incoming}).first().connection;
    QCOMPARE(replaced.clientCertificate, own.clientCertificate);
    QCOMPARE(replaced.clientKey, own.clientKey);
    QCOMPARE(replaced.proxy.user, u"jdoe"_s);

    incoming.clientCertificate = own.clientCertificate;
    incoming.clientKey = u"other.key"_s;
    const auto differences = planImport({own}, {incoming}).first().differences;
    QCOMPARE(differences.size(), 2); // the notes, too
    QCOMPARE(differences.first().after, u"other.key"_s);

    incoming.proxy.host = u"other"_s;
    QCOMPARE(planImport({own}, {incoming}).first().connection.proxy.user, QString());
}

void TestImportPlan::replacesEachOnce()
{
    Connection first = namedConnection(u"acme"_s);
    first.userName = u"first"_s;
    Connection second = namedConnection(u"acme"_s);
    second.userName = u"second"_s;
    const QList<ImportEntry> plan = planImport({namedConnection(u"acme"_s, u"1"_s)}, {first, second});
    QCOMPARE(plan.at(0).action, ImportEntry::Action::Replace);
    QCOMPARE(plan.at(0).connection.userName, u"first"_s);
    QCOMPARE(plan.at(1).action, ImportEntry::Action::Add);
    QCOMPARE(plan.at(1).connection.id, QString());
}

void TestImportPlan::doesNotReplaceReadOnlyConnections()
{
    Connection machine = namedConnection(u"acme"_s, u"machine-1"_s);
    machine.readOnly = true;
    const QList<ImportEntry> plan = planImport({machine}, {namedConnection(u"acme"_s)});
    QCOMPARE(plan.first().action, ImportEntry::Action::Add);
}

void TestImportPlan::missingNames()
{
    Connection incoming = namedConnection({});
    incoming.dataSource = u"acme"_s;
    const QList<ImportEntry> plan =
        planImport({namedConnection(u"acme @ api.example.com"_s, u"1"_s)}, {incoming});
    QCOMPARE(plan.first().action, ImportEntry::Action::Replace);
    QCOMPARE(plan.first().connection.name, u"acme @ api.example.com"_s);
}

SVC_GUILESS_TEST(TestImportPlan)
#include "tst_importplan.moc"
