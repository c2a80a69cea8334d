// SPDX-License-Identifier: MIT
#include "program/deeplink.h"

#include "connections/connection.h"
#include "ids/idlist.h"
#include "ids/idranges.h"

#include <QSet>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kScheme = "svc-desktop://";
constexpr QByteArrayView kAction = "lookup";
constexpr QByteArrayView kConnection = "connection";
constexpr QByteArrayView kHost = "host";
constexpr QByteArrayView kSource = "source";
constexpr QByteArrayView kIds = "ids";

tl::unexpected<Error> refusal(ErrorCause cause)
{
    return failure(inputError(cause));
}

/// Returns whether `c` must be percent-encoded in a link. Some of these characters have a meaning for a shell
/// or a launcher.
bool isForeign(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte <= ' ' || byte == 0x7f || QByteArrayView("\"<>\\^`{|}").contains(c);
}

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
           c.category() == QChar::Separator_Paragraph;
}

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Returns the decoded value. `nullopt` if it is not UTF-8 or contains control characters or other non-text.
std::optional<QString> decoded(QByteArrayView value)
{
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] == '%' && (i + 2 >= value.size() || !isHex(value[i + 1]) || !isHex(value[i + 2])))
            return {};
    }
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(QByteArray::fromPercentEncoding(value.toByteArray()));
    if (decoder.hasError() || std::any_of(text.begin(), text.end(), isControl))
        return {};
    return text;
}

/// The parameters of a link, still encoded. `nullopt` if a parameter is absent.
struct Query
{
    std::optional<QByteArray> connection;
    std::optional<QByteArray> host;
    std::optional<QByteArray> source;
    std::optional<QByteArray> ids;

    /// Returns the parameter of that name, `nullptr` if links have none of that name.
    [[nodiscard]] std::optional<QByteArray> *find(QByteArrayView name)
    {
        if (name == kConnection)
            return &connection;
        if (name == kHost)
            return &host;
        if (name == kSource)
            return &source;
        return name == kIds ? &ids : nullptr;
    }
};

Result<Query> parseQuery(const QByteArray &text)
{
    Query query;
    for (const QByteArray &part : text.split('&')) {
        const qsizetype equals = part.indexOf('=');
        const QByteArray name = part.left(equals < 0 ? part.size() : equals);
        const QByteArray value = equals < 0 ? QByteArray() : part.sliced(equals + 1);
        std::optional<QByteArray> *parameter = query.find(name);
        if (!parameter || *parameter)
            return refusal(ErrorCause::LinkExtra);
        if (value.contains('=') || value.contains('?'))
            return refusal(ErrorCause::LinkCharacter);
        if (value.isEmpty())
            return refusal(ErrorCause::LinkIncomplete);
        *parameter = value;
    }
    return query;
}

/// Returns the host in the form of displayHost(). Empty if the text is anything but a host with or without a
/// port.
QString canonicalHost(const QString &text)
{
    const QUrl url(u"https://"_s + text, QUrl::StrictMode);
    const bool isHostOnly =
        std::none_of(text.begin(), text.end(), [](QChar c) { return u"/?#@"_s.contains(c); }) &&
        !text.endsWith(u':');
    const bool isUsable = isHostOnly && url.isValid() && !url.host().isEmpty() && url.port() != 0;
    return isUsable ? displayHost(url) : QString();
}

/// Returns the part of a link after the question mark, if the part before it is valid.
Result<QByteArray> queryOf(const QByteArray &link)
{
    if (link.left(kScheme.size()).toLower() != kScheme)
        return refusal(ErrorCause::LinkForeign);
    if (std::any_of(link.begin(), link.end(), isForeign))
        return refusal(ErrorCause::LinkCharacter);
    const QByteArray rest = link.sliced(kScheme.size());
    const qsizetype mark = rest.indexOf('?');
    QByteArray before = rest.left(mark < 0 ? rest.size() : mark).toLower();
    if (before.endsWith('/'))
        before.chop(1);
    // User information, a port, a path or a fragment.
    if (rest.contains('#') || before.contains('@') || before.contains(':') || before.contains('/'))
        return refusal(ErrorCause::LinkExtra);
    if (before != kAction)
        return refusal(ErrorCause::LinkAction);
    if (mark < 0 || mark + 1 == rest.size())
        return refusal(ErrorCause::LinkIncomplete);
    QByteArray query = rest.sliced(mark + 1);
    query.replace("&amp;", "&"); // from the source of a web page
    if (query.endsWith('&'))
        query.chop(1);
    return query;
}

} // namespace

Result<DeepLink> parseDeepLink(QStringView text)
{
    if (text.size() > DeepLink::kMaxBytes)
        return refusal(ErrorCause::LinkTooLong);
    const QByteArray bytes = text.toUtf8();
    if (bytes.size() > DeepLink::kMaxBytes)
        return refusal(ErrorCause::LinkTooLong);
    if (!text.isValidUtf16())
        return refusal(ErrorCause::LinkCharacter);
    const Result<QByteArray> found = queryOf(bytes);
    if (!found)
        return failure(found.error());
    const Result<Query> query = parseQuery(*found);
    if (!query)
        return failure(query.error());
    if (!query->ids)
        return refusal(ErrorCause::LinkIncomplete);
    const std::optional<QString> connection = decoded(query->connection.value_or(QByteArray()));
    const std::optional<QString> host = decoded(query->host.value_or(QByteArray()));
    const std::optional<QString> source = decoded(query->source.value_or(QByteArray()));
    const std::optional<QString> typed = decoded(*query->ids);
    if (!connection || !host || !source || !typed)
        return refusal(ErrorCause::LinkCharacter);
    DeepLink link{.connection = *connection, .host = canonicalHost(*host), .dataSource = *source, .ids = {}};
    if (link.host.isEmpty() && query->host)
        return refusal(ErrorCause::LinkCharacter);
    const Result<QList<qint32>> ids = parseExactIds(*typed);
    if (ids) {
        link.ids = *ids;
        return link;
    }
    if (ids.error().cause == ErrorCause::Required)
        return refusal(ErrorCause::LinkIncomplete);
    const QString &wrong = ids.error().detail;
    return failure(inputError(ErrorCause::LinkIds, wrong.isEmpty() ? *typed : wrong));
}

QList<qint32> idsForLink(const QList<qint32> &ids)
{
    constexpr qsizetype kMinBytes = 2; // a digit and a comma, for ids that form no ranges
    QSet<qint32> known;
    QList<qint32> unique;
    qsizetype runs = 0;
    for (const qint32 id : ids) {
        if (runs * kMinBytes > DeepLink::kMaxBytes)
            break;
        if (known.contains(id))
            continue;
        known += id;
        if (unique.isEmpty() || id - qint64(unique.last()) != 1)
            ++runs;
        unique += id;
    }
    return unique;
}

Result<QString> deepLinkText(const DeepLink &link)
{
    QString ids = compactIds(link.ids, std::numeric_limits<qsizetype>::max()).text;
    ids.remove(u' ');
    QByteArray text = kScheme.toByteArray() + kAction.toByteArray() + '?';
    const auto add = [&text](QByteArrayView name, const QString &value) {
        if (!value.isEmpty())
            text += name.toByteArray() + '=' + QUrl::toPercentEncoding(value) + '&';
    };
    add(kConnection, link.connection);
    add(kHost, link.host);
    add(kSource, link.dataSource);
    text += kIds.toByteArray() + '=' + ids.toLatin1();
    const QString made = QString::fromLatin1(text);
    if (const auto parsed = parseDeepLink(made); !parsed)
        return failure(parsed.error());
    return made;
}
