// SPDX-License-Identifier: MIT
#include "ids/idparser.h"
#include "ids/idranges.h"
#include "support/testprogram.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr qint32 kLowest = std::numeric_limits<qint32>::min();
constexpr qint32 kHighest = std::numeric_limits<qint32>::max();

} // namespace

class TestIdRanges final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compacts_data();
    void compacts();
    void cut();
    void contains_data();
    void contains();
};

void TestIdRanges::compacts_data()
{
    QTest::addColumn<QList<qint32>>("ids");
    QTest::addColumn<QString>("text");
    const auto add = [](const char *name, const QList<qint32> &ids, const QString &text) {
        QTest::newRow(name) << ids << text;
    };
    add("one", {7}, u"7"_s);
    add("two in a row", {7, 8}, u"7, 8"_s);
    add("three in a row", {7, 8, 9}, u"7-9"_s);
    add("as typed", {1042, 1050, 1051, 1052, 1053, 1077}, u"1042, 1050-1053, 1077"_s);
    add("order is kept", {9, 8, 7, 1, 2, 3}, u"9, 8, 7, 1-3"_s);
    add("negative", {-5, -4, -3, 0}, u"-5--3, 0"_s);
    add("through zero", {-1, 0, 1}, u"-1-1"_s);
    add("both ends", {kLowest, kHighest}, u"-2147483648, 2147483647"_s);
    add("at the upper end", {kHighest - 2, kHighest - 1, kHighest}, u"2147483645-2147483647"_s);
    add("at the lower end", {kLowest, kLowest + 1, kLowest + 2}, u"-2147483648--2147483646"_s);
}

void TestIdRanges::compacts()
{
    QFETCH(const QList<qint32>, ids);
    QFETCH(const QString, text);
    const CompactIds compact = compactIds(ids, 100);
    QCOMPARE(compact.text, text);
    QCOMPARE(compact.count, ids.size());
    QCOMPARE(parseIds(text).ids, ids);
    for (const qint32 id : ids)
        QVERIFY(containsId(text, id));
}

void TestIdRanges::cut()
{
    const QList<qint32> ids{1, 2, 3, 7, 9, 10};
    QCOMPARE(compactIds(ids, 2).text, u"1-3, 7"_s);
    QCOMPARE(compactIds(ids, 2).count, 4);
    QCOMPARE(compactIds(ids, 0).count, 0);
    QCOMPARE(compactIds({}, 9).text, QString());

    QList<qint32> many;
    for (qint32 id = 0; id < 100'000; ++id)
        many += id;
    QCOMPARE(compactIds(many, 1).text, u"0-99999"_s);
    QCOMPARE(compactIds(many, 1).count, 100'000);
}

void TestIdRanges::contains_data()
{
    QTest::addColumn<qint64>("id");
    QTest::addColumn<bool>("contained");
    const auto add = [](qint64 id, bool contained) { QTest::addRow("%lld", id) << id << contained; };
    add(1042, true);
    add(1043, false);
    add(1049, false);
    add(1050, true);
    add(1055, true);
    add(1060, true);
    add(1061, false);
    add(-6, false);
    add(-5, true);
    add(-4, true);
    add(-3, true);
    add(-2, false);
    add(105, false);
    add(0, false);
}

void TestIdRanges::contains()
{
    QFETCH(const qint64, id);
    QFETCH(const bool, contained);
    QCOMPARE(containsId(u"1042, 1050-1060, -5--3"_s, id), contained);
    QVERIFY(!containsId({}, id));
}

SVC_GUILESS_TEST(TestIdRanges)
#include "tst_idranges.moc"
