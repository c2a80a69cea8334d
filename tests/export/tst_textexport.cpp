// SPDX-License-Identifier: MIT
// Markdown and plain text, as they are pasted into tickets.
#include "export/markdownexport.h"
#include "export/plaintextexport.h"
#include "export/tablecells.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestTextExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdownOfOne();
    void markdownWithoutFields();
    void markdownOfOneNotFound();
    void markdownOfMany();
    void markdownNamesTheConnectionOfEachRow_data();
    void markdownNamesTheConnectionOfEachRow();
    void markdownOfAllFields();
    void markdownNamesUsersOnRequest();
    void introIsEscaped();
    void markdownOfNone() { QCOMPARE(markdownExport({}), QString()); }
    void plainTextOfOne();
    void plainTextOfMany();
    void textsCannotStartLines_data();
    void textsCannotStartLines();
};

void TestTextExport::markdownOfOne()
{
    QCOMPARE(markdownExport({ordinary()}), uR"(**Notification 1042**

- State: Found
- Subject: Bill import failed
- Type: Import automation (14)
- Type description: Sent when it fails
- Category: Alerts (2)
- Created: 2026-03-14T08:12:00Z
- Read: Unread
- Archived: Active
- Environment: PRODUCTION
- Connection: acme production
- Host: api.example.com
- Fetched: 2026-11-21T09:12:03Z

> 3 bills
> failed.
)"_s);
}

void TestTextExport::markdownWithoutFields()
{
    const ResultRow row = inEnvironment(
        answered(7, R"({"subject":" ","messagePreview":"","createdDate":"2026-03-14T09:12:00"})"), {});
    QCOMPARE(markdownExport({row}), uR"(**Notification 7**

- State: Found
- Subject: empty
- Type: not given
- Category: not given
- Created: 2026-03-14T09:12:00 (time zone not given)
- Read: not given
- Archived: not given
- Environment: not given
- Connection: acme production
- Host: api.example.com
- Fetched: 2026-11-21T09:12:03Z
)"_s);
}

void TestTextExport::markdownOfOneNotFound()
{
    const QString text = markdownExport({notFound(1050)});
    QVERIFY(
        text.startsWith(u"**Notification 1050**\n\n- State: Not found\n- Reason: Notification 1050 was"_s));
    QVERIFY(!text.contains(u"Subject"_s));
    QVERIFY(text.contains(u"- Environment: PRODUCTION\n"_s));
    QVERIFY(markdownExport({notLookedUp(7)}).contains(u"- State: Not looked up\n- Environment"_s));
}

void TestTextExport::markdownOfMany()
{
    const QStringList lines =
        markdownExport({ordinary(), notFound(1050), notLookedUp(-3), found(4, {})}).split(u'\n');
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines.at(0), u"**4 results · PRODUCTION · acme production · api.example.com · "
                          "2026-11-21T09:12:03Z**"_s);
    QCOMPARE(lines.at(1), QString());
    QCOMPARE(lines.at(2), u"| State | Id | Subject | Type | Category | Created | Read | Archived |"_s);
    QCOMPARE(lines.at(3).count(u"---"_s), 8);
    QCOMPARE(lines.at(4), u"| Found | 1042 | Bill import failed | Import automation (14) | Alerts (2) | "
                          "2026-03-14T08:12:00Z | Unread | Active |"_s);
    QVERIFY(lines.at(5).startsWith(u"| Not found | 1050 | Notification 1050 was not found for you."_s));
    QCOMPARE(lines.at(6), u"| Not looked up | -3 |  |  |  |  |  |  |"_s);
    QCOMPARE(lines.at(7),
             u"| Found | 4 | not given | not given | not given | not given | not given | not given |"_s);
    QCOMPARE(lines.at(8), QString());
    QVERIFY(markdownExport({withSubject(u" "_s), ordinary()}).contains(u"| Found | 7 | empty |"_s));
}

void TestTextExport::markdownNamesTheConnectionOfEachRow_data()
{
    QTest::addColumn<QList<ResultField>>("fields");
    QTest::addColumn<QString>("other"); // the environment of another row
    QTest::addColumn<QString>("headers");
    const QList<ResultField> hidden{ResultField::Id, ResultField::Read};
    const QList<ResultField> shown{ResultField::Connection, ResultField::Id, ResultField::Read};
    const QString one = u"PRODUCTION"_s;
    const QString two = u"TEST"_s;
    QTest::newRow("one, named above") << hidden << one << u"| Id | Read |"_s;
    QTest::newRow("one, named above and shown") << shown << one << u"| Id | Read |"_s;
    QTest::newRow("several") << hidden << two << u"| Id | Read | Connection |"_s;
    QTest::newRow("several, shown") << shown << two << u"| Connection | Id | Read |"_s;
}

void TestTextExport::markdownNamesTheConnectionOfEachRow()
{
    QFETCH(const QList<ResultField>, fields);
    QFETCH(const QString, other);
    QFETCH(const QString, headers);
    const ResultRow second = inEnvironment(notFound(1050), other);
    const QString text = markdownExport({ordinary(), second}, fields);
    const QStringList lines = text.split(u'\n');
    QVERIFY2(lines.at(0).contains(u"acme production"_s) && lines.at(0).contains(other), qPrintable(text));
    QCOMPARE(lines.at(2), headers);
}

void TestTextExport::markdownOfAllFields()
{
    const QStringList lines = markdownExport({ordinary(), notFound(1050)}, allTableFields()).split(u'\n');
    QCOMPARE(lines.at(2), u"| "_s + tableHeaders().join(u" | "_s) + u" |"_s);
    QVERIFY2(lines.at(4).startsWith(u"| Found | 1042 | Bill import failed | 3 bills failed. |"_s),
             qPrintable(lines.at(4)));
    QVERIFY(lines.at(4).endsWith(u"| acme production | PRODUCTION | api.example.com |  |"_s));
    QVERIFY2(lines.at(5).startsWith(u"| Not found | 1050 |  |  |"_s), qPrintable(lines.at(5)));
}

void TestTextExport::markdownNamesUsersOnRequest()
{
    ResultRow row = ordinary();
    row.user = u"jdoe"_s;
    QVERIFY(!markdownExport({row}).contains(u"jdoe"_s));
    QVERIFY(!markdownExport({row, row}).contains(u"jdoe"_s));
    QVERIFY(markdownExport({row, row}, {ResultField::Id, ResultField::User}).contains(u"| 1042 | jdoe |"_s));
}

void TestTextExport::introIsEscaped()
{
    ResultRow row = ordinary();
    row.from = Provenance{u"PROD|**x**"_s, u"<b> @all\nx"_s, u"www.example.com"_s};
    const QString text = markdownExport({row, row});
    QCOMPARE(text.section(u'\n', 0, 1),
             u"**2 notifications \u00B7 \\<b\\> `@all` x \u00B7 PROD\\|\\*\\*x\\*\\* \u00B7 "
             "`www.example.com` \u00B7 2026-11-21T09:12:03Z**\n"_s);
}

void TestTextExport::plainTextOfOne()
{
    QCOMPARE(plainTextExport({ordinary()}), uR"(Notification 1042
State: Found
Subject: Bill import failed
Type: Import automation (14)
Type description: Sent when it fails
Category: Alerts (2)
Created: 2026-03-14T08:12:00Z
Read: Unread
Archived: Active
Environment: PRODUCTION
Connection: acme production
Host: api.example.com
Fetched: 2026-11-21T09:12:03Z

    3 bills
    failed.
)"_s);
}

void TestTextExport::plainTextOfMany()
{
    const QString text = plainTextExport({ordinary(), notFound(1050), notLookedUp(3)});
    QVERIFY(
        text.contains(u"    failed.\n\nNotification 1050\nState: Not found\nReason: Notification 1050 "_s));
    QVERIFY(text.contains(u"\n\nNotification 3\nState: Not looked up\nEnvironment: PRODUCTION\n"_s));
    QCOMPARE(plainTextExport({}), QString());
}

void TestTextExport::textsCannotStartLines_data()
{
    QTest::addColumn<QString>("lineBreak");
    for (const char16_t c : {u'\n', u'\r', u'\v', u'\f', u'\u0085', u'\u2028', u'\u2029'})
        QTest::addRow("U+%04X", unsigned(c)) << QString(QChar(c));
    QTest::newRow("of Windows") << u"\r\n"_s;
}

void TestTextExport::textsCannotStartLines()
{
    QFETCH(const QString, lineBreak);
    const QString text = u"a%1State: Not found"_s.arg(lineBreak);
    ResultRow row = withSubject(text);
    row.from = Provenance{text, text, text};
    const QString line = u"Subject: a State: Not found\n"_s;
    QVERIFY(plainTextExport({row}).contains(line));
    QCOMPARE(plainTextExport({row}).count(u'\n'), plainTextExport({withSubject(u"a"_s)}).count(u'\n'));
    QVERIFY(markdownExport({row}).contains(line));
    QCOMPARE(markdownExport({row, row}).count(u'\n'), 6);
}

SVC_GUILESS_TEST(TestTextExport)
#include "tst_textexport.moc"
