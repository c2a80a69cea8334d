// SPDX-License-Identifier: MIT
#include "net/tlsalert.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

struct AlertWords
{
    QLatin1StringView words; ///< from `openssl errstr`, without the protocol and “alert”
    TlsAlert alert;
};

/// Alerts that a server sends only while it has not completed a handshake. The others, such as `internal
/// error`, may come at any time.
constexpr AlertWords kAlerts[]{
    {"handshake failure"_L1, TlsAlert::HandshakeFailure},        // 40
    {"bad certificate"_L1, TlsAlert::ClientCertificate},         // 42
    {"unsupported certificate"_L1, TlsAlert::ClientCertificate}, // 43
    {"certificate revoked"_L1, TlsAlert::ClientCertificate},     // 44
    {"certificate expired"_L1, TlsAlert::ClientCertificate},     // 45
    {"certificate unknown"_L1, TlsAlert::ClientCertificate},     // 46
    {"unknown ca"_L1, TlsAlert::ClientCertificate},              // 48
    {"access denied"_L1, TlsAlert::ClientCertificate},           // 49
    {"unrecognized name"_L1, TlsAlert::ServerName},              // 112
    {"certificate required"_L1, TlsAlert::ClientCertificate},    // 116
};

} // namespace

TlsAlert tlsAlertIn(const QString &networkErrorText)
{
    // “Error while reading: error:0A00045C:SSL routines::tlsv13 alert certificate required”. The name of the
    // protocol distinguishes an alert from OpenSSL's own errors. Qt joins several errors with commas; then
    // it is not known which of them ended the connection.
    static const QRegularExpression alert(
        u"\\A[^,]*:SSL routines:[^:,]*:(?:sslv3|tlsv1|tlsv13|ssl/tls) (?:alert )?([a-z ]+)\\z"_s);
    const auto match = alert.match(networkErrorText);
    const auto known =
        std::find_if(std::begin(kAlerts), std::end(kAlerts),
                     [&match](const AlertWords &entry) { return match.capturedView(1) == entry.words; });
    return known == std::end(kAlerts) ? TlsAlert::Other : known->alert;
}
