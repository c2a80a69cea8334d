// SPDX-License-Identifier: MIT
// U05 of the fault matrix: two instances, files left behind by a killed one, and peers that are not trusted.
#include "desktop/instanceendpoint.h"
#include "desktop/singleinstance.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Role = SingleInstance::Role;

namespace {

constexpr int kQuietPeriod = 200; ///< ms in which nothing must happen

/// Returns the process id of a process that has ended; the id has not been reused.
qint64 deadProcess()
{
    QProcess process;
    process.start(u"/bin/true"_s, QStringList());
    const qint64 id = process.processId();
    process.waitForFinished();
    return id;
}

struct InstanceFixture
{
    InstanceFixture() { qRegisterMetaType<SingleInstance::Role>(); }
    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] QString socket() const { return path(u"name.socket"_s); }
    [[nodiscard]] QString lock() const { return path(u"name.lock"_s); }
    void leave(const QString &file, const QByteArray &content) const { writeFile(file, content); }

    QTemporaryDir folder;
    SingleInstance first{folder.path(), u"name"_s};
};

/// A later instance and its signals.
struct LaterInstance
{
    explicit LaterInstance(const InstanceFixture &fixture)
        : instance(fixture.folder.path(), u"name"_s)
    {
    }

    SingleInstance instance;
    QSignalSpy handedOver{&instance, &SingleInstance::handedOver};
    QSignalSpy takenOver{&instance, &SingleInstance::takenOver};
};

/// Records the messages that the first instance receives.
class MessageRecorder final : public QObject
{
public:
    explicit MessageRecorder(SingleInstance &instance)
    {
        connect(&instance, &SingleInstance::messageReceived, this,
                [this](const InstanceMessage &message) { messages += message; });
    }
    QList<InstanceMessage> messages;
};

} // namespace

class TestSingleInstance final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void u05_laterInstanceHandsOver_data();
    void u05_laterInstanceHandsOver();
    void u05_socketBelongsToTheUser();
    void u05_nameDependsOnTheDataFolder();
    void u05_staleFiles_data();
    void u05_staleFiles();
    void u05_firstInstanceEnds();
    void u05_firstInstanceStarts();
    void u05_firstInstanceHangs();
    void u05_foreignFolder_data();
    void u05_foreignFolder();
    void u05_foreignPeer();
    void u05_unknownMessages_data();
    void u05_unknownMessages();
    void u05_manyClients();
    void u05_stopListening();
};

void TestSingleInstance::u05_laterInstanceHandsOver_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("U05 come to the front") << QString() << QByteArray();
    QTest::newRow("U05 a link and a token")
        << u"svc-desktop://lookup?connection=acme&ids=1"_s << QByteArray("token-1");
}

void TestSingleInstance::u05_laterInstanceHandsOver()
{
    QFETCH(const QString, link);
    QFETCH(const QByteArray, token);
    InstanceFixture fixture;
    const MessageRecorder recorder(fixture.first);
    QCOMPARE(fixture.first.claim(), Role::First);
    for (int time = 1; time <= 2; ++time) {
        LaterInstance later(fixture);
        QCOMPARE(later.instance.claim(), Role::Later);
        later.instance.handOver({link, token});
        QTRY_COMPARE(later.handedOver.size(), 1);
        QCOMPARE(later.takenOver.size(), 0);
        QCOMPARE(recorder.messages.size(), time);
        QCOMPARE(recorder.messages.last().link, link);
        QCOMPARE(recorder.messages.last().activationToken, token);
    }
}

void TestSingleInstance::u05_socketBelongsToTheUser()
{
    InstanceFixture fixture;
    QCOMPARE(fixture.first.claim(), Role::First);
    constexpr auto kOwner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    constexpr auto kUser = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser; // the user who connects
    QCOMPARE(QFile::permissions(fixture.socket()) & ~kUser, kOwner);
}

void TestSingleInstance::u05_nameDependsOnTheDataFolder()
{
    QCOMPARE(instanceName(u"/home/a/.config/svc-desktop"_s), instanceName(u"/home/a/.config/svc-desktop/"_s));
    QVERIFY(instanceName(u"/home/a/.config/svc-desktop"_s) != instanceName(u"/media/stick/data"_s));
    QVERIFY(!instanceName(u"/media/stick/data"_s).contains(u"stick"_s));
    InstanceFixture fixture;
    QCOMPARE(fixture.first.claim(), Role::First);
    SingleInstance other(fixture.folder.path(), u"other"_s);
    QCOMPARE(other.claim(), Role::First);
}

void TestSingleInstance::u05_staleFiles_data()
{
    QTest::addColumn<bool>("socket");
    QTest::addColumn<QByteArray>("lock");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray program = QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8();
    const QByteArray rest = '\n' + program + '\n' + host + '\n';
    QTest::newRow("U05 a dead one's socket") << true << QByteArray();
    QTest::newRow("U05 a dead one's lock") << false << QByteArray::number(deadProcess()) + rest;
    QTest::newRow("U05 a dead one's socket and lock") << true << QByteArray::number(deadProcess()) + rest;
    QTest::newRow("U05 a lock whose number another program has now")
        << true << QByteArray("1\nsvc-desktop\n") + host + '\n';
}

void TestSingleInstance::u05_staleFiles()
{
    QFETCH(const bool, socket);
    QFETCH(const QByteArray, lock);
    InstanceFixture fixture;
    if (socket) {
        QLocalServer dead;
        QVERIFY(dead.listen(fixture.path(u"dead"_s)));
        QVERIFY(QFile::rename(fixture.path(u"dead"_s), fixture.socket())); // keeps the socket file on disk
    }
    if (!lock.isEmpty())
        fixture.leave(fixture.lock(), lock);
    QCOMPARE(fixture.first.claim(), Role::First);
    const MessageRecorder recorder(fixture.first);
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(recorder.messages.size(), 1);
}

void TestSingleInstance::u05_firstInstanceEnds()
{
    InstanceFixture fixture;
    auto first = std::make_unique<SingleInstance>(fixture.folder.path(), u"name"_s);
    QCOMPARE(first->claim(), Role::First);
    first->stopListening();
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({}, 1min);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(later.takenOver.size(), 0); // the files of the first instance are still in use
    first.reset();
    QTRY_COMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.takenOver.first().first().value<Role>(), Role::First);
    LaterInstance third(fixture);
    QCOMPARE(third.instance.claim(), Role::Later);
    third.instance.handOver({});
    QTRY_COMPARE(third.handedOver.size(), 1);
}

void TestSingleInstance::u05_firstInstanceStarts()
{
    InstanceFixture fixture;
    QLockFile lock(fixture.lock());
    QVERIFY(lock.tryLock(0));
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({u"x"_s, {}}, 1min);
    QTest::qWait(kQuietPeriod);
    QLocalServer server;
    QVERIFY(server.listen(fixture.socket()));
    QTRY_VERIFY(server.hasPendingConnections());
    std::unique_ptr<QLocalSocket> socket(server.nextPendingConnection());
    QTRY_COMPARE(socket->bytesAvailable(), 3);
    QCOMPARE(later.handedOver.size(), 0); // not before the first instance has read it
    socket->write("taken\n");
    QTRY_COMPARE(later.handedOver.size(), 1);
}

void TestSingleInstance::u05_firstInstanceHangs()
{
    InstanceFixture fixture;
    QLockFile lock(fixture.lock());
    QVERIFY(lock.tryLock(0));
    QLocalServer silent;
    QVERIFY(silent.listen(fixture.socket()));
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({}, std::chrono::milliseconds(kQuietPeriod));
    QTRY_COMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.takenOver.first().first().value<Role>(), Role::Alone);
    QTest::qWait(kQuietPeriod);
    QCOMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.handedOver.size(), 0);
}

void TestSingleInstance::u05_foreignFolder_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isForeign");
    QTest::newRow("U05 a folder that others can write to") << 0777 << false;
    QTest::newRow("U05 a folder that a group can read") << 0750 << false;
    QTest::newRow("U05 another user's folder") << 0755 << true;
}

void TestSingleInstance::u05_foreignFolder()
{
    QFETCH(const int, mode);
    QFETCH(const bool, isForeign);
    const QTemporaryDir made;
    constexpr uid_t kNobody = 65534;
    const QByteArray path = QFile::encodeName(made.path());
    const bool canGiveAway = isForeign && ::geteuid() == 0;
    if (canGiveAway)
        QCOMPARE(::chown(path.constData(), kNobody, kNobody), 0);
    else if (!isForeign)
        QCOMPARE(::chmod(path.constData(), static_cast<mode_t>(mode)), 0);
    const QString folder = isForeign && !canGiveAway ? u"/usr/share"_s : made.path();
    QVERIFY(!isPrivateFolder(folder));
    SingleInstance instance(folder, u"name"_s);
    QCOMPARE(instance.claim(), Role::Alone);
    QVERIFY(!QFileInfo::exists(QDir(folder).filePath(u"name.lock"_s)));
    QVERIFY(!QFileInfo::exists(QDir(folder).filePath(u"name.socket"_s)));
    SingleInstance nowhere({}, u"name"_s);
    QCOMPARE(nowhere.claim(), Role::Alone);
}

void TestSingleInstance::u05_foreignPeer()
{
    int ends[2] = {-1, -1};
    QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    QVERIFY(isPeerThisUser(ends[0]));
    if (::geteuid() == 0) { // only root can switch to another user
        constexpr uid_t kNobody = 65534;
        QCOMPARE(::seteuid(kNobody), 0);
        const bool isOurs = isPeerThisUser(ends[0]);
        QCOMPARE(::seteuid(0), 0);
        QVERIFY(!isOurs);
    }
    ::close(ends[0]);
    ::close(ends[1]);
    QVERIFY(!isPeerThisUser(ends[0]));
}

void TestSingleInstance::u05_unknownMessages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("U05 dropped here: three lines") << QByteArray("\n\n\n");
    QTest::newRow("U05 dropped here: a web request") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("U05 dropped here: no UTF-8") << QByteArray("\xff\xfe\n\n");
    QTest::newRow("U05 dropped here: too long, in lines") << QByteArray(2000, 'x') + "\n\n";
    QTest::newRow("U05 dropped here: too long, without a line") << QByteArray(2000, 'x');
    QTest::newRow("U05 dropped here: 1 MB") << QByteArray(1'000'000, 'x') + "\n\n";
}

void TestSingleInstance::u05_unknownMessages()
{
    QFETCH(const QByteArray, bytes);
    InstanceFixture fixture;
    const MessageRecorder recorder(fixture.first);
    QCOMPARE(fixture.first.claim(), Role::First);
    QLocalSocket client;
    client.connectToServer(fixture.socket());
    client.write(bytes);
    QTRY_COMPARE(client.state(), QLocalSocket::UnconnectedState);
    QVERIFY(client.readAll().isEmpty());
    QVERIFY(recorder.messages.isEmpty());
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(recorder.messages.size(), 1);
}

/// Clients that connect and send nothing delay only each other.
void TestSingleInstance::u05_manyClients()
{
    InstanceFixture fixture;
    const MessageRecorder recorder(fixture.first);
    QCOMPARE(fixture.first.claim(), Role::First);
    std::vector<std::unique_ptr<QLocalSocket>> silent;
    for (int i = 0; i < 20; ++i) {
        silent.push_back(std::make_unique<QLocalSocket>());
        silent.back()->connectToServer(fixture.socket());
    }
    const auto open = [&silent] {
        return std::count_if(silent.begin(), silent.end(), [](const auto &socket) {
            return socket->state() == QLocalSocket::ConnectedState;
        });
    };
    QTRY_COMPARE(open(), 8);
    silent.clear();
    LaterInstance later(fixture);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(recorder.messages.size(), 1);
}

void TestSingleInstance::u05_stopListening()
{
    InstanceFixture fixture;
    QCOMPARE(fixture.first.claim(), Role::First);
    fixture.first.stopListening();
    QVERIFY(!QFileInfo::exists(fixture.socket()));
    QVERIFY(QFileInfo::exists(fixture.lock()));
}

SVC_GUILESS_TEST(TestSingleInstance)
#include "tst_singleinstance.moc"
