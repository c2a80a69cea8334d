// SPDX-License-Identifier: MIT
// What svc-cli does with the files that it shares with the window program: what it has no part in it leaves
// alone, and what it can't use it tells of.
#include "support/cliprocess.h"
#include "support/scriptedpeer.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class tst_CliFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keptResultsStay();
    void settingsThatMakeNoSense();
    void upgradeThatCannotBeRead();

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_folder->filePath(u"svc-desktop/"_s + name);
    }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] std::unique_ptr<CliProcess> cli(const ScriptedPeer &peer, const QStringList &more) const
    {
        auto cli = std::make_unique<CliProcess>(QStringList{u"--server"_s, peer.url().toString()} + more);
        cli->setEnvironment(u"XDG_CONFIG_HOME"_s, m_folder->path());
        return cli;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_CliFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void tst_CliFiles::keptResultsStay()
{
    const QByteArray kept = R"({"format":"svc-desktop-results","version":1,"results":[]})"
                            "\n\n";
    write(u"svc-desktop.ini"_s, "[results]\nkeep=true\n");
    write(u"results.json"_s, kept);
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(404, "{}"); });
    const auto lookup = cli(peer, {u"lookup"_s, u"7-9"_s});
    QCOMPARE(lookup->run(), 2);
    QCOMPARE(lookup->rows().size(), 3);
    QCOMPARE(content(u"results.json"_s), kept);
}

void tst_CliFiles::settingsThatMakeNoSense()
{
    write(u"svc-desktop.ini"_s, "[settings]\nversion=9\n");
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(404, "{}"); });
    const auto lookup = cli(peer, {u"lookup"_s, u"7"_s});
    QCOMPARE(lookup->run(), 2);
    QVERIFY2(lookup->err().contains("newer version"), lookup->err().constData());
    QVERIFY2(lookup->err().contains("svc-desktop.ini.bad"), lookup->err().constData());
    QCOMPARE(content(u"svc-desktop.ini.bad"_s), QByteArray("[settings]\nversion=9\n"));
}

/// It may have been one of this host, which may still be active.
void tst_CliFiles::upgradeThatCannotBeRead()
{
    write(u"upgrades/1-a.json"_s, "{");
    ScriptedPeer peer([](const auto &exchange) { exchange.reply(200, "{}"); });
    const auto held = cli(peer, {u"upgrade"_s, u"--yes"_s});
    QCOMPARE(held->run(), 8);
    QVERIFY2(held->err().contains("1-a.json.bad"), held->err().constData());
    QVERIFY2(held->err().contains("--previous-run-may-be-active"), held->err().constData());
    QCOMPARE(peer.connections(), 0);
    const auto sent = cli(peer, {u"upgrade"_s, u"--yes"_s, u"--previous-run-may-be-active"_s});
    QCOMPARE(sent->run(), 0);
    QCOMPARE(peer.count("POST "), 1);
}

QTEST_GUILESS_MAIN(tst_CliFiles)
#include "tst_clifiles.moc"
