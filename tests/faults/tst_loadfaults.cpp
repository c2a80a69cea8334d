// SPDX-License-Identifier: MIT
// Group L of the fault matrix: every button pressed at once, many lookups of which some fail, and no file
// descriptors left.
#include "support/testprogram.h"
#include "windowprogram.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QKeyEvent>

#include <algorithm>
#include <vector>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace uitest;
using namespace std::chrono_literals;

namespace {

int idOf(const ScriptedPeer::Exchange &exchange)
{
    return exchange.requestLine().split(' ').at(1).split('/').last().toInt();
}

void answerFound(const ScriptedPeer::Exchange &exchange)
{
    exchange.reply(200, R"({"notificationId":)" + QByteArray::number(idOf(exchange)) + R"(,"subject":"s"})");
}

/// Returns the number of open file descriptors of this process.
qsizetype descriptors()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size();
}

void openWithKey(Context &context, const QUrl &address, std::chrono::milliseconds timeout = 20s)
{
    Connection connection = connectionTo(address);
    connection.id = u"one"_s;
    connection.requestTimeout = timeout;
    context.sessions().makeCurrent(connection);
    context.sessions().current().continueWithApiKey(connection, Secret(u"canary-key"_s));
}

void lookUp(Context &context, int from, int to)
{
    QList<qint32> ids;
    for (int id = from; id <= to; ++id)
        ids += id;
    context.results().current().lookUp(context.sessions().current().connection(), ids);
    QTRY_VERIFY_WITH_TIMEOUT(!context.results().isRunning(), 120000);
}

/// Fails every fifth request: always, or only the first time, or without an answer.
void sometimesFail(const ScriptedPeer::Exchange &exchange)
{
    switch (idOf(exchange) % 20) {
    case 0:
        return exchange.reply(500, R"({"message":"no"})");
    case 5:
        return exchange.reply(404, "{}");
    case 10:
        return exchange.reply(200, idOf(exchange) % 200 == 10 ? R"({"notificationId":)"
                                                              : R"({"notificationId":[]})");
    case 15:
        return exchange.reply(302, "", "text/html", "Location: https://evil.example/\r\n");
    default:
        answerFound(exchange);
    }
}

} // namespace

class TestLoadFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void l01_lookUpPressedRepeatedly();
    void l01_enterHeldDown();
    void l01_upgradePressedRepeatedly();
    void l01_upgradeInTwoWindows();
    void l02_manyLookups();
    void l03_noDescriptors();
    void l03_hungSockets();
};

/// The last one counts, and all requests are answered.
void TestLoadFaults::l01_lookUpPressedRepeatedly()
{
    std::vector<ScriptedPeer::Exchange> held;
    ScriptedPeer peer([&held](const auto &exchange) {
        exchange.requestLine().startsWith("POST") ? exchange.reply(200, R"({"token":"t"})")
                                                  : held.push_back(exchange);
    });
    const ProgramFolder folder;
    WindowProgram program(folder);
    program.signIn(peer.url());
    for (int id = 1; id <= 100; ++id) {
        program.lookUp(QString::number(id));
        if (id % 10 == 0)
            QTest::qWait(0);
    }
    std::size_t answered = 0;
    const auto answerAll = [&] {
        for (; answered < held.size(); ++answered)
            answerFound(held[answered]);
        return !program->results().isRunning();
    };
    QTRY_VERIFY(answerAll());
    // Requests that run in parallel can reach the peer in any order.
    QCOMPARE(std::count_if(held.begin(), held.end(), [](const auto &each) { return idOf(each) == 100; }), 1);
    QTest::qWait(0);
    QCOMPARE(program->results().current().rows().size(), 1);
    QCOMPARE(program->results().current().rows().first().lookup.notification->id, 100);
    QVERIFY(program.window().windowTitle().contains(u" – 100 "_s));
    QCOMPARE(program->results().sets().size(), 100);
    QCOMPARE(held.size(), 100);
}

void TestLoadFaults::l01_enterHeldDown()
{
    ScriptedPeer peer([](const auto &exchange) {
        if (exchange.requestLine().startsWith("POST"))
            exchange.reply(200, R"({"token":"t"})");
    });
    const ProgramFolder folder;
    WindowProgram program(folder);
    program.signIn(peer.url());
    auto *ids = uitest::find<QPlainTextEdit>(program.window(), "notificationIds");
    ids->setPlainText(u"7"_s);
    ids->setFocus();
    for (int i = 0; i < 100; ++i) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, i > 0);
        QCoreApplication::sendEvent(ids, &press);
    }
    QTRY_COMPARE(peer.count("GET "), 1);
    QTest::qWait(100);
    QCOMPARE(peer.count("GET "), 1);
    QCOMPARE(ids->toPlainText(), u"7"_s);
}

void TestLoadFaults::l01_upgradePressedRepeatedly()
{
    ScriptedPeer peer([](const auto &exchange) {
        if (exchange.requestLine().contains("/login"))
            exchange.reply(200, R"({"token":"t"})");
    });
    const ProgramFolder folder;
    WindowProgram program(folder);
    program.signIn(peer.url());
    program.window().findChild<QAction *>(u"actionUpgrade"_s)->trigger();
    uitest::find<QPushButton>(program.window(), "runUpgrade")->click();
    auto *confirm = uitest::find<QPushButton>(program.window(), "confirmUpgrade");
    QTest::mouseDClick(confirm, Qt::LeftButton);
    click(confirm);
    QTest::keyClick(confirm, Qt::Key_Return);
    QTest::keyClick(confirm, Qt::Key_Space);
    confirm->click();
    QTRY_COMPARE(peer.count("/me/upgrade"), 1);
    QTest::qWait(100);
    QCOMPARE(peer.count("/me/upgrade"), 1);
    QCOMPARE(program->upgradeJournal().runs().size(), 1);
}

void TestLoadFaults::l01_upgradeInTwoWindows()
{
    ScriptedPeer peer([](const auto &) {});
    const ProgramFolder folder;
    WindowProgram one(folder);
    WindowProgram other(folder);
    for (WindowProgram *program : {&one, &other})
        (*program)->upgrade().start(connectionTo(peer.url()), Secret(u"canary-key"_s),
                                    UpgradeMode::Everything);
    QTRY_COMPARE(peer.count("POST "), 1);
    QTRY_VERIFY(!one->upgrade().isRunning() || !other->upgrade().isRunning());
    WindowProgram &refused = one->upgrade().isRunning() ? other : one;
    QCOMPARE(refused->upgrade().report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(peer.count("POST "), 1);
}

void TestLoadFaults::l02_manyLookups()
{
    constexpr int kMany = 1000;
    const auto round = [](int many) {
        ScriptedPeer peer(sometimesFail);
        TemporaryContext context;
        openWithKey(*context, peer.url());
        lookUp(*context, 1, many);
        const auto &rows = context->results().current().rows();
        QCOMPARE(rows.size(), many);
        for (int i = 0; i < many; ++i) {
            const LookupRow &row = rows.at(i).lookup;
            QCOMPARE(row.id, i + 1);
            const auto expected = row.id % 20 == 5  ? LookupRow::Outcome::NotFound
                                  : row.id % 5 == 0 ? LookupRow::Outcome::Failed
                                                    : LookupRow::Outcome::Found;
            QCOMPARE(row.outcome, expected);
            if (expected == LookupRow::Outcome::Found)
                QCOMPARE(row.notification->id, row.id);
            else
                QVERIFY(row.error);
            QVERIFY(peer.count("/notification/" + QByteArray::number(row.id) + " HTTP") >= 1);
        }
        const LookupProgress progress = context->results().current().progress();
        QCOMPARE(progress.done, many);
        QCOMPARE(progress.found, many * 8 / 10);
    };
    round(20); // opens everything that is opened only once
    QTest::qWait(0);
    const qsizetype before = descriptors();
    round(kMany);
    QTest::qWait(0);
    QTRY_VERIFY2(descriptors() - before <= 2, qPrintable(QString::number(descriptors() - before)));
}

void TestLoadFaults::l03_noDescriptors()
{
#ifdef Q_OS_UNIX
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(200, R"({"notificationId":)" + QByteArray::number(idOf(exchange)) + '}',
                       "application/json", "Connection: close\r\n");
        exchange.finish();
    });
    TemporaryContext context;
    openWithKey(*context, peer.url());
    // Starts all threads first, including the one that writes the history: GLib aborts if a thread starts
    // when no descriptors are left.
    lookUp(*context, 1, 1);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(context.path(u"history.json"_s)), 30000);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
    rlimit few = before;
    few.rlim_cur = static_cast<rlim_t>(descriptors() + 32);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &few), 0);
    std::vector<int> taken;
    for (int fd = ::dup(2); fd >= 0; fd = ::dup(2))
        taken.push_back(fd);
    lookUp(*context, 1, 12);
    for (const int fd : taken)
        ::close(fd);
    QCOMPARE(setrlimit(RLIMIT_NOFILE, &before), 0);

    for (const ResultRow &row : context->results().current().rows())
        QVERIFY(row.lookup.outcome == LookupRow::Outcome::Failed ||
                row.lookup.outcome == LookupRow::Outcome::NotLookedUp);
    const auto failed =
        std::find_if(context->results().current().rows().begin(), context->results().current().rows().end(),
                     [](const ResultRow &row) { return row.lookup.error != nullptr; });
    QVERIFY(failed != context->results().current().rows().end());
    QCOMPARE(errorKindName(failed->lookup.error->kind), u"offline"_s);
    lookUp(*context, 1, 12);
    for (const ResultRow &row : context->results().current().rows())
        QCOMPARE(row.lookup.outcome, LookupRow::Outcome::Found);
#endif
}

void TestLoadFaults::l03_hungSockets()
{
    bool hangs = true;
    ScriptedPeer peer([&hangs](const auto &exchange) {
        if (!hangs)
            answerFound(exchange);
    });
    TemporaryContext context;
    openWithKey(*context, peer.url(), 300ms);
    lookUp(*context, 1, 8);
    for (const ResultRow &row : context->results().current().rows()) {
        QCOMPARE(row.lookup.outcome, LookupRow::Outcome::Failed);
        QCOMPARE(row.lookup.error->kind, ErrorKind::Timeout);
    }
    hangs = false;
    openWithKey(*context, peer.url());
    lookUp(*context, 1, 8);
    for (const ResultRow &row : context->results().current().rows())
        QCOMPARE(row.lookup.outcome, LookupRow::Outcome::Found);
}

SVC_TEST(TestLoadFaults)
#include "tst_loadfaults.moc"
