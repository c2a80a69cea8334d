// SPDX-License-Identifier: MIT
#include "contract/errorbody.h"

#include "base/displaytext.h"
#include "contract/mediatype.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxMessage = 500;
constexpr qsizetype kMaxJson = qsizetype{2} * 1024 * 1024;

QString shown(const QString &text)
{
    // Leading blanks don't count; four times the length is looked at, so that a megabyte costs nothing.
    return boundedText(visibleLine(QStringView(text).trimmed().left(4 * kMaxMessage)), kMaxMessage);
}

QString text(const QJsonObject &object, QLatin1StringView key)
{
    return shown(object.value(key).toString());
}

QString joined(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return first + u": "_s + second;
}

QString firstText(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        if (QString found = text(object, key); !found.isEmpty())
            return found;
    }
    return {};
}

/// One entry of `errors`: a text, or an object that has one.
QString entryText(const QJsonValue &entry)
{
    if (entry.isString())
        return shown(entry.toString());
    return firstText(entry.toObject(), {"message"_L1, "Message"_L1, "detail"_L1, "title"_L1});
}

void append(QString &list, const QString &entry)
{
    if (!entry.isEmpty() && list.size() < kMaxMessage)
        list += (list.isEmpty() ? u""_s : u"; "_s) + entry;
}

QString listText(const QJsonArray &entries)
{
    QString list;
    for (const auto &entry : entries) {
        append(list, entryText(entry));
        if (list.size() >= kMaxMessage)
            break;
    }
    return list;
}

/// `errors` as a list, or by field: `{"name": ["is required"]}`.
QString errorsText(const QJsonValue &errors)
{
    if (errors.isArray())
        return listText(errors.toArray());
    QString list;
    const QJsonObject fields = errors.toObject();
    for (auto field = fields.begin(); field != fields.end() && list.size() < kMaxMessage; ++field) {
        const QJsonValue value = field.value();
        append(list,
               joined(shown(field.key()), value.isArray() ? listText(value.toArray()) : entryText(value)));
    }
    return list;
}

QString objectText(const QJsonObject &object)
{
    const QString title = text(object, "title"_L1);
    const QString detail = text(object, "detail"_L1);
    if (!detail.isEmpty())
        return joined(title, detail);
    const QString errors = errorsText(object.value("errors"_L1));
    if (!title.isEmpty())
        return joined(title, errors);
    if (QString message = firstText(object, {"message"_L1, "Message"_L1}); !message.isEmpty())
        return message;
    const QString error = joined(entryText(object.value("error"_L1)), text(object, "error_description"_L1));
    return error.isEmpty() ? errors : error;
}

} // namespace

bool isWebPage(const QByteArray &contentType, const QByteArray &body)
{
    QByteArrayView start(body);
    if (start.startsWith("\xEF\xBB\xBF"))
        start = start.sliced(3);
    start = start.trimmed();
    if (start.isEmpty())
        return false;
    const QByteArray type = mediaType(contentType);
    if (type == "text/html" || type == "application/xhtml+xml")
        return true;
    const QByteArray first = start.first(std::min<qsizetype>(start.size(), 16)).toByteArray().toLower();
    return first.startsWith("<!doctype html") || first.startsWith("<html");
}

ErrorBody parseErrorBody(const QByteArray &contentType, const QByteArray &body)
{
    ErrorBody error;
    error.isWebPage = isWebPage(contentType, body);
    if (error.isWebPage)
        return error;

    // What is larger is no message to anybody, and would take several times its size.
    const QJsonDocument document = body.size() <= kMaxJson ? QJsonDocument::fromJson(body) : QJsonDocument();
    error.isJson = document.isObject() && isJsonType(contentType);
    if (document.isObject())
        error.message = objectText(document.object());
    else if (document.isArray())
        error.message = listText(document.array());
    else if (mediaType(contentType) == "text/plain")
        error.message = QString::fromUtf8(body.first(std::min<qsizetype>(body.size(), 16 * kMaxMessage)));
    error.message = shown(error.message);
    return error;
}
