// SPDX-License-Identifier: MIT
#include "json/jsontables.h"

#include "json/jsonflatten.h"
#include "json/jsonformat.h"
#include "json/jsontokenizer.h"
#include "text/displaytext.h"

#include <algorithm>
#include <map>
#include <utility>

namespace {

using Kind = JsonToken::Kind;

// Limits for untrusted input.
constexpr int kDeepestTable = 32;
constexpr qsizetype kMaxTables = 20;
constexpr qsizetype kMaxRows = 1'000;
constexpr qsizetype kMaxColumns = 40;
constexpr qsizetype kLongestCell = 1'000;
constexpr qsizetype kLongestColumn = 200;

class TableReader final
{
public:
    explicit TableReader(QByteArrayView json)
        : m_tokens(json)
        , m_token(m_tokens.next())
    {
    }

    QList<JsonTable> read();

private:
    struct Member
    {
        QString key;
        QString text;
    };
    /// A value, and whether it has been read to its end.
    struct Value
    {
        QByteArrayView json;
        QList<Member> members; ///< of an object
        bool isObject = false;
        bool isWhole = true;
    };

    JsonToken take() { return std::exchange(m_token, m_tokens.next()); }
    bool takeIf(Kind kind);
    Value readValue(const QString &path, int depth);
    void readObject(Value &value, const QString &path, int depth);
    void readArray(Value &value, const QString &path, int depth);
    void skip(Value &value);
    [[nodiscard]] static QString textOf(const Value &value);
    static void addRow(JsonTable &table, const QList<Member> &members);

    JsonTokenizer m_tokens;
    JsonToken m_token;                          ///< the next token, not consumed yet
    std::map<const char *, JsonTable> m_tables; ///< by the start of the array
    qsizetype m_rows = 0;
};

QList<JsonTable> TableReader::read()
{
    readValue(QStringLiteral("$"), 0);
    QList<JsonTable> tables;
    for (auto &[start, table] : m_tables) {
        if (tables.size() < kMaxTables)
            tables += std::move(table);
        else
            tables.last().isCut = true;
    }
    return tables;
}

bool TableReader::takeIf(Kind kind)
{
    if (m_token.kind != kind)
        return false;
    take();
    return true;
}

TableReader::Value TableReader::readValue(const QString &path, int depth)
{
    Value value;
    const char *const start = m_token.text.begin();
    const Kind kind = m_token.kind;
    value.isObject = kind == Kind::ObjectStart;
    if (m_token.opensContainer() && depth >= kDeepestTable)
        skip(value);
    else if (kind == Kind::ObjectStart)
        readObject(value, path, depth + 1);
    else if (kind == Kind::ArrayStart)
        readArray(value, path, depth + 1);
    else if (kind == Kind::String || kind == Kind::Word)
        take();
    else
        value.isWhole = false;
    // A word at the end of the text may be the beginning of a longer one.
    if (kind == Kind::Word && m_token.kind == Kind::End && depth > 0)
        value.isWhole = false;
    const char *const end = m_token.text.begin() - m_token.before.size();
    value.json = QByteArrayView(start, std::max(start, end));
    return value;
}

void TableReader::readObject(Value &value, const QString &path, int depth)
{
    take();
    if (takeIf(Kind::ObjectEnd))
        return;
    do {
        if (m_token.kind != Kind::String)
            break;
        const QByteArrayView literal = take().text;
        if (!takeIf(Kind::Colon))
            break;
        const QString key = jsonStringText(literal).value_or(QString());
        const bool isLong = literal.size() > kLongestColumn;
        const Value member = readValue(isLong ? jsonPathOfKey(path, {}, literal.first(kLongestColumn))
                                              : jsonPathOfKey(path, key, literal),
                                       depth);
        const auto same = std::find_if(value.members.begin(), value.members.end(),
                                       [&key](const Member &other) { return other.key == key; });
        if (same != value.members.end())
            same->text = textOf(member); // the last one counts
        else if (value.members.size() <= kMaxColumns)
            value.members += {key, textOf(member)};
        if (!member.isWhole)
            break;
    } while (takeIf(Kind::Comma));
    value.isWhole = takeIf(Kind::ObjectEnd);
}

void TableReader::readArray(Value &value, const QString &path, int depth)
{
    const char *const start = take().text.begin();
    if (takeIf(Kind::ArrayEnd))
        return;
    JsonTable table;
    table.path = path;
    bool hasOnlyObjects = true;
    qsizetype index = 0;
    do {
        const Value element = readValue(QStringLiteral("%1[%2]").arg(path).arg(index), depth);
        ++index;
        if (!element.isWhole) {
            table.isCut = true;
            break;
        }
        hasOnlyObjects = hasOnlyObjects && element.isObject;
        if (!hasOnlyObjects)
            continue;
        if (m_rows < kMaxRows) {
            addRow(table, element.members);
            ++m_rows;
        } else {
            table.isCut = true;
        }
    } while (takeIf(Kind::Comma));
    value.isWhole = takeIf(Kind::ArrayEnd);
    if (!hasOnlyObjects || table.rows.isEmpty()) {
        m_rows -= table.rows.size();
        return;
    }
    table.isCut = table.isCut || !value.isWhole;
    for (QStringList &row : table.rows)
        row.resize(table.columns.size());
    m_tables.emplace(start, std::move(table));
}

/// Consumes an object or array with everything in it.
void TableReader::skip(Value &value)
{
    int open = 0;
    do {
        open += m_token.opensContainer() ? 1 : m_token.closesContainer() ? -1 : 0;
        take();
    } while (open > 0 && m_token.kind != Kind::End);
    value.isWhole = open == 0;
}

QString TableReader::textOf(const Value &value)
{
    const QByteArray json = value.json.toByteArray();
    const QString text = json.startsWith('"') ? jsonStringText(json).value_or(QString())
                                              : QString::fromUtf8(value.isWhole ? compactJson(json) : json);
    return text.left(kLongestCell + 1);
}

void TableReader::addRow(JsonTable &table, const QList<Member> &members)
{
    QStringList row;
    row.resize(table.columns.size());
    for (const Member &member : members) {
        const QString column = boundedText(member.key, kLongestColumn);
        qsizetype place = table.columns.indexOf(column);
        if (place < 0 && table.columns.size() == kMaxColumns) {
            table.isCut = true;
            continue;
        }
        if (place < 0) {
            place = table.columns.size();
            table.columns += column;
            row += QString();
        }
        row[place] = boundedText(member.text, kLongestCell);
        table.isCut = table.isCut || member.text.size() > kLongestCell;
    }
    table.rows += row;
}

} // namespace

QList<JsonTable> jsonTables(const QByteArray &json)
{
    return TableReader(json).read();
}
