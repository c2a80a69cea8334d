// SPDX-License-Identifier: MIT
// Files with certificates of authorities as people get them, made by OpenSSL's command.
#include "connections/cafile.h"
#include "connections/certificatefile.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestCaFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void saysWhatItIs_data();
    void saysWhatItIs();
    void cutOff();
    void missing();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    void openssl(const QString &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(u"openssl"_s, arguments.split(u' '));
        QVERIFY2(process.waitForFinished() && process.exitCode() == 0,
                 process.readAllStandardError().constData());
    }

    QTemporaryDir m_folder;
};

void TestCaFile::initTestCase()
{
    for (const QString &name : {u"one"_s, u"two"_s})
        openssl(
            u"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /O=Acme/CN=Acme-%1 -keyout %1.key -out %1.pem"_s
                .arg(name));
    openssl(u"req -new -key one.key -subj /CN=Request -out request.csr"_s);
    openssl(u"x509 -in one.pem -outform DER -out one.cer"_s);
    openssl(u"x509 -in one.pem -trustout -addtrust serverAuth -out trusted.pem"_s);
    openssl(u"crl2pkcs7 -nocrl -certfile one.pem -certfile two.pem -out both.p7b"_s);
    openssl(u"crl2pkcs7 -nocrl -certfile one.pem -certfile two.pem -outform DER -out both-der.p7b"_s);
    openssl(u"pkcs12 -export -in one.pem -inkey one.key -passout pass:x -out one.p12"_s);
    openssl(u"pkey -in one.key -outform DER -out key.der"_s);
    openssl(u"pkcs8 -topk8 -in one.key -passout pass:x -outform DER -out encrypted.der"_s);
    openssl(u"pkey -in one.key -pubout -out public.pem"_s);
    const QByteArray one = contentOf(path(u"one.pem"_s));
    writeFile(path(u"both.pem"_s), "Authorities of 2026\r\n" + one + contentOf(path(u"two.pem"_s)) + one);
    writeFile(path(u"with-key.pem"_s), contentOf(path(u"one.key"_s)) + one);
    writeFile(path(u"both.cer"_s), contentOf(path(u"one.cer"_s)) + contentOf(path(u"both-der.p7b"_s)));
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    writeFile(path(u"utf16.pem"_s), utf16.encode(QString::fromLatin1(one)));
    writeFile(path(u"base64.txt"_s), contentOf(path(u"one.cer"_s)).toBase64());
    writeFile(path(u"page.pem"_s), "\n<!DOCTYPE html><title>Sign in</title>");
    writeFile(path(u"damaged.pem"_s), QByteArray(one).replace("MII", "AAA"));
    writeFile(path(u"keystore.jks"_s), QByteArray("\xFE\xED\xFE\xED\0\0\0\2", 8));
    writeFile(path(u"empty.pem"_s), " \n");
    writeFile(path(u"notes.txt"_s), "The certificate is on the intranet.");
}

void TestCaFile::reads_data()
{
    QTest::addColumn<QString>("names");
    QTest::newRow("one.pem") << u"Acme-one"_s;
    QTest::newRow("one.cer") << u"Acme-one"_s;
    QTest::newRow("trusted.pem") << u"Acme-one"_s;
    QTest::newRow("both.p7b") << u"Acme-one, Acme-two"_s;
    QTest::newRow("both-der.p7b") << u"Acme-one, Acme-two"_s;
    QTest::newRow("both.pem") << u"Acme-one, Acme-two"_s;
    QTest::newRow("both.cer") << u"Acme-one, Acme-two"_s;
    QTest::newRow("with-key.pem") << u"Acme-one"_s;
    QTest::newRow("utf16.pem") << u"Acme-one"_s;
    QTest::newRow("base64.txt") << u"Acme-one"_s;
}

void TestCaFile::reads()
{
    QFETCH(const QString, names);
    const auto certificates = readCaFile(path(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY2(certificates, certificates ? "" : qPrintable(certificates.error().detail));
    QStringList found;
    for (const QSslCertificate &certificate : *certificates)
        found += certificateName(certificate);
    found.sort();
    QCOMPARE(found.join(u", "_s), names);
}

void TestCaFile::saysWhatItIs_data()
{
    QTest::addColumn<QString>("reason");
    QTest::newRow("one.p12") << u"openssl pkcs12 -in FILE -cacerts -nokeys -out ca.pem"_s;
    QTest::newRow("keystore.jks") << u"keytool -exportcert -rfc"_s;
    QTest::newRow("one.key") << u"It is a private key."_s;
    QTest::newRow("key.der") << u"It is a private key."_s;
    QTest::newRow("encrypted.der") << u"It is a private key."_s;
    QTest::newRow("public.pem") << u"It is a public key."_s;
    QTest::newRow("request.csr") << u"It is a request for a certificate."_s;
    QTest::newRow("page.pem") << u"It is a web page."_s;
    QTest::newRow("damaged.pem") << u"A certificate in it is damaged or not complete."_s;
    QTest::newRow("empty.pem") << u"It is empty."_s;
    QTest::newRow("notes.txt") << u"It holds none."_s;
}

void TestCaFile::saysWhatItIs()
{
    QFETCH(const QString, reason);
    const auto certificates = readCaFile(path(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(!certificates);
    QVERIFY(certificates.error().cause == ErrorCause::CaFile);
    QVERIFY2(certificates.error().detail.contains(reason), qPrintable(certificates.error().detail));
}

/// A length that leads beyond the end is never followed.
void TestCaFile::cutOff()
{
    const QByteArray whole = contentOf(path(u"both-der.p7b"_s));
    for (qsizetype size = 0; size < whole.size(); size += 7) {
        writeFile(path(u"cut.p7b"_s), whole.first(size));
        QVERIFY(!readCaFile(path(u"cut.p7b"_s)));
    }
}

void TestCaFile::missing()
{
    const auto certificates = readCaFile(path(u"nowhere.pem"_s));
    QVERIFY(!certificates);
    QVERIFY(!certificates.error().detail.isEmpty());
}

SVC_GUILESS_TEST(TestCaFile)
#include "tst_cafile.moc"
