// SPDX-License-Identifier: MIT
#include "json/jsonreader.h"

#include "json/jsontokenizer.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

struct JsonReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(JsonReader)
};

constexpr qint64 kExactInDouble = 1LL << 53;

Error dataError(ErrorCause cause, const QString &detail)
{
    Error error;
    error.kind = ErrorKind::Data;
    error.cause = cause;
    error.delivery = Delivery::Answered;
    error.detail = detail;
    return error;
}

QString typeName(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return JsonReaderTexts::tr("null", "completes: $.field is …");
    case QJsonValue::Bool:
        return JsonReaderTexts::tr("a boolean", "completes: $.field is …");
    case QJsonValue::Double:
        return JsonReaderTexts::tr("a number", "completes: $.field is …");
    case QJsonValue::String:
        return JsonReaderTexts::tr("a string", "completes: $.field is …");
    case QJsonValue::Array:
        return JsonReaderTexts::tr("an array", "completes: $.field is …");
    case QJsonValue::Object:
        return JsonReaderTexts::tr("an object", "completes: $.field is …");
    case QJsonValue::Undefined:
        break;
    }
    return JsonReaderTexts::tr("missing", "completes: $.field is …");
}

/// Returns whether `json` begins with an object or array and ends before its closing bracket.
bool isCutOff(QByteArrayView json)
{
    QByteArray open;
    JsonTokenizer tokens(json);
    do {
        const JsonToken token = tokens.next();
        if (token.kind == JsonToken::Kind::End)
            return !open.isEmpty();
        if (token.opensContainer())
            open.append(token.text);
        if (token.closesContainer()) {
            if (!open.endsWith(token.kind == JsonToken::Kind::ObjectEnd ? '{' : '['))
                return false;
            open.chop(1);
        }
    } while (!open.isEmpty());
    return false;
}

/// Returns whether `json` contains a number that Qt's parser may have silently rounded to an int64, such as
/// 9007199254740993.0 or -9223372036854775809.
bool hasRoundedInteger(QByteArrayView json)
{
    JsonTokenizer tokens(json);
    for (JsonToken token = tokens.next(); token.kind != JsonToken::Kind::End; token = tokens.next()) {
        bool isInt64 = token.kind != JsonToken::Kind::Word;
        if (!isInt64)
            static_cast<void>(token.text.toLongLong(&isInt64));
        if (!isInt64 && std::abs(token.text.toDouble()) >= static_cast<double>(kExactInDouble))
            return true;
    }
    return false;
}

} // namespace

JsonReader::JsonReader(QJsonObject object, QString path, std::shared_ptr<Shared> shared)
    : m_object(std::move(object))
    , m_path(std::move(path))
    , m_shared(std::move(shared))
{
}

Result<JsonReader> JsonReader::open(const QByteArray &body)
{
    const QByteArray text = (body.startsWith("\xEF\xBB\xBF") ? body.sliced(3) : body).trimmed();
    if (text.isEmpty())
        return failure(dataError(ErrorCause::EmptyBody, {}));

    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error == QJsonParseError::NoError) {
        if (!document.isObject())
            return failure(
                dataError(ErrorCause::NotJson, JsonReaderTexts::tr("an array", "completes: $.field is …")));
        return JsonReader(document.object(), u"$"_s, std::make_shared<Shared>(Shared{text, {}}));
    }
    const bool isCut = problem.error != QJsonParseError::DeepNesting && isCutOff(text);
    return failure(dataError(isCut ? ErrorCause::CutOff : ErrorCause::NotJson, problem.errorString()));
}

std::optional<QString> JsonReader::string(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (value.isString())
        return value.toString();
    if (!value.isNull() && !value.isUndefined())
        reject(key, typeName(value));
    return {};
}

std::optional<bool> JsonReader::boolean(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (value.isBool())
        return value.toBool();
    if (!value.isNull() && !value.isUndefined())
        reject(key, typeName(value));
    return {};
}

std::optional<qint64> JsonReader::int64(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (value.isNull() || value.isUndefined())
        return {};
    if (!value.isDouble()) {
        reject(key, typeName(value));
        return {};
    }
    const qint64 integer = value.toInteger(0);
    if (integer != value.toInteger(1)) {
        const double number = value.toDouble();
        if (std::floor(number) == number)
            rejectRange(key);
        else
            reject(key, JsonReaderTexts::tr("a number with a fraction", "completes: $.field is …"));
        return {};
    }
    if ((integer >= kExactInDouble || integer <= -kExactInDouble) && hasRoundedInteger(m_shared->body)) {
        reject(key, JsonReaderTexts::tr("not an exact number", "completes: $.field is …"));
        return {};
    }
    return integer;
}

std::optional<qint32> JsonReader::int32(QLatin1StringView key) const
{
    const std::optional<qint64> value = int64(key);
    if (!value)
        return {};
    if (*value < std::numeric_limits<qint32>::min() || *value > std::numeric_limits<qint32>::max()) {
        rejectRange(key);
        return {};
    }
    return static_cast<qint32>(*value);
}

std::optional<JsonReader> JsonReader::object(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (value.isObject())
        return JsonReader(value.toObject(), m_path + u'.' + key, m_shared);
    if (!value.isNull() && !value.isUndefined())
        reject(key, typeName(value));
    return {};
}

std::optional<QList<JsonReader>> JsonReader::objects(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (value.isNull() || value.isUndefined())
        return {};
    if (!value.isArray()) {
        reject(key, typeName(value));
        return {};
    }
    QList<JsonReader> list;
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonValue entry = array.at(i);
        const QString place = u"%1[%2]"_s.arg(key).arg(i);
        if (!entry.isObject()) {
            rejectPath(m_path + u'.' + place, typeName(entry));
            return {};
        }
        list += JsonReader(entry.toObject(), m_path + u'.' + place, m_shared);
    }
    return list;
}

void JsonReader::rejectMissing(QLatin1StringView key) const
{
    reject(key, typeName(QJsonValue(QJsonValue::Undefined)));
}

void JsonReader::rejectRange(QLatin1StringView key) const
{
    reject(key, JsonReaderTexts::tr("out of range", "completes: $.field is …"));
}

void JsonReader::reject(QLatin1StringView key, const QString &what) const
{
    rejectPath(m_path + u'.' + key, what);
}

void JsonReader::rejectPath(const QString &path, const QString &what) const
{
    if (m_shared->error)
        return;
    Error error = dataError(ErrorCause::WrongType, what);
    error.jsonPath = path;
    m_shared->error = std::move(error);
}
