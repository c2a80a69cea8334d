// SPDX-License-Identifier: MIT
#include "redaction/knownsecrets.h"
#include "results/examplerows.h"
#include "results/resultcache.h"
#include "results/resultcachejson.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;
using Outcome = LookupRow::Outcome;

namespace {

/// One session of the program.
struct Program
{
    explicit Program(const QString &folder)
        : settings(folder + u"/settings.ini"_s)
        , cache(results, settings, secrets, folder + u"/data/results.json"_s)
    {
    }
    [[nodiscard]] static Connection connection()
    {
        Connection connection;
        connection.id = u"a"_s;
        connection.name = u"acme"_s;
        connection.environment = u"PRODUCTION"_s;
        connection.baseUrl = QUrl(u"https://api.example.com:8443"_s);
        return connection;
    }
    void lookUp(const QList<qint32> &ids, ResultSet::Mode mode = ResultSet::Mode::Replace)
    {
        ResultSet &set = mode == ResultSet::Mode::Add ? results.current() : results.add();
        set.lookUp(connection(), ids, mode);
    }
    /// Answers ids above 0, fails negative ones, and never answers 0.
    [[nodiscard]] static std::unique_ptr<Job<Notification>> fetch(qint32 id)
    {
        if (id == 0)
            return std::make_unique<Unanswered>();
        if (id > 0)
            return std::make_unique<FinishedJob<Notification>>(
                parseNotification("{\"notificationId\":" + QByteArray::number(id) + '}'));
        Error error;
        error.kind = ErrorKind::NotFound;
        error.status = 404;
        error.notificationId = id;
        return std::make_unique<FinishedJob<Notification>>(Result<Notification>(failure(error)));
    }
    [[nodiscard]] QString shown() const
    {
        QStringList rows;
        for (const ResultRow &row : results.current().rows())
            rows += u"%1 %2"_s.arg(row.lookup.id).arg(outcomeName(row.lookup.outcome));
        return rows.join(u", "_s);
    }

    struct Unanswered final : Job<Notification>
    {
        void cancel() override {}
    };

    Settings settings;
    SystemClock clock;
    ResultSets results{[](const QString &, qint32 id, ConnectionReuse, qint64) { return fetch(id); }, clock};
    KnownSecrets secrets;
    ResultCache cache;
};

ResultRow failedWith(ErrorKind kind)
{
    ResultRow row = failed(1);
    Error error;
    error.kind = kind;
    error.status = 418;
    error.serverMessage = u"words of the server"_s;
    error.detail = u"words of the network"_s;
    error.notificationId = 1;
    error.host = u"api.example.com"_s;
    error.port = 8443;
    error.proxy = u"proxy.example.com:3128"_s;
    row.lookup.error = std::make_shared<const Error>(error);
    return row;
}

ResultRow foundRaw(const QByteArray &raw)
{
    Notification notification;
    notification.raw = raw;
    return found(1, notification);
}

ResultCacheJson jsonOf(const QList<ResultRow> &rows, qint64 maxSize = kMaxResultCacheSize)
{
    return resultCacheJson({{rows}, 0}, maxSize);
}

Result<QList<ResultRow>> parseRows(const QByteArray &json)
{
    const Result<StoredResults> parsed = parseResultCache(json);
    if (!parsed)
        return failure(parsed.error());
    return parsed->sets.value(0).toList();
}

QList<ResultRow> written(const QList<ResultRow> &rows)
{
    return parseRows(jsonOf(rows).json).value_or(QList<ResultRow>());
}

} // namespace

class TestResultCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalSets();
    void currentSetTakesPrecedence();
    void skipsEmptySets();
    void init();
    void cleanup() { m_program.reset(); }
    void outcomes_data();
    void outcomes();
    void rawAnswers_data();
    void rawAnswers();
    void invalidAnswer();
    void everyErrorKind();
    void limitsTheSize();
    void invalidRows_data();
    void invalidRows();
    void isOffByDefault();
    void isRestored();
    void watchedRowsAreNotKept();
    void isReadableByTheOwnerOnly();
    void doesNotSaveDuringALookup();
    void switchingOffDeletes();
    void switchingOffWhileLoading();
    void switchingOffReportsAFailedDeletion();
    void clearDeletes();
    void newLookupReplaces();
    void damaged_data();
    void damaged();
    void doesNotOverwriteAnUnreadableFile();
    void doesNotOverwriteOtherPrograms();
    void savesDuringALookup();
    void refreshesRestoredRows();
    void keepsOnce();
    void keepsOnceWhatIsMissing();
    void keepingOnceLeavesADamagedFile();
    void keepingOnceIsForgotten();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"data/results.json"_s); }
    void restart()
    {
        m_program.reset();
        m_program = std::make_unique<Program>(m_folder->path());
    }
    void restartAndLoad()
    {
        restart();
        QSignalSpy loaded(&m_program->cache, &ResultCache::loaded);
        m_program->cache.load();
        QTRY_COMPARE(loaded.size(), 1);
    }
    void saveLookup(const QList<qint32> &ids)
    {
        QSignalSpy saved(&m_program->cache, &ResultCache::saved);
        m_program->cache.setKeeping(true);
        m_program->lookUp(ids);
        QTRY_VERIFY(!saved.isEmpty() && !m_program->results.isRunning());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

void TestResultCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    restart();
}

void TestResultCache::outcomes_data()
{
    QTest::addColumn<int>("outcome");
    QTest::addColumn<int>("cached");
    const auto add = [](const char *name, Outcome outcome, Outcome cached) {
        QTest::newRow(name) << int(outcome) << int(cached);
    };
    add("found", Outcome::Found, Outcome::Found);
    add("not found", Outcome::NotFound, Outcome::NotFound);
    add("failed", Outcome::Failed, Outcome::Failed);
    add("not looked up", Outcome::NotLookedUp, Outcome::NotLookedUp);
    add("waiting", Outcome::Waiting, Outcome::NotLookedUp);
    add("running", Outcome::Running, Outcome::NotLookedUp);
}

void TestResultCache::outcomes()
{
    QFETCH(const int, outcome);
    QFETCH(const int, cached);
    ResultRow row = ordinary();
    row.connectionId = u"a \"b\""_s;
    row.lookup.outcome = Outcome(outcome);
    if (row.lookup.outcome != Outcome::Found)
        row.lookup.notification.reset();
    if (row.lookup.outcome == Outcome::NotFound || row.lookup.outcome == Outcome::Failed)
        row.lookup.error = notFound(1042).lookup.error;
    const QList<ResultRow> rows = written({row});
    QCOMPARE(rows.size(), 1);
    const ResultRow &back = rows.first();
    QCOMPARE(back.connectionId, row.connectionId);
    QVERIFY(back.from == row.from);
    QCOMPARE(back.lookup.id, 1042);
    QCOMPARE(int(back.lookup.outcome), cached);
    QCOMPARE(back.lookup.fetchedAt, row.lookup.fetchedAt);
    QCOMPARE(back.lookup.fetchedAt.timeSpec(), Qt::UTC);
    QCOMPARE(back.lookup.notification != nullptr, Outcome(cached) == Outcome::Found);
    QCOMPARE(back.lookup.error != nullptr, row.lookup.error != nullptr);
    if (back.lookup.notification) {
        QCOMPARE(back.lookup.notification->raw, row.lookup.notification->raw);
        QCOMPARE(back.lookup.notification->subject, row.lookup.notification->subject);
    }
}

void TestResultCache::rawAnswers_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::newRow("beyond doubles") << QByteArray(R"({"notificationId":9007199254740993})");
    QTest::newRow("order, spaces, unknown fields") << QByteArray("{ \"z\":1.10 ,\r\n\t\"a\":[1.0e40]}\n");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{\"subject\":\"\xC3\xA4\"}");
    QTest::newRow("lone surrogate") << QByteArray(R"({"subject":"\ud800 \u0000"})");
    QTest::newRow("beyond the BMP") << QByteArray("{\"subject\":\"\xF0\x9F\x98\x80\"}");
}

void TestResultCache::rawAnswers()
{
    QFETCH(const QByteArray, raw);
    const QList<ResultRow> rows = written({answered(1, raw)});
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.first().lookup.notification);
    QCOMPARE(rows.first().lookup.notification->raw, raw);
    QCOMPARE(rows.first().lookup.notification->id, parseNotification(raw)->id);
}

void TestResultCache::invalidAnswer()
{
    const QByteArray invalid = "{\"subject\":\"\xFF\xC3\"}";
    const QByteArray json = jsonOf({foundRaw(invalid)}).json;
    QVERIFY2(json.contains("\"answerBase64\":\"" + invalid.toBase64() + '"'), json.constData());
    const auto rows = parseRows(json);
    QVERIFY(rows);
    // Only an answer that can be parsed is shown as found, whatever else the file says.
    const auto notification = parseNotification(invalid);
    const LookupRow &row = rows->first().lookup;
    QCOMPARE(row.outcome, notification ? Outcome::Found : Outcome::Failed);
    QCOMPARE(row.error != nullptr, !notification);
    QCOMPARE(written({foundRaw("[]")}).first().lookup.error->cause, ErrorCause::NotJson);
}

void TestResultCache::everyErrorKind()
{
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::LocalStorage); ++kind) {
        const QByteArray json = jsonOf({failedWith(ErrorKind(kind))}).json;
        QVERIFY(!json.contains("words of"));
        const auto rows = parseRows(json);
        QVERIFY(rows);
        const LookupRow &row = rows->first().lookup;
        const QString name = errorKindName(ErrorKind(kind));
        if (name.startsWith(u"tls-"_s) || name == u"redirect"_s) {
            QCOMPARE(row.outcome, Outcome::NotLookedUp);
            continue;
        }
        QCOMPARE(row.outcome, Outcome::Failed);
        QCOMPARE(row.error->kind, ErrorKind(kind));
        QCOMPARE(row.error->status, 418);
        QCOMPARE(row.error->notificationId, std::optional<qint32>(1));
        QCOMPARE(row.error->host, u"api.example.com"_s);
        QCOMPARE(row.error->port, 8443);
        QCOMPARE(row.error->proxy, u"proxy.example.com:3128"_s);
    }
}

void TestResultCache::limitsTheSize()
{
    QList<ResultRow> rows;
    for (qint32 id = 1; id <= 10; ++id)
        rows += notFound(id);
    const QByteArray all = jsonOf(rows).json;
    QCOMPARE(jsonOf(rows, all.size()).written, 10);
    const ResultCacheJson less = jsonOf(rows, all.size() - 1);
    QCOMPARE(less.written, 9);
    QVERIFY(less.json.size() < all.size());
    QCOMPARE(parseRows(less.json)->last().lookup.id, 9);
    QCOMPARE(jsonOf(rows, 0).written, 0);
    QCOMPARE(jsonOf(QList<ResultRow>(kMaxResultCacheRows + 1, notLookedUp(1))).written, kMaxResultCacheRows);
}

void TestResultCache::invalidRows_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("where");
    const auto add = [](const char *name, const char *row, const QString &where) {
        QTest::newRow(name) << QByteArray(row) << where;
    };
    add("no id", R"({"outcome":"not-looked-up"})", u"$.results[0].id"_s);
    add("id too large", R"({"id":2147483648,"outcome":"not-looked-up"})", u"$.results[0].id"_s);
    add("no outcome", R"({"id":1})", u"$.results[0].outcome"_s);
    add("still running", R"({"id":1,"outcome":"running"})", u"$.results[0].outcome"_s);
    add("no answer", R"({"id":1,"outcome":"found"})", u"$.results[0].answer"_s);
    add("no Base64", R"({"id":1,"outcome":"found","answerBase64":"*"})", u"$.results[0].answerBase64"_s);
    add("no error", R"({"id":1,"outcome":"failed"})", u"$.results[0].error"_s);
    add("unknown kind", R"({"id":1,"outcome":"failed","error":{"kind":"x"}})", u"$.results[0].error.kind"_s);
    add("status", R"({"id":1,"outcome":"failed","error":{"kind":"data","status":-1}})",
        u"$.results[0].error.status"_s);
    add("local time", R"({"id":1,"outcome":"not-looked-up","fetchedAt":"2026-11-21T09:12:03.045"})",
        u"$.results[0].fetchedAt"_s);
    add("no row", "1", u"$.results[0]"_s);
}

void TestResultCache::invalidRows()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QString, where);
    const auto rows = parseRows(R"({"format":"svc-desktop-results","version":1,"results":[)" + row + "]}");
    QVERIFY(!rows);
    QCOMPARE(rows.error().cause, ErrorCause::FileDamaged);
    QCOMPARE(rows.error().jsonPath, where);
}

void TestResultCache::isOffByDefault()
{
    QVERIFY(!m_program->cache.isKeeping());
    m_program->cache.load();
    m_program->lookUp({1, 2});
    QTRY_VERIFY(!m_program->results.isRunning());
    restart();
    QVERIFY(!QFileInfo::exists(QFileInfo(path()).path()));
    QVERIFY(m_program->results.current().rows().isEmpty());
}

void TestResultCache::isRestored()
{
    saveLookup({1, 2, -3});
    restart();
    const QByteArray before = contentOf(path());
    restartAndLoad();
    QVERIFY(m_program->cache.isKeeping());
    QCOMPARE(m_program->shown(), u"1 found, 2 found, -3 not-found"_s);
    QCOMPARE(m_program->results.current().rows().first().from->host, u"api.example.com:8443"_s);
    QVERIFY(!m_program->results.current().rows().first().from->endpoint.isEmpty());
    restart(); // ends without loading
    QCOMPARE(contentOf(path()), before);
}

/// They are looked up again after the next start. But their notes are nowhere else, and a watch can end.
void TestResultCache::watchedRowsAreNotKept()
{
    saveLookup({1});
    const auto restored = [this] {
        restartAndLoad();
        QStringList ids;
        for (const ResultSet *set : m_program->results.sets()) {
            for (const ResultRow &row : set->rows())
                ids += QString::number(row.lookup.id);
        }
        return ids.join(u' ');
    };
    const auto watch = [this](qint32 id) {
        ResultSet &set = m_program->results.addWatched(ResultSet::Watched::First);
        set.lookUp(Program::connection(), {id});
        return &set;
    };
    QTest::qWait(500); // longer than until changes are saved
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    const ResultSet *set = watch(2);
    QTRY_VERIFY(!set->isRunning());
    QTest::qWait(500);
    QCOMPARE(saved.size(), 0);
    QCOMPARE(restored(), u"1"_s);

    watch(3)->setNote({0}, u"asked the supplier"_s);
    ResultSet *over = watch(4);
    QTRY_VERIFY(!over->isRunning());
    QTest::qWait(500);
    over->setWatched(ResultSet::Watched::No);
    QTRY_VERIFY(contentOf(path()).contains("\"id\":4") || contentOf(path()).contains("\"id\": 4"));
    QCOMPARE(restored(), u"1 3 4"_s);
}

void TestResultCache::isReadableByTheOwnerOnly()
{
#ifdef Q_OS_UNIX
    saveLookup({1});
    QCOMPARE(QFileInfo(path()).permissions(), QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                                                  QFileDevice::ReadUser | QFileDevice::WriteUser);
#endif
}

void TestResultCache::doesNotSaveDuringALookup()
{
    saveLookup({1, 2});
    const QByteArray before = contentOf(path());
    m_program->lookUp({3, 0, 4});
    QTRY_COMPARE(m_program->shown(), u"3 found, 0 running, 4 found"_s);
    m_program->results.restore({{notFound(9)}}, 0);
    QCOMPARE(m_program->shown(), u"3 found, 0 running, 4 found"_s);
    QCOMPARE(contentOf(path()), before);
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    m_program->results.stop();
    QTRY_COMPARE(saved.size(), 1);
    restartAndLoad();
    QCOMPARE(m_program->shown(), u"3 found, 0 not-looked-up, 4 found"_s);
    m_program->lookUp({5, 0});
    restartAndLoad(); // while the lookup runs
    QVERIFY(m_program->shown().startsWith(u"5 "_s));
}

void TestResultCache::switchingOffDeletes()
{
    saveLookup({1});
    QFile quarantined(path() + u".bad"_s);
    QVERIFY(quarantined.open(QIODevice::WriteOnly));
    quarantined.close();
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    m_program->lookUp({2});
    m_program->cache.setKeeping(false);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(!QFileInfo::exists(path()));
    QVERIFY(!QFileInfo::exists(quarantined.fileName()));
    QTRY_VERIFY(!m_program->results.isRunning());
    QCOMPARE(m_program->shown(), u"2 found"_s);
    restart();
    QVERIFY(!m_program->cache.isKeeping());
    QVERIFY(!QFileInfo::exists(path()));
    m_program->cache.setKeeping(true);
    m_program->cache.setKeeping(false);
    restart();
    QVERIFY(!QFileInfo::exists(path()));
}

void TestResultCache::switchingOffWhileLoading()
{
    saveLookup({1});
    restart();
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    m_program->cache.load();
    m_program->cache.setKeeping(false);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(!QFileInfo::exists(path()));
    QVERIFY(m_program->results.current().rows().isEmpty());
}

void TestResultCache::switchingOffReportsAFailedDeletion()
{
    m_program->cache.setKeeping(true);
    // Not even an administrator can delete a folder as a file.
    QVERIFY(QDir().mkpath(path() + u"/inside"_s));
    QSignalSpy failed(&m_program->cache, &ResultCache::failed);
    m_program->cache.setKeeping(false);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileNotDeleted);
}

void TestResultCache::clearDeletes()
{
    saveLookup({1, 2});
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    static_cast<void>(m_program->results.take(m_program->results.current()));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(contentOf(path()), jsonOf({}).json);
    restartAndLoad();
    QVERIFY(m_program->results.current().rows().isEmpty());
}

void TestResultCache::newLookupReplaces()
{
    saveLookup({1, 2});
    restart();
    m_program->cache.load();
    m_program->lookUp({3});
    QSignalSpy saved(&m_program->cache, &ResultCache::saved);
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(m_program->shown(), u"3 found"_s);
    restartAndLoad();
    QCOMPARE(m_program->shown(), u"3 found"_s);
}

void TestResultCache::damaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x00\xFF\xFE\x80[{\x01", 7).repeated(1000);
    QTest::newRow("cut off") << jsonOf({notFound(1)}).json.chopped(3);
    QTest::newRow("foreign") << QByteArray(R"({"format":"svc-desktop-lookups","version":1,"lookups":[]})");
    QTest::newRow("later") << QByteArray(R"({"format":"svc-desktop-results","version":2,"results":[]})");
    QTest::newRow("too large") << QByteArray(kMaxResultCacheSize + 1, ' ');
}

void TestResultCache::damaged()
{
    QFETCH(const QByteArray, bytes);
    m_program->cache.setKeeping(true);
    restart();
    writeFile(path(), bytes);
    QSignalSpy failed(&m_program->cache, &ResultCache::failed);
    m_program->cache.load();
    QTRY_COMPARE(failed.size(), 1);
    const auto error = failed.first().first().value<Error>();
    QCOMPARE(error.cause, ErrorCause::FileDamaged);
    QVERIFY(error.detail.contains("results.json.bad"_L1));
    QVERIFY(contentOf(path() + u".bad"_s) == bytes);
    saveLookup({1});
    restartAndLoad();
    QCOMPARE(m_program->shown(), u"1 found"_s);
}

void TestResultCache::doesNotOverwriteAnUnreadableFile()
{
    m_program->cache.setKeeping(true);
    restart();
    QFile::remove(path());
    QVERIFY(QDir().mkpath(path() + u"/inside"_s));
    QSignalSpy failed(&m_program->cache, &ResultCache::failed);
    m_program->cache.load();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileNotRead);
    m_program->lookUp({1});
    QTRY_COMPARE(failed.size(), 2);
    restart();
    QVERIFY(QFileInfo::exists(path() + u"/inside"_s));
}

void TestResultCache::doesNotOverwriteOtherPrograms()
{
    saveLookup({1});
    restartAndLoad();
    const QByteArray others = jsonOf({notFound(7)}).json;
    writeFile(path(), others);
    QSignalSpy failed(&m_program->cache, &ResultCache::failed);
    m_program->lookUp({2});
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().cause, ErrorCause::FileChangedOnDisk);
    QCOMPARE(contentOf(path()), others);
}

void TestResultCache::savesDuringALookup()
{
    m_program->cache.setKeeping(true);
    m_program->lookUp({1, 0, 2});
    const auto stored = [this] {
        QStringList rows;
        const Result<StoredResults> read = parseResultCache(contentOf(path()));
        for (const ResultRows &set : read ? read->sets : QList<ResultRows>()) {
            for (const ResultRow row : set)
                rows += u"%1 %2"_s.arg(row.lookup.id).arg(outcomeName(row.lookup.outcome));
        }
        return rows.join(u", "_s);
    };
    QTRY_COMPARE(stored(), u"1 found, 0 not-looked-up, 2 found"_s);
    QVERIFY(m_program->results.isRunning());
}

void TestResultCache::refreshesRestoredRows()
{
    saveLookup({1, -2});
    restartAndLoad();
    m_program->lookUp({1, 3}, ResultSet::Mode::Add);
    QTRY_VERIFY(!m_program->results.isRunning());
    QCOMPARE(m_program->shown(), u"1 found, -2 not-found, 3 found"_s);
    QVERIFY(m_program->results.current().rows().first().before);
}

void TestResultCache::severalSets()
{
    ResultRow doubtful = notFound(1);
    doubtful.sameAnswers = 25;
    const Result<StoredResults> read =
        parseResultCache(resultCacheJson({{{doubtful}, {notFound(2), notFound(3)}}, 1}).json);
    QVERIFY(read);
    QCOMPARE(read->sets.at(0).first().sameAnswers, 25);
    QCOMPARE(read->sets.at(1).first().sameAnswers, 0);
    QCOMPARE(read->current, 1);
    QCOMPARE(read->sets.size(), 2);
    QCOMPARE(read->sets.at(0).first().lookup.id, 1);
    QCOMPARE(read->sets.at(1).last().lookup.id, 3);

    saveLookup({1, 2});
    m_program->lookUp({3});
    m_program->results.makeCurrent(*m_program->results.sets().first());
    restartAndLoad();
    QCOMPARE(m_program->results.sets().size(), 2);
    QCOMPARE(m_program->results.current().rows().size(), 2);
    QCOMPARE(m_program->results.sets().last()->rows().first().lookup.id, 3);
}

void TestResultCache::currentSetTakesPrecedence()
{
    const StoredResults results{{{notFound(1)}, {notFound(2), notFound(3)}}, 1};
    const qint64 size = resultCacheJson(results).json.size();
    const ResultCacheJson less = resultCacheJson(results, size - 1);
    QCOMPARE(less.written, 2);
    const Result<StoredResults> read = parseResultCache(less.json);
    QVERIFY(read->sets.at(0).isEmpty());
    QCOMPARE(read->sets.at(1).size(), 2);
}

void TestResultCache::skipsEmptySets()
{
    const Result<StoredResults> read =
        parseResultCache(R"({"format":"svc-desktop-results","version":1,"current":4,"results":[
            {"set":3,"connectionId":"a","connection":"","environment":"","host":"","id":1,
             "outcome":"not-looked-up","fetchedAt":"2026-11-21T09:12:03.045Z"}]})");
    QVERIFY(read);
    m_program->results.restore(read->sets, read->current);
    QCOMPARE(m_program->results.sets().size(), 1);
    QCOMPARE(m_program->shown(), u"1 not-looked-up"_s);
}

void TestResultCache::keepsOnce()
{
    m_program->cache.load();
    m_program->lookUp({1, 2});
    QTRY_VERIFY(!m_program->results.isRunning());
    m_program->cache.keepOnce();
    QVERIFY(!m_program->cache.isKeeping());
    QVERIFY(!QFile::exists(path()));
    restartAndLoad();
    QCOMPARE(m_program->shown(), u"1 found, 2 found"_s);
    QVERIFY(!m_program->cache.isKeeping());
    QTRY_VERIFY(!QFile::exists(path()));
    m_program->lookUp({3});
    QTRY_VERIFY(!m_program->results.isRunning());
    restart();
    m_program->cache.load();
    QVERIFY(!QFile::exists(path()));
    QVERIFY(m_program->results.isEmpty());
}

void TestResultCache::keepsOnceWhatIsMissing()
{
    m_program->lookUp({1, 0});
    QTRY_COMPARE(m_program->results.current().progress().found, 1);
    m_program->cache.keepOnce();
    restartAndLoad();
    QCOMPARE(m_program->shown(), u"1 found, 0 not-looked-up"_s);
}

/// The error says where it is.
void TestResultCache::keepingOnceLeavesADamagedFile()
{
    m_program->lookUp({1});
    QTRY_VERIFY(!m_program->results.isRunning());
    m_program->cache.keepOnce();
    m_program.reset();
    writeFile(path(), "damaged");
    restart();
    QSignalSpy failed(&m_program->cache, &ResultCache::failed);
    m_program->cache.load();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(contentOf(path() + u".bad"_s), QByteArray("damaged"));
    restart();
    m_program->cache.load();
    QVERIFY(m_program->results.isEmpty());
}

void TestResultCache::keepingOnceIsForgotten()
{
    m_program->lookUp({1});
    QTRY_VERIFY(!m_program->results.isRunning());
    m_program->cache.keepOnce();
    m_program->results.forget();
    bool isDone = false;
    m_program->cache.forget(this, [&isDone](const std::optional<Error> &) { isDone = true; });
    QTRY_VERIFY(isDone);
    restart();
    QVERIFY(!QFile::exists(path()));
}

SVC_GUILESS_TEST(TestResultCache)
#include "tst_resultcache.moc"
