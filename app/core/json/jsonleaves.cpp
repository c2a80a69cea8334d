// SPDX-License-Identifier: MIT
#include "json/jsonleaves.h"

#include "text/displaytext.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

// A server must not be able to make much of little: a long path is repeated for each leaf below it.
constexpr int kDeepestLeaf = 32;
constexpr qsizetype kLongestKey = 200;
constexpr qsizetype kMaxLeaves = 10'000;

QString decoded(QStringView literal)
{
    const QByteArray array = '[' + literal.toUtf8() + ']';
    return QJsonDocument::fromJson(array).array().at(0).toString();
}

QString pathOfKey(const QString &parent, const QString &key, QStringView literal)
{
    static const QRegularExpression word(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return word.match(key).hasMatch() ? u"%1.%2"_s.arg(parent, key) : u"%1[%2]"_s.arg(parent, literal);
}

class LeafReader final
{
public:
    explicit LeafReader(const QByteArray &json)
        : m_text(QString::fromUtf8(json))
    {
    }

    QList<JsonLeaf> read()
    {
        readValue(u"$"_s, 0);
        return m_leaves;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] QChar next() const { return atEnd() ? QChar() : m_text[m_at]; }
    void skipBlanks();
    bool take(QChar c);
    [[nodiscard]] QStringView takeString();
    [[nodiscard]] QStringView takeWord();
    [[nodiscard]] QStringView takeWhole();
    void readValue(const QString &path, int depth);
    void readObject(const QString &path, int depth);
    void readArray(const QString &path, int depth);
    void add(const JsonLeaf &leaf);

    const QString m_text;
    qsizetype m_at = 0;
    QList<JsonLeaf> m_leaves;
    QHash<QString, qsizetype> m_places;
};

void LeafReader::skipBlanks()
{
    while (!atEnd() && next().isSpace())
        ++m_at;
}

bool LeafReader::take(QChar c)
{
    skipBlanks();
    if (next() != c || atEnd())
        return false;
    ++m_at;
    return true;
}

/// With its quotes.
QStringView LeafReader::takeString()
{
    const qsizetype start = m_at++;
    while (!atEnd() && next() != u'"')
        m_at += next() == u'\\' ? 2 : 1;
    m_at = std::min(m_at + 1, m_text.size());
    return QStringView(m_text).sliced(start, m_at - start);
}

QStringView LeafReader::takeWord()
{
    const qsizetype start = m_at;
    while (!atEnd() && !next().isSpace() && !QStringView(u",:]}").contains(next()))
        ++m_at;
    return QStringView(m_text).sliced(start, m_at - start);
}

/// With all that is in it.
QStringView LeafReader::takeWhole()
{
    const qsizetype start = m_at;
    int open = 0;
    do {
        if (next() == u'"') {
            static_cast<void>(takeString());
            continue;
        }
        open += next() == u'{' || next() == u'[' ? 1 : next() == u'}' || next() == u']' ? -1 : 0;
        ++m_at;
    } while (open > 0 && !atEnd());
    return QStringView(m_text).sliced(start, m_at - start);
}

void LeafReader::readValue(const QString &path, int depth)
{
    skipBlanks();
    if (next() == u'"')
        add({path, decoded(takeString()), true});
    else if (next() != u'{' && next() != u'[')
        add({path, takeWord().toString(), false});
    else if (depth >= kDeepestLeaf)
        add({path, takeWhole().toString(), false});
    else if (take(u'{'))
        readObject(path, depth + 1);
    else if (take(u'['))
        readArray(path, depth + 1);
}

void LeafReader::readObject(const QString &path, int depth)
{
    if (take(u'}')) {
        add({path, u"{}"_s, false});
        return;
    }
    do {
        skipBlanks();
        if (next() != u'"')
            return;
        const QStringView literal = takeString();
        if (!take(u':'))
            return;
        if (literal.size() > kLongestKey)
            readValue(pathOfKey(path, {}, boundedText(literal.toString(), kLongestKey)), kDeepestLeaf);
        else
            readValue(pathOfKey(path, decoded(literal), literal), depth);
    } while (take(u','));
    take(u'}');
}

void LeafReader::readArray(const QString &path, int depth)
{
    if (take(u']')) {
        add({path, u"[]"_s, false});
        return;
    }
    qsizetype place = 0;
    do
        readValue(u"%1[%2]"_s.arg(path, QString::number(place++)), depth);
    while (take(u','));
    take(u']');
}

void LeafReader::add(const JsonLeaf &leaf)
{
    const auto place = m_places.constFind(leaf.path);
    if (place != m_places.constEnd()) {
        m_leaves[*place] = leaf;
        return;
    }
    if (m_leaves.size() >= kMaxLeaves)
        return;
    m_places.insert(leaf.path, m_leaves.size());
    m_leaves += leaf;
}

} // namespace

QList<JsonLeaf> jsonLeaves(const QByteArray &json)
{
    return LeafReader(json).read();
}
