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
    IdReader(OutOfRangePolicy outOfRange, DigitGroups groups)
        : m_collector(outOfRange)
        , m_groups(groups)
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
        bool isMarked = false; ///< by a word or sign before it, or by its place in an address
        bool isAlone = false;  ///< its cell contains only numbers
        bool isNear = false;   ///< no word and no blank line separates it from the previous number
        bool isJoined = false; ///< near, and a separator is between them
    };

    [[nodiscard]] qsizetype readTable(QStringView text, const HeadedTable &table);
    void readLine(QStringView line);
    void readTokens(QStringView plain);
    void addNumber(const IdToken &token);
    void addAddress(const IdToken &token);
    void addSeparator();
    void addWord(const IdToken &token);
    void addProse();
    void endCell();
    void classifyPending();
    void classify(const IdToken &token, bool isId, bool isAlone);
    void classifyGrouped(const IdToken &token, bool isId);
    void add(qint64 first, qint64 last, QStringView text, bool isId);

    IdCollector m_collector;
    DigitGroups m_groups;
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
            addSeparator();
            break;
        case Kind::Number:
        case Kind::Range:
            addNumber(token);
            break;
        case Kind::Address:
            addAddress(token);
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
    item.isMarked = m_isMarked;
    item.isNear = m_isNear && m_lineBreaks < 2;
    item.isJoined = item.isNear && m_hasSeparator;
    m_items.push_back(item);
    m_isMarked = false;
    m_isNear = true;
    m_hasSeparator = false;
    m_lineBreaks = 0;
    if (m_items.size() < kMaxPending)
        return;
    for (Item &pending : m_items)
        pending.isMarked = true;
    classifyPending();
}

void IdReader::addAddress(const IdToken &token)
{
    const QString ids = addressIds(token.text);
    IdTokenizer tokens(ids);
    for (IdToken id = tokens.next(); id.kind != Kind::End; id = tokens.next()) {
        if (!id.isNumeric())
            continue;
        id.text = token.text;
        m_isMarked = true;
        addNumber(id);
    }
}

void IdReader::addSeparator()
{
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
        addSeparator();
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
        classify(item.token, m_isList || item.isMarked || follows || (item.isAlone && !isRange),
                 item.isAlone);
    }
    m_items.clear();
    m_cellBegin = 0;
}

void IdReader::classify(const IdToken &token, bool isId, bool isAlone)
{
    if (token.isGrouped && m_groups != DigitGroups::Ask)
        m_collector.setNotList(); // the text does not show which ids these are
    if (token.isGrouped && m_groups != DigitGroups::OneNumber) {
        classifyGrouped(token, isId);
    } else if (token.isSpaced && token.last < token.first && !isAlone) {
        // This is a dash in a sentence, as in `1042 - 3 errors`, which must not become a large range.
        add(token.first, token.first, token.text, isId);
        add(token.last, token.last, token.text, false);
    } else {
        add(token.first, token.last, token.text, isId);
    }
}

/// Reads `1,234` as the list 1 and 234, since ids are often listed like that, and asks whether one number was
/// meant. Reads nothing else with groups of digits before the user has answered.
void IdReader::classifyGrouped(const IdToken &token, bool isId)
{
    const QString groups = token.text.toString().replace(u',', kNarrowSpace).replace(kDash, u'-');
    const bool canBeList = token.kind == Kind::Number && !groups.contains(QString(kNarrowSpace) + u'0');
    const bool isAsking = m_groups == DigitGroups::Ask && isId;
    m_isLastId = isId;
    if (canBeList && (m_groups == DigitGroups::SeparateIds || !token.text.contains(kNarrowSpace))) {
        for (const QStringView group : QStringView(groups).tokenize(kNarrowSpace))
            add(group.toLongLong(), group.toLongLong(), token.text, isId);
        if (isAsking)
            m_collector.addThousands(token.text);
    } else if (isAsking) {
        m_collector.addUnclear(token.text);
    } else {
        m_collector.addNotId(token.text);
    }
}

void IdReader::add(qint64 first, qint64 last, QStringView text, bool isId)
{
    if (isId)
        m_collector.addId({first, last, text});
    else
        m_collector.addOffered({first, last, text});
    m_isLastId = isId;
}

} // namespace

ParsedIds parseIds(QStringView text, IdStructure structure, OutOfRangePolicy outOfRange, DigitGroups groups)
{
    if (text.size() > ParsedIds::kMaxText) {
        ParsedIds refused;
        refused.isBlank = false;
        refused.refusal = inputError(ErrorCause::IdTextTooLong);
        return refused;
    }
    IdReader reader(outOfRange, groups);
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
