// SPDX-License-Identifier: MIT
#include "results/filtercompletion.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestFilterCompletion final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void completes_data();
    void completes();
    void describesCompletions();
};

void TestFilterCompletion::completes_data()
{
    QTest::addColumn<QString>("text"); // the cursor is at the bar
    QTest::addColumn<QString>("replaced");
    QTest::addColumn<QString>("items");
    const auto add = [](const char *name, const QString &text, const QString &replaced,
                        const QString &items) { QTest::newRow(name) << text << replaced << items; };
    const QString fields = u"is: subject: preview: type: category: created: note: fetched: id: connection: "
                           "environment: host: user: error: status: type-id: type-description: category-id: "
                           "category-description: change:"_s;
    add("nothing typed", u"|"_s, {}, fields);
    add("before the next word", u"bill |"_s, {}, fields);
    add("between words", u"bill | import"_s, {}, fields);
    add("field", u"bill typ|"_s, u"typ"_s, u"type: type-id: type-description:"_s);
    add("case", u"TYPE-|"_s, u"TYPE-"_s, u"type-id: type-description:"_s);
    add("field without", u"-cre|"_s, u"cre"_s, u"created:"_s);
    add("field by its title", u"rea|"_s, u"rea"_s, u"error: is:read "_s);
    add("state", u"unr|"_s, u"unr"_s, u"is:unread "_s);
    add("without a state", u"-arch|"_s, u"arch"_s, u"archived "_s);
    add("states", u"is:|"_s, u"is:"_s,
        u"is:unread  is:read  is:archived  is:active  is:found  is:not-found  is:failed  is:not-looked-up  "
        "is:done  is:not-done "_s);
    add("states that begin so", u"is:no|"_s, u"is:no"_s, u"is:not-found  is:not-looked-up  is:not-done "_s);
    add("state by its text", u"is:not lo|"_s, u"lo"_s, {});
    add("dates", u"created:|"_s, u"created:"_s,
        u"created:today  created:yesterday  created:24h  created:7d  created:4w "_s);
    add("dates that begin so", u"fetched:y|"_s, u"fetched:y"_s, u"fetched:yesterday "_s);
    add("no dates for a comparison", u"created:>|"_s, u"created:>"_s, {});
    add("no values of texts", u"type:|"_s, u"type:"_s, {});
    add("unknown field", u"typ:|"_s, u"typ:"_s, {});
    add("in the middle of a word", u"ty|pe"_s, {}, {});
    add("in a phrase", u"\"typ|"_s, {}, {});
    add("nothing begins so", u"xyz|"_s, u"xyz"_s, {});
}

void TestFilterCompletion::completes()
{
    QFETCH(QString, text);
    QFETCH(const QString, replaced);
    QFETCH(const QString, items);
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    const FilterCompletion completion = completeFilter(text, cursor);
    QStringList texts;
    for (const FilterCompletion::Item &item : completion.items)
        texts += item.text;
    QCOMPARE(texts.join(u' '), items);
    QCOMPARE(text.sliced(completion.start, completion.length), replaced);
}

void TestFilterCompletion::describesCompletions()
{
    const auto meaning = [](const QString &text) {
        return completeFilter(text, text.size()).items.value(0).meaning;
    };
    QCOMPARE(meaning(u"is"_s), u"Read state, archive state, outcome, or done"_s);
    QCOMPARE(meaning(u"subj"_s), u"Subject contains a text"_s);
    QCOMPARE(meaning(u"type-i"_s), u"Type id is a number, or >, >=, <, <= one"_s);
    QCOMPARE(meaning(u"creat"_s), u"Created, for example >2026-11-01, today, 7d"_s);
    QCOMPARE(meaning(u"is:not-l"_s), u"Not looked up"_s);
    QCOMPARE(meaning(u"created:7"_s), u"The last 7 days"_s);
}

SVC_GUILESS_TEST(TestFilterCompletion)
#include "tst_filtercompletion.moc"
