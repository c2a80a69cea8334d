// SPDX-License-Identifier: MIT
#include "lookup/idwords.h"

#include <QString>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <string_view>

namespace {

struct Entry
{
    std::u16string_view word;
    IdWord meaning;
};

constexpr auto kEntries = std::to_array<Entry>({
    {u"a.m", IdWord::Clock},
    {u"am", IdWord::Clock},
    {u"and", IdWord::And},
    {u"apr", IdWord::Month},
    {u"april", IdWord::Month},
    {u"aug", IdWord::Month},
    {u"august", IdWord::Month},
    {u"benachrichtigung", IdWord::Id},
    {u"benachrichtigungen", IdWord::Ids},
    {u"bis", IdWord::To},
    {u"cad", IdWord::Currency},
    {u"cent", IdWord::Currency},
    {u"cents", IdWord::Currency},
    {u"chf", IdWord::Currency},
    {u"cny", IdWord::Currency},
    {u"dec", IdWord::Month},
    {u"december", IdWord::Month},
    {u"dez", IdWord::Month},
    {u"dezember", IdWord::Month},
    {u"dollar", IdWord::Currency},
    {u"dollars", IdWord::Currency},
    {u"et", IdWord::And},
    {u"eur", IdWord::Currency},
    {u"euro", IdWord::Currency},
    {u"euros", IdWord::Currency},
    {u"fax", IdWord::Phone},
    {u"feb", IdWord::Month},
    {u"februar", IdWord::Month},
    {u"february", IdWord::Month},
    {u"from", IdWord::From},
    {u"gbp", IdWord::Currency},
    {u"id", IdWord::Id},
    {u"ids", IdWord::Ids},
    {u"inr", IdWord::Currency},
    {u"jan", IdWord::Month},
    {u"januar", IdWord::Month},
    {u"january", IdWord::Month},
    {u"jpy", IdWord::Currency},
    {u"jul", IdWord::Month},
    {u"juli", IdWord::Month},
    {u"july", IdWord::Month},
    {u"jun", IdWord::Month},
    {u"june", IdWord::Month},
    {u"juni", IdWord::Month},
    {u"mai", IdWord::Month},
    {u"mar", IdWord::Month},
    {u"march", IdWord::Month},
    {u"may", IdWord::Month},
    {u"mobile", IdWord::Phone},
    {u"m\u00E4rz", IdWord::Month},
    {u"no", IdWord::Number},
    {u"notification", IdWord::Id},
    {u"notificationid", IdWord::Id},
    {u"notificationids", IdWord::Ids},
    {u"notifications", IdWord::Ids},
    {u"nov", IdWord::Month},
    {u"november", IdWord::Month},
    {u"nr", IdWord::Number},
    {u"num", IdWord::Number},
    {u"number", IdWord::Number},
    {u"numbers", IdWord::Number},
    {u"nummer", IdWord::Number},
    {u"nummern", IdWord::Number},
    {u"o'clock", IdWord::Clock},
    {u"oct", IdWord::Month},
    {u"october", IdWord::Month},
    {u"oder", IdWord::And},
    {u"okt", IdWord::Month},
    {u"oktober", IdWord::Month},
    {u"or", IdWord::And},
    {u"p.m", IdWord::Clock},
    {u"percent", IdWord::Currency},
    {u"phone", IdWord::Phone},
    {u"pm", IdWord::Clock},
    {u"pounds", IdWord::Currency},
    {u"prozent", IdWord::Currency},
    {u"sep", IdWord::Month},
    {u"sept", IdWord::Month},
    {u"september", IdWord::Month},
    {u"sowie", IdWord::And},
    {u"tel", IdWord::Phone},
    {u"telefon", IdWord::Phone},
    {u"telephone", IdWord::Phone},
    {u"through", IdWord::To},
    {u"thru", IdWord::To},
    {u"to", IdWord::To},
    {u"uhr", IdWord::Clock},
    {u"und", IdWord::And},
    {u"until", IdWord::To},
    {u"usd", IdWord::Currency},
    {u"v", IdWord::Version},
    {u"ver", IdWord::Version},
    {u"version", IdWord::Version},
    {u"von", IdWord::From},
    {u"y", IdWord::And},
    {u"\u00E0", IdWord::To},
});
static_assert(std::is_sorted(kEntries.begin(), kEntries.end(),
                             [](const Entry &a, const Entry &b) { return a.word < b.word; }));

constexpr qsizetype kLongest = 18;

} // namespace

IdWord idWord(QStringView word)
{
    if (word == u"may")
        return IdWord::Other;
    QVarLengthArray<char16_t, kLongest> folded;
    for (const QChar c : word) {
        if (c == u'-' || c == u'_')
            continue;
        if (folded.size() == kLongest)
            return IdWord::Other;
        folded.append(c.toLower().unicode());
    }
    const std::u16string_view key(folded.data(), static_cast<std::size_t>(folded.size()));
    const auto found = std::lower_bound(kEntries.begin(), kEntries.end(), key,
                                        [](const Entry &entry, auto sought) { return entry.word < sought; });
    return found != kEntries.end() && found->word == key ? found->meaning : IdWord::Other;
}

int idHeaderRank(QStringView header)
{
    QString name;
    for (const QChar c : header.first(std::min<qsizetype>(header.size(), 64))) {
        if (c.isLetterOrNumber())
            name += c.toLower();
    }
    if (header.contains(u"(s)"))
        name.chop(1);
    if (name == u"notificationid" || name == u"notificationids" || name == u"notificationno" ||
        name == u"notificationnumber" || name == u"benachrichtigungsid")
        return 3;
    if (name == u"id" || name == u"ids")
        return 2;
    return name == u"notification" || name == u"notifications" ? 1 : 0;
}
