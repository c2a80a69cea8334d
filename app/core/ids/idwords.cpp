// SPDX-License-Identifier: MIT
#include "ids/idwords.h"

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
    {u"\u0623\u0648", IdWord::And},                                           // أو
    {u"\u0625\u0634\u0639\u0627\u0631", IdWord::Id},                          // إشعار
    {u"\u0625\u0634\u0639\u0627\u0631\u0627\u062A", IdWord::Ids},             // إشعارات
    {u"\u0625\u0644\u0649", IdWord::To},                                      // إلى
    {u"\u0627\u0644\u0625\u0634\u0639\u0627\u0631", IdWord::Id},              // الإشعار
    {u"\u0627\u0644\u0625\u0634\u0639\u0627\u0631\u0627\u062A", IdWord::Ids}, // الإشعارات
    {u"\u0627\u0644\u0645\u0639\u0631\u0641", IdWord::Id},                    // المعرف
    {u"\u0627\u0644\u0645\u0639\u0631\u0641\u0627\u062A", IdWord::Ids},       // المعرفات
    {u"\u0631\u0642\u0645", IdWord::Number},                                  // رقم
    {u"\u0645\u0639\u0631\u0641", IdWord::Id},                                // معرف
    {u"\u0645\u0639\u0631\u0641\u0627\u062A", IdWord::Ids},                   // معرفات
    {u"\u0645\u0646", IdWord::From},                                          // من
    {u"\u0648", IdWord::And},                                                 // و
    {u"\u304A\u3088\u3073", IdWord::And},                                     // および
    {u"\u304B\u3089", IdWord::To},                                            // から
    {u"\u3068", IdWord::And},                                                 // と
    {u"\u307E\u305F\u306F", IdWord::And},                                     // または
    {u"\u3084", IdWord::And},                                                 // や
    {u"\u53CA\u3073", IdWord::And},                                           // 及び
});
static_assert(std::is_sorted(kEntries.begin(), kEntries.end(),
                             [](const Entry &a, const Entry &b) { return a.word < b.word; }));

constexpr qsizetype kLongestWord = 18;

/// A word for an id at the end of a run in which no blank parts one word from the next, with the particle
/// that may follow it.
bool endsWithUnspacedId(QStringView run)
{
    for (const char16_t particle : {u'\u306F', u'\u306E'}) { // は の
        if (run.endsWith(particle))
            run.chop(1);
    }
    // 通知 通知番号 通知ID
    const auto ids = {QStringView(u"\u901A\u77E5"), QStringView(u"\u901A\u77E5\u756A\u53F7"),
                      QStringView(u"\u901A\u77E5ID")};
    return std::any_of(ids.begin(), ids.end(),
                       [run](QStringView id) { return run.endsWith(id, Qt::CaseInsensitive); });
}

} // namespace

IdWord idWord(QStringView word)
{
    if (word == u"may")
        return IdWord::Other;
    QVarLengthArray<char16_t, kLongestWord> folded;
    for (const QChar c : word) {
        if (c == u'-' || c == u'_' || c.isMark())
            continue;
        if (folded.size() == kLongestWord)
            return endsWithUnspacedId(word) ? IdWord::Ids : IdWord::Other;
        folded.append(c.toLower().unicode());
    }
    const std::u16string_view key(folded.data(), static_cast<std::size_t>(folded.size()));
    const auto found = std::lower_bound(kEntries.begin(), kEntries.end(), key,
                                        [](const Entry &entry, auto sought) { return entry.word < sought; });
    if (found != kEntries.end() && found->word == key)
        return found->meaning;
    return endsWithUnspacedId(word) ? IdWord::Ids : IdWord::Other;
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
