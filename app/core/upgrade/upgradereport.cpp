// SPDX-License-Identifier: MIT
#include "upgrade/upgradereport.h"

#include "base/errortext.h"
#include "contract/errorbody.h"
#include "net/errorclassifier.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "text/durationinwords.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

struct UpgradeOutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(UpgradeOutcome)
public:
    static UpgradeText describe(const UpgradeReport &report);

private:
    static Error unknown()
    {
        Error error;
        error.kind = ErrorKind::OutcomeUnknown;
        return error;
    }
    static QString reason(const UpgradeReport &report);
    static QString whyUnknown(const UpgradeReport &report);
    static QString whyAnswerIsNotEnough(const UpgradeReport &report);
    static QString afterNotStarted(const UpgradeReport &report);
};

constexpr qsizetype kMaxAnswer = 64 * 1024;

/// An upgrade has no session that could have expired: with 401, the API key was not accepted.
ErrorKind refusalKind(int status, const ErrorBody &body)
{
    const ErrorKind kind = answerMeaning(status, body).kind;
    return kind == ErrorKind::SessionExpired ? ErrorKind::RequestRejected : kind;
}

ErrorKind kindFor(UpgradeOutcome outcome, int status, const ErrorBody &body = {})
{
    switch (outcome) {
    case UpgradeOutcome::Refused:
        return refusalKind(status, body);
    case UpgradeOutcome::Failed:
        return ErrorKind::ServerFault;
    default:
        return ErrorKind::OutcomeUnknown;
    }
}

/// Returns the error for an outcome. How the request failed is added to the details.
Error outcomeError(Error error, UpgradeOutcome outcome)
{
    const bool proxyRefused = outcome == UpgradeOutcome::Refused && error.kind == ErrorKind::Proxy;
    if (outcome == UpgradeOutcome::NotStarted || proxyRefused)
        return error;
    const QString name = errorKindName(error.kind);
    error.detail = error.detail.isEmpty() ? name : name + u": "_s + error.detail;
    error.kind = kindFor(outcome, error.status);
    return error;
}

/// Returns why an answer does not mean a finished upgrade.
Error answerError(const UpgradeReply &reply, UpgradeOutcome outcome, const SecretRedactor &redactor)
{
    const ErrorBody body = parseErrorBody(reply.contentType, reply.body, redactor);
    Error error;
    error.kind = kindFor(outcome, reply.status, body);
    if (body.isWebPage)
        error.cause = body.asksForCertificate ? ErrorCause::ClientCertificate : ErrorCause::WebPage;
    else if (reply.cutOff)
        error.cause = ErrorCause::CutOff;
    error.delivery = Delivery::Answered;
    error.status = reply.status;
    error.serverMessage = body.message;
    error.exchange = reply.exchange;
    return error;
}

QString UpgradeOutcomeTexts::reason(const UpgradeReport &report)
{
    const ErrorText text = report.error ? describeError(*report.error) : ErrorText{};
    const bool answerSaysWhy = report.outcome == UpgradeOutcome::Refused &&
                               report.error->kind == ErrorKind::RequestRejected && report.status != 401 &&
                               !isAboutClientCertificate(report.error->cause);
    if (text.message.isEmpty() || answerSaysWhy) // the answer is shown with it
        return sentenceText(text.title);
    return sentencesText(text.title, text.message);
}

QString UpgradeOutcomeTexts::whyUnknown(const UpgradeReport &report)
{
    const QString length = durationInWords(report.duration);
    if (report.stoppedWaiting)
        return tr("You stopped waiting after %1.").arg(length);
    if (report.status > 0)
        return whyAnswerIsNotEnough(report);
    if (report.requestError == ErrorKind::Timeout)
        return tr("No answer came in %1.").arg(length);
    if (report.error && report.error->interimStatus > 0)
        return interimAnswerText(report.error->interimStatus);
    if (report.requestError == ErrorKind::Protocol)
        return tr("The answer after %1 is not what the service documents.").arg(length);
    if (report.error && report.error->cause == ErrorCause::ClientCertificate)
        //: %2 says what the server asks for.
        return tr("The connection ended after %1 without an answer. %2 That may be why.")
            .arg(length, clientCertificateText());
    return tr("The connection ended after %1 without an answer.").arg(length);
}

QString UpgradeOutcomeTexts::whyAnswerIsNotEnough(const UpgradeReport &report)
{
    const QString length = durationInWords(report.duration);
    const QString status = QString::number(report.status);
    const Error error = report.error.value_or(Error());
    if (report.requestError == ErrorKind::Timeout)
        return tr("The answer was not complete after %1.").arg(length);
    if (report.requestError == ErrorKind::TooLarge)
        return tr("The answer after %1 is too large to be read (%2).").arg(length, status);
    if (report.requestError == ErrorKind::Redirect)
        //: %2 is the address of another server, %3 an HTTP status.
        return tr("The answer after %1 leads to %2, and was not followed (%3).")
            .arg(length, isolatedText(error.redirectOrigin), status);
    if (error.cause == ErrorCause::CutOff)
        return tr("The connection ended before the answer was complete (%2 after %1).").arg(length, status);
    if (error.cause == ErrorCause::WebPage || error.cause == ErrorCause::ClientCertificate)
        return tr("A web page answered instead of the service (%2 after %1).").arg(length, status);
    if (report.status == 202)
        return tr("The service accepted the upgrade and did not say that it has ended (202 after %1).")
            .arg(length);
    if (!report.requestError && (report.status == 200 || report.status == 201))
        return tr("Whether the answer is complete is not known (%2 after %1).").arg(length, status);
    return tr("The answer after %1 does not say whether it finished (%2).").arg(length, status);
}

QString UpgradeOutcomeTexts::afterNotStarted(const UpgradeReport &report)
{
    const ErrorCause cause = report.error ? report.error->cause : ErrorCause::None;
    if (cause == ErrorCause::PreviousRun || cause == ErrorCause::RunNotKnown)
        return tr("Nothing left this computer. Start it only once that run has ended.");
    if (isAboutClientCertificate(cause) || cause == ErrorCause::ServerName)
        return tr("The server ended the connection before it read the request, so no upgrade was started.");
    if (cause == ErrorCause::RunNotRecorded)
        return tr("Nothing left this computer. Once the file can be written, it is safe to try again.");
    return tr("Nothing left this computer. It is safe to try again.");
}

UpgradeText UpgradeOutcomeTexts::describe(const UpgradeReport &report)
{
    const QString length = durationInWords(report.duration);
    const QString words = report.error ? serverWords(*report.error) : QString();
    switch (report.outcome) {
    case UpgradeOutcome::NotStarted:
        return {reason(report), afterNotStarted(report), words};
    case UpgradeOutcome::Finished:
        return {tr("The service answered after %1 that the upgrade is done.").arg(length),
                tr("There is nothing more to do before signing in."), words};
    case UpgradeOutcome::Refused:
        return {reason(report), tr("The service did not run the upgrade."), words};
    case UpgradeOutcome::Failed:
        return {tr("The service answered after %1 that the upgrade failed (%2).")
                    .arg(length, QString::number(report.status)),
                tr("Tell whoever runs the service before you start it again."), words};
    case UpgradeOutcome::Unknown:
        return {whyUnknown(report), describeError(unknown()).message, words};
    }
    Q_UNREACHABLE();
}

} // namespace

void setResult(UpgradeReport &report, const Result<UpgradeReply> &result, const SecretRedactor &redactor)
{
    report.outcome = decideOutcome(result);
    if (!result) {
        report.requestError = result.error().kind;
        report.error = outcomeError(result.error(), report.outcome);
        report.status = report.error->status;
        report.delivery = report.error->delivery;
        return;
    }
    report.status = result->status;
    report.delivery = Delivery::Answered;
    const QByteArray seen = redactor.redactedBody(result->body.left(4 * kMaxAnswer));
    report.answer = boundedText(QString::fromUtf8(seen), kMaxAnswer);
    if (report.outcome != UpgradeOutcome::Finished)
        report.error = answerError(*result, report.outcome, redactor);
}

bool isAnswerWhole(const UpgradeReport &report)
{
    if (report.outcome != UpgradeOutcome::Unknown)
        return true;
    const bool isCutOff = report.error && report.error->cause == ErrorCause::CutOff;
    // With 200 or 201, a whole answer of the service would have decided the outcome.
    return !isCutOff && report.status > 201;
}

UpgradeText describeReport(const UpgradeReport &report)
{
    return UpgradeOutcomeTexts::describe(report);
}

QString reportSentences(const UpgradeReport &report)
{
    const UpgradeText text = describeReport(report);
    return onOneLine({text.sentence, text.nextStep, text.serverWords});
}
