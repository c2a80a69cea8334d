// SPDX-License-Identifier: MIT
#include "activity/exchangetext.h"

#include "json/prettyjson.h"
#include "text/copytext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExchangeText)
};

/// `Label: value` on a line of its own; nothing where there is no value.
QString fact(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return {};
    //: A fact on a line of its own; %1 is its name.
    return Words::tr("%1: %2").arg(label, containedLine(value)) + u'\n';
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
    QString text = containedText(prettyJson(QString::fromUtf8(body.text))).trimmed();
    if (!text.isEmpty())
        text += u'\n';
    if (body.isCut)
        text +=
            Words::tr("The rest of %Ln byte(s) is not kept.", nullptr, static_cast<int>(body.size)) + u'\n';
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

QString deliveryText(Delivery delivery)
{
    switch (delivery) {
    case Delivery::NotSent:
        return Words::tr("Nothing of the request left this computer.");
    case Delivery::MaybeSent:
        return Words::tr("The request may have reached the service; no answer came.");
    case Delivery::Answered:
        return Words::tr("The service answered.");
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

QString durationText(std::chrono::milliseconds duration)
{
    const QLocale locale;
    if (duration < 1s)
        //: %1 is a number of milliseconds.
        return Words::tr("%1 ms").arg(locale.toString(qint64(duration.count())));
    if (duration < 1min)
        //: %1 is a number of seconds.
        return Words::tr("%1 s").arg(locale.toString(double(duration.count()) / 1000, 'f', 1));
    const auto minutes = std::chrono::floor<std::chrono::minutes>(duration);
    //: A length of time: minutes and seconds.
    return Words::tr("%1 min %2 s")
        .arg(locale.toString(qint64(minutes.count())),
             locale.toString(qint64(std::chrono::floor<std::chrono::seconds>(duration - minutes).count())));
}

QString statusText(const Exchange &exchange)
{
    if (exchange.isRunning())
        return Words::tr("Running");
    if (exchange.status != 0 && !exchange.error)
        return (QString::number(exchange.status) + u' ' + exchange.reason).trimmed();
    return exchange.error ? errorKindName(*exchange.error) : QString();
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
        text += fact(Words::tr("Error"), errorKindName(*exchange.error)) +
                fact(Words::tr("Details"), exchange.detail);
    text += deliveryText(exchange.delivery) + u'\n';
    const QString rest = block(headersText(exchange.responseHeaders), bodyText(exchange.responseBody));
    return rest.isEmpty() ? text : text + u'\n' + rest;
}

QString timingText(const Exchange &exchange)
{
    const ExchangePhases phases = phasesOf(exchange.times);
    QString text = fact(Words::tr("Started"), utc(exchange.started));
    text += phaseLine(Words::tr("Queue"), phases.queue);
    text += phaseLine(Words::tr("Connect, with TLS"), phases.connect);
    text += phaseLine(Words::tr("Waiting for the answer"), phases.waiting);
    text += phaseLine(Words::tr("Body"), phases.body);
    text += phaseLine(Words::tr("Together"), exchange.times.ended);
    if (exchange.times.sent && !exchange.times.connecting)
        text += Words::tr("It went over a connection that was open already.") + u'\n';
    return text;
}

QString certificateText(const Exchange &exchange)
{
    if (!exchange.tls)
        return {};
    const CertificateFacts &certificate = exchange.tls->certificate;
    return fact(Words::tr("Subject"), certificate.subject) + fact(Words::tr("Issuer"), certificate.issuer) +
           fact(Words::tr("Names"), certificate.names.join(u", "_s)) +
           fact(Words::tr("Valid from"), utc(certificate.notBefore)) +
           fact(Words::tr("Valid to"), utc(certificate.notAfter)) +
           fact(Words::tr("SHA-256"), certificate.sha256) +
           fact(Words::tr("Protocol"), exchange.tls->protocol) +
           fact(Words::tr("Cipher"), exchange.tls->cipher);
}

QString exchangeText(const Exchange &exchange)
{
    QString text = u"%1 %2\n"_s.arg(QString::fromLatin1(exchange.method), containedLine(exchange.address));
    text += fact(Words::tr("Status"), statusText(exchange));
    text += fact(Words::tr("Connection"), exchange.connection);
    text += fact(Words::tr("Environment"), exchange.environment);
    text += sectionText(Words::tr("Request"), requestText(exchange));
    text += sectionText(Words::tr("Response"), responseText(exchange));
    text += sectionText(Words::tr("Timing"), timingText(exchange));
    text += sectionText(Words::tr("Certificate"), certificateText(exchange));
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
