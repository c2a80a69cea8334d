// SPDX-License-Identifier: MIT
// Invariants of the id parser: limits, and properties of random texts with a fixed seed.
#include "ids/idparser.h"
#include "ids/idranges.h"
#include "parsedtext.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns pieces of text that touch each other in every combination.
const QStringList &pieces()
{
    static const QStringList all{u"7"_s,
                                 u"101"_s,
                                 u"-5"_s,
                                 u"2147483647"_s,
                                 u"99999999999"_s,
                                 u"1,234"_s,
                                 u"12.5"_s,
                                 u"-"_s,
                                 u"\u2013"_s,
                                 u".."_s,
                                 u"..."_s,
                                 u","_s,
                                 u";"_s,
                                 u" "_s,
                                 u" "_s,
                                 u"\n"_s,
                                 u"\t"_s,
                                 u"|"_s,
                                 u"#"_s,
                                 u":"_s,
                                 u"="_s,
                                 u"("_s,
                                 u")"_s,
                                 u"["_s,
                                 u"]"_s,
                                 u"\""_s,
                                 u"'"_s,
                                 u"<"_s,
                                 u">"_s,
                                 u"/"_s,
                                 u"."_s,
                                 u"+"_s,
                                 u"%"_s,
                                 u"$"_s,
                                 u"\u20AC"_s,
                                 u"@"_s,
                                 u"_"_s,
                                 u"*"_s,
                                 u"~"_s,
                                 u"id"_s,
                                 u"ids"_s,
                                 u"and"_s,
                                 u"to"_s,
                                 u"from"_s,
                                 u"no"_s,
                                 u"March"_s,
                                 u"2026"_s,
                                 u"pm"_s,
                                 u"tel"_s,
                                 u"v"_s,
                                 u"EUR"_s,
                                 u"word"_s,
                                 u"INC-1042"_s,
                                 u"2026-03-14"_s,
                                 u"9:12"_s,
                                 u"::"_s,
                                 u"10.0.0.1"_s,
                                 u"https://h/notification/155"_s,
                                 u"/notification/"_s,
                                 u"?a=1"_s,
                                 u"\u0661"_s,
                                 u"\uFF11"_s,
                                 u"\u200B"_s,
                                 u"\uFEFF"_s,
                                 u"\u901A"_s,
                                 QString(QChar(0xD83D)),
                                 QString(QChar(0xDE00)),
                                 u"0x"_s,
                                 u"e3"_s,
                                 u"x"_s,
                                 u"&"_s,
                                 u"1. "_s,
                                 u"Id,x\n"_s,
                                 u"a\tid\n"_s,
                                 u"7,9\n"_s,
                                 u"{\"id\":7}"_s,
                                 u"**id 7**\n- "_s,
                                 u"1\u202F234"_s,
                                 u"\u00A0"_s,
                                 u"||"_s,
                                 u"||Id||x||\n"_s,
                                 u"|---|\n"_s,
                                 u"[a|b]"_s,
                                 u"%2Fnotification%2F"_s,
                                 u"svc-desktop://lookup?ids="_s,
                                 u"&amp;"_s};
    return all;
}

QString randomText(QRandomGenerator &random)
{
    QString text;
    const int length = random.bounded(1, 40);
    for (int i = 0; i < length; ++i) {
        if (random.bounded(20) == 0)
            text += QChar(static_cast<char16_t>(random.bounded(0x10000)));
        else
            text += pieces().at(random.bounded(static_cast<int>(pieces().size())));
    }
    return text;
}

QString numbered(const QList<qint32> &ids, const QString &mark)
{
    QStringList texts;
    for (const qint32 id : ids)
        texts += mark + QString::number(id);
    return texts.join(u", "_s);
}

/// Returns the offered ids that are not taken, each once.
QList<qint32> otherIds(const ParsedIds &parsed)
{
    QSet<qint32> seen(parsed.ids.begin(), parsed.ids.end());
    QList<qint32> others;
    for (const IdRange &range : parsed.offered) {
        for (qint64 value = range.first; value <= range.last; ++value) {
            const auto id = static_cast<qint32>(value);
            if (!seen.contains(id))
                others += id;
            seen += id;
        }
    }
    return others;
}

bool isEachOnce(const ParsedIds &parsed)
{
    return QSet<qint32>(parsed.ids.begin(), parsed.ids.end()).size() == parsed.ids.size() &&
           otherIds(parsed).size() >= parsed.offered.size();
}

} // namespace

class TestIdInvariants final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyIds();
    void manyNumbersOnOneLine();
    void listsAreBounded();
    void tooMuchText();
    void randomTexts();
    void randomLists();
};

void TestIdInvariants::manyIds()
{
    const ParsedIds most = parseIds(u"100000-1"_s);
    QVERIFY(!most.refusal);
    QCOMPARE(most.ids.size(), 100'000);
    QCOMPARE(most.ids.first(), 1);
    QCOMPARE(most.ids.last(), 100'000);
    QCOMPARE(parseIds(u"2147383648-2147483647"_s).ids.size(), 100'000);

    const QString lines = u"1050-1060\n"_s;
    const ParsedIds repeated = parseIds(lines.repeated(9'000));
    QCOMPARE(repeated.ids.size(), 11);
    QCOMPARE(repeated.count, 99'000);
    QCOMPARE(repeated.duplicates, 98'989);
    const ParsedIds beyond = parseIds(lines.repeated(100'000));
    QVERIFY(beyond.refusal);
    QCOMPARE(beyond.count, 1'100'000);
    QVERIFY(beyond.ids.isEmpty());
}

void TestIdInvariants::manyNumbersOnOneLine()
{
    QCOMPARE(parseIds(u"1, "_s.repeated(100'000)).ids, QList<qint32>{1});
    const ParsedIds list = parseIds(u"1, "_s.repeated(300'000));
    QCOMPARE(list.count, 300'000);
    QCOMPARE(list.refusal.value().cause, ErrorCause::TooManyIds);
    // In prose they would be offered; so many are refused in any case.
    QVERIFY(parseIds(u"word "_s + u"1 2 "_s.repeated(200'000)).refusal);
    const ParsedIds prose = parseIds(u"word "_s + u"1 2 "_s.repeated(60'000));
    QCOMPARE(prose.offered, (QList<IdRange>{{1, 1}, {2, 2}}));
    QVERIFY(prose.isOfferedTruncated);
}

void TestIdInvariants::listsAreBounded()
{
    const ParsedIds parsed = parseIds(u"12.5\n1,234\n9-8\n"_s.repeated(1'000));
    QCOMPARE(parsed.notIds.size(), ParsedIds::kMaxListed);
    QCOMPARE(parsed.notIdCount, 1'000);
    QCOMPARE(parsed.reversed.size(), ParsedIds::kMaxListed);
    QCOMPARE(parsed.reversedCount, 1'000);
    QCOMPARE(parsed.thousands.size(), ParsedIds::kMaxListed);
    QCOMPARE(parsed.thousandsCount, 1'000);

    const QString digits(1'000'000, u'9');
    QCOMPARE(parseIds(digits).refusal.value().detail.size(), ParsedIds::kMaxCharacters);
    QCOMPARE(parseIds(digits + u'x').notIds.first().size(), ParsedIds::kMaxCharacters);
    QCOMPARE(parseIds(QString(1'000'000, u'x')).firstSkipped.size(), ParsedIds::kMaxCharacters);
}

void TestIdInvariants::tooMuchText()
{
    QVERIFY(parseIds(QString(ParsedIds::kMaxText, u' ')).isBlank);
    const ParsedIds parsed = parseIds(QString(ParsedIds::kMaxText + 1, u' '));
    QVERIFY(!parsed.isBlank);
    QCOMPARE(parsed.refusal.value().cause, ErrorCause::IdTextTooLong);
}

void TestIdInvariants::randomTexts()
{
    QRandomGenerator random(20260314);
    for (int i = 0; i < 20'000; ++i) {
        const QString text = randomText(random);
        const ParsedIds parsed = parseIds(text);
        const QByteArray context = text.toUtf8();
        QVERIFY2(isEachOnce(parsed), context.constData());
        QVERIFY2(parsed.ids.size() <= ParsedIds::kMaxIds && parsed.offered.size() <= ParsedIds::kMaxIds,
                 context.constData());
        QVERIFY2(parsed.notIds.size() == std::min(parsed.notIdCount, ParsedIds::kMaxListed),
                 context.constData());
        QVERIFY2(parsed.refusal || parsed.count == parsed.ids.size() + parsed.duplicates,
                 context.constData());
        QVERIFY2(!parsed.refusal || (parsed.ids.isEmpty() && parsed.offered.isEmpty()), context.constData());
        if (parsed.isBlank)
            QCOMPARE(parsedText(parsed), u"blank"_s);
        if (parsed.refusal)
            continue;

        // The parsed ids, written as text, are parsed again.
        QCOMPARE(parseIds(numbered(parsed.ids, {})).ids, parsed.ids);
        // A line of ids is recognised after any text; so ids that are offered can be added.
        QStringList offered;
        for (const IdRange &range : parsed.offered)
            offered += u'#' + rangeText(range);
        const ParsedIds added = parseIds(text + u"\n\n"_s + offered.join(u", "_s));
        QVERIFY2(added.ids == parsed.ids + otherIds(parsed), context.constData());
        QVERIFY2(added.offered.isEmpty(), context.constData());
    }
}

void TestIdInvariants::randomLists()
{
    const QStringList separators{u","_s,    u", "_s, u"; "_s,    u" "_s,       u"\t"_s,  u"\n"_s,
                                 u"\r\n"_s, u"|"_s,  u" and "_s, u"\u00A0 "_s, u" & "_s, u",\n"_s};
    const QStringList marks{u""_s, u"#"_s, u"id "_s, u"Notification: "_s, u"https://h/notification/"_s};
    QRandomGenerator random(7);
    int tables = 0; // tables that occur at random
    for (int i = 0; i < 5'000; ++i) {
        QList<qint32> ids;
        QString text;
        const int length = random.bounded(1, 12);
        for (int k = 0; k < length; ++k) {
            const auto id = static_cast<qint32>(random.generate());
            if (ids.contains(id))
                continue;
            if (k > 0)
                text += separators.at(random.bounded(static_cast<int>(separators.size())));
            text += marks.at(random.bounded(static_cast<int>(marks.size()))) + QString::number(id);
            ids += id;
        }
        const ParsedIds parsed = parseIds(text, IdStructure::Ignore);
        QVERIFY2(parsed.ids == ids, text.toUtf8().constData());
        QVERIFY2(parsed.isList && parsed.notIdCount == 0, text.toUtf8().constData());
        const ParsedIds pasted = parseIds(text);
        if (pasted.table)
            ++tables;
        else
            QVERIFY2(pasted.ids == ids, text.toUtf8().constData());
    }
    QVERIFY2(tables < 500, qPrintable(QString::number(tables)));
}

SVC_GUILESS_TEST(TestIdInvariants)
#include "tst_idinvariants.moc"
