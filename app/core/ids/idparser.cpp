// SPDX-License-Identifier: MIT
#include "ids/idparser.h"

#include "ids/idform.h"
#include "ids/idphrases.h"
#include "ids/idsink.h"
#include "ids/idtext.h"

#include <algorithm>
#include <vector>

namespace {

using Kind = IdToken::Kind;

/// More numbers on a line than could ever be looked up: it need not be known which of them were ids.
constexpr std::size_t kMaxPending = 2 * ParsedIds::kMaxIds;

/// The tab-separated column that the first line names as one of ids; -1 if it names none.
int namedColumn(QStringView plain)
{
    while (plain.startsWith(u'\n'))
        plain = plain.sliced(1);
    const qsizetype end = plain.indexOf(u'\n');
    const QStringView header = end < 0 ? plain : plain.first(end);
    if (std::any_of(header.begin(), header.end(), isPlainDigit))
        return -1;
    int best = -1;
    int bestRank = 0;
    int column = 0;
    for (const QStringView cell : header.tokenize(u'\t')) {
        if (const int rank = idHeaderRank(cell); rank > bestRank) {
            best = column;
            bestRank = rank;
        }
        ++column;
    }
    return column > 1 ? best : -1;
}

/// Decides which numbers of a text are taken, line by line.
class Reader final
{
public:
    explicit Reader(QStringView plain)
        : m_phrases(plain)
        , m_plain(plain)
        , m_sink(plain)
        , m_idColumn(namedColumn(plain))
    {
    }

    ParsedIds read()
    {
        IdToken token;
        do {
            token = m_phrases.next();
            add(token);
        } while (token.kind != Kind::End);
        return m_sink.finish();
    }

private:
    /// What stands last before a token, in its cell.
    enum class Previous : quint8 { Nothing, Number, Ignored };

    struct Item
    {
        IdToken token;
        bool isTaken = false;
        bool isJoined = false; ///< by a separator to the one before
    };

    void add(const IdToken &token);
    void addNumber(const IdToken &token);
    void addIgnored(const IdToken &token);
    void addWord(const IdToken &token);
    void addSeparator();
    void addProse(const IdToken &token);
    void endCell(bool isLineEnd);
    void endLine();

    IdPhrases m_phrases;
    QStringView m_plain;
    IdSink m_sink;
    int m_idColumn;
    std::vector<Item> m_items; ///< of the line
    // of the cell
    std::size_t m_cellBegin = 0;
    int m_column = 0;
    bool m_isProse = false;
    Previous m_previous = Previous::Nothing;
    bool m_isAnchored = false;   ///< a number that comes now is an id
    bool m_isList = false;       ///< so is each after it, with blanks alone in between
    bool m_isNumberWord = false; ///< `no`, which a stop may follow
    // between numbers
    bool m_canJoin = false;
    bool m_hasSeparator = false;
    int m_lineBreaks = 0;
    bool m_isChainTaken = false; ///< that of the last number of the lines before
    bool m_isOverflowing = false;
};

void Reader::add(const IdToken &token)
{
    const bool wasNumberWord = std::exchange(m_isNumberWord, false);
    switch (token.kind) {
    case Kind::End:
    case Kind::Line:
        endCell(true);
        endLine();
        break;
    case Kind::Cell:
        endCell(false);
        if (m_plain[token.start] == u'\t')
            ++m_column;
        m_canJoin = false;
        break;
    case Kind::Separator:
        addSeparator();
        break;
    case Kind::Number:
    case Kind::Range:
        addNumber(token);
        break;
    case Kind::Ignored:
        addIgnored(token);
        break;
    case Kind::Word:
        addWord(token);
        break;
    case Kind::Hash:
        m_isAnchored = true;
        m_sink.setNotBlank();
        break;
    case Kind::Colon:
        if (!m_isAnchored && !m_phrases.peek(0).isLineEnd())
            addProse(token);
        break;
    case Kind::Stop:
        m_isAnchored = m_isAnchored && wasNumberWord;
        m_isList = m_isList && wasNumberWord;
        m_sink.setNotBlank();
        break;
    case Kind::Dash:
        m_isAnchored = m_isAnchored && token.hasBlankBefore && token.hasBlankAfter;
        m_sink.setNotBlank();
        break;
    case Kind::Open:
    case Kind::Close:
    case Kind::Ornament:
        break;
    case Kind::Other:
        addProse(token);
        break;
    }
}

void Reader::addNumber(const IdToken &token)
{
    m_sink.setNotBlank();
    m_isProse = m_isProse || m_previous == Previous::Ignored;
    Item item{token};
    item.isTaken = token.isInAddress || token.isHashed || m_isAnchored || m_isList || m_isOverflowing;
    item.isJoined = m_canJoin && m_hasSeparator && m_lineBreaks < 2;
    m_items.push_back(item);
    m_previous = Previous::Number;
    m_isAnchored = false;
    m_canJoin = true;
    m_hasSeparator = false;
    m_lineBreaks = 0;
    if (m_items.size() < kMaxPending)
        return;
    m_isOverflowing = true;
    for (Item &pending : m_items)
        pending.isTaken = true;
    const int column = m_column;
    endLine();
    m_column = column;
}

/// In a list, what is no id leaves the others alone on their line; next to a number it does not.
void Reader::addIgnored(const IdToken &token)
{
    m_sink.setNotBlank();
    m_sink.ignore(token);
    if (token.reason == IgnoredReason::Numbering)
        return;
    m_isProse = m_isProse || token.isWordLike || m_previous == Previous::Number;
    m_isList = m_isList && !token.isWordLike;
    m_previous = Previous::Ignored;
    m_isAnchored = false;
    m_canJoin = false;
}

void Reader::addWord(const IdToken &token)
{
    m_sink.setNotBlank();
    switch (token.word) {
    case IdWord::Id:
    case IdWord::Ids:
        m_isAnchored = true;
        m_isList = token.word == IdWord::Ids;
        m_canJoin = false; // `{"typeId":14,"id":5}`: what is before it has a name of its own
        return;
    case IdWord::Number:
        m_isNumberWord = m_isAnchored;
        break;
    case IdWord::And:
        addSeparator();
        return;
    case IdWord::From:
        if (m_phrases.peek(0).kind == Kind::Number && m_phrases.peek(1).word == IdWord::To)
            return;
        break;
    default:
        break;
    }
    if (!m_isNumberWord)
        addProse(token);
}

void Reader::addSeparator()
{
    m_hasSeparator = true;
    m_previous = Previous::Nothing;
    m_isAnchored = false;
}

void Reader::addProse(const IdToken &token)
{
    m_sink.passOver(token);
    m_isProse = true;
    m_isAnchored = false;
    m_isList = false;
    m_canJoin = false;
}

void Reader::endCell(bool isLineEnd)
{
    const bool isOutsideTable = isLineEnd && m_column == 0;
    const bool isIdColumn = m_idColumn < 0 || m_column == m_idColumn || isOutsideTable;
    if (!m_isProse && isIdColumn) {
        for (std::size_t i = m_cellBegin; i < m_items.size(); ++i)
            m_items[i].isTaken = true;
    }
    m_cellBegin = m_items.size();
    m_isProse = false;
    m_previous = Previous::Nothing;
    m_isAnchored = false;
    m_isList = false;
}

/// Numbers joined by separators are taken or offered together. To what a line before ended with they
/// join, but they don't change what it was.
void Reader::endLine()
{
    for (std::size_t first = 0; first < m_items.size();) {
        std::size_t end = first + 1;
        while (end < m_items.size() && m_items[end].isJoined)
            ++end;
        const auto isTaken = [](const Item &item) { return item.isTaken; };
        m_isChainTaken = (m_isChainTaken && m_items[first].isJoined) ||
                         std::any_of(m_items.begin() + static_cast<qsizetype>(first),
                                     m_items.begin() + static_cast<qsizetype>(end), isTaken);
        for (; first < end; ++first) {
            m_items[first].isTaken = m_isChainTaken;
            if (m_isChainTaken)
                m_sink.take(m_items[first].token);
            else
                m_sink.offer(m_items[first].token);
        }
    }
    m_items.clear();
    m_cellBegin = 0;
    m_column = 0;
    ++m_lineBreaks;
}

} // namespace

ParsedIds parseIds(QStringView text)
{
    if (text.size() > ParsedIds::kMaxText) {
        ParsedIds refused;
        refused.isBlank = false;
        refused.refusal = inputError(ErrorCause::IdTextTooLong);
        return refused;
    }
    const QString plain = plainIdText(text);
    return Reader(plain).read();
}
