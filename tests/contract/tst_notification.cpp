// SPDX-License-Identifier: MIT
#include "contract/notification.h"
#include "support/testprogram.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

const QByteArray kComplete = R"({
  "notificationId": 1042, "subject": "Bill import failed",
  "messagePreview": "12 of 40 bills",
  "createdDate": "2026-03-14T08:12:30.1234567Z",
  "read": true, "archived": false,
  "notificationType": {
    "notificationTypeId": 14, "notificationTypeInfo": "Import automation",
    "notificationTypeDescription": "Sent when an import ends",
    "notificationCategory": {
      "notificationCategoryId": 2, "notificationCategoryInfo": "Alerts",
      "notificationCategoryDescription": "Things to look at"
    }
  },
  "somethingNew": {"kept": [1, 2]}
})";

/// Returns a body where one field has `value`, inside the objects that contain it.
QByteArray bodyWith(const QByteArray &field, const QByteArray &value)
{
    QByteArray member = "{\"" + field + "\":" + value + "}";
    if (field.startsWith("notificationCategory") && field != "notificationCategory")
        return R"({"notificationType":{"notificationCategory":)" + member + "}}";
    if (field == "notificationCategory" ||
        (field.startsWith("notificationType") && field != "notificationType"))
        return R"({"notificationType":)" + member + "}";
    return member;
}

struct Field
{
    const char *name;
    const char *path;
};
constexpr Field kIntegers[] = {
    {"notificationId", "$.notificationId"},
    {"notificationTypeId", "$.notificationType.notificationTypeId"},
    {"notificationCategoryId", "$.notificationType.notificationCategory.notificationCategoryId"},
};
constexpr Field kStrings[] = {
    {"subject", "$.subject"},
    {"messagePreview", "$.messagePreview"},
    {"createdDate", "$.createdDate"},
    {"notificationTypeInfo", "$.notificationType.notificationTypeInfo"},
    {"notificationTypeDescription", "$.notificationType.notificationTypeDescription"},
    {"notificationCategoryInfo", "$.notificationType.notificationCategory.notificationCategoryInfo"},
    {"notificationCategoryDescription",
     "$.notificationType.notificationCategory.notificationCategoryDescription"},
};
constexpr Field kBooleans[] = {{"read", "$.read"}, {"archived", "$.archived"}};
constexpr Field kObjects[] = {{"notificationType", "$.notificationType"},
                              {"notificationCategory", "$.notificationType.notificationCategory"}};

} // namespace

class TestNotification final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complete();
    void notGiven_data();
    void notGiven();
    void wrongType_data();
    void wrongType();
    void reportsTheFirstError();
    void id_data();
    void id();
    void int32Fields_data();
    void int32Fields();
    void dates_data();
    void dates();
};

void TestNotification::complete()
{
    const Result<Notification> parsed = parseNotification(kComplete);
    QVERIFY(parsed);
    QCOMPARE(parsed->id, 1042);
    QCOMPARE(parsed->subject, u"Bill import failed"_s);
    QCOMPARE(parsed->messagePreview, u"12 of 40 bills"_s);
    QCOMPARE(parsed->createdDate->text, u"2026-03-14T08:12:30.1234567Z"_s);
    QCOMPARE(parsed->createdDate->instant->toString(Qt::ISODateWithMs), u"2026-03-14T08:12:30.123Z"_s);
    QCOMPARE(parsed->read, true);
    QCOMPARE(parsed->archived, false);
    QCOMPARE(parsed->type->id, 14);
    QCOMPARE(parsed->type->info, u"Import automation"_s);
    QCOMPARE(parsed->type->description, u"Sent when an import ends"_s);
    QCOMPARE(parsed->type->category->id, 2);
    QCOMPARE(parsed->type->category->info, u"Alerts"_s);
    QCOMPARE(parsed->type->category->description, u"Things to look at"_s);
    QCOMPARE(parsed->raw, kComplete);
}

void TestNotification::notGiven_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("all missing") << QByteArray("{}");
    QTest::newRow("unknown only") << QByteArray(R"({"NotificationId":1,"Subject":"x","id":5})");
    QTest::newRow("all null") << QByteArray(
        R"({"notificationId":null,"subject":null,"messagePreview":null,"createdDate":null,"read":null,
            "archived":null,"notificationType":null})");
}

void TestNotification::notGiven()
{
    QFETCH(QByteArray, body);
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(parsed);
    QVERIFY(!parsed->id && !parsed->subject && !parsed->messagePreview && !parsed->createdDate &&
            !parsed->read && !parsed->archived && !parsed->type);
    QCOMPARE(parsed->raw, body);

    const Result<Notification> inner = parseNotification(
        R"({"notificationType":{"notificationTypeId":null,"notificationCategory":{"notificationCategoryInfo":null}}})");
    QVERIFY(inner && inner->type && inner->type->category);
    QVERIFY(!inner->type->id && !inner->type->info && !inner->type->description);
    QVERIFY(!inner->type->category->id && !inner->type->category->info &&
            !inner->type->category->description);
}

void TestNotification::wrongType_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("detail");
    struct Value
    {
        const char *json;
        const char *text;
    };
    const Value aString{R"("5")", "a string"};
    const Value aNumber{"5", "a number"};
    const Value aBoolean{"true", "a boolean"};
    const Value anArray{"[]", "an array"};
    const Value anObject{"{}", "an object"};
    const auto rows = [](const Field &field, std::initializer_list<Value> values) {
        for (const Value &value : values)
            QTest::addRow("%s %s", field.name, value.text)
                << bodyWith(field.name, value.json) << QString::fromLatin1(field.path)
                << QString::fromLatin1(value.text);
    };
    for (const Field &field : kIntegers)
        rows(field, {aString, aBoolean, anArray, anObject, {"1.5", "a number with a fraction"}});
    for (const Field &field : kStrings)
        rows(field, {aNumber, aBoolean, anArray, anObject});
    for (const Field &field : kBooleans)
        rows(field, {aString, aNumber, {"0", "a number"}, {R"("true")", "a string"}, anArray, anObject});
    for (const Field &field : kObjects)
        rows(field, {aString, aNumber, aBoolean, anArray});
}

void TestNotification::wrongType()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, path);
    QFETCH(QString, detail);
    const Result<Notification> parsed = parseNotification(body);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, ErrorKind::Data);
    QCOMPARE(parsed.error().cause, ErrorCause::WrongType);
    QCOMPARE(parsed.error().delivery, Delivery::Answered);
    QCOMPARE(parsed.error().jsonPath, path);
    QCOMPARE(parsed.error().detail, detail);
}

void TestNotification::reportsTheFirstError()
{
    const Result<Notification> parsed = parseNotification(
        R"({"notificationType":{"notificationCategory":{"notificationCategoryId":"x"}},"read":3,"archived":"y"})");
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().jsonPath, u"$.read"_s);
}

void TestNotification::id_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<qint64>("id");
    const auto exact = [](const char *number, qint64 id) {
        QTest::newRow(number) << QByteArray(number) << true << id;
    };
    exact("0", 0);
    exact("-0", 0);
    exact("-1", -1);
    exact("2147483647", 2147483647);
    exact("2147483648", 2147483648);
    exact("-2147483648", -2147483648LL);
    exact("-2147483649", -2147483649LL);
    exact("9007199254740991", 9007199254740991);
    exact("9007199254740993", 9007199254740993);
    exact("9223372036854775807", std::numeric_limits<qint64>::max());
    exact("-9223372036854775808", std::numeric_limits<qint64>::min());
    exact("1.0", 1);
    exact("1e3", 1000);
    exact("12.50e1", 125);
    for (const char *number :
         {"9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "1.5", "0.1", "-1.5",
          "9007199254740993.0", "9007199254740993e0", "9223372036854775807.0", "90071992547409930e-1"})
        QTest::newRow(number) << QByteArray(number) << false << qint64(0);
}

void TestNotification::id()
{
    QFETCH(QByteArray, number);
    QFETCH(bool, valid);
    QFETCH(qint64, id);
    // The id must not be taken from the string or the fraction beside it.
    for (const QByteArray &rest :
         {QByteArray(), QByteArray(R"(,"subject":"9007199254740993.5 \" 1e300","x":0.5)")}) {
        const Result<Notification> parsed = parseNotification(R"({"notificationId":)" + number + rest + '}');
        QCOMPARE(parsed.has_value(), valid);
        if (valid) {
            QCOMPARE(parsed->id, id);
        } else {
            QCOMPARE(parsed.error().cause, ErrorCause::WrongType);
            QCOMPARE(parsed.error().jsonPath, u"$.notificationId"_s);
        }
    }
}

void TestNotification::int32Fields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("path");
    for (const Field &field : {kIntegers[1], kIntegers[2]})
        QTest::newRow(field.name) << QByteArray(field.name) << QString::fromLatin1(field.path);
}

void TestNotification::int32Fields()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, path);
    const auto value = [&field](const Result<Notification> &parsed) {
        return field == "notificationTypeId" ? parsed->type->id : parsed->type->category->id;
    };
    for (const char *number : {"2147483647", "-2147483648", "0", "-1", "7.0"}) {
        const Result<Notification> parsed = parseNotification(bodyWith(field, number));
        QVERIFY2(parsed, number);
        QCOMPARE(value(parsed), static_cast<qint32>(QByteArray(number).toDouble()));
    }
    for (const char *number : {"2147483648", "-2147483649", "9223372036854775807", "1e300"}) {
        const Result<Notification> parsed = parseNotification(bodyWith(field, number));
        QVERIFY2(!parsed, number);
        QCOMPARE(parsed.error().cause, ErrorCause::WrongType);
        QCOMPARE(parsed.error().jsonPath, path);
        QCOMPARE(parsed.error().detail, u"out of range"_s);
    }
}

void TestNotification::dates_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *json, bool valid, const char *text = "") {
        QTest::newRow(json) << QByteArray(json) << valid << QString::fromLatin1(text);
    };
    row(R"("2026-03-14T08:12:30Z")", true, "2026-03-14T08:12:30Z");
    row(R"("2026-03-14T08:12:30")", true, "2026-03-14T08:12:30");
    row(R"("")", true);
    row("null", true);
    row(R"("0001-01-01T00:00:00")", true);
    row(R"("0001-01-01T00:00:00+02:00")", true);
    row(R"("tomorrow")", false);
    row(R"("2026-02-30T00:00:00Z")", false);
    row(R"("2026-03-14")", false);
    row(R"(" ")", false);
}

void TestNotification::dates()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, valid);
    QFETCH(QString, text);
    const Result<Notification> parsed = parseNotification(R"({"createdDate":)" + json + '}');
    QCOMPARE(parsed.has_value(), valid);
    if (!valid) {
        QCOMPARE(parsed.error().cause, ErrorCause::WrongType);
        QCOMPARE(parsed.error().jsonPath, u"$.createdDate"_s);
        QCOMPARE(parsed.error().detail, u"not a date-time"_s);
    } else if (text.isEmpty()) {
        QVERIFY(!parsed->createdDate);
    } else {
        QCOMPARE(parsed->createdDate->text, text);
    }
}

SVC_GUILESS_TEST(TestNotification)
#include "tst_notification.moc"
