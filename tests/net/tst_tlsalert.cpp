// SPDX-License-Identifier: MIT
// Which alerts of a server are recognised, in the words of the OpenSSL that is installed.
#include "net/tlsalert.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(TlsAlert)

class TestTlsAlert final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void alerts_data();
    void alerts();
    void otherTexts_data();
    void otherTexts();
};

namespace {

/// Returns how OpenSSL describes an alert that it has received.
QString wordsOf(int alert)
{
    constexpr uint kLibrary = 20U << 23U; // SSL
    constexpr uint kAlerts = 1000;
    QProcess openssl;
    openssl.start(u"openssl"_s, {u"errstr"_s, QString::number(kLibrary + kAlerts + uint(alert), 16)});
    return openssl.waitForFinished() ? QString::fromUtf8(openssl.readAllStandardOutput()).trimmed()
                                     : QString();
}

} // namespace

void TestTlsAlert::alerts_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<TlsAlert>("alert");
    QTest::newRow("handshake_failure") << 40 << TlsAlert::HandshakeFailure;
    QTest::newRow("bad_certificate") << 42 << TlsAlert::ClientCertificate;
    QTest::newRow("unsupported_certificate") << 43 << TlsAlert::ClientCertificate;
    QTest::newRow("certificate_revoked") << 44 << TlsAlert::ClientCertificate;
    QTest::newRow("certificate_expired") << 45 << TlsAlert::ClientCertificate;
    QTest::newRow("certificate_unknown") << 46 << TlsAlert::ClientCertificate;
    QTest::newRow("unknown_ca") << 48 << TlsAlert::ClientCertificate;
    QTest::newRow("access_denied") << 49 << TlsAlert::ClientCertificate;
    QTest::newRow("unrecognized_name") << 112 << TlsAlert::ServerName;
    QTest::newRow("certificate_required") << 116 << TlsAlert::ClientCertificate;
    for (const int other :
         {10, 20, 21, 22, 30, 41, 47, 50, 51, 60, 70, 71, 80, 86, 90, 100, 109, 110, 111, 113, 114, 115, 120})
        QTest::addRow("%d", other) << other << TlsAlert::Other;
}

void TestTlsAlert::alerts()
{
    QFETCH(const int, number);
    QFETCH(const TlsAlert, alert);
    const QString words = wordsOf(number);
    QVERIFY2(words.startsWith(u"error:0A000"_s), qPrintable(words));
    for (const char *before : {"Error while reading: ", "SSL handshake failed: Error during SSL handshake: "})
        QVERIFY2(tlsAlertIn(QString::fromLatin1(before) + words) == alert, qPrintable(words));
}

void TestTlsAlert::otherTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QString();
    QTest::newRow("closed") << u"Connection closed"_s;
    QTest::newRow("an error of this computer")
        << u"Error during SSL handshake: error:0A000086:SSL routines::certificate verify failed"_s;
    QTest::newRow("an alert and another error")
        << u"Error while reading: error:0A000412:SSL routines::sslv3 alert bad certificate, "
           "error:0A000412:SSL routines::sslv3 alert bad certificate"_s;
    QTest::newRow("words of a certificate, not of OpenSSL") << u"tlsv13 alert certificate required"_s;
}

void TestTlsAlert::otherTexts()
{
    QFETCH(const QString, text);
    QVERIFY(tlsAlertIn(text) == TlsAlert::Other);
}

SVC_GUILESS_TEST(TestTlsAlert)
#include "tst_tlsalert.moc"
