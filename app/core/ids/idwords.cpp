// SPDX-License-Identifier: MIT
#include "ids/idwords.h"

#include "ids/idcharacters.h"

#include <QVarLengthArray>

#include <algorithm>
#include <string_view>
#include <vector>

namespace {

struct KnownWord
{
    std::u16string_view word;
    IdWord meaning = IdWord::Other;
    int headRank = 0;
};

constexpr qsizetype kLongestWord = 24;
constexpr qsizetype kLongestText = 64; ///< longer texts are not compared

/// Words in lower case, only letters and digits, separated by spaces.
struct WordList
{
    IdWord meaning;
    int headRank;
    QStringView words;
};

constexpr WordList kWordLists[]{
    {IdWord::Id, 3, u"notificationid notificationids notificationno notificationnumber"},
    {IdWord::Id, 3, u"benachrichtigungsid 通知id 通知番号 معرفالإشعار"},
    {IdWord::Id, 2, u"id ids معرف المعرف معرفات المعرفات"},
    {IdWord::Id, 1, u"notification notifications benachrichtigung benachrichtigungen 通知"},
    {IdWord::Id, 1, u"إشعار الإشعار إشعارات الإشعارات"},
    {IdWord::And, 0, u"and or und oder および と または و أو"},
    {IdWord::To, 0, u"to through bis から إلى"},
    {IdWord::Filler, 0, u"number no from nummer nr von رقم من"},
    {IdWord::Filler, 0, u"s"}, // from “id(s)”
};

bool isBefore(const KnownWord &known, std::u16string_view word)
{
    return known.word < word;
}

std::vector<KnownWord> sortedWords()
{
    std::vector<KnownWord> words;
    for (const WordList &list : kWordLists) {
        for (const QStringView word : list.words.tokenize(u' '))
            words.push_back({std::u16string_view(word.utf16(), static_cast<std::size_t>(word.size())),
                             list.meaning, list.headRank});
    }
    std::sort(words.begin(), words.end(),
              [](const KnownWord &a, const KnownWord &b) { return isBefore(a, b.word); });
    return words;
}

/// Returns a letter in lower case or a digit; null for other characters.
QChar folded(QChar c)
{
    if (c.unicode() >= 0x80)
        return c.isLetterOrNumber() ? c.toLower() : QChar();
    const QChar lower(c.unicode() | 0x20); // avoids a call for each of the usual characters
    return isPlainDigit(c) ? c : lower >= u'a' && lower <= u'z' ? lower : QChar();
}

KnownWord knownWord(QStringView text)
{
    static const std::vector<KnownWord> words = sortedWords();
    QVarLengthArray<char16_t, kLongestWord> word;
    for (const QChar c : text.first(std::min(text.size(), kLongestText))) {
        const QChar sign = folded(c);
        if (sign.isNull())
            continue;
        if (word.size() == kLongestWord)
            return {};
        word.append(sign.unicode());
    }
    if (word.isEmpty())
        return {};
    const std::u16string_view sought(word.data(), static_cast<std::size_t>(word.size()));
    const auto found = std::lower_bound(words.begin(), words.end(), sought, isBefore);
    return found != words.end() && found->word == sought ? *found : KnownWord();
}

} // namespace

IdWord idWord(QStringView word)
{
    return knownWord(word).meaning;
}

int idHeadRank(QStringView head)
{
    return knownWord(head).headRank;
}
