// SPDX-License-Identifier: MIT
#include "activity/exchangetext.h"

#include "base/errortext.h"
#include "json/jsonformat.h"
#include "text/composedtext.h"
#include "text/copytext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct ExchangeTexts
{
    Q_DECLARE_TR_FUNCTIONS(ExchangeText)
};

/// Returns `Label: value` as a line, or nothing if the value is empty.
QString fact(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return {};
    return labelledText(label, containedLine(value)) + u'\n';
}

QString headersText(const QList<ExchangeHeader> &headers)
{
    QString text;
    for (const ExchangeHeader &header : headers)
        text += containedLine(QString::fromLatin1(header.name)) + u": "_s +
                containedLine(QString::fromLatin1(header.value)) + u'\n';
    return text;
}

QString bodyText(const ExchangeBody &body)
{
    QString text = containedText(prettyJson(body.text())).trimmed();
    if (!text.isEmpty())
        text += u'\n';
    if (body.isCut)
        text +=
            ExchangeTexts::tr("The rest of %Ln bytes is not kept.", nullptr, static_cast<int>(body.size)) +
            u'\n';
    return text;
}

QString block(const QString &headers, const QString &body)
{
    return body.isEmpty() ? headers : headers + u'\n' + body;
}

QString phaseLine(const QString &label, const ExchangePhases::Time &time)
{
    return time ? fact(label, durationText(*time)) : QString();
}

QString deliveryText(const Exchange &exchange)
{
    switch (exchange.delivery) {
    case Delivery::NotSent:
        if (exchange.error == ErrorKind::TlsFailed && exchange.times.encrypted)
            return ExchangeTexts::tr("The server ended the connection before it read the request.");
        return ExchangeTexts::tr("Nothing of the request left this computer.");
    case Delivery::MaybeSent:
        return ExchangeTexts::tr("The request may have reached the service; no answer came.");
    case Delivery::Answered:
        return ExchangeTexts::tr("The service answered.");
    }
    Q_UNREACHABLE();
}

QString utc(const QDateTime &when)
{
    return when.isValid() ? when.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QString sectionText(const QString &title, const QString &text)
{
    return text.isEmpty() ? QString() : u"\n-- "_s + title + u" --\n"_s + text;
}

} // namespace

QString millisecondsText(std::chrono::milliseconds duration)
{
    //: %1 is a number of milliseconds.
    return ExchangeTexts::tr("%1 ms").arg(QLocale().toString(qint64(duration.count())));
}

QString durationText(std::chrono::milliseconds duration)
{
    const QLocale locale;
    if (duration < 1s)
        return millisecondsText(duration);
    if (duration < 1min)
        //: %1 is a number of seconds.
        return ExchangeTexts::tr("%1 s").arg(locale.toString(double(duration.count()) / 1000, 'f', 1));
    const auto minutes = std::chrono::floor<std::chrono::minutes>(duration);
    //: A length of time: minutes and seconds.
    return ExchangeTexts::tr("%1 min %2 s")
        .arg(locale.toString(qint64(minutes.count())),
             locale.toString(qint64(std::chrono::floor<std::chrono::seconds>(duration - minutes).count())));
}

QString statusText(const Exchange &exchange)
{
    if (exchange.isRunning())
        return ExchangeTexts::tr("Running", "an exchange");
    if (exchange.status != 0 && !exchange.error)
        return (QString::number(exchange.status) + u' ' + exchange.reason).trimmed();
    return exchange.error ? errorKindName(*exchange.error) : QString();
}

QString statusTitle()
{
    return ExchangeTexts::tr("Status", "of an exchange");
}

QString sectionTitle(ExchangeSection section)
{
    switch (section) {
    case ExchangeSection::Request:
        return ExchangeTexts::tr("Request");
    case ExchangeSection::Response:
        return ExchangeTexts::tr("Response");
    case ExchangeSection::Timing:
        return ExchangeTexts::tr("Timing");
    case ExchangeSection::Certificate:
        return ExchangeTexts::tr("Certificate");
    }
    Q_UNREACHABLE();
}

QString requestText(const Exchange &exchange)
{
    const QString line =
        QString::fromLatin1(exchange.method) + u' ' + containedLine(exchange.address) + u'\n';
    return line + block(headersText(exchange.requestHeaders), bodyText(exchange.requestBody));
}

QString responseText(const Exchange &exchange)
{
    if (exchange.isRunning())
        return {};
    QString text;
    if (exchange.status != 0)
        text += (QString::number(exchange.status) + u' ' + containedLine(exchange.reason)).trimmed() + u'\n';
    if (exchange.error)
        text +=
            fact(errorLabel(), errorKindName(*exchange.error)) + fact(errorDetailsLabel(), exchange.detail);
    text += deliveryText(exchange) + u'\n';
    const QString rest = block(headersText(exchange.responseHeaders), bodyText(exchange.responseBody));
    return rest.isEmpty() ? text : text + u'\n' + rest;
}

QString timingText(const Exchange &exchange)
{
    const ExchangePhases phases = phasesOf(exchange.times);
    QString text = fact(ExchangeTexts::tr("Started", "an exchange"), utc(exchange.started));
    text += phaseLine(ExchangeTexts::tr("Queue"), phases.queue);
    text += phaseLine(ExchangeTexts::tr("Connect, with TLS"), phases.connect);
    text += phaseLine(ExchangeTexts::tr("Waiting for the answer"), phases.waiting);
    text += phaseLine(ExchangeTexts::tr("Body"), phases.body);
    text += phaseLine(ExchangeTexts::tr("Together"), exchange.times.ended);
    if (exchange.times.sent && !exchange.times.connecting)
        text += ExchangeTexts::tr("It used a connection that was already open.") + u'\n';
    return text;
}

QString certificateText(const Exchange &exchange)
{
    if (!exchange.tls)
        return {};
    const CertificateFacts &certificate = exchange.tls->certificate;
    return fact(ExchangeTexts::tr("Subject", "of a certificate"), certificate.subject) +
           fact(ExchangeTexts::tr("Issuer"), certificate.issuer) +
           fact(ExchangeTexts::tr("Names"), certificate.names.join(u", "_s)) +
           fact(ExchangeTexts::tr("Valid from"), utc(certificate.notBefore)) +
           fact(ExchangeTexts::tr("Valid to"), utc(certificate.notAfter)) +
           fact(ExchangeTexts::tr("SHA-256"), certificate.sha256) +
           fact(ExchangeTexts::tr("Protocol"), exchange.tls->protocol) +
           fact(ExchangeTexts::tr("Cipher"), exchange.tls->cipher);
}

QString exchangeText(const Exchange &exchange)
{
    QString text = u"%1 %2\n"_s.arg(QString::fromLatin1(exchange.method), containedLine(exchange.address));
    text += fact(statusTitle(), statusText(exchange));
    text += fact(ExchangeTexts::tr("Connection", "of an exchange"), exchange.connection);
    text += fact(ExchangeTexts::tr("Environment", "of an exchange"), exchange.environment);
    text += fact(ExchangeTexts::tr("Proxy", "of an exchange"), exchange.proxy);
    text += sectionText(sectionTitle(ExchangeSection::Request), requestText(exchange));
    text += sectionText(sectionTitle(ExchangeSection::Response), responseText(exchange));
    text += sectionText(sectionTitle(ExchangeSection::Timing), timingText(exchange));
    text += sectionText(sectionTitle(ExchangeSection::Certificate), certificateText(exchange));
    return text;
}

QString exchangesText(const QList<Exchange> &exchanges)
{
    QString text;
    for (const Exchange &exchange : exchanges)
        text +=
            (text.isEmpty() ? QString() : u'\n' + u"="_s.repeated(72) + u"\n\n"_s) + exchangeText(exchange);
    return text;
}
