// SPDX-License-Identifier: MIT
#include "results/comparison.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

/// Returns the values without the directional isolates, which are for display only.
QStringList texts(const QList<FieldDifference> &differences)
{
    QStringList texts;
    for (const FieldDifference &difference : differences) {
        texts += differenceText(difference);
        texts.last().remove(QChar(0x2068)).remove(QChar(0x2069));
    }
    return texts;
}

} // namespace

class TestComparison final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notifications_data();
    void notifications();
    void rows();
    void allFields();
    void longTextsShowTheDifference();
    void hostileTexts();
};

void TestComparison::notifications_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *before, const char *after,
                        const QStringList &expected) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << expected;
    };
    row("nothing", R"({"notificationId":1,"x":[1,{"y":2}]})", R"({ "x":[1, {"y":2}], "notificationId":1})",
        {});
    row("read", R"({"read":false})", R"({"read":true})", {u"Read: Unread → Read"_s});
    row("archived", R"({"archived":true})", R"({})", {u"Archived: Archived → not given"_s});
    row("subject", R"({"subject":"a"})", R"({"subject":"b"})", {u"Subject changed from “a” to “b”."_s});
    row("subject given", R"({"subject":null})", R"({"subject":"b"})",
        {u"Subject was not given and is now “b”."_s});
    row("preview gone", R"({"messagePreview":"a"})", R"({})", {u"Preview is no longer given; it was “a”."_s});
    row("empty is given", R"({"subject":""})", R"({})", {u"Subject is no longer given; it was “”."_s});
    row("id beyond double", R"({"notificationId":9007199254740992})",
        R"({"notificationId":9007199254740993})", {u"Id: 9007199254740992 → 9007199254740993"_s});
    row("created", R"({"createdDate":"2026-03-14T09:12:00Z"})", R"({"createdDate":"2026-03-14T09:12:00"})",
        {u"Created: 2026-03-14T09:12:00Z → 2026-03-14T09:12:00 (time zone not given)"_s});
    row("same instant", R"({"createdDate":"2026-03-14T09:12:00Z"})",
        R"({"createdDate":"2026-03-14T10:12:00.000+01:00"})", {});
    row("type and category",
        R"({"notificationType":{"notificationTypeId":1,"notificationTypeInfo":"a","notificationTypeDescription":"b",
            "notificationCategory":{"notificationCategoryId":2,"notificationCategoryInfo":"c",
            "notificationCategoryDescription":"d"}}})",
        R"({"notificationType":{"notificationTypeId":3,"notificationTypeInfo":"A","notificationTypeDescription":"B",
            "notificationCategory":{"notificationCategoryId":4,"notificationCategoryInfo":"C",
            "notificationCategoryDescription":"D"}}})",
        {u"Type id: 1 → 3"_s, u"Type changed from “a” to “A”."_s,
         u"Type description changed from “b” to “B”."_s, u"Category id: 2 → 4"_s,
         u"Category changed from “c” to “C”."_s, u"Category description changed from “d” to “D”."_s});
    row("type gone", R"({"notificationType":{"notificationTypeId":1}})", R"({"notificationType":null})",
        {u"Type id: 1 → not given"_s});
    row("other fields", R"({"x":{"a":1,"b":[1,2]},"gone":true,"t":"1"})",
        R"({"x":{"a":1.0,"b":[1,3,4]},"new":"y","t":1})",
        {u"$.x.a: 1 → 1.0"_s, u"$.x.b[1]: 2 → 3"_s, u"$.gone: true → not given"_s, u"$.t: \"1\" → 1"_s,
         u"$.x.b[2]: not given → 4"_s, u"$.new: not given → y"_s});
    row("other field is null", R"({"x":null})", R"({})", {});
    row("other field within the type", R"({"notificationType":{"x":1}})", R"({"notificationType":{"x":2}})",
        {u"$.notificationType.x: 1 → 2"_s});
}

void TestComparison::notifications()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QStringList, expected);
    const Notification old = parseNotification(before).value();
    const Notification now = parseNotification(after).value();
    QCOMPARE(texts(differences(old, now)), expected);
    QCOMPARE(differences(now, old).size(), expected.size());
    QCOMPARE(differences(old, old), QList<FieldDifference>());
    QList<ResultField> documented;
    for (const FieldDifference &compared : comparedFields(found(1, old), found(1, now))) {
        if (compared.field && compared.before != compared.after)
            documented += *compared.field;
    }
    QCOMPARE(differingFields(old, now), documented);
}

void TestComparison::rows()
{
    ResultRow later = ordinary();
    later.lookup.fetchedAt = later.lookup.fetchedAt.addDays(1);
    QCOMPARE(texts(differences(ordinary(), later)), QStringList());

    later = answered(1042, R"({"notificationId":1042})");
    later.from = Provenance{u"acme test"_s, {}, u"test.example.com"_s};
    const QStringList elsewhere = texts(differences(ordinary(), later));
    QCOMPARE(elsewhere.first(3), (QStringList{u"Connection: acme production → acme test"_s,
                                              u"Environment: PRODUCTION → not given"_s,
                                              u"Host: api.example.com → test.example.com"_s}));
    QVERIFY(elsewhere.contains(u"$.extra: 1.10 → not given"_s));

    const QStringList removed = texts(differences(ordinary(), notFound(1042)));
    QCOMPARE(removed.size(), 2);
    QCOMPARE(removed.first(), u"State: Found → Not found"_s);
    QVERIFY(removed.last().startsWith(u"Reason was not given and is now “Notification 1042 was not found"_s));

    QCOMPARE(texts(differences(notLookedUp(1), notLookedUp(2))), QStringList{u"Id: 1 → 2"_s});
}

void TestComparison::allFields()
{
    const auto fields = [](const ResultRow &before, const ResultRow &after) {
        QStringList texts;
        for (const FieldDifference &field : comparedFields(before, after))
            texts += fieldName(field).remove(QChar(0x2068)).remove(QChar(0x2069)) +
                     (field.before == field.after ? u"="_s : u"!"_s);
        return texts.join(u' ');
    };
    const QString where = u"Connection= Environment= Host= "_s;
    const ResultRow one =
        answered(1, R"({"notificationId":1,"subject":"a","createdDate":"2026-03-14T09:12:00+01:00",
        "read":true,"x":[1]})");
    const ResultRow two =
        answered(1, R"({"notificationId":1,"subject":"b","createdDate":"2026-03-14T08:12:00Z",
        "x":[1],"y":2})");
    QCOMPARE(fields(one, one), u"State= "_s + where + u"Id= Subject= Created= Read= $.x[0]="_s);
    QCOMPARE(fields(one, two), u"State= "_s + where + u"Id= Subject! Created= Read! $.x[0]= $.y!"_s);
    QCOMPARE(fields(notFound(1), notFound(1)), u"State= Reason= "_s + where.trimmed());
}

void TestComparison::longTextsShowTheDifference()
{
    Notification before;
    before.messagePreview = u"word "_s.repeated(10'000) + u"old"_s;
    Notification after;
    after.messagePreview = u"word "_s.repeated(10'000) + u"new"_s;
    const QString text = texts(differences(before, after)).value(0);
    QVERIFY2(text.size() < 300, qPrintable(text));
    QVERIFY(text.contains(u"old”"_s) && text.contains(u"new”"_s));
    after.messagePreview = u"x"_s;
    QVERIFY(texts(differences(before, after)).value(0).size() < 300);
    before.messagePreview = u"w"_s.repeated(1000);
    after.messagePreview = u"w"_s.repeated(300);
    QVERIFY(texts(differences(before, after)).value(0).size() < 300);
}

void TestComparison::hostileTexts()
{
    Notification before;
    before.subject = u"a\u202Eb\nc"_s;
    Notification after;
    after.subject = u"<b>%1 %2 %3</b>"_s;
    const QList<FieldDifference> found = differences(before, after);
    QCOMPARE(found.first().before, before.subject);
    QCOMPARE(texts(found), QStringList{u"Subject changed from “a\uFFFDb c” to “<b>%1 %2 %3</b>”."_s});
}

SVC_GUILESS_TEST(TestComparison)
#include "tst_comparison.moc"
