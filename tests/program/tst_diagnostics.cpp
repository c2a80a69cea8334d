// SPDX-License-Identifier: MIT
#include "program/diagnostics.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QSslSocket>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::optional<ProxyChoice::Mode>)
Q_DECLARE_METATYPE(KeyringState)

namespace {

QString line(const QString &text, const QString &name)
{
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(name + u": "_s))
            return line.mid(name.size() + 2);
    }
    return {};
}

} // namespace

class TestDiagnostics final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void versions();
    void certificates();
    void proxy_data();
    void proxy();
    void keyring_data();
    void keyring();
    void errors();
};

void TestDiagnostics::versions()
{
    DiagnosticFacts facts;
    facts.program = u"svc-desktop"_s;
    facts.windowSystem = u"xcb"_s;
    const QString text = diagnosticText(facts);
    QVERIFY(text.startsWith(u"svc-desktop "_s + QStringLiteral(SVC_VERSION)));
    QVERIFY(line(text, u"Qt"_s).startsWith(QLatin1StringView(qVersion())));
    QVERIFY(line(text, u"System"_s).contains(QSysInfo::prettyProductName()));
    QCOMPARE(line(text, u"Window system"_s), u"xcb"_s);
    QVERIFY(line(text, u"TLS"_s).startsWith(QSslSocket::activeBackend(), Qt::CaseInsensitive));
    QCOMPARE(line(text, u"Last errors"_s), u"none"_s);
    QCOMPARE(line(diagnosticText({}), u"Window system"_s), u"none"_s);
}

/// Only the names: a path can tell who someone is.
void TestDiagnostics::certificates()
{
    const QByteArray file = qgetenv("SSL_CERT_FILE");
    const QByteArray folder = qgetenv("SSL_CERT_DIR");
    const auto unset = [] {
        qunsetenv("SSL_CERT_FILE");
        qunsetenv("SSL_CERT_DIR");
    };
    const auto restore = qScopeGuard([unset, file, folder] {
        unset();
        if (!file.isNull())
            qputenv("SSL_CERT_FILE", file);
        if (!folder.isNull())
            qputenv("SSL_CERT_DIR", folder);
    });
    unset();
    QCOMPARE(line(diagnosticText({}), u"Certificates"_s), u"of the system"_s);
    qputenv("SSL_CERT_FILE", "/home/jdoe/ca.pem");
    QCOMPARE(line(diagnosticText({}), u"Certificates"_s),
             u"of the system; SSL_CERT_FILE set, not followed"_s);
    qputenv("SSL_CERT_DIR", "/home/jdoe/certs");
    QCOMPARE(line(diagnosticText({}), u"Certificates"_s),
             u"of the system; SSL_CERT_FILE, SSL_CERT_DIR set, not followed"_s);
}

void TestDiagnostics::proxy_data()
{
    using Mode = ProxyChoice::Mode;
    QTest::addColumn<std::optional<ProxyChoice::Mode>>("mode");
    QTest::addColumn<QString>("text");
    QTest::newRow("no connection") << std::optional<Mode>() << u"no connection yet"_s;
    QTest::newRow("system") << std::optional(Mode::System) << u"as the system is set up"_s;
    QTest::newRow("none") << std::optional(Mode::None) << u"none"_s;
    QTest::newRow("manual") << std::optional(Mode::Manual) << u"set in the connection"_s;
}

void TestDiagnostics::proxy()
{
    QFETCH(const std::optional<ProxyChoice::Mode>, mode);
    QFETCH(const QString, text);
    DiagnosticFacts facts;
    facts.proxy = mode;
    QCOMPARE(line(diagnosticText(facts), u"Proxy"_s), text);
}

void TestDiagnostics::keyring_data()
{
    Error error;
    error.kind = ErrorKind::Keychain;
    error.detail = u"no secret service"_s;
    QTest::addColumn<bool>("isPersistent");
    QTest::addColumn<KeyringState>("state");
    QTest::addColumn<QString>("text");
    QTest::newRow("not built") << false << KeyringState{} << u"not used; secrets are kept in memory"_s;
    QTest::newRow("not used") << true << KeyringState{} << u"not used yet"_s;
    QTest::newRow("works") << true << KeyringState{true, {}} << u"works"_s;
    QTest::newRow("failed") << true << KeyringState{true, error} << u"failed: keychain, no secret service"_s;
}

void TestDiagnostics::keyring()
{
    QFETCH(const bool, isPersistent);
    QFETCH(const KeyringState, state);
    QFETCH(const QString, text);
    DiagnosticFacts facts;
    facts.isKeyringPersistent = isPersistent;
    facts.keyring = state;
    QCOMPARE(line(diagnosticText(facts), u"Keyring"_s), text);
}

void TestDiagnostics::errors()
{
    const QDateTime when(QDate(2026, 3, 14), QTime(9, 12), QTimeZone::utc());
    const QString failed = diagnosticLine(when, ErrorKind::OutcomeUnknown, Delivery::MaybeSent, 0);
    QCOMPARE(failed, u"2026-03-14T09:12:00Z outcome-unknown, maybe-sent"_s);
    QCOMPARE(diagnosticLine(when, {}, Delivery::Answered, 503),
             u"2026-03-14T09:12:00Z answered, status 503"_s);
    DiagnosticFacts facts;
    facts.lastErrors = {failed};
    QVERIFY(diagnosticText(facts).endsWith(u"Last errors:\n  "_s + failed + u'\n'));
}

SVC_GUILESS_TEST(TestDiagnostics)
#include "tst_diagnostics.moc"
