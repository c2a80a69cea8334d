// SPDX-License-Identifier: MIT
// Secrets of svc-cli are removed from its output, and nothing else changes.
#include "support/canaries.h"
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray kBody =
    R"({"notificationId":1001,"subject":"The latest test of 2026","messagePreview":"read 1001",)"
    R"("createdDate":"2026-11-22T09:12:00Z","read":true,"archived":false,)"
    R"("notificationType":{"notificationTypeId":14,"notificationTypeInfo":"test"}})";

QStringList atPeer(const ScriptedPeer &peer, const QStringList &more)
{
    return QStringList{u"--server"_s, peer.url().toString()} + more;
}

} // namespace

class TestCliRedaction final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commonKeysAreNotRedacted_data();
    void commonKeysAreNotRedacted();
    void redactsEchoes_data();
    void redactsEchoes();
    void redactsErrorMessages();
};

void TestCliRedaction::commonKeysAreNotRedacted_data()
{
    QTest::addColumn<QString>("key");
    for (const char *key : {"1001", "read", "test", "2026", "true", "subject", "archived", "notificationId",
                            "notificationType", "messagePreview", "createdDate"})
        QTest::newRow(key) << QString::fromLatin1(key);
}

void TestCliRedaction::commonKeysAreNotRedacted()
{
    QFETCH(const QString, key);
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) { exchange.reply(200, kBody); });
    CliProcess cli(atPeer(peer, {u"lookup"_s, u"1001"_s}));
    cli.setEnvironment(u"SVC_API_KEY"_s, key);
    QCOMPARE(cli.run(), 0);
    QCOMPARE(cli.outcome(1001), u"found"_s);
    QCOMPARE(QJsonDocument(cli.rows().value(1001).value("notification"_L1).toObject()),
             QJsonDocument::fromJson(kBody));
}

void TestCliRedaction::redactsEchoes_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"ndjson", "json", "csv", "markdown", "summary", "html"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// The password too, which requests of lookups do not contain.
void TestCliRedaction::redactsEchoes()
{
    QFETCH(const QString, format);
    QByteArray echo;
    for (const QString &secret : canaries::all())
        echo += canaries::jsonEscaped(secret) + " | " + secret.toUtf8().toBase64() + " | ";
    ScriptedPeer peer([&echo](const ScriptedPeer::Exchange &exchange) {
        if (exchange.requestLine().contains("/login"))
            exchange.reply(200, R"({"token":")" + canaries::jsonEscaped(canaries::token) + R"("})");
        else if (exchange.requestLine().contains("/notification/8 "))
            exchange.reply(404, R"({"message":")" + echo + R"("})");
        else
            exchange.reply(200, R"({"notificationId":7,"subject":")" + echo + R"(","messagePreview":")" +
                                    echo + R"(","notificationType":{"notificationTypeInfo":")" + echo +
                                    R"("}})");
    });
    CliProcess cli(atPeer(peer, {u"--data-source"_s, u"acme"_s, u"--user"_s, u"jdoe"_s, u"lookup"_s, u"7,8"_s,
                                 u"--format"_s, format}));
    cli.setEnvironment(u"SVC_API_KEY"_s, canaries::apiKey);
    cli.setEnvironment(u"SVC_PASSWORD"_s, canaries::password);
    cli.setEnvironment(u"QT_LOGGING_RULES"_s, u"*=true"_s);
    QCOMPARE(cli.run(), 2);
    QCOMPARE(canaries::hits(cli.out()), QStringList());
    QCOMPARE(canaries::hits(cli.err()), QStringList());
    if (format == "ndjson"_L1) {
        const QJsonObject found = cli.rows().value(7).value("notification"_L1).toObject();
        QCOMPARE(found.value("subject"_L1).toString(), u"<redacted> | "_s.repeated(6));
        const QJsonObject error = cli.rows().value(8).value("error"_L1).toObject();
        QCOMPARE(canaries::hits(error.value("message"_L1).toString()), QStringList());
    }
    QVERIFY(cli.out().contains("redacted"));
}

/// Short secrets match whole words only; our own texts stay unchanged.
void TestCliRedaction::redactsErrorMessages()
{
    ScriptedPeer peer([](const ScriptedPeer::Exchange &exchange) {
        exchange.reply(403, R"({"message":"The key found may not see it; nobody is allowed the latest."})");
    });
    CliProcess cli(atPeer(peer, {u"lookup"_s, u"7"_s}));
    cli.setEnvironment(u"SVC_API_KEY"_s, u"allowed"_s);
    QCOMPARE(cli.run(), 5);
    const QString message = cli.rows().value(7).value("error"_L1).toObject().value("message"_L1).toString();
    QVERIFY2(message.contains(u"nobody is <redacted> the latest"_s), qPrintable(message));
    QVERIFY2(message.contains(u"allowed"_s), qPrintable(message));
}

SVC_GUILESS_TEST(TestCliRedaction)
#include "tst_cliredaction.moc"
