// SPDX-License-Identifier: MIT
#include "base/errortext.h"
#include "support/testprogram.h"
#include "text/displaytext.h"

#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

const QString kServerText = u"<b>server</b> words"_s;
const QString kHostile = u"evil\u202E\u2069\u2066\nname"_s;

Error everyFact(ErrorKind kind, ErrorCause cause)
{
    Error error;
    error.kind = kind;
    error.cause = cause;
    error.delivery = Delivery::Answered;
    error.status = 500;
    error.serverMessage = kServerText;
    error.detail = u"a string"_s;
    error.host = u"api.example.com"_s;
    error.port = 8443;
    error.proxy = u"proxy.example.com:3128"_s;
    error.jsonPath = u"$.notificationType.notificationTypeId"_s;
    error.redirectOrigin = u"https://other.example"_s;
    error.notificationId = 1050;
    error.retryAfter = std::chrono::seconds(12);
    error.deadline = std::chrono::seconds(30);
    const QDateTime date(QDate(2026, 3, 14), QTime(9, 12), QTimeZone::utc());
    error.certificate = CertificateFacts{u"CN=api"_s, u"CN=issuer"_s, u"aa:bb"_s, {u"api"_s}, date, date};
    return error;
}

QList<Error> everyError()
{
    QList<Error> errors;
    for (int kind = 0; kind <= static_cast<int>(ErrorKind::LocalStorage); ++kind) {
        for (int cause = 0; cause <= static_cast<int>(ErrorCause::PreviousRun); ++cause) {
            errors += everyFact(static_cast<ErrorKind>(kind), static_cast<ErrorCause>(cause));
            Error bare;
            bare.kind = static_cast<ErrorKind>(kind);
            bare.cause = static_cast<ErrorCause>(cause);
            errors += bare;
        }
    }
    return errors;
}

} // namespace

class TestErrorText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindAndCause();
    void details();
    void sentences_data();
    void sentences();
    void hostileCertificate();
    void proxyWithoutName();
};

void TestErrorText::everyKindAndCause()
{
    static const QRegularExpression placeholder(u"%[0-9n]"_s);
    for (const Error &error : everyError()) {
        const ErrorText text = describeError(error);
        const QString all = text.title + u'\n' + text.message;
        QVERIFY2(!text.title.isEmpty(), qPrintable(errorKindName(error.kind)));
        QVERIFY2(!text.title.endsWith(u'.'), qPrintable(text.title));
        QVERIFY2(!all.contains(placeholder), qPrintable(all));
        QVERIFY2(!all.contains(u"server</b>"_s), qPrintable(all));
    }
}

void TestErrorText::details()
{
    static const QRegularExpression placeholder(u"%[0-9n]"_s);
    for (const Error &error : everyError()) {
        const QString text = errorDetails(error);
        QVERIFY(text.contains(errorKindName(error.kind)));
        QVERIFY(text.contains(deliveryName(error.delivery)));
        QVERIFY2(!text.contains(placeholder), qPrintable(text));
        QVERIFY(!text.contains(kServerText)); // it is beside the sentences
        QCOMPARE(serverWords(error).contains(kServerText), !error.serverMessage.isEmpty());
    }
}

void TestErrorText::sentences_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, ErrorKind kind, ErrorCause cause, int status, const QString &title,
                        const QString &message) {
        Error error = everyFact(kind, cause);
        error.status = status;
        QTest::newRow(name) << error << title << message;
    };
    row("wrong type", ErrorKind::Data, ErrorCause::WrongType, 200,
        u"The answer is not what the service documents"_s,
        u"\u2068$.notificationType.notificationTypeId\u2069 is a string."_s);
    row("refused", ErrorKind::Refused, ErrorCause::None, 0,
        u"Nothing answers at \u2068api.example.com:8443\u2069"_s,
        u"The service may be down, or the address or port may be wrong. Try again."_s);
    row("not found", ErrorKind::NotFound, ErrorCause::None, 404, u"Notification 1050 was not found for you"_s,
        u"It may belong to another user, partition, data source or key, or the id may be wrong."_s);
    row("key", ErrorKind::RequestRejected, ErrorCause::None, 401, u"The API key was not accepted"_s,
        u"It may belong to another environment."_s);
    row("busy", ErrorKind::ServerFault, ErrorCause::None, 503, u"The service is busy"_s,
        u"It can't answer right now. Try again later."_s);
}

void TestErrorText::sentences()
{
    QFETCH(Error, error);
    QFETCH(QString, title);
    QFETCH(QString, message);
    QCOMPARE(describeError(error).title, title);
    QCOMPARE(describeError(error).message, message);
}

void TestErrorText::proxyWithoutName()
{
    Error error;
    error.kind = ErrorKind::Proxy;
    error.cause = ErrorCause::ProxyLoginNeeded;
    error.status = 407;
    QCOMPARE(describeError(error).title, u"A proxy requires a user name"_s);
}

void TestErrorText::hostileCertificate()
{
    const QString shown = isolatedText(visibleLine(kHostile));
    for (const ErrorKind kind : {ErrorKind::TlsUntrusted, ErrorKind::TlsHostname}) {
        Error error = everyFact(kind, ErrorCause::None);
        error.certificate->subject = kHostile;
        error.certificate->issuer = kHostile;
        error.certificate->names = {kHostile};
        QVERIFY(describeError(error).message.contains(shown));
        QVERIFY(!describeError(error).message.contains(kHostile));
        QCOMPARE(errorDetails(error).count(shown), 3);
        QVERIFY(!errorDetails(error).contains(kHostile));
    }
}

SVC_GUILESS_TEST(TestErrorText)
#include "tst_errortext.moc"
