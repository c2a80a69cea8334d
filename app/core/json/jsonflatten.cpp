// SPDX-License-Identifier: MIT
#include "json/jsonflatten.h"

#include "json/jsontokenizer.h"
#include "text/displaytext.h"

#include <QHash>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

using Kind = JsonToken::Kind;

// Limits for untrusted input: a long path is repeated for each leaf below it, so a short text could expand to
// a very long list.
constexpr int kDeepestLeaf = 32;
constexpr qsizetype kLongestKey = 200;
constexpr qsizetype kMaxLeaves = 10'000;

class LeafReader final
{
public:
    explicit LeafReader(QByteArrayView json)
        : m_tokens(json)
        , m_token(m_tokens.next())
    {
    }

    QList<JsonLeaf> read()
    {
        readValue(u"$"_s, 0);
        return m_leaves;
    }

private:
    JsonToken take() { return std::exchange(m_token, m_tokens.next()); }
    bool takeIf(Kind kind);
    [[nodiscard]] QString readWhole();
    void readValue(const QString &path, int depth);
    void readObject(const QString &path, int depth);
    void readArray(const QString &path, int depth);
    void add(const JsonLeaf &leaf);

    JsonTokenizer m_tokens;
    JsonToken m_token; ///< the next token, not consumed yet
    QList<JsonLeaf> m_leaves;
    QHash<QString, qsizetype> m_rowsOfIds;
};

bool LeafReader::takeIf(Kind kind)
{
    if (m_token.kind != kind)
        return false;
    take();
    return true;
}

/// Consumes an object or array with everything in it, and returns its text.
QString LeafReader::readWhole()
{
    const char *const begin = m_token.text.begin();
    const char *end = nullptr;
    int open = 0;
    do {
        open += m_token.opensContainer() ? 1 : m_token.closesContainer() ? -1 : 0;
        end = take().text.end();
    } while (open > 0 && m_token.kind != Kind::End);
    return QString::fromUtf8(begin, end - begin);
}

void LeafReader::readValue(const QString &path, int depth)
{
    if (m_token.kind == Kind::String || m_token.kind == Kind::UnterminatedString)
        add({path, jsonStringText(take().text).value_or(QString()), true});
    else if (m_token.kind == Kind::Word)
        add({path, QString::fromUtf8(take().text), false});
    else if (!m_token.opensContainer())
        add({path, {}, false});
    else if (depth >= kDeepestLeaf)
        add({path, readWhole(), false});
    else if (take().kind == Kind::ObjectStart)
        readObject(path, depth + 1);
    else
        readArray(path, depth + 1);
}

void LeafReader::readObject(const QString &path, int depth)
{
    if (takeIf(Kind::ObjectEnd)) {
        add({path, u"{}"_s, false});
        return;
    }
    do {
        if (m_token.kind != Kind::String)
            return;
        const QByteArrayView name = take().text;
        if (!takeIf(Kind::Colon))
            return;
        const QString literal = QString::fromUtf8(name);
        if (literal.size() > kLongestKey)
            readValue(jsonPathOfKey(path, {}, boundedText(literal, kLongestKey).toUtf8()), kDeepestLeaf);
        else
            readValue(jsonPathOfKey(path, jsonStringText(name).value_or(QString()), name), depth);
    } while (takeIf(Kind::Comma));
    takeIf(Kind::ObjectEnd);
}

void LeafReader::readArray(const QString &path, int depth)
{
    if (takeIf(Kind::ArrayEnd)) {
        add({path, u"[]"_s, false});
        return;
    }
    qsizetype place = 0;
    do
        readValue(u"%1[%2]"_s.arg(path, QString::number(place++)), depth);
    while (takeIf(Kind::Comma));
    takeIf(Kind::ArrayEnd);
}

void LeafReader::add(const JsonLeaf &leaf)
{
    const auto place = m_rowsOfIds.constFind(leaf.path);
    if (place != m_rowsOfIds.constEnd()) {
        m_leaves[*place] = leaf;
        return;
    }
    if (m_leaves.size() >= kMaxLeaves)
        return;
    m_rowsOfIds.insert(leaf.path, m_leaves.size());
    m_leaves += leaf;
}

} // namespace

QString jsonPathOfKey(const QString &parent, const QString &key, QByteArrayView literal)
{
    static const QRegularExpression word(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return word.match(key).hasMatch() ? u"%1.%2"_s.arg(parent, key)
                                      : u"%1[%2]"_s.arg(parent, QString::fromUtf8(literal));
}

QList<JsonLeaf> flattenJson(const QByteArray &json)
{
    return LeafReader(json).read();
}
