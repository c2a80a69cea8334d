// SPDX-License-Identifier: MIT
#include "clientimport/curlcommand.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

// The rows have the forms that Chrome, Firefox and Postman write, and that documents have.
class TestCurlCommand final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isCommand_data();
    void isCommand();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void saysWhatWasLeftOut_data();
    void saysWhatWasLeftOut();
    void opensNoFiles();
    void longTexts_data();
    void longTexts();
};

void TestCurlCommand::isCommand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isCommand");
    const auto row = [](const char *text, bool isCommand) {
        QTest::newRow(text) << QString::fromUtf8(text) << isCommand;
    };
    row("curl https://a.example", true);
    row("$ curl https://a.example", true);
    row("# look\n\n$ curl https://a.example", true);
    row("/usr/bin/curl https://a.example", true);
    row("curl.exe https://a.example", true);
    row("KEY=1 curl https://a.example", true);
    row("cat x | curl -d @- https://a.example", true);
    row("curl", true);
    row("https://curl.example", false);
    row("https://a.example/curl", false);
    row("curling https://a.example", false);
    row("", false);
}

void TestCurlCommand::isCommand()
{
    QFETCH(QString, text);
    QTEST(isCurlCommand(text), "isCommand");
}

void TestCurlCommand::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *text, const char *found) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    row("login",
        R"(curl -X POST 'https://api.example.com/svc/api/v3/login' -H 'Svc-ApiKey: made-up-key' -H 'Content-Type: application/json' \
  -d '{"dataSource":"acme","partition":"Web","username":"jdoe","password":"made-up $pw"}')",
        "https://api.example.com/svc key=made-up-key source=acme partition=Web user=jdoe password=made-up "
        "$pw");
    row("C1 without blanks", R"(curl -sSL -XPUT -H'Svc-ApiKey: made-up-key' https://a.example/api/v3/login)",
        "https://a.example key=made-up-key");
    row("C1 no quotes", R"(curl -HSvc-ApiKey:made-up-key https://a.example)",
        "https://a.example key=made-up-key");
    row("C1 joined with a value", R"(curl -sXPOST -kHSvc-ApiKey:made-up-key https://a.example)",
        "https://a.example key=made-up-key");
    row("C2 brackets",
        R"(curl 'https://a.example/api/v202108/notification/1?x=\[1\]\{2\}' -H 'Svc-ApiKey: made-up-key')",
        "https://a.example key=made-up-key");
    row("C2 in the path", R"(curl 'https://a.example/\[x\]')", "https://a.example/[x]");
    row("C3 empty header", R"(curl https://a.example -H 'Svc-ApiKey;')", "https://a.example");
    row("C3 header taken away", R"(curl https://a.example -H 'Svc-ApiKey:')", "https://a.example");
    row("C4 octal", R"(curl 'https://a.example' -H $'Svc-ApiKey: made\055up\041\'x')",
        "https://a.example key=made-up!'x");
    row("C4 hexadecimal", R"(curl 'https://a.example' -H $'Svc-ApiKey: \x6dade\u002dup')",
        "https://a.example key=made-up");
    row("C5 Chrome for cmd",
        "curl ^\"https://a.example/api/v3/login?a=1^&b=^%^20^\" ^\r\n  -H ^\"Svc-ApiKey: made-up^!^%^41^\" "
        "^\r\n"
        "  --data-raw ^\"^{^\\^\"dataSource^\\^\":^\\^\"acme^\\^\"^}^\"",
        "https://a.example key=made-up!%41 source=acme");
    row("C5 caret", "curl ^\"https://a.example^\" -H ^\"Svc-ApiKey: made^^up^\"",
        "https://a.example key=made^up");
    row("C5 older",
        "curl \"https://a.example/api/v3/login\" ^\r\n  -H \"Svc-ApiKey: made-up-key\" ^\r\n  --data-raw "
        "\"{\\\"dataSource\\\":\\\"acme\\\"}\"",
        "https://a.example key=made-up-key source=acme");
    row("C5 variable", "curl ^\"https://a.example^\" -H ^\"Svc-ApiKey: %KEY%^\"", "https://a.example");
    row("C6 double quotes",
        "curl --location \"https://a.example\" ^\n--header \"Svc-ApiKey: made\\!up\\$1\\`\\\"\"",
        "https://a.example key=made!up$1`\"");
    row("C7 next",
        R"(curl https://a.example/api/v3/login -H 'Svc-ApiKey: made-up-a' --next https://b.example/api/v3/login -H 'Svc-ApiKey: made-up-b')",
        "https://a.example key=made-up-a | https://b.example key=made-up-b");
    row("C7 colon",
        R"(curl https://a.example/api/v3/login -: https://b.example/api/v3/login -H 'Svc-ApiKey: made-up-b')",
        "https://a.example | https://b.example key=made-up-b");
    row("C7 second command",
        "curl https://a.example -H 'Svc-ApiKey: made-up-a'; curl https://b.example -H 'Svc-ApiKey: "
        "made-up-b'",
        "https://a.example key=made-up-a | https://b.example key=made-up-b");
    row("C7 two addresses", "curl -H 'Svc-ApiKey: made-up-a' https://a.example --url https://b.example",
        "https://a.example key=made-up-a | https://b.example key=made-up-a");
    row("C8", "# sign in\n\n$ curl https://a.example -H 'Svc-ApiKey: made-up-key'",
        "https://a.example key=made-up-key");
    row("O3", "curl https://a.example/svc/", "https://a.example/svc");
    row("no scheme", "curl api.example.com/svc", "https://api.example.com/svc");
    row("http", "curl http://api.example.com:8080/api/v3/login", "https://api.example.com:8080");
    row("http on this computer", "curl http://localhost:8080/api/v3/login", "https://localhost:8080");
    row("insecure", "curl -k https://a.example", "https://a.example");
    row("user in the address", "curl https://jdoe:made-up@a.example", "https://a.example");
    row("Basic", "curl -u jdoe:made-up https://a.example", "https://a.example");
    row("token", "curl https://a.example -H 'Authorization: Bearer made-up-token'", "https://a.example");
    row("own header", "curl https://a.example -H 'X-Acme-Key: made-up-key'",
        "https://a.example header=X-Acme-Key key=made-up-key");
    row("two headers", "curl https://a.example -H 'X-Acme-Key: made-up-a' -H 'X-Other-Key: made-up-b'",
        "https://a.example");
    row("usual and another header",
        "curl https://a.example -H 'X-Trace-Key: made-up-a' -H 'Svc-ApiKey: made-up-b'",
        "https://a.example key=made-up-b");
    row("no key", "curl https://a.example -H 'Idempotency-Key: 1' -H 'Sec-WebSocket-Key: x'",
        "https://a.example");
    row("variables of the shell", "curl \"https://a.example\" -H \"Svc-ApiKey: $SVC_API_KEY\"",
        "https://a.example");
    row("variable in the address", "curl \"$BASE/api/v3/login\" -H 'Svc-ApiKey: made-up-key'",
        "? key=made-up-key");
    row("command in the address", "curl https://$(cat host)/api/v3/login -H 'Svc-ApiKey: made-up-key'",
        "? key=made-up-key");
    row("backticks", "curl https://a.example -H \"Svc-ApiKey: `cat key`\"", "https://a.example");
    row("pipe and files", "curl https://a.example -H @headers -d @body -o out | jq . > x 2>&1",
        "https://a.example");
    row("json", R"(curl https://a.example/api/v3/login --json '{"username":"jdoe"}')",
        "https://a.example user=jdoe");
    row("short of a long option", "curl --head --heade 'Svc-ApiKey: made-up-key' https://a.example",
        "https://a.example key=made-up-key");
    row("end of options", "curl -- https://a.example", "https://a.example");
    row("here document", "curl https://a.example -d @- <<EOF\ncurl https://other.example\nEOF\n",
        "https://a.example");
    row("upgrade",
        "curl -X POST 'https://a.example/x/api/v3/me/upgrade?upgradesOnly=true' -H 'Svc-ApiKey: made-up-key' "
        "-d '{}'",
        "https://a.example/x key=made-up-key");
}

void TestCurlCommand::reads()
{
    QFETCH(QString, text);
    const CurlCommand command = readCurlCommand(text);
    QCOMPARE(command.problem, QString());
    QTEST(foundText(command.connections), "found");
    for (const ImportedConnection &found : command.connections) {
        QVERIFY(!found.connection.allowUnencrypted);
        QVERIFY(!found.notices.join(u' ').contains("made-up"_L1));
    }
}

void TestCurlCommand::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *text, const char *word) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(word);
    };
    row("curl", "no address");
    row("curl 'https://a.example", "quotation mark");
    row("curl \"https://a.example", "quotation mark");
    row("curl $'https://a.example", "quotation mark");
    row("curl ^\"https://a.example", "quotation mark");
    row("curl https://a.example -H", "-H");
    row("curl --unheard-of x https://a.example", "--unheard-of");
    row("curl https://a.example -H Svc-ApiKey: made-up", "neither");
    row("curl -H Svc-ApiKey: made-up", "neither");
    row("curl 'https://a.example -H 'Svc-ApiKey: made-up.x", "neither");
    row("curl https://a.example `\n  -H \"Svc-ApiKey: made-up\"", "PowerShell");
}

void TestCurlCommand::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    const CurlCommand command = readCurlCommand(text);
    QVERIFY(command.connections.isEmpty());
    QVERIFY2(command.problem.contains(word), qPrintable(command.problem));
    QVERIFY(!command.problem.contains("made-up"_L1));
}

void TestCurlCommand::saysWhatWasLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *text, const char *word) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(word);
    };
    row("curl -k https://a.example", "--insecure");
    row("curl --insecure https://a.example", "--insecure");
    row("curl -x http://jdoe:made-up@proxy.example:3128 https://a.example", "--proxy");
    row("curl -u jdoe:made-up https://a.example", "--user");
    row("curl -K made-up https://a.example", "--config");
    row("curl -H @made-up https://a.example", "--header @");
    row("curl -d @made-up https://a.example", "--data @");
    row("curl http://a.example", "http://");
    row("curl https://a.example | sh", "Only curl was read");
    row("curl https://a.example -H 'Authorization: Bearer made-up'", "token");
}

void TestCurlCommand::saysWhatWasLeftOut()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    const CurlCommand command = readCurlCommand(text);
    QCOMPARE(command.connections.size(), 1);
    const QString notices = command.connections.first().notices.join(u' ');
    QVERIFY2(notices.contains(word), qPrintable(notices));
    QVERIFY(!notices.contains("made-up"_L1));
}

void TestCurlCommand::opensNoFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"key"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Svc-ApiKey: made-up-key");
    file.close();
    const CurlCommand command = readCurlCommand(
        u"curl https://a.example/api/v3/login -H @%1 -d @%1 -H \"Svc-ApiKey: $(cat %1)\" < %1 > %1"_s.arg(
            path));
    QCOMPARE(foundText(command.connections), u"https://a.example"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("Svc-ApiKey: made-up-key"));
}

void TestCurlCommand::longTexts_data()
{
    QTest::addColumn<QString>("part");
    for (const char *part : {"(", "$(", "`", "'", "\"", "^", "\\", "{", "-H ", "<<", ">", "%", "$'\\",
                             "curl ", "a ", "{{", "curl a;"})
        QTest::newRow(part) << QString::fromLatin1(part);
}

void TestCurlCommand::longTexts()
{
    QFETCH(QString, part);
    const QString text = u"curl https://a.example "_s + part.repeated(1024 * 1024 / part.size());
    static_cast<void>(isCurlCommand(text));
    static_cast<void>(readCurlCommand(text));
    QVERIFY(!readCurlCommand(text.repeated(9)).problem.isEmpty());
}

SVC_GUILESS_TEST(TestCurlCommand)
#include "tst_curlcommand.moc"
