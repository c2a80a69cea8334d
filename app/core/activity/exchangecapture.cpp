// SPDX-License-Identifier: MIT
#include "activity/exchangecapture.h"

#include "text/displaytext.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace exchangecapture {

namespace {

constexpr qsizetype kMaxHeaders = 100;
constexpr qsizetype kMaxValue = 1024;
constexpr qsizetype kMaxBody = 64 * 1024;
constexpr qsizetype kMaxLine = 500;

/// Names that a user cannot choose for the API key or the token. Sorted.
constexpr std::array<QByteArrayView, 8> kRequestNames{"accept",     "accept-encoding", "accept-language",
                                                      "connection", "content-length",  "content-type",
                                                      "host",       "user-agent"};

/// Sorted.
constexpr std::array<QByteArrayView, 28> kResponseNames{"age",
                                                        "allow",
                                                        "cache-control",
                                                        "connection",
                                                        "content-encoding",
                                                        "content-language",
                                                        "content-length",
                                                        "content-type",
                                                        "date",
                                                        "expires",
                                                        "keep-alive",
                                                        "last-modified",
                                                        "pragma",
                                                        "request-id",
                                                        "retry-after",
                                                        "server",
                                                        "strict-transport-security",
                                                        "traceparent",
                                                        "transfer-encoding",
                                                        "vary",
                                                        "via",
                                                        "warning",
                                                        "x-amzn-requestid",
                                                        "x-correlation-id",
                                                        "x-ms-request-id",
                                                        "x-powered-by",
                                                        "x-request-id",
                                                        "x-trace-id"};

bool isKnown(const auto &names, const QByteArray &name)
{
    const auto place = std::lower_bound(names.begin(), names.end(), name,
                                        [](QByteArrayView known, const QByteArray &wanted) {
                                            return wanted.compare(known, Qt::CaseInsensitive) > 0;
                                        });
    return place != names.end() && name.compare(*place, Qt::CaseInsensitive) == 0;
}

QByteArray redacted()
{
    return kRedacted.toByteArray();
}

QByteArray bounded(const QByteArray &text, const SecretRedactor &redactor)
{
    return redactor.redacted(text).left(kMaxValue);
}

/// Returns `Bearer <redacted>` for `Bearer abc`.
QByteArray schemeOf(const QByteArray &value)
{
    const qsizetype blank = value.indexOf(' ');
    const QByteArray scheme = value.left(blank);
    const bool isWord = blank > 0 && blank < 20 && std::all_of(scheme.begin(), scheme.end(), [](char c) {
                            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
                        });
    return isWord ? scheme + ' ' + redacted() : redacted();
}

/// Returns `https://example.com/<redacted>` for a URL on that host.
QByteArray originOf(const QByteArray &location)
{
    const QUrl url = QUrl::fromEncoded(location);
    if (!url.isValid() || url.host().isEmpty())
        return redacted();
    return url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment) +
           '/' + redacted();
}

std::optional<SecretRole> roleIn(const QByteArray &value, const QList<NamedSecret> &secrets)
{
    for (const NamedSecret &secret : secrets) {
        const QByteArray known = secret.value.reveal().toUtf8();
        if (!known.isEmpty() && (value == known || value.endsWith(' ' + known)))
            return secret.role;
    }
    return {};
}

bool startsAsJson(QByteArrayView text)
{
    text = text.trimmed();
    return text.startsWith('{') || text.startsWith('[');
}

bool isJson(const QByteArray &contentType, QByteArrayView text)
{
    if (startsAsJson(text))
        return true;
    const QByteArray type = contentType.split(';').first().trimmed().toLower();
    return type == "application/json" || type == "text/json" || type.endsWith("+json");
}

/// Returns `text` without an incomplete UTF-8 character at its end.
QByteArray wholeCharacters(QByteArray text)
{
    qsizetype end = text.size();
    while (end > 0 && text.size() - end < 3 && (uchar(text[end - 1]) & 0xC0) == 0x80)
        --end;
    if (end > 0 && uchar(text[end - 1]) >= 0xC0)
        text.truncate(end - 1);
    return text;
}

} // namespace

QList<ExchangeHeader> requestHeaders(const QList<Header> &headers, const QList<NamedSecret> &secrets)
{
    QList<ExchangeHeader> captured;
    captured.reserve(std::min(headers.size(), kMaxHeaders));
    for (const auto &[name, value] : headers) {
        if (captured.size() == kMaxHeaders)
            break;
        if (isKnown(kRequestNames, name))
            captured.append({name, value.left(kMaxValue), {}}); // texts of this program
        else
            captured.append({name, schemeOf(value), roleIn(value, secrets)});
    }
    return captured;
}

QList<ExchangeHeader> responseHeaders(const QList<Header> &headers, const SecretRedactor &redactor)
{
    QList<ExchangeHeader> captured;
    captured.reserve(std::min(headers.size(), kMaxHeaders));
    for (const auto &[name, value] : headers) {
        if (captured.size() == kMaxHeaders)
            break;
        const auto is = [&name = name](QByteArrayView other) {
            return name.compare(other, Qt::CaseInsensitive) == 0;
        };
        QByteArray shown = redacted();
        if (isKnown(kResponseNames, name))
            shown = bounded(value, redactor);
        else if (is("www-authenticate") || is("proxy-authenticate"))
            shown = schemeOf(value);
        else if (is("location"))
            shown = bounded(originOf(redactor.redacted(value)), redactor);
        captured.append({bounded(name, redactor), shown, {}});
    }
    return captured;
}

ExchangeBody body(const QByteArray &contentType, const QByteArray &body, JsonUse use,
                  const SecretRedactor &redactor)
{
    if (body.isEmpty())
        return {};
    const bool isCut = body.size() > kMaxBody;
    const QByteArray seen = isCut ? wholeCharacters(body.left(kMaxBody)) : body;
    const auto redact = [contentType, use, redactor](const QByteArray &text) {
        if (isJson(contentType, text))
            return redactedJson(text, use, redactor);
        if (use == JsonUse::SecretResponse)
            return redacted();
        return redactor.redacted(text, TextEnd::MayBeCut);
    };
    // Bodies that are known to contain a password or a token are not stored as they are.
    if (use == JsonUse::Response)
        return {seen, redact, body.size(), isCut};
    return {redact(seen), body.size(), isCut};
}

QString line(const QString &text, const SecretRedactor &redactor)
{
    return boundedText(visibleLine(redactor.redacted(text)), kMaxLine);
}

} // namespace exchangecapture
