// SPDX-License-Identifier: MIT
#include "activity/jsonredaction.h"

#include "contract/notification.h"
#include "json/jsontokenizer.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace {

constexpr int kDeepest = 64;
constexpr qsizetype kLongestName = 64;
constexpr QByteArrayView kRedactedString("\"<redacted>\"");

using Kind = JsonToken::Kind;
using Names = QList<QByteArrayView>;

const Names kRequestFields{"dataSource", "partition", "username"};

const Names kUserFields{"user", "fullName", "userName"};

/// The contract's fields, and those in which services commonly describe errors.
const Names kResponseFields =
    kUserFields + notificationFields() + Names{"type",    "title",   "status",    "detail",
                                               "message", "Message", "error",     "error_description",
                                               "errors",  "traceId", "requestId", "correlationId"};

const Names &fieldsOf(JsonUse use)
{
    switch (use) {
    case JsonUse::Request:
        return kRequestFields;
    case JsonUse::Response:
        return kResponseFields;
    case JsonUse::SecretResponse:
        return kUserFields;
    }
    Q_UNREACHABLE();
}

bool isName(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= kLongestName &&
           std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '_' || c == '-' || c == '.' || c == '$';
           });
}

/// What to keep of a value.
enum class Keep {
    Nothing,
    Known, ///< a plain value; of an object its known fields
    All,   ///< everything below `errors`, where field names are the service's own
};

/// Copies JSON up to the first syntax error, without the values that must not be kept.
class Redactor final
{
public:
    Redactor(QByteArrayView json, JsonUse use)
        : m_tokens(json)
        , m_fields(fieldsOf(use))
    {
        m_out.reserve(json.size());
        advance();
    }

    QByteArray redacted()
    {
        // A plain value at the top level may be anything, even a token.
        const bool isWhole =
            copyValue(m_token.opensContainer() ? Keep::Known : Keep::Nothing, 0) && m_token.kind == Kind::End;
        return isWhole ? m_out : m_out + kRedacted.toByteArray();
    }

private:
    void advance();
    void copy();
    bool copyIf(Kind kind);
    void redact();
    bool copyValue(Keep keep, int depth);
    bool copyContainer(Keep keep, int depth);
    bool copyObject(Keep keep, int depth);
    bool copyArray(Keep keep, int depth);
    bool copyWord(Keep keep);
    [[nodiscard]] Keep keepOf(QByteArrayView name, Keep outer) const;

    JsonTokenizer m_tokens;
    JsonToken m_token; ///< the next token; the white space before it has been copied
    const Names &m_fields;
    QByteArray m_out;
};

void Redactor::advance()
{
    m_token = m_tokens.next();
    m_out.append(m_token.before);
}

void Redactor::copy()
{
    m_out.append(m_token.text);
    advance();
}

bool Redactor::copyIf(Kind kind)
{
    if (m_token.kind != kind)
        return false;
    copy();
    return true;
}

void Redactor::redact()
{
    m_out.append(kRedactedString);
    advance();
}

bool Redactor::copyValue(Keep keep, int depth)
{
    if (depth > kDeepest)
        return false;
    if (m_token.opensContainer())
        return copyContainer(keep, depth);
    if (m_token.kind == Kind::Word)
        return copyWord(keep);
    if (m_token.kind != Kind::String)
        return false;
    if (keep == Keep::Nothing)
        redact();
    else
        copy();
    return true;
}

bool Redactor::copyContainer(Keep keep, int depth)
{
    const qsizetype start = m_out.size();
    const bool isWhole = m_token.kind == Kind::ObjectStart ? copyObject(keep, depth) : copyArray(keep, depth);
    if (keep == Keep::Nothing) { // its content had to be read to find its end
        m_out.truncate(start);
        if (isWhole)
            m_out.append(kRedactedString).append(m_token.before);
    }
    return isWhole;
}

bool Redactor::copyObject(Keep keep, int depth)
{
    copy();
    if (copyIf(Kind::ObjectEnd))
        return true;
    do {
        if (m_token.kind != Kind::String)
            return false;
        const QByteArrayView name = m_token.text.sliced(1).chopped(1); // escapes are not decoded
        const Keep keepField = isName(name) ? keepOf(name, keep) : Keep::Nothing;
        if (isName(name))
            copy();
        else
            redact();
        if (!copyIf(Kind::Colon) || !copyValue(keepField, depth + 1))
            return false;
    } while (copyIf(Kind::Comma));
    return copyIf(Kind::ObjectEnd);
}

bool Redactor::copyArray(Keep keep, int depth)
{
    copy();
    if (copyIf(Kind::ArrayEnd))
        return true;
    do {
        if (!copyValue(keep, depth + 1))
            return false;
    } while (copyIf(Kind::Comma));
    return copyIf(Kind::ArrayEnd);
}

bool Redactor::copyWord(Keep keep)
{
    const QByteArrayView word = m_token.text;
    const bool isNumber = QByteArrayView("-0123456789").contains(word.front()) &&
                          std::all_of(word.begin(), word.end(),
                                      [](char c) { return QByteArrayView("+-.eE0123456789").contains(c); });
    if (!isNumber && word != "true" && word != "false" && word != "null")
        return false;
    if (keep == Keep::Nothing && word != "null")
        redact();
    else
        copy();
    return true;
}

Keep Redactor::keepOf(QByteArrayView name, Keep outer) const
{
    if (outer != Keep::Known)
        return outer;
    if (!m_fields.contains(name))
        return Keep::Nothing;
    return name == "errors" ? Keep::All : Keep::Known;
}

} // namespace

QList<Secret> possibleSecretsIn(QByteArrayView json)
{
    constexpr qsizetype kShortest = 8; // shorter values are words such as “Bearer”
    QList<Secret> secrets;
    const QJsonObject object = QJsonDocument::fromJson(json.toByteArray()).object();
    for (auto field = object.begin(); field != object.end(); ++field) {
        const QString text = field.value().toString();
        if (text.size() >= kShortest && !fieldsOf(JsonUse::SecretResponse).contains(field.key().toUtf8()))
            secrets += Secret(text);
    }
    return secrets;
}

QByteArray redactedJson(const QByteArray &json, JsonUse use, const SecretRedactor &redactor)
{
    return Redactor(redactor.redactedBody(json, fieldsOf(use)), use).redacted();
}
