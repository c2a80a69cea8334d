// SPDX-License-Identifier: MIT
// Group U of the fault matrix, U05: two instances, what a dead one left behind, and who is not trusted.
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

constexpr int kMoment = 200; ///< ms; in which nothing is to happen

/// A process that has ended, and that no other has taken the number of.
qint64 deadProcess()
{
    QProcess process;
    process.start(u"/bin/true"_s, QStringList());
    const qint64 id = process.processId();
    process.waitForFinished();
    return id;
}

struct Meeting
{
    Meeting() { qRegisterMetaType<SingleInstance::Role>(); }
    [[nodiscard]] QString path(const QString &name) const { return folder.filePath(name); }
    [[nodiscard]] QString socket() const { return path(u"name.socket"_s); }
    [[nodiscard]] QString lock() const { return path(u"name.lock"_s); }
    void leave(const QString &file, const QByteArray &content) const
    {
        QFile left(file);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(content);
    }

    QTemporaryDir folder;
    SingleInstance first{folder.path(), u"name"_s};
};

/// What a later one came to.
struct Later
{
    explicit Later(const Meeting &meeting)
        : instance(meeting.folder.path(), u"name"_s)
    {
    }

    SingleInstance instance;
    QSignalSpy handedOver{&instance, &SingleInstance::handedOver};
    QSignalSpy takenOver{&instance, &SingleInstance::takenOver};
};

/// What the first one hears.
class Heard final : public QObject
{
public:
    explicit Heard(SingleInstance &instance)
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
    void u05_laterOneHandsOver_data();
    void u05_laterOneHandsOver();
    void u05_socketIsTheUsersAlone();
    void u05_namesAreOfADataFolder();
    void u05_leftBehind_data();
    void u05_leftBehind();
    void u05_firstOneEndsMeanwhile();
    void u05_firstOneStartsMeanwhile();
    void u05_firstOneHangs();
    void u05_foreignPlace_data();
    void u05_foreignPlace();
    void u05_foreignPeer();
    void u05_unknownMessages_data();
    void u05_unknownMessages();
    void u05_manySpeakAtOnce();
    void u05_nobodyIsHeardInTheEnd();
};

void TestSingleInstance::u05_laterOneHandsOver_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("U05 come to the front") << QString() << QByteArray();
    QTest::newRow("U05 a link and a token")
        << u"svc-desktop://lookup?connection=acme&ids=1"_s << QByteArray("token-1");
}

void TestSingleInstance::u05_laterOneHandsOver()
{
    QFETCH(const QString, link);
    QFETCH(const QByteArray, token);
    Meeting meeting;
    const Heard heard(meeting.first);
    QCOMPARE(meeting.first.claim(), Role::First);
    for (int time = 1; time <= 2; ++time) {
        Later later(meeting);
        QCOMPARE(later.instance.claim(), Role::Later);
        later.instance.handOver({link, token});
        QTRY_COMPARE(later.handedOver.size(), 1);
        QCOMPARE(later.takenOver.size(), 0);
        QCOMPARE(heard.messages.size(), time);
        QCOMPARE(heard.messages.last().link, link);
        QCOMPARE(heard.messages.last().activationToken, token);
    }
}

void TestSingleInstance::u05_socketIsTheUsersAlone()
{
    Meeting meeting;
    QCOMPARE(meeting.first.claim(), Role::First);
    constexpr auto kOwner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    constexpr auto kUser = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser; // the one who asks
    QCOMPARE(QFile::permissions(meeting.socket()) & ~kUser, kOwner);
}

void TestSingleInstance::u05_namesAreOfADataFolder()
{
    QCOMPARE(instanceName(u"/home/a/.config/svc-desktop"_s), instanceName(u"/home/a/.config/svc-desktop/"_s));
    QVERIFY(instanceName(u"/home/a/.config/svc-desktop"_s) != instanceName(u"/media/stick/data"_s));
    QVERIFY(!instanceName(u"/media/stick/data"_s).contains(u"stick"_s));
    Meeting meeting;
    QCOMPARE(meeting.first.claim(), Role::First);
    SingleInstance other(meeting.folder.path(), u"other"_s);
    QCOMPARE(other.claim(), Role::First);
}

void TestSingleInstance::u05_leftBehind_data()
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

void TestSingleInstance::u05_leftBehind()
{
    QFETCH(const bool, socket);
    QFETCH(const QByteArray, lock);
    Meeting meeting;
    if (socket) {
        QLocalServer dead;
        QVERIFY(dead.listen(meeting.path(u"dead"_s)));
        QVERIFY(QFile::rename(meeting.path(u"dead"_s), meeting.socket())); // so that it stays
    }
    if (!lock.isEmpty())
        meeting.leave(meeting.lock(), lock);
    QCOMPARE(meeting.first.claim(), Role::First);
    const Heard heard(meeting.first);
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(heard.messages.size(), 1);
}

void TestSingleInstance::u05_firstOneEndsMeanwhile()
{
    Meeting meeting;
    auto first = std::make_unique<SingleInstance>(meeting.folder.path(), u"name"_s);
    QCOMPARE(first->claim(), Role::First);
    first->stopListening();
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({}, 1min);
    QTest::qWait(kMoment);
    QCOMPARE(later.takenOver.size(), 0); // its files are still in use
    first.reset();
    QTRY_COMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.takenOver.first().first().value<Role>(), Role::First);
    Later third(meeting);
    QCOMPARE(third.instance.claim(), Role::Later);
    third.instance.handOver({});
    QTRY_COMPARE(third.handedOver.size(), 1);
}

void TestSingleInstance::u05_firstOneStartsMeanwhile()
{
    Meeting meeting;
    QLockFile lock(meeting.lock());
    QVERIFY(lock.tryLock(0));
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({u"x"_s, {}}, 1min);
    QTest::qWait(kMoment);
    QLocalServer server;
    QVERIFY(server.listen(meeting.socket()));
    QTRY_VERIFY(server.hasPendingConnections());
    std::unique_ptr<QLocalSocket> socket(server.nextPendingConnection());
    QTRY_COMPARE(socket->bytesAvailable(), 3);
    QCOMPARE(later.handedOver.size(), 0); // not before it is taken
    socket->write("taken\n");
    QTRY_COMPARE(later.handedOver.size(), 1);
}

void TestSingleInstance::u05_firstOneHangs()
{
    Meeting meeting;
    QLockFile lock(meeting.lock());
    QVERIFY(lock.tryLock(0));
    QLocalServer silent;
    QVERIFY(silent.listen(meeting.socket()));
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({}, std::chrono::milliseconds(kMoment));
    QTRY_COMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.takenOver.first().first().value<Role>(), Role::Alone);
    QTest::qWait(kMoment);
    QCOMPARE(later.takenOver.size(), 1);
    QCOMPARE(later.handedOver.size(), 0);
}

void TestSingleInstance::u05_foreignPlace_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isForeign");
    QTest::newRow("U05 a folder that others can write to") << 0777 << false;
    QTest::newRow("U05 a folder that a group can read") << 0750 << false;
    QTest::newRow("U05 another user's folder") << 0755 << true;
}

void TestSingleInstance::u05_foreignPlace()
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
    if (::geteuid() == 0) { // who alone can become another
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
    Meeting meeting;
    const Heard heard(meeting.first);
    QCOMPARE(meeting.first.claim(), Role::First);
    QLocalSocket stranger;
    stranger.connectToServer(meeting.socket());
    stranger.write(bytes);
    QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
    QVERIFY(stranger.readAll().isEmpty());
    QVERIFY(heard.messages.isEmpty());
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(heard.messages.size(), 1);
}

/// Those who say nothing hold up nobody but one another.
void TestSingleInstance::u05_manySpeakAtOnce()
{
    Meeting meeting;
    const Heard heard(meeting.first);
    QCOMPARE(meeting.first.claim(), Role::First);
    std::vector<std::unique_ptr<QLocalSocket>> silent;
    for (int i = 0; i < 20; ++i) {
        silent.push_back(std::make_unique<QLocalSocket>());
        silent.back()->connectToServer(meeting.socket());
    }
    const auto open = [&silent] {
        return std::count_if(silent.begin(), silent.end(), [](const auto &socket) {
            return socket->state() == QLocalSocket::ConnectedState;
        });
    };
    QTRY_COMPARE(open(), 8);
    silent.clear();
    Later later(meeting);
    QCOMPARE(later.instance.claim(), Role::Later);
    later.instance.handOver({});
    QTRY_COMPARE(later.handedOver.size(), 1);
    QCOMPARE(heard.messages.size(), 1);
}

void TestSingleInstance::u05_nobodyIsHeardInTheEnd()
{
    Meeting meeting;
    QCOMPARE(meeting.first.claim(), Role::First);
    meeting.first.stopListening();
    QVERIFY(!QFileInfo::exists(meeting.socket()));
    QVERIFY(QFileInfo::exists(meeting.lock()));
}

SVC_GUILESS_TEST(TestSingleInstance)
#include "tst_singleinstance.moc"
