// SPDX-License-Identifier: MIT
// Client certificates as people get them, made by OpenSSL's command.
#include "base/errortext.h"
#include "connections/certificatefile.h"
#include "connections/clientcertificatefile.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestClientCertificateFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void dates_data();
    void dates();
    void cutOff();

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return name.isEmpty() ? QString() : m_folder.filePath(name);
    }
    void openssl(const QString &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(u"openssl"_s, arguments.split(u' '));
        QVERIFY2(process.waitForFinished() && process.exitCode() == 0,
                 process.readAllStandardError().constData());
    }
    void certificate(const QString &name, const QString &key, const QString &extra = {}) const
    {
        openssl(u"req -x509 -newkey %2 -nodes -days 2 -subj /CN=%1 -keyout %1.key -out %1.pem%3"_s.arg(
            name, key, extra));
    }

    QTemporaryDir m_folder;
};

void TestClientCertificateFile::initTestCase()
{
    certificate(u"rsa"_s, u"rsa:2048"_s, u" -addext extendedKeyUsage=clientAuth"_s);
    certificate(u"ec"_s, u"ec -pkeyopt ec_paramgen_curve:P-256"_s);
    certificate(u"other"_s, u"rsa:2048"_s);
    certificate(u"ed25519"_s, u"ed25519"_s);
    certificate(u"server"_s, u"rsa:2048"_s, u" -addext extendedKeyUsage=serverAuth"_s);
    certificate(u"any"_s, u"rsa:2048"_s, u" -addext extendedKeyUsage=anyExtendedKeyUsage"_s);
    for (const QString &name : {u"rsa"_s, u"ec"_s, u"ed25519"_s})
        openssl(u"pkcs12 -export -in %1.pem -inkey %1.key -passout pass:canary -out %1.p12"_s.arg(name));
    openssl(u"pkcs12 -export -in rsa.pem -inkey rsa.key -passout pass: -out open.pfx"_s);
    openssl(
        u"pkcs12 -export -in rsa.pem -inkey rsa.key -certfile other.pem -passout pass:canary -out chain.p12"_s);
    openssl(u"pkcs12 -export -legacy -in rsa.pem -inkey rsa.key -passout pass:canary -out old.p12"_s);
    openssl(u"pkcs12 -legacy -in old.p12 -passin pass:canary -passout pass:canary -out converted.pem"_s);
    openssl(u"pkcs8 -topk8 -in rsa.key -passout pass:canary -out encrypted.key"_s);
    openssl(u"rsa -aes256 -traditional -in rsa.key -passout pass:canary -out traditional.key"_s);
    openssl(u"ec -in ec.key -out sec1.key"_s);
    openssl(u"rsa -in rsa.key -outform DER -traditional -out rsa-key.der"_s);
    openssl(u"x509 -in rsa.pem -outform DER -out rsa.cer"_s);
    writeFile(path(u"both.pem"_s), contentOf(path(u"rsa.key"_s)) + contentOf(path(u"rsa.pem"_s)));
    writeFile(path(u"other-first.pem"_s), contentOf(path(u"other.pem"_s)) + contentOf(path(u"rsa.pem"_s)) +
                                              contentOf(path(u"rsa.key"_s)));
    writeFile(path(u"ec-both.pem"_s), contentOf(path(u"ec.pem"_s)) + contentOf(path(u"ec.key"_s)));
    writeFile(path(u"ed-both.pem"_s), contentOf(path(u"ed25519.pem"_s)) + contentOf(path(u"ed25519.key"_s)));
    writeFile(path(u"server-both.pem"_s),
              contentOf(path(u"server.pem"_s)) + contentOf(path(u"server.key"_s)));
    writeFile(path(u"any-both.pem"_s), contentOf(path(u"any.pem"_s)) + contentOf(path(u"any.key"_s)));
    writeFile(path(u"damaged.key"_s), contentOf(path(u"rsa.key"_s)).replace("MII", "AAA"));
    writeFile(path(u"notes.txt"_s), "The certificate is on the intranet.");
}

void TestClientCertificateFile::reads_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QStringList>("names");
    const QStringList rsa{u"rsa"_s};
    QTest::newRow("PKCS #12") << u"rsa.p12"_s << QString() << u"canary"_s << rsa;
    QTest::newRow("PKCS #12, EC") << u"ec.p12"_s << QString() << u"canary"_s << QStringList{u"ec"_s};
    QTest::newRow("PKCS #12 without a password") << u"open.pfx"_s << QString() << QString() << rsa;
    QTest::newRow("PKCS #12 with its authority")
        << u"chain.p12"_s << QString() << u"canary"_s << QStringList{u"rsa"_s, u"other"_s};
    QTest::newRow("one file") << u"both.pem"_s << QString() << QString() << rsa;
    QTest::newRow("one file, EC") << u"ec-both.pem"_s << QString() << QString() << QStringList{u"ec"_s};
    QTest::newRow("another certificate first")
        << u"other-first.pem"_s << QString() << QString() << QStringList{u"rsa"_s, u"other"_s};
    QTest::newRow("two files") << u"rsa.pem"_s << u"rsa.key"_s << QString() << rsa;
    QTest::newRow("SEC 1") << u"ec.pem"_s << u"sec1.key"_s << QString() << QStringList{u"ec"_s};
    QTest::newRow("DER") << u"rsa.cer"_s << u"rsa-key.der"_s << QString() << rsa;
    QTest::newRow("encrypted, PKCS #8") << u"rsa.pem"_s << u"encrypted.key"_s << u"canary"_s << rsa;
    QTest::newRow("encrypted, PKCS #1") << u"rsa.pem"_s << u"traditional.key"_s << u"canary"_s << rsa;
    QTest::newRow("converted as advised") << u"converted.pem"_s << QString() << u"canary"_s << rsa;
    QTest::newRow("for any purpose") << u"any-both.pem"_s << QString() << QString() << QStringList{u"any"_s};
}

void TestClientCertificateFile::reads()
{
    QFETCH(const QString, file);
    QFETCH(const QString, key);
    QFETCH(const QString, password);
    QFETCH(const QStringList, names);
    const auto read =
        readClientCertificate(path(file), path(key), Secret(password), QDateTime::currentDateTimeUtc());
    QVERIFY2(read, read ? "" : qPrintable(errorSentences(read.error())));
    QStringList found;
    for (const QSslCertificate &certificate : read->chain)
        found += certificateName(certificate);
    QCOMPARE(found, names);
    QVERIFY(!read->key.isNull());
}

void TestClientCertificateFile::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("words");
    const QString needed = u"The client certificate needs a password"_s;
    const QString wrong = u"The password does not open the client certificate"_s;
    QTest::newRow("PKCS #12, no password") << u"rsa.p12"_s << QString() << QString() << needed;
    QTest::newRow("PKCS #12, wrong password") << u"rsa.p12"_s << QString() << u"else"_s << wrong;
    QTest::newRow("key, no password") << u"rsa.pem"_s << u"encrypted.key"_s << QString() << needed;
    QTest::newRow("key, wrong password") << u"rsa.pem"_s << u"encrypted.key"_s << u"else"_s << wrong;
    QTest::newRow("old key, wrong password") << u"rsa.pem"_s << u"traditional.key"_s << u"else"_s << wrong;
    for (const QString &password : {u""_s, u"canary"_s, u"else"_s})
        QTest::addRow("RC2, %s", qPrintable(password))
            << u"old.p12"_s << QString() << password
            << u"OpenSSL 3 no longer reads. This converts it to a file that can be used: openssl pkcs12 "
               u"-legacy -in "
               "FILE -out certificate.pem"_s;
    QTest::newRow("Ed25519") << u"ed-both.pem"_s << QString() << QString()
                             << u"Its key is an Ed25519 key, which Qt can't use."_s;
    QTest::newRow("PKCS #12, Ed25519")
        << u"ed25519.p12"_s << QString() << u"canary"_s
        << u"the key may be of a kind that Qt can't use: RSA and ECDSA keys work."_s;
    QTest::newRow("another key") << u"rsa.pem"_s << u"other.key"_s << QString()
                                 << u"The key does not belong to this certificate."_s;
    QTest::newRow("another kind of key")
        << u"rsa.pem"_s << u"ec.key"_s << QString() << u"The key does not belong to this certificate."_s;
    QTest::newRow("no key") << u"rsa.pem"_s << QString() << QString() << u"It has no private key."_s;
    QTest::newRow("damaged key") << u"rsa.pem"_s << u"damaged.key"_s << QString()
                                 << u"Its private key is damaged"_s;
    QTest::newRow("a key alone") << u"rsa.key"_s << QString() << QString() << u"It has no certificate."_s;
    QTest::newRow("a text") << u"notes.txt"_s << QString() << QString() << u"It has no certificate."_s;
    QTest::newRow("no file") << u"absent.p12"_s << QString() << QString() << u"No such file"_s;
    QTest::newRow("no file of the key") << u"rsa.pem"_s << u"absent.key"_s << QString() << u"No such file"_s;
    QTest::newRow("for servers") << u"server-both.pem"_s << QString() << QString()
                                 << u"It is not for clients, but for servers or other purposes."_s;
}

void TestClientCertificateFile::saysWhatIsWrong()
{
    QFETCH(const QString, file);
    QFETCH(const QString, key);
    QFETCH(const QString, password);
    QFETCH(const QString, words);
    const auto read =
        readClientCertificate(path(file), path(key), Secret(password), QDateTime::currentDateTimeUtc());
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Input);
    const QString sentences = errorSentences(read.error());
    QVERIFY2(sentences.contains(words), qPrintable(sentences));
    QVERIFY(password.isEmpty() || !sentences.contains(password));
}

void TestClientCertificateFile::dates_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<QString>("words");
    QTest::newRow("ended") << 3 << u"It was valid until "_s;
    QTest::newRow("not yet") << -1 << u"It is valid from "_s;
}

void TestClientCertificateFile::dates()
{
    QFETCH(const int, days);
    QFETCH(const QString, words);
    const auto read =
        readClientCertificate(path(u"both.pem"_s), {}, {}, QDateTime::currentDateTimeUtc().addDays(days));
    QVERIFY(!read);
    const QString sentences = errorSentences(read.error());
    QVERIFY2(sentences.contains(words), qPrintable(sentences));
    QVERIFY2(sentences.contains(u"check this computer's clock"_s, Qt::CaseInsensitive),
             qPrintable(sentences));
}

/// A file that was not downloaded whole is told as something, whatever is left of it.
void TestClientCertificateFile::cutOff()
{
    const QByteArray whole = contentOf(path(u"rsa.p12"_s));
    for (qsizetype length = 0; length < whole.size(); length += 13) {
        writeFile(path(u"cut.p12"_s), whole.first(length));
        const auto read = readClientCertificate(path(u"cut.p12"_s), {}, Secret(u"canary"_s),
                                                QDateTime::currentDateTimeUtc());
        QVERIFY(!read);
        QVERIFY(!errorSentences(read.error()).isEmpty());
    }
}

SVC_GUILESS_TEST(TestClientCertificateFile)
#include "tst_clientcertificatefile.moc"
