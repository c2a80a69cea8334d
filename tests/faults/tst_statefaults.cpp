// SPDX-License-Identifier: MIT
// U02, U04 and U06 of the fault matrix: files that can't be written, quitting while something runs, and
// window positions outside of all screens.
#include "support/testprogram.h"
#include "windowprogram.h"

#include <QAction>
#include <QGuiApplication>
#include <QScreen>
#include <QSignalSpy>

#include <limits>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace uitest;

namespace {

/// Signs in, finds everything but 404, and never answers an upgrade.
void serve(const ScriptedPeer::Exchange &exchange)
{
    const QByteArray request = exchange.requestLine();
    if (request.contains("/login"))
        exchange.reply(200, R"({"token":"canary-token"})");
    else if (request.startsWith("GET"))
        exchange.reply(200, R"({"notificationId":)" + request.split(' ').at(1).split('/').last() + '}');
}

/// Makes all writes of this process fail during its lifetime, as on a full disk.
class FullDisk final
{
public:
#ifdef Q_OS_UNIX
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
#endif
};

const QByteArray kBefore = R"({"format":"svc-desktop-connections","version":1,"connections":[
    {"id":"a","name":"as it was","serviceAddress":"https://api.example.com"}]})";

enum class Obstacle { Full, FolderInPlace, Folderless };

void expectMessage(WindowProgram &program, const QStringList &names)
{
    QTRY_VERIFY(!program.title().isEmpty());
    const auto details = [&program] {
        auto *button = find<QAbstractButton>(program.window(), "messageDetailsButton");
        button->setChecked(false);
        button->setChecked(true);
        auto *text = program.window().findChild<QPlainTextEdit *>(u"messageDetails"_s);
        return text ? text->toPlainText() : QString();
    };
    for (const QString &name : names)
        QTRY_VERIFY2((details() + program.text()).contains(name),
                     qPrintable(name + u" is not in "_s + program.text()));
    QVERIFY2(program.title().contains(u"file"_s), qPrintable(program.title()));
}

} // namespace

Q_DECLARE_METATYPE(Obstacle)

class TestStateFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void unwritable_data();
    void unwritable();
    void u02_doesNotSendAnUpgradeThatCannotBeRecorded();
    void quitting_data();
    void quitting();
    void invalidGeometry_data();
    void invalidGeometry();
    void hugeFont_data();
    void hugeFont();
};

void TestStateFaults::unwritable_data()
{
    QTest::addColumn<Obstacle>("obstacle");
    QTest::newRow("U02 the disk is full") << Obstacle::Full;
    QTest::newRow("U02 folders where the files should be") << Obstacle::FolderInPlace;
    QTest::newRow("U02 no folder, and none can be made") << Obstacle::Folderless;
}

void TestStateFaults::unwritable()
{
    QFETCH(const Obstacle, obstacle);
    ScriptedPeer peer(serve);
    ScriptedPeer other(serve);
    const ProgramFolder folder;
    const QStringList names{u"connections.json"_s, u"history.json"_s, u"settings.ini"_s};
    if (obstacle == Obstacle::FolderInPlace) {
        for (const QString &name : names)
            QVERIFY(QDir().mkpath(folder.path(name + u"/inside"_s)));
    }
    if (obstacle == Obstacle::Folderless)
        folder.write(u"place"_s, "a file");
    if (obstacle == Obstacle::Full)
        folder.write(names[0], kBefore);
    const QString place = obstacle == Obstacle::Folderless ? u"place/"_s : QString();
    {
        std::optional<FullDisk> full; // until the program has ended, which may still write
        WindowProgram program(folder, place);
        if (obstacle == Obstacle::Full)
            full.emplace();
        QSignalSpy notSet(&program->settings(), &Settings::saveFailed);
        program.signIn(peer.url());
        program.lookUp(u"7"_s);
        QTRY_VERIFY(isShown(program.window(), "notificationCard"));
        expectMessage(program, names);
        QTRY_COMPARE(notSet.size(), 1);

        program->sessions().current().signOut(); // not reported again
        program.signIn(other.url());
        program.lookUp(u"8"_s);
        QTRY_COMPARE(program->history().entries().size(), 2);
        QTRY_COMPARE(program->results().current().rows().first().lookup.outcome, LookupRow::Outcome::Found);
        QTest::qWait(0);
        QVERIFY2(!program.title().startsWith(u"Saved"_s), qPrintable(program.title()));
        QCOMPARE(program->connections().connections().size(), obstacle == Obstacle::Full ? 3 : 2);
        QCOMPARE(notSet.size(), 1);
        program.window().close();
        QVERIFY(!program.window().isVisible());
    }
    if (obstacle == Obstacle::Full) {
        QCOMPARE(folder.content(names[0]), kBefore);
        QCOMPARE(folder.content(names[1]), QByteArray("not there"));
        WindowProgram again(folder);
        QVERIFY2(again.hasNoMessage(), qPrintable(again.title()));
        QCOMPARE(again->connections().connections().first().name, u"as it was"_s);
    }
}

void TestStateFaults::u02_doesNotSendAnUpgradeThatCannotBeRecorded()
{
    ScriptedPeer peer(serve);
    const ProgramFolder folder;
    WindowProgram program(folder);
    {
        const FullDisk full;
        program->upgrade().start(connectionTo(peer.url()), Secret(u"canary-key"_s), UpgradeMode::Everything);
        QTRY_VERIFY(!program->upgrade().isRunning());
    }
    QCOMPARE(program->upgrade().report().outcome, UpgradeOutcome::NotStarted);
    QCOMPARE(peer.connections(), 0);
    program->upgrade().start(connectionTo(peer.url()), Secret(u"canary-key"_s), UpgradeMode::Everything);
    QTRY_COMPARE(peer.count("POST "), 1);
}

namespace {

enum class Running { Lookup, ManyLookups, SignIn, Upgrade };

} // namespace

Q_DECLARE_METATYPE(Running)

void TestStateFaults::quitting_data()
{
    QTest::addColumn<Running>("running");
    QTest::newRow("U04 G") << Running::Lookup;
    QTest::newRow("U04 G, a thousand") << Running::ManyLookups;
    QTest::newRow("U04 L") << Running::SignIn;
    QTest::newRow("U04 P") << Running::Upgrade;
}

void TestStateFaults::quitting()
{
    QFETCH(const Running, running);
    qsizetype closed = 0;
    ScriptedPeer peer([running, &closed](const ScriptedPeer::Exchange &exchange) {
        connect(exchange.socket(), &QTcpSocket::disconnected, exchange.socket(), [&closed] { ++closed; });
        if (running != Running::SignIn && exchange.requestLine().contains("/login"))
            serve(exchange);
    });
    const ProgramFolder folder;
    {
        WindowProgram program(folder);
        const qsizetype before = running == Running::SignIn || running == Running::Upgrade ? 0 : 1;
        switch (running) {
        case Running::SignIn: {
            SignInInput input;
            input.connection = connectionTo(peer.url());
            input.connection.environment = u"TEST"_s;
            input.apiKey = Secret(u"canary-key"_s);
            input.password = Secret(u"canary-password"_s);
            program.window().setSignInDefaults(input);
            program.window().signIn();
            find<QPushButton>(*program.window().findChild<SignInDialog *>(), "signIn")->click();
            break;
        }
        case Running::Lookup:
        case Running::ManyLookups:
            program.signIn(peer.url());
            program.lookUp(running == Running::Lookup ? u"7"_s : u"1-500"_s);
            break;
        case Running::Upgrade:
            program->upgrade().start(connectionTo(peer.url()), Secret(u"canary-key"_s),
                                     UpgradeMode::Everything);
            break;
        }
        QTRY_VERIFY(peer.requests().size() > before);
        program.window().findChild<QAction *>(u"actionQuit"_s)->trigger();
        if (program.window().findChild<QDialog *>(u"quitQuestion"_s)) {
            QVERIFY(program.window().isVisible());
            find<QPushButton>(program.window(), "quitAnyway")->click();
        }
        QVERIFY(!program.window().isVisible());
    }
    QTRY_COMPARE(closed, peer.connections()); // all connections are closed
    const qsizetype sent = peer.bytes().size();
    WindowProgram next(folder);
    next->upgradeJournal().refresh();
    if (running == Running::Upgrade) {
        QTRY_VERIFY(isShown(next.window(), "showUpgrade"));
        QCOMPARE(peer.count("POST "), 1);
    }
    next.waitForBackgroundWork();
    QCOMPARE(peer.bytes().size(), sent);
}

namespace {

/// Returns true if a part of the window that can be grabbed is on a screen.
bool isInReach(const QWidget &window)
{
    const QRect frame = window.frameGeometry();
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QRect part = screen->availableGeometry().intersected(frame);
        if (part.width() >= 100 && part.height() >= 100 && part.top() <= frame.top() + 1)
            return true;
    }
    return false;
}

} // namespace

void TestStateFaults::invalidGeometry_data()
{
    QTest::addColumn<QByteArray>("place");
    const QByteArray most = QByteArray::number(std::numeric_limits<int>::max());
    const QByteArray least = QByteArray::number(std::numeric_limits<int>::min());
    const QList<QByteArray> places{
        "@Rect(-30000 -30000 900 700)",
        "@Rect(30000 30000 900 700)",
        "@Rect(-850 100 900 700)",
        "@Rect(0 0 0 0)",
        "@Rect(100 100 -900 -700)",
        "@Rect(0 0 1 1)",
        "@Rect(0 0 1000000 1000000)",
        "@Rect(" + most + ' ' + most + ' ' + most + ' ' + most + ')',
        "@Rect(" + least + ' ' + least + ' ' + most + ' ' + most + ')',
        "@Rect(" + least + " 0 " + least + " 700)",
        "@Rect(NaN NaN NaN NaN)",
        "@Rect(inf 0 inf 0)",
        "@Rect(1e9 1e9 1e9 1e9)",
        "@Rect(0 0 900)",
        "@Rect()",
        "NaN",
        "@Point(-30000 -30000)",
    };
    for (const QByteArray &place : places)
        QTest::addRow("U06 %s", place.constData()) << place;
}

void TestStateFaults::invalidGeometry()
{
    QFETCH(const QByteArray, place);
    const ProgramFolder folder;
    for (const bool isMaximized : {false, true}) {
        folder.write(u"settings.ini"_s, "[settings]\nversion=1\n[window]\nplace=" + place +
                                            "\nmaximized=" + (isMaximized ? "true\n" : "false\n"));
        WindowProgram program(folder);
        QVERIFY(program.window().isVisible());
        QVERIFY2(isInReach(program.window()), qPrintable(QDebug::toString(program.window().geometry())));
        QVERIFY(program.window().width() >= program.window().minimumWidth());
        QVERIFY2(program.hasNoMessage(), qPrintable(program.title()));
    }
}

void TestStateFaults::hugeFont_data()
{
    QTest::addColumn<int>("points");
    for (const int points : {1, 24, 72, 300})
        QTest::addRow("U06 a font of %d points", points) << points;
}

void TestStateFaults::hugeFont()
{
    QFETCH(const int, points);
    const QFont before = QGuiApplication::font();
    const auto restore = qScopeGuard([before] { QApplication::setFont(before); });
    QFont font = before;
    font.setPointSize(points);
    QApplication::setFont(font);
    const ProgramFolder folder;
    WindowProgram program(folder);
    program.window().signIn();
    QTest::qWait(0);
    const QSize screen = program.window().screen()->availableSize();
    QVERIFY(program.window().width() <= screen.width() && program.window().height() <= screen.height());
    auto *dialog = program.window().findChild<SignInDialog *>();
    for (const QWidget *window :
         {static_cast<QWidget *>(&program.window()), static_cast<QWidget *>(dialog)}) {
        QVERIFY(window->isVisible());
        QVERIFY2(isInReach(*window), qPrintable(QDebug::toString(window->geometry())));
    }
}

SVC_TEST(TestStateFaults)
#include "tst_statefaults.moc"
