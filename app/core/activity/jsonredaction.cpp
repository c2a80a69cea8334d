// SPDX-License-Identifier: MIT
#include "activity/jsonredaction.h"

#include "contract/notification.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace {

constexpr int kDeepest = 64;
constexpr qsizetype kLongestName = 64;

using Names = QList<QByteArrayView>;

const Names kRequestFields{"dataSource", "partition", "username"};

const Names kUserFields{"user", "fullName", "userName"};

/// The contract's, and those in which services say what went wrong.
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

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// What may be kept of a value.
enum class Keep {
    Nothing,
    Known, ///< a plain value; of an object the known fields
    All,   ///< below `errors`, where the service's own field names are
};

class Redactor final
{
public:
    Redactor(QByteArrayView json, JsonUse use)
        : m_json(json)
        , m_fields(fieldsOf(use))
    {
        m_out.reserve(json.size());
    }

    QByteArray redacted()
    {
        copyBlanks();
        // A plain value at the top may be anything, a token too.
        const bool isContainer = next() == '{' || next() == '[';
        if (!copyValue(isContainer ? Keep::Known : Keep::Nothing, 0))
            return m_out + kRedacted.toByteArray();
        copyBlanks();
        return m_at == m_json.size() ? m_out : m_out + kRedacted.toByteArray();
    }

private:
    [[nodiscard]] char next() const { return m_at < m_json.size() ? m_json[m_at] : '\0'; }
    void copyBlanks();
    bool copy(char c);
    bool takeString(QByteArrayView &content);
    bool copyValue(Keep keep, int depth);
    bool copyObject(Keep keep, int depth);
    bool copyArray(Keep keep, int depth);
    bool copyPlain(Keep keep);
    [[nodiscard]] Keep keepOf(QByteArrayView name, Keep outer) const;
    void redact() { m_out += "\"<redacted>\""; }

    QByteArrayView m_json;
    const Names &m_fields;
    qsizetype m_at = 0;
    QByteArray m_out;
};

void Redactor::copyBlanks()
{
    const qsizetype start = m_at;
    while (m_at < m_json.size() && isBlank(m_json[m_at]))
        ++m_at;
    if (m_at > start)
        m_out.append(m_json.sliced(start, m_at - start));
}

bool Redactor::copy(char c)
{
    if (next() != c)
        return false;
    m_out += c;
    ++m_at;
    return true;
}

/// `content` is without its quotes, escapes as they are.
bool Redactor::takeString(QByteArrayView &content)
{
    if (next() != '"')
        return false;
    const qsizetype start = ++m_at;
    const char *const bytes = m_json.data();
    const qsizetype size = m_json.size();
    while (m_at < size && bytes[m_at] != '"')
        m_at += bytes[m_at] == '\\' ? 2 : 1;
    if (m_at >= size)
        return false;
    content = m_json.sliced(start, m_at++ - start);
    return true;
}

bool Redactor::copyValue(Keep keep, int depth)
{
    if (depth > kDeepest)
        return false;
    if (keep == Keep::Nothing && (next() == '{' || next() == '[')) {
        // Read all the same: what is behind it has to be found.
        const qsizetype length = m_out.size();
        const bool isRead = next() == '{' ? copyObject(keep, depth) : copyArray(keep, depth);
        m_out.truncate(length);
        if (isRead)
            redact();
        return isRead;
    }
    if (next() == '{')
        return copyObject(keep, depth);
    if (next() == '[')
        return copyArray(keep, depth);
    return copyPlain(keep);
}

Keep Redactor::keepOf(QByteArrayView name, Keep outer) const
{
    if (outer != Keep::Known)
        return outer;
    if (!m_fields.contains(name))
        return Keep::Nothing;
    return name == "errors" ? Keep::All : Keep::Known;
}

bool Redactor::copyObject(Keep keep, int depth)
{
    copy('{');
    copyBlanks();
    if (copy('}'))
        return true;
    do {
        copyBlanks();
        QByteArrayView name;
        if (!takeString(name))
            return false;
        if (isName(name))
            m_out.append('"').append(name).append('"');
        else
            redact();
        copyBlanks();
        if (!copy(':'))
            return false;
        copyBlanks();
        if (!copyValue(isName(name) ? keepOf(name, keep) : Keep::Nothing, depth + 1))
            return false;
        copyBlanks();
    } while (copy(','));
    return copy('}');
}

bool Redactor::copyArray(Keep keep, int depth)
{
    copy('[');
    copyBlanks();
    if (copy(']'))
        return true;
    do {
        copyBlanks();
        if (!copyValue(keep, depth + 1))
            return false;
        copyBlanks();
    } while (copy(','));
    return copy(']');
}

bool Redactor::copyPlain(Keep keep)
{
    QByteArrayView content;
    if (next() == '"') {
        if (!takeString(content))
            return false;
        if (keep == Keep::Nothing)
            redact();
        else
            m_out.append('"').append(content).append('"');
        return true;
    }
    const qsizetype start = m_at;
    while (m_at < m_json.size() && !isBlank(next()) && !QByteArrayView(",:]}[{\"").contains(next()))
        ++m_at;
    content = m_json.sliced(start, m_at - start);
    const bool isWord = content == "true" || content == "false" || content == "null";
    const bool isNumber = !content.isEmpty() && QByteArrayView("-0123456789").contains(content.front()) &&
                          std::all_of(content.begin(), content.end(),
                                      [](char c) { return QByteArrayView("+-.eE0123456789").contains(c); });
    if (!isWord && !isNumber)
        return false;
    if (keep == Keep::Nothing && content != "null")
        redact();
    else
        m_out.append(content);
    return true;
}

} // namespace

QList<Secret> secretsIn(QByteArrayView json)
{
    constexpr qsizetype kShortest = 8; // what is shorter is a word such as “Bearer”
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
