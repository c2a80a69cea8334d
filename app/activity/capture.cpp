// SPDX-License-Identifier: MIT
#include "activity/capture.h"

#include "base/displaytext.h"

#include <QUrl>

#include <algorithm>

namespace capture {

namespace {

constexpr qsizetype kMaxHeaders = 100;
constexpr qsizetype kMaxValue = 1024;
constexpr qsizetype kMaxBody = 64 * 1024;
constexpr qsizetype kMaxLine = 500;

using Names = QList<QByteArray>;

/// Those that a user can't name for the API key or the token.
const Names kRequestNames{"accept",       "accept-encoding", "accept-language", "connection",
                          "content-type", "content-length",  "host",            "user-agent"};

const Names kResponseNames{"age",
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

QByteArray redacted()
{
    return kRedacted.toByteArray();
}

QByteArray bounded(const QByteArray &text, const SecretScrubber &scrubber)
{
    return scrubber.scrubbed(text).left(kMaxValue);
}

/// `Bearer <redacted>` of `Bearer abc`.
QByteArray schemeOf(const QByteArray &value)
{
    const qsizetype blank = value.indexOf(' ');
    const QByteArray scheme = value.left(blank);
    const bool isWord = blank > 0 && blank < 20 && std::all_of(scheme.begin(), scheme.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
    return isWord ? scheme + ' ' + redacted() : redacted();
}

/// `https://example.com/<redacted>`
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
    const QByteArray type = contentType.split(';').first().trimmed().toLower();
    return type == "application/json" || type == "text/json" || type.endsWith("+json") || startsAsJson(text);
}

/// Without what is left of a character at its end.
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

QList<ExchangeHeader> requestHeaders(const QList<Header> &headers, const QList<NamedSecret> &secrets,
                                     const SecretScrubber &scrubber)
{
    QList<ExchangeHeader> kept;
    kept.reserve(std::min(headers.size(), kMaxHeaders));
    for (const auto &[name, value] : headers) {
        if (kept.size() == kMaxHeaders)
            break;
        if (kRequestNames.contains(name.toLower()))
            kept.append({name, bounded(value, scrubber), {}});
        else
            kept.append({name, schemeOf(value), roleIn(value, secrets)});
    }
    return kept;
}

QList<ExchangeHeader> responseHeaders(const QList<Header> &headers, const SecretScrubber &scrubber)
{
    QList<ExchangeHeader> kept;
    kept.reserve(std::min(headers.size(), kMaxHeaders));
    for (const auto &[name, value] : headers) {
        if (kept.size() == kMaxHeaders)
            break;
        const QByteArray known = name.toLower();
        QByteArray shown = redacted();
        if (kResponseNames.contains(known))
            shown = bounded(value, scrubber);
        else if (known == "www-authenticate" || known == "proxy-authenticate")
            shown = schemeOf(value);
        else if (known == "location")
            shown = bounded(originOf(scrubber.scrubbed(value)), scrubber);
        kept.append({bounded(name, scrubber), shown, {}});
    }
    return kept;
}

ExchangeBody body(const QByteArray &contentType, const QByteArray &body, JsonUse use, TextEnd end,
                  const SecretScrubber &scrubber)
{
    ExchangeBody kept;
    kept.size = body.size();
    if (body.isEmpty())
        return kept;
    // A little more than is kept, so that no secret stands across the end of what was looked at.
    constexpr qsizetype kLookedAt = kMaxBody + 16 * 1024;
    const bool isLong = body.size() > kLookedAt;
    const QByteArray seen = isLong ? body.left(kLookedAt) : body;
    const TextEnd seenEnd = isLong ? TextEnd::MayBeCut : end;
    if (isJson(contentType, seen))
        kept.text = scrubber.scrubbed(redactedJson(seen, use), seenEnd);
    else if (use == JsonUse::SecretResponse)
        kept.text = redacted();
    else
        kept.text = scrubber.scrubbed(seen, seenEnd);
    kept.isCut = isLong || kept.text.size() > kMaxBody;
    if (kept.text.size() > kMaxBody)
        kept.text = wholeCharacters(kept.text.left(kMaxBody));
    return kept;
}

QString line(const QString &text, const SecretScrubber &scrubber)
{
    return boundedText(visibleLine(scrubber.scrubbed(text)), kMaxLine);
}

} // namespace capture
