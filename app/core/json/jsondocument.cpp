// SPDX-License-Identifier: MIT
#include "json/jsondocument.h"

#include "base/errortext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct JsonDocumentTexts
{
    Q_DECLARE_TR_FUNCTIONS(JsonDocument)
};

} // namespace

JsonWriter beginDocument(const JsonDocumentFormat &format)
{
    JsonWriter json;
    json.add("format"_L1, format.name);
    json.add("version"_L1, format.version);
    return json;
}

Result<JsonReader> openDocument(const QByteArray &json, const JsonDocumentFormat &format)
{
    auto root = JsonReader::open(json);
    if (!root) {
        const QString reason =
            root.error().cause == ErrorCause::EmptyBody
                ? JsonDocumentTexts::tr("it is empty", "completes: It is not …: it is empty.")
                : root.error().detail;
        return failure(localStorageError(ErrorCause::FileDamaged, format.notJson.arg(reason)));
    }
    if (root->string("format"_L1) != format.name)
        root->reject("format"_L1, format.otherFormat);
    if (root->int64("version"_L1) != format.version)
        root->reject("version"_L1, JsonDocumentTexts::tr("a version this program does not know",
                                                         "completes: $.field is …"));
    if (root->error())
        return failure(damagedDocument(*root->error()));
    return root;
}

Error damagedDocument(const Error &rejected)
{
    Error error = localStorageError(ErrorCause::FileDamaged, rejected.detail);
    error.jsonPath = rejected.jsonPath;
    return error;
}

QList<JsonReader> readEntries(const JsonReader &json, QLatin1StringView key, qsizetype maximum)
{
    auto entries = json.objects(key);
    if (entries && entries->size() <= maximum)
        return *entries;
    json.reject(key, JsonDocumentTexts::tr("missing or too long", "completes: $.field is …"));
    return {};
}

QString readName(const JsonReader &json, QLatin1StringView key, qsizetype maximum)
{
    QString text = json.string(key).value_or(QString());
    if (text.size() > maximum)
        json.reject(key, JsonDocumentTexts::tr("too long", "completes: $.field is …"));
    return text;
}

qint64 readNumber(const JsonReader &json, QLatin1StringView key, qint64 minimum, qint64 maximum,
                  qint64 fallback)
{
    const qint64 number = json.int64(key).value_or(fallback);
    if (number >= minimum && number <= maximum)
        return number;
    json.rejectRange(key);
    return minimum;
}

QDateTime readTime(const JsonReader &json, QLatin1StringView key)
{
    QDateTime time = QDateTime::fromString(json.string(key).value_or(QString()), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() != Qt::UTC)
        json.reject(key, JsonDocumentTexts::tr("not a time in UTC", "completes: $.field is …"));
    return time;
}
