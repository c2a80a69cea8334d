// SPDX-License-Identifier: MIT
#include "lookup/retrypolicy.h"
#include "net/retryafter.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QTest>
#include <QTimeZone>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestRetry : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void retryAfter_data();
    void retryAfter();
    void retryAfterIgnoresTheTimeZone();
    void policy_data();
    void policy();
};

void TestRetry::retryAfter_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("seconds"); // 0: none
    QTest::newRow("seconds") << QByteArray("12") << 12;
    QTest::newRow("blanks") << QByteArray(" 12 ") << 12;
    QTest::newRow("zero") << QByteArray("0") << 1;
    QTest::newRow("huge") << QByteArray("99999999999999999999") << 300;
    QTest::newRow("negative") << QByteArray("-5") << 0;
    QTest::newRow("fraction") << QByteArray("1.5") << 0;
    QTest::newRow("junk") << QByteArray("soon") << 0;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("date") << QByteArray("Fri, 20 Nov 2026 10:00:30 GMT") << 30;
    QTest::newRow("past date") << QByteArray("Fri, 20 Nov 2020 10:00:30 GMT") << 1;
    QTest::newRow("far date") << QByteArray("Fri, 19 Nov 2027 10:00:30 GMT") << 300;
    QTest::newRow("no date") << QByteArray("Fri, 20 Foo 2026 10:00:30 GMT") << 0;
}

void TestRetry::retryAfter()
{
    QFETCH(const QByteArray, value);
    QFETCH(const int, seconds);
    const QDateTime now(QDate(2026, 11, 20), QTime(10, 0), QTimeZone::utc());
    const auto parsed = parseRetryAfter(value, now);
    QCOMPARE(parsed.has_value(), seconds != 0);
    if (parsed)
        QCOMPARE(parsed->count(), seconds);
}

void TestRetry::retryAfterIgnoresTheTimeZone()
{
#ifdef Q_OS_UNIX
    const auto zone = qgetenv("TZ");
    const auto restore = qScopeGuard([&zone] {
        zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
    });
    qputenv("TZ", "Europe/Amsterdam"); // clocks went from 2:00 to 3:00 that night
    tzset();
    const QDateTime now(QDate(2026, 3, 29), QTime(2, 30), QTimeZone::utc());
    QCOMPARE(parseRetryAfter("Sun, 29 Mar 2026 02:30:40 GMT", now), 40s);
#endif
}

void TestRetry::policy_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<ErrorCause>("cause");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("repeats");
    QTest::addColumn<bool>("fresh");
    QTest::addColumn<bool>("holds");
    QTest::addColumn<bool>("forAll");
    const auto row = [](const char *name, ErrorKind kind, int status = 0,
                        ErrorCause cause = ErrorCause::None) -> QTestData & {
        return QTest::newRow(name) << kind << cause << status;
    };
    row("interrupted", ErrorKind::Interrupted) << true << false << false << false;
    row("cut off", ErrorKind::Data, 200, ErrorCause::CutOff) << true << false << false << false;
    row("another notification", ErrorKind::Data, 200, ErrorCause::OtherNotification)
        << true << true << false << false;
    row("no id", ErrorKind::Data, 200, ErrorCause::NoNotificationId) << true << true << false << false;
    row("wrong type", ErrorKind::Data, 200, ErrorCause::WrongType) << false << false << false << false;
    row("408", ErrorKind::Timeout, 408) << true << true << false << false;
    row("500", ErrorKind::ServerFault, 500) << false << false << false << false;
    row("502", ErrorKind::ServerFault, 502) << true << false << false << false;
    row("503", ErrorKind::ServerFault, 503) << true << false << false << false;
    row("504", ErrorKind::ServerFault, 504) << true << false << false << false;
    row("429", ErrorKind::RateLimited, 429) << false << false << true << false;
    row("timeout", ErrorKind::Timeout) << false << false << false << false;
    row("not found", ErrorKind::NotFound, 404) << false << false << false << false;
    row("unknown host", ErrorKind::DnsFailed) << false << false << false << true;
    row("refused", ErrorKind::Refused) << false << false << false << true;
    row("certificate", ErrorKind::TlsUntrusted) << false << false << false << true;
    row("session", ErrorKind::SessionExpired, 401) << false << false << false << true;
    row("a page that asks for a client certificate", ErrorKind::RequestRejected, 400,
        ErrorCause::ClientCertificate)
        << false << false << false << true;
    row("interrupted, possibly for lack of a client certificate", ErrorKind::Interrupted, 0,
        ErrorCause::ClientCertificate)
        << true << false << false << false;
    row("redirect", ErrorKind::Redirect, 302) << false << false << false << false;
}

void TestRetry::policy()
{
    QFETCH(const ErrorKind, kind);
    QFETCH(const ErrorCause, cause);
    QFETCH(const int, status);
    QFETCH(const bool, repeats);
    QFETCH(const bool, fresh);
    QFETCH(const bool, holds);
    QFETCH(const bool, forAll);
    Error error;
    error.kind = kind;
    error.cause = cause;
    error.status = status;
    for (const double jitter : {0.0, 0.5, 1.0}) {
        const auto repeat = retryAfterFailure(error, jitter);
        QCOMPARE(repeat.has_value(), repeats);
        if (repeat) {
            QCOMPARE(repeat->freshConnection, fresh);
            QVERIFY(repeat->delay >= 500ms && repeat->delay <= 2s);
        }
    }
    QCOMPARE(backoffAfter(error).has_value(), holds);
    QCOMPARE(isFatalForLookup(error), forAll);
    if (status == 429 || status == 503) {
        error.retryAfter = 12s;
        QCOMPARE(backoffAfter(error), 12s);
    }
}

SVC_GUILESS_TEST(TestRetry)
#include "tst_retry.moc"
