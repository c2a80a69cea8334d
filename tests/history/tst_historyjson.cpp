// SPDX-License-Identifier: MIT
#include "history/historyentries.h"
#include "history/historyjson.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestHistoryJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void written();
    void readBack();
    void largestHistoryFits();
    void containsNoNotificationTexts();
    void damaged_data();
    void damaged();
};

void TestHistoryJson::written()
{
    QCOMPARE(historyJson({lookedUpAt(1)}),
             QByteArray(R"({"format":"svc-desktop-lookups","version":1,"lookups":[)"
                        R"({"time":"2026-11-21T12:01:00.005Z","connectionId":"c1","connection":"acme",)"
                        R"("environment":"TEST","place":")" +
                        lookupEndpoint({}).toLatin1() +
                        R"(","ids":"1042","count":1,"writtenIds":1,"found":1,)"
                        R"("notFound":0,"failed":0,"notLookedUp":0}]})"
                        "\n"));
}

void TestHistoryJson::readBack()
{
    HistoryEntry hostile = lookedUpAt(3, -5);
    hostile.connection = u"\"a\"\n\u202E"_s;
    hostile.connectionId.clear();
    hostile.environment.clear();
    HistoryEntry several = lookedUpAt(4);
    several.endpoint = u"0123456789abcdef"_s;
    several.together = {{u"c1"_s, u"TEST"_s, u"0123456789abcdef"_s}, {u"\"c2\"\n"_s, {}, {}}};
    const QList<HistoryEntry> entries{lookedUpAt(1), lookedUpAt(2), hostile, several};
    const auto back = parseHistory(historyJson(entries));
    QVERIFY(back);
    QVERIFY(*back == entries);
    QVERIFY(parseHistory(historyJson({}))->isEmpty());
}

void TestHistoryJson::largestHistoryFits()
{
    QList<LookupRow> rows(3 * kMaxHistoryParts);
    for (qsizetype i = 0; i < rows.size(); ++i) // the longest possible ranges
        rows[i].id = -2147483647 + int(i + i / 3);
    Connection connection;
    connection.name = QString(1000, QChar(0x65E5));
    connection.environment = connection.name;
    connection.id = connection.name;
    const QList<Connection> together(2 * kMaxHistoryEndpoints, connection);
    connection.id.clear();
    const QList<HistoryEntry> entries(kMaxHistoryEntries,
                                      historyEntry(rows, connection, lookedUpAt(0).time, together));
    QCOMPARE(entries.first().together.size(), kMaxHistoryEndpoints);
    QVERIFY(entries.first().isComplete());
    const QByteArray json = historyJson(entries);
    QVERIFY(json.size() < kMaxHistoryFileSize);
    QVERIFY(parseHistory(json).value_or(QList<HistoryEntry>()) == entries);
}

void TestHistoryJson::containsNoNotificationTexts()
{
    Notification notification;
    notification.subject = u"canary"_s;
    notification.messagePreview = u"canary"_s;
    notification.raw = "canary";
    Error error;
    error.serverMessage = u"canary"_s;
    LookupRow row;
    row.notification = std::make_shared<const Notification>(notification);
    row.error = std::make_shared<const Error>(error);
    QVERIFY(!historyJson({historyEntry({row}, {}, lookedUpAt(0).time)}).contains("canary"));
}

void TestHistoryJson::damaged_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("path");
    const auto file = [](const QByteArray &entries) {
        return R"({"format":"svc-desktop-lookups","version":1,"lookups":[)" + entries + "]}";
    };
    const QByteArray good = R"("time":"2026-11-21T12:01:00.005Z","ids":"7")";
    const auto add = [](const char *name, const QByteArray &json, const QString &path) {
        QTest::newRow(name) << json << path;
    };
    const auto addEntry = [&](const char *name, const QByteArray &fields, const QString &path) {
        add(name, file('{' + fields + '}'), path);
    };
    add("empty", {}, {});
    add("cut off", file("").chopped(2), {});
    add("array", "[]", {});
    add("another format", R"({"format":"x","version":1,"lookups":[]})", u"$.format"_s);
    add("newer version", R"({"format":"svc-desktop-lookups","version":2,"lookups":[]})", u"$.version"_s);
    add("no list", R"({"format":"svc-desktop-lookups","version":1})", u"$.lookups"_s);
    add("too many", file(QByteArrayList(201, '{' + good + '}').join(',')), u"$.lookups"_s);
    add("not an object", file("1"), u"$.lookups[0]"_s);
    addEntry("no time", R"("ids":"7")", u"$.lookups[0].time"_s);
    addEntry("local time", R"("time":"2026-11-21T12:01:00","ids":"7")", u"$.lookups[0].time"_s);
    addEntry("no ids", R"("time":"2026-11-21T12:01:00.005Z")", u"$.lookups[0].ids"_s);
    addEntry("no list of ids", R"("time":"2026-11-21T12:01:00Z","ids":"7; rm")", u"$.lookups[0].ids"_s);
    addEntry("line break after ids", R"("time":"2026-11-21T12:01:00Z","ids":"7\n")", u"$.lookups[0].ids"_s);
    addEntry("too many ids",
             R"("time":"2026-11-21T12:01:00Z","ids":"1)" + QByteArray(", 1").repeated(2000) + '"',
             u"$.lookups[0].ids"_s);
    addEntry("negative count", good + R"(,"found":-1)", u"$.lookups[0].found"_s);
    addEntry("count as text", good + R"(,"count":"1")", u"$.lookups[0].count"_s);
    addEntry("no list of connections", good + R"(,"together":1)", u"$.lookups[0].together"_s);
    addEntry("too many connections", good + R"(,"together":[{})" + QByteArray(",{}").repeated(20) + ']',
             u"$.lookups[0].together"_s);
    addEntry("connection as text", good + R"(,"together":["x"])", u"$.lookups[0].together[0]"_s);
    addEntry("long id of a connection",
             good + R"(,"together":[{"connectionId":")" + QByteArray(101, 'x') + R"("}])",
             u"$.lookups[0].together[0].connectionId"_s);
    addEntry("long name", good + R"(,"connection":")" + QByteArray(1001, 'x') + '"',
             u"$.lookups[0].connection"_s);
}

void TestHistoryJson::damaged()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, path);
    const auto entries = parseHistory(json);
    QVERIFY(!entries);
    QCOMPARE(entries.error().kind, ErrorKind::LocalStorage);
    QCOMPARE(entries.error().cause, ErrorCause::FileDamaged);
    QCOMPARE(entries.error().jsonPath, path);
    QVERIFY(!entries.error().detail.isEmpty());
}

SVC_GUILESS_TEST(TestHistoryJson)
#include "tst_historyjson.moc"
