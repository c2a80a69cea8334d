// SPDX-License-Identifier: MIT
#include "ids/idparser.h"

#include "ids/csvreader.h"
#include "ids/idcharacters.h"
#include "ids/idcollector.h"
#include "ids/idcopies.h"
#include "ids/idtokens.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace {

using Kind = IdToken::Kind;

/// More numbers than can be looked up, so there is no need to distinguish ids any further.
constexpr std::size_t kMaxPending = 2 * ParsedIds::kMaxIds;

/// Decides which numbers of a text are ids.
class IdReader final
{
public:
    explicit IdReader(OutOfRangePolicy outOfRange)
        : m_collector(outOfRange)
    {
    }
    void readText(QStringView text, IdStructure structure);
    void beginCells();
    void readCell(QStringView cell);
    [[nodiscard]] ParsedIds finish() { return m_collector.finish(); }

private:
    /// A number or a range that has not been classified yet.
    struct Item
    {
        IdToken token;
        bool isMarked = false;     ///< by a word or sign before it, or by its place in an address
        bool isAlone = false;      ///< its cell contains only numbers
        bool isNear = false;       ///< no word and no blank line separates it from the previous number
        bool isJoined = false;     ///< near, and a separator is between them
        bool isAfterComma = false; ///< joined by nothing but a comma
    };

    [[nodiscard]] qsizetype readTable(QStringView text, const HeadedTable &table);
    void readLine(QStringView line);
    void readTokens(QStringView plain);
    void addNumber(const IdToken &token);
    void addSeparator(const IdToken &token);
    void addWord(const IdToken &token);
    void addProse();
    void endCell();
    void classifyPending();
    void classify(const Item &item, bool isId);

    IdCollector m_collector;
    QString m_plain;           ///< the lines read so far; never reallocated
    std::vector<Item> m_items; ///< of this line; of previous lines as well, while the text contains only ids
    bool m_isList = true;      ///< only ids so far
    bool m_isLastId = false;
    qint64 m_lineNumber = 0; ///< last number of a numbered list
    // State within a cell.
    std::size_t m_cellBegin = 0;
    bool m_isProse = false;
    bool m_isMarked = false; ///< the next number is an id
    // State between two numbers.
    bool m_isNear = false;
    bool m_hasSeparator = false;
    int m_lineBreaks = 0;
    const QChar *m_numberEnd = nullptr;
    const QChar *m_commaEnd = nullptr; ///< end of a comma that directly follows a number
};

void IdReader::readText(QStringView text, IdStructure structure)
{
    m_plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        QStringView rest = text.sliced(at);
        if (structure == IdStructure::Find) {
            at += tableIntroLength(rest);
            rest = text.sliced(at);
        }
        const auto table = structure == IdStructure::Find ? readTableHead(rest) : std::nullopt;
        if (table) {
            at += readTable(rest, *table);
            continue;
        }
        const QStringView line = firstLine(rest);
        readLine(line);
        at += line.size() + (rest.sliced(line.size()).startsWith(u"\r\n") ? 2 : 1);
    }
    classifyPending();
}

void IdReader::readLine(QStringView line)
{
    const qsizetype start = m_plain.size();
    appendPlain(m_plain, line);
    QStringView plain = QStringView(m_plain).sliced(start);
    if (const QStringView number = lineNumber(plain, m_lineNumber); !number.isEmpty()) {
        m_collector.setNotBlank();
        m_collector.addNotId(number);
        plain = {number.end(), plain.end()};
    }
    readTokens(plain);
    if (!m_isList || m_items.size() > ParsedIds::kMaxIds)
        classifyPending();
    ++m_lineBreaks;
}

/// Reads a table and returns the position of its end.
qsizetype IdReader::readTable(QStringView text, const HeadedTable &table)
{
    beginCells();
    CsvReader reader(text, table.separator);
    QList<QStringView> cells;
    bool isTable = reader.next(cells);
    const qsizetype width = cells.size();
    qsizetype end = 0;
    while (isTable) {
        end = reader.position();
        isTable = !reader.isBeforeBlankLine() && reader.next(cells) && cells.size() == width;
        if (isTable)
            readCell(cells.at(table.column));
    }
    return end;
}

/// Prepares for cells, which are only a part of the text.
void IdReader::beginCells()
{
    classifyPending();
    m_isList = false;
    m_collector.setNotList();
    m_collector.setNotBlank();
}

/// Reads a cell of a column of ids: its numbers are ids if it contains nothing else.
void IdReader::readCell(QStringView cell)
{
    QString plain;
    appendPlain(plain, cell);
    m_isNear = false;
    readTokens(plain);
    for (Item &item : m_items)
        item.isMarked = item.isMarked || item.isAlone;
    classifyPending();
    m_collector.endText();
    m_isNear = false;
}

void IdReader::readTokens(QStringView plain)
{
    IdTokenizer tokens(plain);
    for (IdToken token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        if (token.kind != Kind::Cell && token.kind != Kind::Separator)
            m_collector.setNotBlank();
        switch (token.kind) {
        case Kind::Cell:
            endCell();
            m_isNear = false;
            break;
        case Kind::Separator:
            addSeparator(token);
            break;
        case Kind::Number:
        case Kind::Range:
            addNumber(token);
            break;
        case Kind::NotId:
            m_collector.addNotId(token.text);
            if (token.isOpen) // the user is still typing
                m_isMarked = m_isNear = false;
            else
                addProse();
            break;
        case Kind::Word:
            addWord(token);
            break;
        case Kind::Hash:
            m_isMarked = true;
            break;
        case Kind::NameSign:
            if (!m_isMarked)
                addWord(token);
            break;
        case Kind::Sign:
        case Kind::End:
            break;
        }
    }
    endCell();
}

void IdReader::addNumber(const IdToken &token)
{
    Item item{token};
    item.isMarked = m_isMarked || token.isInAddress;
    item.isNear = m_isNear && m_lineBreaks < 2;
    item.isJoined = item.isNear && m_hasSeparator;
    item.isAfterComma = m_commaEnd == token.text.begin();
    m_items.push_back(item);
    m_isMarked = false;
    m_isNear = true;
    m_hasSeparator = false;
    m_lineBreaks = 0;
    m_numberEnd = token.text.end();
    if (m_items.size() < kMaxPending)
        return;
    for (Item &pending : m_items)
        pending.isMarked = true;
    classifyPending();
}

void IdReader::addSeparator(const IdToken &token)
{
    m_commaEnd = token.text == u"," && token.text.begin() == m_numberEnd ? token.text.end() : nullptr;
    m_hasSeparator = true;
    m_isMarked = false;
}

void IdReader::addWord(const IdToken &token)
{
    switch (token.word) {
    case IdWord::Id:
        m_isMarked = !token.isSentenceEnd;
        m_isNear = false;
        return;
    case IdWord::And:
        addSeparator(token);
        return;
    case IdWord::Filler:
        return;
    case IdWord::To:
    case IdWord::Other:
        break;
    }
    m_collector.addSkipped(token.text);
    addProse();
}

void IdReader::addProse()
{
    m_collector.setNotList();
    m_isList = false;
    m_isProse = true;
    m_isMarked = false;
    m_isNear = false;
}

void IdReader::endCell()
{
    for (std::size_t i = m_cellBegin; i < m_items.size(); ++i)
        m_items[i].isAlone = !m_isProse;
    m_cellBegin = m_items.size();
    m_isProse = false;
    m_isMarked = false;
}

/// Classifies the pending numbers by the rules in README.md.
void IdReader::classifyPending()
{
    for (const Item &item : m_items) {
        const bool isRange = item.token.kind == Kind::Range;
        const bool follows = m_isLastId && (item.isJoined || (item.isNear && item.isAlone));
        classify(item, m_isList || item.isMarked || follows || (item.isAlone && !isRange));
    }
    m_items.clear();
    m_cellBegin = 0;
}

void IdReader::classify(const Item &item, bool isId)
{
    const auto add = [this, &item](qint64 first, qint64 last, bool asId) {
        const IdCollector::Number number{first, last, item.token.text, item.isAfterComma};
        if (asId)
            m_collector.addId(number);
        else
            m_collector.addOffered(number);
        m_isLastId = asId;
    };
    const IdToken &token = item.token;
    if (token.isSpaced && token.last < token.first && !item.isAlone) {
        // This is a dash in a sentence, as in `1042 - 3 errors`, which must not become a large range.
        add(token.first, token.first, isId);
        add(token.last, token.last, false);
    } else {
        add(token.first, token.last, isId);
    }
}

} // namespace

ParsedIds parseIds(QStringView text, IdStructure structure, OutOfRangePolicy outOfRange)
{
    if (text.size() > ParsedIds::kMaxText) {
        ParsedIds refused;
        refused.isBlank = false;
        refused.refusal = inputError(ErrorCause::IdTextTooLong);
        return refused;
    }
    IdReader reader(outOfRange);
    if (structure == IdStructure::Find) {
        if (const auto cells = readCopy(text)) {
            reader.beginCells();
            for (const QString &cell : *cells)
                reader.readCell(cell);
            return reader.finish();
        }
        if (auto table = readPastedTable(text)) {
            ParsedIds asked;
            asked.isBlank = asked.isList = false;
            asked.table = std::move(table);
            return asked;
        }
    }
    reader.readText(text, structure);
    return reader.finish();
}
