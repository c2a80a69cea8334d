// SPDX-License-Identifier: MIT
#include "contract/errorbody.h"

#include "contract/mediatype.h"
#include "text/displaytext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxMessage = 500;
constexpr qsizetype kMaxJson = qsizetype{2} * 1024 * 1024;

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return first + u": "_s + second;
}

void append(QString &list, const QString &entry)
{
    if (!entry.isEmpty() && list.size() < kMaxMessage)
        list += (list.isEmpty() ? u""_s : u"; "_s) + entry;
}

/// Finds the message in the body, and makes each text safe before it is added.
class Message final
{
public:
    explicit Message(const SecretRedactor &redactor)
        : m_redactor(redactor)
    {
    }

    [[nodiscard]] QString of(const QJsonDocument &document) const
    {
        return document.isObject() ? objectText(document.object()) : listText(document.array());
    }

    [[nodiscard]] QString shown(const QString &text) const
    {
        // Leading white space is ignored. Only four times the maximum length is processed, so that a megabyte
        // costs nothing.
        const QString seen = QStringView(text).trimmed().left(4 * kMaxMessage).toString();
        return boundedText(visibleLine(m_redactor.redactedErrorText(seen, TextEnd::MayBeCut)), kMaxMessage);
    }

private:
    [[nodiscard]] QString text(const QJsonObject &object, QLatin1StringView key) const
    {
        const QJsonValue value = object.value(key);
        return value.isArray() ? listText(value.toArray()) : shown(value.toString());
    }

    [[nodiscard]] QString firstText(const QJsonObject &object,
                                    std::initializer_list<QLatin1StringView> keys) const
    {
        for (const QLatin1StringView key : keys) {
            if (QString found = text(object, key); !found.isEmpty())
                return found;
        }
        return {};
    }

    /// Returns the text of one entry of `errors`: a string, or an object that contains one.
    [[nodiscard]] QString entryText(const QJsonValue &entry) const
    {
        if (entry.isString())
            return shown(entry.toString());
        return firstText(entry.toObject(), {"message"_L1, "Message"_L1, "detail"_L1, "title"_L1});
    }

    [[nodiscard]] QString listText(const QJsonArray &entries) const
    {
        QString list;
        for (const auto &entry : entries) {
            append(list, entryText(entry));
            if (list.size() >= kMaxMessage)
                break;
        }
        return list;
    }

    /// Returns the texts of `errors`, which is a list or an object by field: `{"name": ["is required"]}`.
    [[nodiscard]] QString errorsText(const QJsonValue &errors) const
    {
        if (errors.isArray())
            return listText(errors.toArray());
        QString list;
        const QJsonObject fields = errors.toObject();
        for (auto field = fields.begin(); field != fields.end() && list.size() < kMaxMessage; ++field) {
            const QJsonValue value = field.value();
            append(list, joined(shown(field.key()),
                                value.isArray() ? listText(value.toArray()) : entryText(value)));
        }
        return list;
    }

    [[nodiscard]] QString objectText(const QJsonObject &object) const
    {
        const QString title = text(object, "title"_L1);
        const QString detail = text(object, "detail"_L1);
        if (!detail.isEmpty())
            return joined(title, detail);
        const QString errors = errorsText(object.value("errors"_L1));
        if (!title.isEmpty())
            return joined(title, errors);
        if (QString message = firstText(object, {"message"_L1, "Message"_L1, "errorMessage"_L1});
            !message.isEmpty())
            return message;
        // Apigee, https://docs.apigee.com/api-platform/fundamentals/fault-handling
        if (QString fault = text(object.value("fault"_L1).toObject(), "faultstring"_L1); !fault.isEmpty())
            return fault;
        const QString error =
            joined(entryText(object.value("error"_L1)), text(object, "error_description"_L1));
        return error.isEmpty() ? errors : error;
    }

    const SecretRedactor &m_redactor;
};

bool isHtmlType(const QByteArray &contentType)
{
    const QByteArray type = mediaType(contentType);
    return type == "text/html" || type == "application/xhtml+xml";
}

/// Returns `body` without a leading byte order mark and white space.
QByteArrayView withoutMark(QByteArrayView body)
{
    return (body.startsWith("\xEF\xBB\xBF") ? body.sliced(3) : body).trimmed();
}

/// Returns `text` without the comments and processing instructions before the first element.
QByteArrayView withoutProlog(QByteArrayView text)
{
    while (text.startsWith("<!--") || text.startsWith("<?")) {
        const QByteArrayView end = text.startsWith("<?") ? "?>" : "-->";
        const qsizetype at = text.indexOf(end);
        if (at < 0)
            break;
        text = text.sliced(at + end.size()).trimmed();
    }
    return text;
}

bool beginsAsHtml(QByteArrayView text)
{
    const QByteArray first = text.first(std::min<qsizetype>(text.size(), 16)).toByteArray().toLower();
    static constexpr std::array kTags{"<!doctype html", "<html",   "<head", "<body",
                                      "<title",         "<meta",   "<h1",   "<center",
                                      "<table",         "<script", "<style"};
    return std::any_of(kTags.begin(), kTags.end(),
                       [&first](const char *tag) { return first.startsWith(tag); });
}

/// Returns whether a gateway's page says that the client has given no certificate, or not the right one.
bool asksForCertificate(const QByteArray &page)
{
    static constexpr const char *kWords[]{
        "no required ssl certificate was sent",         // nginx, ngx_http_special_response.c: page 496
        "the ssl certificate error",                    // nginx, page 495
        "cannot perform post-handshake authentication", // Apache, mod_ssl, ssl_engine_kernel.c
        "(ssl) client certificate that the web server recognizes", // IIS, 403.7, support.microsoft.com
    };
    constexpr qsizetype kMaxPage = qsizetype{64} * 1024;
    const QByteArray text = page.left(kMaxPage).toLower().simplified();
    return std::any_of(std::begin(kWords), std::end(kWords),
                       [&text](const char *words) { return text.contains(words); });
}

} // namespace

bool isWebPage(const QByteArray &contentType, const QByteArray &body)
{
    const QByteArrayView start = withoutMark(body);
    if (start.isEmpty())
        return false;
    const QList<QByteArray> types = contentType.split(','); // Qt joins repeated headers with a comma
    if (std::any_of(types.begin(), types.end(), isHtmlType))
        return true;
    // Neither plain text nor JSON begins with `<`. A body with any other type is what its type says.
    if (start.front() == '<' && (contentType.trimmed().isEmpty() || isJsonType(contentType)))
        return true;
    return beginsAsHtml(withoutProlog(start));
}

ErrorBody parseErrorBody(const QByteArray &contentType, const QByteArray &body,
                         const SecretRedactor &redactor)
{
    ErrorBody error;
    error.isWebPage = isWebPage(contentType, body);
    if (error.isWebPage) {
        error.asksForCertificate = asksForCertificate(body);
        return error;
    }

    // Nobody would read a larger message, and parsing it takes several times its size in memory.
    const QJsonDocument document = body.size() <= kMaxJson ? QJsonDocument::fromJson(body) : QJsonDocument();
    error.isJson = document.isObject() && isJsonType(contentType);
    const Message message(redactor);
    if (document.isObject() || document.isArray())
        error.message = boundedText(message.of(document), kMaxMessage);
    else if (mediaType(contentType) == "text/plain")
        error.message =
            message.shown(QString::fromUtf8(body.first(std::min<qsizetype>(body.size(), 16 * kMaxMessage))));
    return error;
}
