// SPDX-License-Identifier: MIT
// U01 of the fault matrix: whatever its files contain, the program starts as if for the first time, keeps
// unusable files as `.bad` and says so once.
#include "storage/storedsettings.h"
#include "support/testprogram.h"
#include "windowprogram.h"

#include <QAction>

using namespace uitest;

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

const QByteArray kBinary = QByteArray("\x00\xFF\xFE\x80[{\x01=", 8).repeated(1000);
// Enables the cache, which is not read otherwise.
const QByteArray kCacheEnabled = "[settings]\nversion=1\n[results]\nkeep=true\n";

struct Kind
{
    const char *name;
    const char *file;
    const char *format;
    const char *list; ///< name of its list; null: not a list
};

constexpr Kind kConnections{"connections", "connections.json", "svc-desktop-connections", "connections"};
constexpr Kind kHistory{"history", "history.json", "svc-desktop-lookups", "lookups"};
constexpr Kind kResults{"results", "results.json", "svc-desktop-results", "results"};
constexpr Kind kUpgrade{"upgrade", "upgrades/1-a.json", "svc-desktop-upgrade", nullptr};

/// Returns a document of that kind with `fields` after its header.
QByteArray json(const Kind &kind, const QByteArray &fields, int version = 1)
{
    return R"({"format":")" + QByteArray(kind.format) + R"(","version":)" + QByteArray::number(version) +
           fields + '}';
}

QByteArray listOf(const Kind &kind, const QByteArray &entries)
{
    return json(kind, kind.list ? QByteArray(",\"") + kind.list + "\":" + entries
                                : QByteArray(R"(,"number":"one")"));
}

} // namespace

class TestDamagedFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void startsWithDamagedFiles_data();
    void startsWithDamagedFiles();
    void startsWithUnusableValues_data();
    void startsWithUnusableValues();
    void u01_reportsAllFilesInOneMessage();
};

void TestDamagedFiles::startsWithDamagedFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    const auto settings = [](const char *what, const QByteArray &content) {
        QTest::addRow("U01 settings: %s", what) << u"settings.ini"_s << content;
    };
    settings("binary", kBinary);
    settings("text", "hello\nthere");
    settings("10 MB", QByteArray("[a]\n") + QByteArray(10'000'000, 'x'));
    settings("newer", "[settings]\nversion=2\n[window]\nplace=@Rect(1 2 3 4)\n");
    settings("unfinished section", "[window\nplace=@Rect(1 2 900 700)\n");
    settings("half of it", "[window]\nplace=@Rect(1 2 900 700)\nmaxim");
    settings("JSON", R"({"window":{"place":[0,0,900,700]}})");
    settings("zeros", QByteArray(4096, '\0'));
    for (const Kind &kind : {kConnections, kHistory, kResults, kUpgrade}) {
        const auto row = [kind](const char *what, const QByteArray &content) {
            QTest::addRow("U01 %s: %s", kind.name, what) << QString::fromLatin1(kind.file) << content;
        };
        row("empty", {});
        row("blank", " \n");
        row("binary", kBinary);
        row("text", "hello");
        row("10 MB", QByteArray(10'000'000, ' '));
        row("zeros", QByteArray(4096, '\0'));
        row("deep", QByteArray(100'000, '['));
        row("another document", R"(["svc"])");
        row("another format", R"({"format":"x","version":1,"connections":[],"lookups":[],"results":[]})");
        row("newer", json(kind, kind.list ? QByteArray(",\"") + kind.list + "\":[]" : QByteArray(), 2));
        row("cut off", listOf(kind, R"([{"id":1})"));
        row("wrong types", listOf(kind, R"([{"id":[],"name":1,"time":{}}])"));
        row("not a list", listOf(kind, "7"));
    }
}

void TestDamagedFiles::startsWithDamagedFiles()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    const ProgramFolder folder;
    folder.write(u"settings.ini"_s, kCacheEnabled);
    folder.write(name, content);
    {
        WindowProgram program(folder);
        QTRY_COMPARE(program.title(), u"The file can't be used"_s);
        QVERIFY2(program.text().contains(QFileInfo(name).fileName() + u".bad"_s), qPrintable(program.text()));
        QVERIFY(program.window().isVisible());
        QVERIFY(program->connections().connections().isEmpty());
        QVERIFY(program->history().entries().isEmpty());
        QVERIFY(program->results().current().rows().isEmpty());
        QVERIFY(program->upgradeJournal().runs().isEmpty());
        QCOMPARE(program->settings().value(storedsettings::kWindowGeometry), QRect());
        program.window().close();
    }
    QCOMPARE(folder.content(name + u".bad"_s), content);
    WindowProgram again(folder);
    again.waitForBackgroundWork();
    QVERIFY2(again.hasNoMessage(), qPrintable(again.title()));
    QCOMPARE(folder.content(name + u".bad"_s), content);
}

void TestDamagedFiles::startsWithUnusableValues_data()
{
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char *what, const QByteArray &content) {
        QTest::addRow("U01 values: %s", what) << content;
    };
    row("empty", {});
    row("place is a word", "[window]\nplace=banana\nmaximized=banana\n");
    row("place is a list", "[window]\nplace=1, 2, 3, 4\nmaximized=1, 2\n");
    row("place is no rectangle", "[window]\nplace=@Rect(a b c d)\n");
    row("place is a broken variant", "[window]\nplace=@Variant(\\0\\0\\0\\x13\\0\\0)\n");
    row("columns are binary",
        "[results]\ncolumns=@ByteArray(\\xff\\x1\\0)\n[activity]\ncolumns-1=@ByteArray("
        "\\0\\0\\0\\xff\\0\\0\\0\\0\\x7f\\xff\\xff\\xff\\x7f\\xff\\xff\\xff\\x7f\\xff\\xff\\xff)\n");
    row("columns of another number", "[results]\ncolumns=1;State:99999999999;sort:Nothing:upwards\n");
    row("connections of long ago", "[connections]\nrecent=gone, also gone, ../../x\nsecretsToForget=a, b\n");
    row("format is a number", "[results]\nexport-format=7\nkeep=perhaps\n");
}

/// Unusable values are ignored; the file stays.
void TestDamagedFiles::startsWithUnusableValues()
{
    QFETCH(const QByteArray, content);
    const ProgramFolder folder;
    folder.write(u"settings.ini"_s, content);
    WindowProgram program(folder);
    Notification notification;
    notification.id = 7;
    ResultRow row;
    row.lookup.id = 7;
    row.lookup.outcome = LookupRow::Outcome::Found;
    row.lookup.notification = std::make_shared<const Notification>(notification);
    ResultRow other = row;
    other.lookup.id = 8;
    program->results().restore({{row, other}}, 0); // shows the table
    program.waitForBackgroundWork();
    QVERIFY2(program.hasNoMessage(), qPrintable(program.title()));
    QTRY_VERIFY(isShown(program.window(), "results"));
    program.window().findChild<QAction *>(u"actionActivity"_s)->trigger();
    QTRY_VERIFY(isShown(program.window(), "activityPanel"));
    QVERIFY(!QFile::exists(folder.path(u"settings.ini.bad"_s)));
}

void TestDamagedFiles::u01_reportsAllFilesInOneMessage()
{
    const ProgramFolder folder;
    const QStringList names{u"connections.json"_s, u"history.json"_s, u"upgrades/1-a.json"_s,
                            u"upgrades/2-a.json"_s, u"settings.ini"_s};
    for (const QString &name : names)
        folder.write(name, kBinary);
    WindowProgram program(folder);
    QTRY_COMPARE(program.title(), u"There are problems with 5 files"_s);
    QCOMPARE(program.text().count(u".bad."_s), 3);
    QVERIFY2(program.text().endsWith(u"2 more under Details."_s), qPrintable(program.text()));
    find<QAbstractButton>(program.window(), "messageDetailsButton")->click();
    const QString details = find<QPlainTextEdit>(program.window(), "messageDetails")->toPlainText();
    for (const QString &name : names)
        QVERIFY2(details.contains(QFileInfo(name).fileName() + u".bad"_s), qPrintable(details));
}

SVC_TEST(TestDamagedFiles)
#include "tst_damagedfiles.moc"
