// SPDX-License-Identifier: MIT
#include "activity/exchangecurl.h"
#include "activity/exchanges.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTest>

using namespace exchanges;

class TestExchangeCurl final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lookups();
    void logins();
    void quoting_data();
    void quoting();
    void d06_shellParsesTheArguments();
};

namespace {

#ifdef Q_OS_UNIX // needs a POSIX shell
/// Returns everything that the shell prints when it runs the command.
QByteArray shellOutput(const QString &command)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SVC_API_KEY"_s, u"k\"e'y $x"_s);
    environment.insert(u"SVC_TOKEN"_s, u"tok"_s);
    environment.insert(u"SVC_PASSWORD"_s, u"p$(w)"_s);
    shell.setProcessEnvironment(environment);
    shell.start(u"sh"_s, {u"-c"_s, command});
    if (!shell.waitForFinished())
        return "the shell did not end";
    return shell.readAllStandardOutput() + shell.readAllStandardError();
}
#endif

} // namespace

void TestExchangeCurl::lookups()
{
    QCOMPARE(exchangeCurl(lookup()), uR"(curl --include --globoff \
  --header 'Accept: application/json' \
  --header "Svc-ApiKey: $SVC_API_KEY" \
  --header "Authorization: Bearer $SVC_TOKEN" \
  'https://api.example.com/x/api/v202108/notification/1042')"_s);
}

void TestExchangeCurl::logins()
{
    QCOMPARE(exchangeCurl(refusedLogin()), uR"(curl --include --globoff \
  --request 'POST' \
  --header 'Content-Type: application/json' \
  --header "Svc-ApiKey: $SVC_API_KEY" \
  --data-raw '{"dataSource":"acme'\''s","username":"jdoe","password":"'"$SVC_PASSWORD"'"}' \
  'https://api.example.com/api/v3/login')"_s);
}

void TestExchangeCurl::quoting_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "plain", "it's", "''", "a b\tc", "$HOME `id` $(id) \\ \"x\"", "line\nbreak", "-e", "!!",
          "*?[a]{b,c}", "~", "#x", "; rm -rf x", "&& id", "| cat", "> file", "%s\\n"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("beyond ASCII") << u"Grüße € 𝄞 \u202E"_s;
}

void TestExchangeCurl::quoting()
{
#ifdef Q_OS_UNIX
    QFETCH(const QString, text);
    QCOMPARE(QString::fromUtf8(shellOutput(u"printf '%s' "_s + shellQuoted(text))), text);
#endif
}

/// Runs the command with a shell function named curl that prints its arguments.
void TestExchangeCurl::d06_shellParsesTheArguments()
{
#ifdef Q_OS_UNIX
    Exchange login = refusedLogin();
    login.requestHeaders.append({"X-Evil", "`id` $(id) \" '<redacted>", SecretRole::Token});
    const QByteArray out = shellOutput(
        u"curl() { for each in \"$@\"; do printf '[%s]\\n' \"$each\"; done; }\n"_s + exchangeCurl(login));
    QCOMPARE(QString::fromUtf8(out), uR"~([--include]
[--globoff]
[--request]
[POST]
[--header]
[Content-Type: application/json]
[--header]
[Svc-ApiKey: k"e'y $x]
[--header]
[X-Evil: `id` $(id) " 'tok]
[--data-raw]
[{"dataSource":"acme's","username":"jdoe","password":"p$(w)"}]
[https://api.example.com/api/v3/login]
)~"_s);
#endif
}

SVC_GUILESS_TEST(TestExchangeCurl)
#include "tst_exchangecurl.moc"
