// SPDX-License-Identifier: MIT
// Which connections are production, by themselves and in files.
#include "connections/connectionjson.h"
#include "connections/importplan.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestProduction final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void redIsProduction();
    void files_data();
    void files();
    void anImportNeverClearsIt();
    void whatAnImportSetsIsShown();
};

void TestProduction::names_data()
{
    QTest::addColumn<bool>("isProduction");
    for (const char *name : {"PRODUCTION",
                             "production",
                             "Prod",
                             "PRD",
                             "prd",
                             "live",
                             "LIVE",
                             "Produktion",
                             "produktiv",
                             "Productive",
                             "本番",
                             "إنتاج", // as they are
                             " prod ",
                             "PROD EU",
                             "EU-PROD",
                             "acme_live",
                             "prod.eu",
                             "PROD01",
                             "eu1prod",
                             "Live (do not touch)",
                             "Produktionssystem",
                             "PRODUCTION-2",
                             "本番環境",
                             "الإنتاج",
                             "انتاج",
                             "بيئة الإنتاج", // with other words
                             "ＰＲＯＤ",
                             "pr\u00F3d",
                             "NO PROD", // forms; Norway
                             "copy of production",
                             "prod-like",
                             "non-prod and prod",
                             "非本番"}) // in doubt
        QTest::newRow(name) << true;
    for (const char *name : {"",
                             "TEST",
                             "DEVELOPMENT",
                             "STAGING",
                             "Delivery",
                             "Olive",
                             "alive",
                             "livetest",
                             "lively",
                             "product",
                             "Products",
                             "Reproduktion",
                             "prods",
                             "proddy",
                             "prdx",
                             "P",
                             "ITG",
                             "non-prod",
                             "Non Prod EU",
                             "nonprod",
                             "NON_PRODUCTION",
                             "preprod",
                             "pre-production",
                             "Pre Live",
                             "pre-prd",
                             "not production",
                             "nicht produktiv",
                             "Vorproduktion"})
        QTest::newRow(*name ? name : "none") << false;
}

void TestProduction::names()
{
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    const QString name = tag == "none"_L1 ? QString() : tag;
    QFETCH(const bool, isProduction);
    QCOMPARE(isUsuallyProduction(name, EnvironmentColor::Mute), isProduction);
    QCOMPARE(usualColor(name) == EnvironmentColor::Danger, isProduction);
}

void TestProduction::redIsProduction()
{
    QVERIFY(isUsuallyProduction(u"ACME"_s, EnvironmentColor::Danger));
    QVERIFY(isUsuallyProduction({}, EnvironmentColor::Danger));
    QVERIFY(isUsuallyProduction(u"Live"_s, EnvironmentColor::Info));
    for (const auto color : {EnvironmentColor::Good, EnvironmentColor::Warn, EnvironmentColor::Info})
        QVERIFY(!isUsuallyProduction(u"ACME"_s, color));
}

void TestProduction::files_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<bool>("own");
    QTest::addColumn<bool>("exchange");
    const auto row = [](const QByteArray &fields, bool own, bool exchange) {
        QTest::newRow(fields.constData()) << fields << own << exchange;
    };
    // as versions before 1.0 wrote them
    row(R"("environment":"prod","environmentColor":"mute")", true, true);
    row(R"("environment":"ACME","environmentColor":"danger")", true, true);
    row(R"("environment":"TEST","environmentColor":"info")", false, false);
    row(R"("environment":"prod")", true, true);
    // chosen
    row(R"("environment":"prod","production":false)", false, true);
    row(R"("environment":"ACME","environmentColor":"danger","production":false)", false, true);
    row(R"("environment":"TEST","production":true)", true, true);
    row(R"("production":true)", true, true);
    row(R"("environment":"TEST","production":null)", false, false);
}

/// A file for others, which is imported or for everyone on a computer, can set it only.
void TestProduction::files()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const bool, own);
    QFETCH(const bool, exchange);
    const QByteArray json = R"({"format":"svc-desktop-connections","version":1,"connections":[{)"
                            R"("serviceAddress":"https://h",)" +
                            fields + "}]}";
    for (const auto &[kind, expected] :
         {std::pair(ConnectionFile::Own, own), std::pair(ConnectionFile::Exchange, exchange)}) {
        const auto read = parseConnections(json, kind);
        QVERIFY(read);
        QCOMPARE(read->first().isProduction, expected);
        const auto again = parseConnections(connectionsJson(*read, kind), kind);
        QVERIFY(again && *again == *read);
    }
}

void TestProduction::anImportNeverClearsIt()
{
    Connection saved;
    saved.id = u"1"_s;
    saved.name = u"acme"_s;
    saved.baseUrl = QUrl(u"https://api.example.com"_s);
    saved.isProduction = true;
    Connection imported = saved;
    imported.id.clear();
    imported.isProduction = false;
    QCOMPARE(planImport({saved}, {imported}).first().action, ImportEntry::Action::Same);
    imported.environment = u"TEST"_s;
    const ImportEntry entry = planImport({saved}, {imported}).first();
    QCOMPARE(entry.action, ImportEntry::Action::Replace);
    QVERIFY(entry.connection.isProduction);
    QCOMPARE(entry.differences.size(), 1);
    QCOMPARE(entry.differences.first().after, u"TEST"_s);
}

void TestProduction::whatAnImportSetsIsShown()
{
    Connection saved;
    saved.id = u"1"_s;
    saved.name = u"acme"_s;
    Connection imported = saved;
    imported.isProduction = true;
    const ImportEntry entry = planImport({saved}, {imported}).first();
    QVERIFY(entry.connection.isProduction);
    QCOMPARE(entry.differences.size(), 1);
    QCOMPARE(entry.differences.first().field, u"Production: ask twice"_s);
    QCOMPARE(entry.differences.first().after, u"yes"_s);
}

SVC_GUILESS_TEST(TestProduction)
#include "tst_production.moc"
