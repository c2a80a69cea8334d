// SPDX-License-Identifier: MIT
#include "base/error.h"
#include "base/result.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

class TestError final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kindNames();
    void deliveryNames();
    void input();
    void tryAgain();
};

void TestError::kindNames()
{
    static const QRegularExpression form(u"^[a-z]+(-[a-z]+)*$"_s);
    QSet<QString> names;
    const int last = static_cast<int>(ErrorKind::LocalStorage);
    for (int kind = 0; kind <= last; ++kind) {
        const QString name = errorKindName(static_cast<ErrorKind>(kind));
        QVERIFY2(form.match(name).hasMatch(), qPrintable(name));
        names.insert(name);
    }
    QCOMPARE(names.size(), last + 1);
    QCOMPARE(errorKindName(ErrorKind::TlsNotYetValid), u"tls-not-yet-valid"_s);
    QCOMPARE(errorKindName(ErrorKind::OutcomeUnknown), u"outcome-unknown"_s);
}

void TestError::deliveryNames()
{
    QCOMPARE(deliveryName(Delivery::NotSent), u"not-sent"_s);
    QCOMPARE(deliveryName(Delivery::MaybeSent), u"maybe-sent"_s);
    QCOMPARE(deliveryName(Delivery::Answered), u"answered"_s);
}

void TestError::input()
{
    const Error error = inputError(ErrorCause::IdNotANumber, u"x"_s);
    QCOMPARE(error.kind, ErrorKind::Input);
    QCOMPARE(error.cause, ErrorCause::IdNotANumber);
    QCOMPARE(error.delivery, Delivery::NotSent);
    QCOMPARE(error.detail, u"x"_s);
    const Result<int> result = failure(error);
    QVERIFY(!result);
    QCOMPARE(result.error().detail, u"x"_s);
}

void TestError::tryAgain()
{
    Error error;
    for (const ErrorKind kind : {ErrorKind::Timeout, ErrorKind::Interrupted, ErrorKind::Protocol}) {
        error.kind = kind;
        QVERIFY(canTryAgain(error));
    }
    for (const ErrorKind kind : {ErrorKind::TlsUntrusted, ErrorKind::Conflict, ErrorKind::NotFound}) {
        error.kind = kind;
        QVERIFY(!canTryAgain(error));
    }
    error.kind = ErrorKind::Data;
    for (const ErrorCause cause : {ErrorCause::CutOff, ErrorCause::EmptyBody, ErrorCause::OtherNotification,
                                   ErrorCause::NoNotificationId}) {
        error.cause = cause;
        QVERIFY(canTryAgain(error));
    }
    for (const ErrorCause cause : {ErrorCause::NotJson, ErrorCause::WrongType, ErrorCause::NoToken,
                                   ErrorCause::TokenLength, ErrorCause::TokenCharacter}) {
        error.cause = cause;
        QVERIFY(!canTryAgain(error));
    }
}

SVC_GUILESS_TEST(TestError)
#include "tst_error.moc"
