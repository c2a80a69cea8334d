// SPDX-License-Identifier: MIT
#include "specials.h"

#include "texts.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Reply withTexts(QJsonObject &notification, const QString &subject, const QString &preview)
{
    notification[u"subject"] = subject;
    notification[u"messagePreview"] = preview;
    return jsonReply(notification);
}

Reply withState(QJsonObject &notification, bool read, bool archived)
{
    notification[u"read"] = read;
    notification[u"archived"] = archived;
    return jsonReply(notification);
}

Reply busy(int status, const QString &detail)
{
    Reply reply = problem(status, detail);
    reply.headers.emplace_back("Retry-After", "1");
    return reply;
}

/// Sets a subject of 300 characters and a preview of 6,000.
Reply longTexts(QJsonObject &notification)
{
    QString subject = u"Bill import failed for these accounts:"_s;
    QString preview = u"These accounts match no meter and were skipped:"_s;
    for (int account = 40011; preview.size() < 6000; account += 7) {
        subject += u" %1,"_s.arg(account);
        preview += u"\nAccount %1, %2, %3"_s.arg(account).arg(siteAt(account), utilityAt(account));
    }
    return withTexts(notification, subject.first(300), preview.first(6000));
}

Reply slow(const QJsonObject &notification, std::chrono::seconds delay)
{
    std::this_thread::sleep_for(delay);
    return jsonReply(notification);
}

// The ids with special answers.
constexpr auto specials = std::to_array<Special>({
    // Fields
    {1901, // has the id of another notification
     [](QJsonObject &n, const Circumstances &) {
         n[u"notificationId"] = 1001;
         return jsonReply(n);
     }},
    {1902, // has no type
     [](QJsonObject &n, const Circumstances &) {
         n[u"notificationType"] = QJsonValue::Null;
         return jsonReply(n);
     }},
    {1905, // read and archived are missing
     [](QJsonObject &n, const Circumstances &) {
         n.remove(u"read");
         n.remove(u"archived");
         return jsonReply(n);
     }},
    {1906, // has undocumented fields
     [](QJsonObject &n, const Circumstances &) {
         n[u"priority"] = u"high"_s;
         n[u"links"] = QJsonArray{QJsonObject{{u"rel"_s, u"bill"_s}, {u"id"_s, 4711}}};
         return jsonReply(n);
     }},
    {1907, // a date without an offset
     [](QJsonObject &n, const Circumstances &) {
         n[u"createdDate"] = u"2024-03-31T02:30:00"_s;
         return jsonReply(n);
     }},
    {1908, // every field except the id is null
     [](QJsonObject &n, const Circumstances &) {
         for (const QString &name : n.keys()) {
             if (name != "notificationId"_L1)
                 n[name] = QJsonValue::Null;
         }
         return jsonReply(n);
     }},
    {1909, // a string instead of the documented number
     [](QJsonObject &n, const Circumstances &) {
         QJsonObject type = n[u"notificationType"].toObject();
         type[u"notificationTypeId"] = u"101"_s;
         n[u"notificationType"] = type;
         return jsonReply(n);
     }},

    // Texts
    {1911, [](QJsonObject &n, const Circumstances &) { return longTexts(n); }},
    {1912, [](QJsonObject &n, const Circumstances &) { return withTexts(n, u"OK"_s, QString()); }},
    {1913, // markup, to be displayed literally
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(
             n, u"<b>Import</b> <img src=\"http://127.0.0.1:9/x.png\"><script>alert(1)</script> ended"_s,
             u"A file name held <i>markup</i> &amp; an <a href=\"http://127.0.0.1:9/\">address</a>."_s);
     }},
    {1914,
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"請求書の取り込みに失敗しました：3 件の口座がスキップされました"_s,
                          u"電気料金の請求書ファイルに、メーターと一致しない口座が 3 件あります。"
                          "口座を追加してから、もう一度取り込んでください。"_s);
     }},
    {1915,
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"فشل استيراد الفواتير: تم تخطي 3 حسابات"_s,
                          u"لا تتطابق 3 حسابات في ملف فواتير الكهرباء مع أي عداد. "
                          "أضف الحسابات الناقصة ثم استورد الملف bills-2024.csv مرة أخرى."_s);
     }},
    {1916,
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"Η εισαγωγή λογαριασμών απέτυχε: παραλείφθηκαν 3 παροχές"_s,
                          u"Τρεις παροχές στο αρχείο δεν αντιστοιχούν σε κανέναν μετρητή. "
                          "Προσθέστε τις και εισαγάγετε ξανά το αρχείο."_s);
     }},
    {1917,
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"बिल आयात विफल: 3 खाते छोड़ दिए गए"_s,
                          u"बिजली बिल फ़ाइल के तीन खाते किसी मीटर से मेल नहीं खाते। "
                          "खाते जोड़ें और फ़ाइल फिर से आयात करें।"_s);
     }},
    {1918,
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"⚡ Peak demand 🔥 at the 👩🏽‍🔬 laboratory 🏳️‍🌈"_s,
                          u"📈 +12 % on yesterday. 🌡️ 34 °C outside."_s);
     }},
    {1919, // a right-to-left override, which makes the file look like a PDF if displayed carelessly
     [](QJsonObject &n, const Circumstances &) {
         return withTexts(n, u"Attachment bill-\u202Efdp.exe was refused"_s,
                          u"Its name held a character that reverses the letters after it."_s);
     }},

    // Errors
    {1903, [](QJsonObject &, const Circumstances &) { return problem(403, u"Your role may not see this notification."_s); }},
    {1904, [](QJsonObject &, const Circumstances &) { return notFound(1904); }},
    {1929, // busy for the first two requests
     [](QJsonObject &n, const Circumstances &when) {
         return when.asked <= 2 ? busy(429, u"Too many lookups. Try again in a second."_s) : jsonReply(n);
     }},
    {1950, [](QJsonObject &, const Circumstances &) { return problem(500, u"An unexpected error occurred."_s); }},
    {1953, [](QJsonObject &, const Circumstances &) { return busy(503, u"The service is being restarted."_s); }},

    // Delays
    {1960, [](QJsonObject &n, const Circumstances &) { return slow(n, 8s); }},
    {1961, [](QJsonObject &n, const Circumstances &) { return slow(n, 60s); }},

    // Changes by time, so that watching shows something in the first minute. Asking changes nothing.
    {1990, [](QJsonObject &n, const Circumstances &when) { return withState(n, when.running >= 20s, false); }},
    {1991,
     [](QJsonObject &n, const Circumstances &when) {
         return when.running >= 30s ? withState(n, false, false) : notFound(1991);
     }},
    {1992, [](QJsonObject &n, const Circumstances &when) { return withState(n, true, when.running >= 40s); }},
    {1993,
     [](QJsonObject &n, const Circumstances &when) {
         n[u"subject"] = when.running >= 50s ? u"Bill import ended: 412 bills"_s : u"Bill import is running"_s;
         return withState(n, false, false);
     }},

    // Answers from something between the client and the service
    {1970, // a redirect to another host
     [](QJsonObject &, const Circumstances &) {
         Reply reply = webPage(302, u"Found"_s, u"Sign in to the network first."_s);
         reply.headers.emplace_back("Location", "https://portal.invalid/sign-in");
         return reply;
     }},
    {1980,
     [](QJsonObject &, const Circumstances &) {
         return webPage(200, u"Sign in to the network"_s, u"Accept the terms of use to go on."_s);
     }},
    {1981, // the connection ends in the middle of the answer
     [](QJsonObject &n, const Circumstances &) {
         Reply reply = jsonReply(n);
         reply.cutOff = true;
         return reply;
     }},
});

} // namespace

const Special *findSpecial(int id)
{
    const auto found = std::ranges::find(specials, id, &Special::id);
    return found == specials.end() ? nullptr : &*found;
}
