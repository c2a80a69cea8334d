// SPDX-License-Identifier: MIT
#include "net/responsefacts.h"

#include <QNetworkInterface>
#include <QNetworkReply>
#include <QSslConfiguration>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kUnreadableLength = -1;

/// Returns the declared length. It may be repeated, but only with the same value. Qt joins repeated headers
/// with a comma.
qint64 declaredLength(const QByteArray &header)
{
    std::optional<qint64> length;
    for (const QByteArray &value : header.split(',')) {
        bool isNumber = false;
        const qint64 number = value.trimmed().toLongLong(&isNumber);
        if (!isNumber || number < 0 || (length && *length != number))
            return kUnreadableLength;
        length = number;
    }
    return *length;
}

} // namespace

bool hasActiveNetworkInterface()
{
    const auto interfaces = QNetworkInterface::allInterfaces();
    return std::any_of(interfaces.begin(), interfaces.end(), [](const QNetworkInterface &interface) {
        const auto flags = interface.flags();
        return flags.testFlag(QNetworkInterface::IsRunning) &&
               !flags.testFlag(QNetworkInterface::IsLoopBack) && !interface.addressEntries().isEmpty();
    });
}

void addResponseFacts(ExchangeFacts &facts, const QNetworkReply &reply)
{
    facts.networkError = reply.error();
    facts.networkErrorText = reply.errorString();
    if (facts.networkError == QNetworkReply::HostNotFoundError)
        facts.hasActiveNetworkInterface = hasActiveNetworkInterface();
    facts.contentEncoding = reply.rawHeader("Content-Encoding");
    facts.location = reply.rawHeader("Location");
    if (facts.url.scheme() == "https"_L1) {
        const QSslConfiguration tls = reply.sslConfiguration();
        facts.tlsProtocol = tls.sessionProtocol();
        facts.certificateChain = tls.peerCertificateChain();
        if (!facts.sslErrors.isEmpty())
            facts.trustedRoots = tls.caCertificates();
    }
    const QVariant status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute);
    if (status.isValid())
        facts.status = status.toInt();
    facts.hasHeaders = !reply.rawHeaderList().isEmpty();
    facts.isChunked = reply.rawHeader("Transfer-Encoding").toLower().contains("chunked");
    if (reply.hasRawHeader("Content-Length"))
        facts.declaredLength = declaredLength(reply.rawHeader("Content-Length"));
}
