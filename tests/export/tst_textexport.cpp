// SPDX-License-Identifier: MIT
// Markdown, Jira's markup and plain text, as they are pasted into tickets.
#include "export/exportformat.h"
#include "export/plaintextexport.h"
#include "export/resulttables.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

QString markdownOf(const QList<ResultRow> &rows, const QList<ResultField> &fields = {})
{
    return QString::fromUtf8(exported(rows, ExportFormat::Markdown, {}, {.fields = fields}));
}

QString jiraOf(const QList<ResultRow> &rows)
{
    return QString::fromUtf8(exported(rows, ExportFormat::Jira, {}));
}

} // namespace

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
    void markdownOfNone() { QCOMPARE(markdownOf({}), QString()); }
    void saysWhatIsNotUsual_data();
    void saysWhatIsNotUsual();
    void previewsKeepTheirLines();
    void jiraOfOne();
    void jiraOfMany();
    void jiraTexts_data();
    void jiraTexts();
    void plainTextOfOne();
    void plainTextOfMany();
    void textsCannotStartLines_data();
    void textsCannotStartLines();
};

void TestTextExport::markdownOfOne()
{
    QCOMPARE(markdownOf({ordinary()}),
             uR"(**Notification 1042 · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z**

- State: Unread
- Subject: Bill import failed
- Type: Import automation (14)
- Category: Alerts (2)
- Created: 2026-03-14T08:12:00Z

> 3 bills)"
             "  \n"
             R"(> failed.
)"_s);
}

/// What is missing is left out, but for what a reader would assume.
void TestTextExport::markdownWithoutFields()
{
    const ResultRow row = inEnvironment(
        answered(7, R"({"subject":" ","messagePreview":"","createdDate":"2026-03-14T09:12:00"})"), {});
    QCOMPARE(
        markdownOf({row}),
        uR"(**Notification 7 · no environment · acme production · api.example.com · 2026-11-21T09:12:03Z**

- Subject: empty
- Created: 2026-03-14T09:12:00 (time zone not given)
- Read: not given
- Archived: not given
)"_s);
}

void TestTextExport::markdownOfOneNotFound()
{
    const QString text = markdownOf({notFound(1050)});
    QVERIFY2(
        text.startsWith(u"**Notification 1050 · PRODUCTION · acme production · api.example.com · "
                        "2026-11-21T09:12:03Z**\n\n- State: Not found\n- Reason: Notification 1050 was"_s),
        qPrintable(text));
    QVERIFY(!text.contains(u"Subject"_s) && !text.contains(u"Read:"_s));
    QVERIFY(markdownOf({notLookedUp(7)}).endsWith(u"- State: Not looked up\n"_s));
}

void TestTextExport::saysWhatIsNotUsual_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("facts");
    QTest::newRow("read and active") << QByteArray(R"({"subject":"a","read":true,"archived":false})")
                                     << u"- Subject: a\n"_s;
    QTest::newRow("unread") << QByteArray(R"({"subject":"a","read":false,"archived":false})")
                            << u"- State: Unread\n- Subject: a\n"_s;
    QTest::newRow("archived") << QByteArray(R"({"subject":"a","read":true,"archived":true})")
                              << u"- State: Archived\n- Subject: a\n"_s;
    QTest::newRow("unread and archived") << QByteArray(R"({"subject":"a","read":false,"archived":true})")
                                         << u"- State: Unread, Archived\n- Subject: a\n"_s;
    QTest::newRow("unknown") << QByteArray(R"({"subject":"a","archived":false})")
                             << u"- Subject: a\n- Read: not given\n"_s;
}

void TestTextExport::saysWhatIsNotUsual()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QString, facts);
    const QString text = markdownOf({answered(7, answer)});
    QCOMPARE(text.sliced(text.indexOf(u"\n\n"_s) + 2), facts);
    const QString plain = plainTextExport({answered(7, answer)});
    QCOMPARE(plain.sliced(plain.indexOf(u'\n') + 1), QString(facts).remove(u"- "_s));
}

/// A line break is two spaces, which every renderer takes for one; paragraphs stay paragraphs.
void TestTextExport::previewsKeepTheirLines()
{
    const ResultRow row =
        answered(7, R"({"subject":"a","read":true,"archived":false,"messagePreview":"a\nb\n\nc\nd"})");
    QVERIFY2(markdownOf({row}).endsWith(u"\n\n> a  \n> b\n>\n> c  \n> d\n"_s), qPrintable(markdownOf({row})));
    QVERIFY2(jiraOf({row}).endsWith(u"\n\n{quote}\na\nb\n\nc\nd\n{quote}\n"_s), qPrintable(jiraOf({row})));
}

void TestTextExport::jiraOfOne()
{
    QCOMPARE(jiraOf({ordinary()}),
             uR"(*Notification 1042 · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z*

* State: Unread
* Subject: Bill import failed
* Type: Import automation (14)
* Category: Alerts (2)
* Created: 2026-03-14T08:12:00Z

{quote}
3 bills
failed.
{quote}
)"_s);
}

void TestTextExport::jiraOfMany()
{
    const QStringList lines = jiraOf({ordinary(), notLookedUp(-3)}).split(u'\n');
    QCOMPARE(lines.at(2), u"||State||Id||Subject||Type||Category||Created||Read||Archived||"_s);
    QVERIFY2(lines.at(3).startsWith(u"|Found|1042|Bill import failed|"_s), qPrintable(lines.at(3)));
    // Two bars beside each other would begin a title.
    QCOMPARE(lines.at(4), u"|Not looked up|-3| | | | | | |"_s);
}

void TestTextExport::jiraTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("bar") << u"a|b||c"_s << u"a\\|b\\|\\|c"_s;
    QTest::newRow("macro") << u"{code}x{code}"_s << u"\\{code\\}x\\{code\\}"_s;
    QTest::newRow("link") << u"[x|https://h.invalid]"_s << u"\\[x\\|https&#58;//h.invalid\\]"_s;
    QTest::newRow("mention") << u"[~jdoe] @all"_s << u"\\[\\~jdoe\\] &#64;all"_s;
    QTest::newRow("image") << u"!x.png!"_s << u"\\!x.png\\!"_s;
    QTest::newRow("bold and deleted") << u"*a* -b- +c+ d-e"_s << u"\\*a\\* \\-b\\- \\+c\\+ d-e"_s;
    QTest::newRow("backslash") << u"C:\\temp\\"_s << u"C&#58;&#92;temp&#92;"_s;
    QTest::newRow("entity") << u"&#42;"_s << u"&#38;#42;"_s;
    QTest::newRow("smileys") << u"a :) (y) ;) (14)"_s << u"a &#58;) &#40;y) &#59;) (14)"_s;
    QTest::newRow("heading") << u"h1. a"_s << u"h1&#46; a"_s;
    QTest::newRow("quote") << u"bq. a"_s << u"bq&#46; a"_s;
    QTest::newRow("list") << u"# a"_s << u"&#35; a"_s;
    QTest::newRow("citation") << u"??a??"_s << u"&#63;&#63;a&#63;&#63;"_s;
    QTest::newRow("lines") << u"a\nb"_s << u"a b"_s;
    QTest::newRow("override") << u"a\u202Eb"_s << u"a\uFFFDb"_s;
}

void TestTextExport::jiraTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    const QString jira = jiraOf({withSubject(text), notFound(8)});
    QVERIFY2(jira.contains(u"\n|Found|7|"_s + cell + u'|'), qPrintable(jira));
}

void TestTextExport::markdownOfMany()
{
    const QStringList lines =
        markdownOf({ordinary(), notFound(1050), notLookedUp(-3), found(4, {})}).split(u'\n');
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
    QVERIFY(markdownOf({withSubject(u" "_s), ordinary()}).contains(u"| Found | 7 | empty |"_s));
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
    const QString text = markdownOf({ordinary(), second}, fields);
    const QStringList lines = text.split(u'\n');
    QVERIFY2(lines.at(0).contains(u"acme production"_s) && lines.at(0).contains(other), qPrintable(text));
    QCOMPARE(lines.at(2), headers);
}

void TestTextExport::markdownOfAllFields()
{
    const QStringList lines = markdownOf({ordinary(), notFound(1050)}, allTableFields()).split(u'\n');
    QCOMPARE(lines.at(2), u"| State | Id | Subject | Preview | Type | Type id | Type description | Category "
                          u"| Category id | Category "
                          "description | Created | Read | Archived | Error | Status | Fetched | Connection | "
                          "Environment | Host | Fetched by |"_s);
    QVERIFY2(lines.at(4).startsWith(u"| Found | 1042 | Bill import failed | 3 bills failed. |"_s),
             qPrintable(lines.at(4)));
    QVERIFY(lines.at(4).endsWith(u"| acme production | PRODUCTION | api.example.com |  |"_s));
    QVERIFY2(lines.at(5).startsWith(u"| Not found | 1050 |  |  |"_s), qPrintable(lines.at(5)));
}

void TestTextExport::markdownNamesUsersOnRequest()
{
    ResultRow row = ordinary();
    row.user = u"jdoe"_s;
    QVERIFY(!markdownOf({row}).contains(u"jdoe"_s));
    QVERIFY(!markdownOf({row, row}).contains(u"jdoe"_s));
    QVERIFY(markdownOf({row, row}, {ResultField::Id, ResultField::User}).contains(u"| 1042 | jdoe |"_s));
}

void TestTextExport::introIsEscaped()
{
    ResultRow row = ordinary();
    row.from = Provenance{u"PROD|**x**"_s, u"<b> @all\nx"_s, u"www.example.com"_s};
    const QString text = markdownOf({row, row});
    QCOMPARE(text.section(u'\n', 0, 1),
             u"**2 notifications \u00B7 \\<b\\> `@all` x \u00B7 PROD\\|\\*\\*x\\*\\* \u00B7 "
             "`www.example.com` \u00B7 2026-11-21T09:12:03Z**\n"_s);
}

void TestTextExport::plainTextOfOne()
{
    QCOMPARE(plainTextExport({ordinary()}),
             uR"(Notification 1042 · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z
State: Unread
Subject: Bill import failed
Type: Import automation (14)
Category: Alerts (2)
Created: 2026-03-14T08:12:00Z

    3 bills
    failed.
)"_s);
}

void TestTextExport::plainTextOfMany()
{
    const QString text = plainTextExport({ordinary(), notFound(1050), notLookedUp(3)});
    QVERIFY2(text.contains(u"    failed.\n\nNotification 1050 · PRODUCTION · "_s), qPrintable(text));
    QVERIFY2(text.contains(u"\nState: Not found\nReason: Notification 1050 "_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"\n\nNotification 3 · PRODUCTION · acme production · api.example.com · not "
                           "fetched\nState: Not looked up\n"_s),
             qPrintable(text));
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
    QVERIFY(markdownOf({row}).contains(line));
    QCOMPARE(markdownOf({row, row}).count(u'\n'), 6);
}

SVC_GUILESS_TEST(TestTextExport)
#include "tst_textexport.moc"
