// SPDX-License-Identifier: MIT
// Markdown and plain text: what is pasted into a ticket.
#include "export/markdownexport.h"
#include "export/plaintextexport.h"
#include "results/resultrows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestTextExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdownOfOne();
    void markdownOfNothingGiven();
    void markdownOfOneNotFound();
    void markdownOfMany();
    void markdownOfNone() { QCOMPARE(markdownExport({}), QString()); }
    void plainTextOfOne();
    void plainTextOfMany();
    void textsStayInTheirLines_data();
    void textsStayInTheirLines();
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

void TestTextExport::markdownOfNothingGiven()
{
    ResultRow row = answered(7, R"({"subject":" ","messagePreview":"","createdDate":"2026-03-14T09:12:00"})");
    row.from.environment.clear();
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
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines.at(0), u"| State | Id | Subject | Type | Category | Created | Read | Archived | "
                          "Environment | Connection | Host | Fetched |"_s);
    QCOMPARE(lines.at(1).count(u"---"_s), 12);
    QCOMPARE(lines.at(2), u"| Found | 1042 | Bill import failed | Import automation (14) | Alerts (2) | "
                          "2026-03-14T08:12:00Z | Unread | Active | PRODUCTION | acme production | "
                          "api.example.com | 2026-11-21T09:12:03Z |"_s);
    QVERIFY(lines.at(3).startsWith(u"| Not found | 1050 | Notification 1050 was not found for you."_s));
    QVERIFY(lines.at(4).startsWith(u"| Not looked up | -3 |  |  |  |  |  |  | PRODUCTION |"_s));
    QVERIFY(lines.at(5).startsWith(u"| Found | 4 | not given | not given | not given | not given |"_s));
    QCOMPARE(lines.at(6), QString());
    QVERIFY(markdownExport({withSubject(u" "_s), ordinary()}).contains(u"| Found | 7 | empty |"_s));
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

void TestTextExport::textsStayInTheirLines_data()
{
    QTest::addColumn<QString>("lineBreak");
    for (const char16_t c : {u'\n', u'\r', u'\v', u'\f', u'\u0085', u'\u2028', u'\u2029'})
        QTest::addRow("U+%04X", unsigned(c)) << QString(QChar(c));
    QTest::newRow("of Windows") << u"\r\n"_s;
}

void TestTextExport::textsStayInTheirLines()
{
    QFETCH(const QString, lineBreak);
    const QString text = u"a%1State: Not found"_s.arg(lineBreak);
    ResultRow row = withSubject(text);
    row.from = {text, text, text};
    const QString line = u"Subject: a State: Not found\n"_s;
    QVERIFY(plainTextExport({row}).contains(line));
    QCOMPARE(plainTextExport({row}).count(u'\n'), plainTextExport({withSubject(u"a"_s)}).count(u'\n'));
    QVERIFY(markdownExport({row}).contains(line));
    QCOMPARE(markdownExport({row, row}).count(u'\n'), 4);
}

SVC_GUILESS_TEST(TestTextExport)
#include "tst_textexport.moc"
