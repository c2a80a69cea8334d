// SPDX-License-Identifier: MIT
// Reads the files that earlier versions wrote, without any loss.
#include "connections/connectionjson.h"
#include "connections/connectionstore.h"
#include "history/lookuphistory.h"
#include "redaction/knownsecrets.h"
#include "results/resultcache.h"
#include "support/testprogram.h"
#include "upgrade/upgradejournalstorage.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Outcome = LookupRow::Outcome;

namespace {

QDateTime at(const QString &time)
{
    return QDateTime::fromString(time, Qt::ISODateWithMs);
}

/// Returns the first connection in the program's own file.
Connection acme()
{
    Connection connection;
    connection.id = u"2f6f3c1e-5f0b-4d8e-9a43-0c3b9f1d2e77"_s;
    connection.name = u"acme „production“ \\ \" 😀"_s;
    connection.baseUrl = QUrl(u"http://api.example.com:8080/prefix"_s);
    connection.apiKeyHeader = u"Acme-Key"_s;
    connection.token = {TokenPresentation::Kind::Header, u"Acme-Token"_s};
    connection.dataSource = u"acme"_s;
    connection.partition = u"Production"_s;
    connection.userName = u"jane.doe"_s;
    connection.environment = u"STAGING"_s;
    connection.environmentColor = EnvironmentColor::Warn;
    connection.proxy = {ProxyChoice::Mode::Manual, u"proxy.example.com"_s, 3128};
    connection.caFile = u"/etc/ssl/own ca.pem"_s;
    connection.allowUnencrypted = true;
    connection.connectTimeout = 11s;
    connection.requestTimeout = 31s;
    connection.upgradeTimeout = 24h;
    connection.notes = u"two\nlines\tand a tab"_s;
    connection.secretsLocked = true;
    return connection;
}

QList<Connection> allConnections()
{
    Connection plain;
    plain.id = u"7d5f9f2a-8a8a-4c43-8a5e-66e1e9b5a0f4"_s;
    plain.name = u"api.example.org"_s;
    plain.baseUrl = QUrl(u"https://api.example.org"_s);
    Connection none = plain;
    none.id = u"b8b57c0e-3f0d-4f0e-9a9c-1f5f6f1f7a10"_s;
    none.name = u"no token, no proxy"_s;
    none.token.kind = TokenPresentation::Kind::None;
    none.proxy.mode = ProxyChoice::Mode::None;
    none.environment = u"TEST"_s;
    none.environmentColor = EnvironmentColor::Info;
    return {acme(), plain, none};
}

} // namespace

class TestEarlierFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void connections();
    void exportedConnections();
    void history();
    void results();
    void upgradeRecords();
    void unresolvedUpgradesBlock_data();
    void unresolvedUpgradesBlock();

private:
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Copies the old files into a temporary folder.
void TestEarlierFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(pathOf(u"upgrades"_s)));
    const QString source = u":/files-0.1.0"_s;
    QDirIterator files(source, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const QString copy = pathOf(files.next().mid(source.size() + 1));
        QVERIFY(QFile::copy(files.filePath(), copy));
        QVERIFY(QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
        ++count;
    }
    QCOMPARE(count, 7);
}

void TestEarlierFiles::connections()
{
    const QString path = pathOf(u"connections.json"_s);
    const QByteArray before = contentOf(path);
    ConnectionStore store(path, pathOf(u"machine.json"_s));
    QVERIFY(store.load(ConnectionStore::LoadFor::Writing).isEmpty());
    QCOMPARE(store.connections().size(), 3);
    QVERIFY(store.connections() == allConnections());
    QByteArray written = connectionsJson(store.connections(), ConnectionFile::Own);
    QCOMPARE(written.replace(R"("production":false,)", ""), before); // which they did not know
}

void TestEarlierFiles::exportedConnections()
{
    const auto connections =
        parseConnections(contentOf(pathOf(u"exported.json"_s)), ConnectionFile::Exchange);
    QVERIFY(connections);
    QList<Connection> expected = allConnections();
    for (Connection &connection : expected) {
        connection.id.clear();
        connection.secretsLocked = false;
    }
    QVERIFY(*connections == expected);
}

void TestEarlierFiles::history()
{
    LookupHistory history(pathOf(u"history.json"_s));
    QVERIFY(!history.load());
    HistoryEntry single;
    single.time = at(u"2026-11-21T12:02:00.000Z"_s);
    single.connectionId = u"b8b57c0e-3f0d-4f0e-9a9c-1f5f6f1f7a10"_s;
    single.connection = u"no token, no proxy"_s;
    single.environment = u"TEST"_s;
    single.ids = u"1042"_s;
    single.count = single.writtenIds = single.found = 1;
    HistoryEntry several;
    several.time = at(u"2026-11-21T12:01:00.005Z"_s);
    several.connectionId = acme().id;
    several.connection = acme().name;
    several.environment = u"STAGING"_s;
    several.ids = u"-3--1, 1001-1003, 2000000000"_s;
    several.count = several.writtenIds = 7;
    several.found = 2;
    several.notFound = 3;
    several.failed = 1;
    several.notLookedUp = 1;
    QCOMPARE(history.entries().size(), 2);
    QVERIFY(history.entries().at(0) == single);
    QVERIFY(history.entries().at(1) == several);
}

void TestEarlierFiles::results()
{
    Settings settings(pathOf(u"settings.ini"_s));
    SystemClock clock;
    ResultSets results([](const QString &, qint32, ConnectionReuse, qint64) { return nullptr; }, clock);
    const KnownSecrets secrets;
    { // the cache was enabled when the file was written
        ResultCache archive(results, settings, secrets, pathOf(u"other.json"_s));
        archive.setKeeping(true);
    }
    ResultCache archive(results, settings, secrets, pathOf(u"results.json"_s));
    QSignalSpy loaded(&archive, &ResultCache::loaded);
    archive.load();
    QTRY_COMPARE(loaded.size(), 1);

    const QList<ResultRow> rows = results.current().rows().toList();
    QCOMPARE(rows.size(), 5);
    const QList<qint32> ids{1042, 1043, -7, 1044, 1045};
    const QList<Outcome> outcomes{Outcome::Found, Outcome::Found, Outcome::NotFound, Outcome::Failed,
                                  Outcome::NotLookedUp};
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const ResultRow &row = rows.at(i);
        QCOMPARE(row.connectionId, acme().id);
        QCOMPARE(row.from->connection, u"acme production"_s);
        QCOMPARE(row.from->environment, u"PRODUCTION"_s);
        QCOMPARE(row.from->host, u"api.example.com:8443"_s);
        QCOMPARE(row.lookup.id, ids.at(i));
        QCOMPARE(row.lookup.outcome, outcomes.at(i));
    }
    QCOMPARE(rows.at(0).lookup.fetchedAt, at(u"2026-11-21T09:12:03.045Z"_s));
    QCOMPARE(rows.at(2).lookup.fetchedAt, at(u"2026-11-21T09:12:04.000Z"_s));
    QVERIFY(!rows.at(4).lookup.fetchedAt.isValid());

    const Notification &notification = *rows.at(0).lookup.notification;
    QCOMPARE(notification.id, std::optional<qint64>(1042));
    QCOMPARE(notification.subject, u"Bill \"import\" failed — 請求"_s);
    QCOMPARE(notification.messagePreview, u"3 bills\nfailed."_s);
    QCOMPARE(notification.createdDate->text, u"2026-03-14T09:12:00+01:00"_s);
    QCOMPARE(notification.read, std::optional(false));
    QCOMPARE(notification.archived, std::optional(true));
    QCOMPARE(notification.type->id, std::optional<qint32>(14));
    QCOMPARE(notification.type->info, u"Import automation"_s);
    QCOMPARE(notification.type->description, u"Sent when it fails"_s);
    QCOMPARE(notification.type->category->id, std::optional<qint32>(2));
    QCOMPARE(notification.type->category->info, u"Alerts"_s);
    QCOMPARE(notification.type->category->description, u"What went wrong"_s);
    QVERIFY2(notification.raw.startsWith("{\"notificationId\":1042,") &&
                 notification.raw.endsWith("},\"extra\":1.10}"),
             notification.raw.constData());
    QCOMPARE(rows.at(1).lookup.notification->raw,
             QByteArray("\xEF\xBB\xBF{\"notificationId\":1043,\"subject\":\"with a byte order mark\"}"));

    const Error &notFound = *rows.at(2).lookup.error;
    QCOMPARE(notFound.kind, ErrorKind::NotFound);
    QCOMPARE(notFound.status, 404);
    QCOMPARE(notFound.delivery, Delivery::Answered);
    QCOMPARE(notFound.notificationId, std::optional<qint32>(-7));
    QCOMPARE(notFound.host, u"api.example.com"_s);
    QCOMPARE(notFound.port, 8443);
    const Error &failed = *rows.at(3).lookup.error;
    QCOMPARE(failed.kind, ErrorKind::Proxy);
    QCOMPARE(failed.status, 0);
    QCOMPARE(failed.delivery, Delivery::NotSent);
    QCOMPARE(failed.proxy, u"proxy.example.com:3128"_s);
}

void TestEarlierFiles::upgradeRecords()
{
    UpgradeJournalStorage folder(pathOf(u"upgrades"_s));
    const UpgradeJournalStorage::Content journal = folder.read();
    QVERIFY(journal.damaged.isEmpty());
    QVERIFY(journal.problems.isEmpty());
    QCOMPARE(journal.runs.size(), 3);

    UpgradeRecord begun;
    begun.id = u"3-a89fd03c6f544b9997a64e5cb5202c42"_s;
    begun.number = 3;
    begun.displayHost = begun.host = u"api.example.com"_s;
    begun.mode = UpgradeMode::Everything;
    begun.startedAt = at(u"2026-03-14T11:15:00.500Z"_s);
    QVERIFY(journal.runs.at(0) == begun);
    QVERIFY(begun.isAbandoned());

    UpgradeRecord unknown;
    unknown.id = u"2-bd7ba997fce146f38f39985a60ddb6a6"_s;
    unknown.number = 2;
    unknown.displayHost = unknown.host = u"staging.example.com:8443"_s;
    unknown.mode = UpgradeMode::Everything;
    unknown.startedAt = at(u"2026-03-14T11:14:00.000Z"_s);
    unknown.outcome = UpgradeOutcome::Unknown;
    unknown.duration = 30s;
    QVERIFY(journal.runs.at(1) == unknown);

    UpgradeRecord finished;
    finished.id = u"1-174521a9dfa94c3b9d1fe7ffd2a55298"_s;
    finished.number = 1;
    finished.displayHost = finished.host = u"api.example.org"_s;
    finished.mode = UpgradeMode::UpgradesOnly;
    finished.startedAt = at(u"2026-03-14T11:13:00.250Z"_s);
    finished.outcome = UpgradeOutcome::Finished;
    finished.status = 200;
    finished.duration = 61234ms;
    QVERIFY(journal.runs.at(2) == finished);
}

void TestEarlierFiles::unresolvedUpgradesBlock_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<qint64>("acknowledged");
    QTest::addColumn<bool>("isBlocked");
    const auto row = [](const char *name, const QString &host, qint64 acknowledged, bool isBlocked) {
        QTest::newRow(name) << host << acknowledged << isBlocked;
    };
    row("its end was never written", u"api.example.com"_s, 0, true);
    row("another was acknowledged", u"api.example.com"_s, 2, true);
    row("acknowledged", u"api.example.com"_s, 3, false);
    row("its outcome is unknown", u"staging.example.com:8443"_s, 0, true);
    row("acknowledged with all before", u"staging.example.com:8443"_s, 3, false);
    row("finished", u"api.example.org"_s, 0, false);
    row("another host", u"elsewhere.example.com"_s, 0, false);
}

void TestEarlierFiles::unresolvedUpgradesBlock()
{
    QFETCH(const QString, host);
    QFETCH(const qint64, acknowledged);
    QFETCH(const bool, isBlocked);
    UpgradeJournalStorage folder(pathOf(u"upgrades"_s));
    UpgradeRecord run;
    run.displayHost = run.host = host;
    run.startedAt = at(u"2026-03-15T08:00:00.000Z"_s);
    const auto begun = folder.begin(run, {acknowledged, {}});
    QCOMPARE(begun.has_value(), !isBlocked);
    if (isBlocked)
        QCOMPARE(begun.error().cause, ErrorCause::PreviousRun);
    else
        QCOMPARE(begun->number, 4);
}

SVC_GUILESS_TEST(TestEarlierFiles)
#include "tst_earlierfiles.moc"
