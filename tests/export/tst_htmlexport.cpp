// SPDX-License-Identifier: MIT
// HTML for the clipboard, read back by Qt's own reader.
#include "export/exportformat.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>
#include <QTextTable>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

/// Returns what is copied with Markdown.
QString htmlExport(const QList<ResultRow> &rows, const QList<ResultField> &fields = {})
{
    return copied(rows, ExportFormat::Markdown, {}, {.fields = fields}).html;
}

/// Returns what is copied with TSV.
QString htmlTable(const QList<ResultRow> &rows, const QList<ResultField> &fields)
{
    return copied(rows, ExportFormat::Tsv, {}, {.fields = fields}).html;
}

/// Returns the texts of the only table.
QList<QStringList> cellsOf(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    QList<QStringList> rows;
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        const auto *table = qobject_cast<QTextTable *>(frame);
        for (int row = 0; table && row < table->rows(); ++row) {
            rows += QStringList();
            for (int column = 0; column < table->columns(); ++column) {
                QTextCursor cursor = table->cellAt(row, column).firstCursorPosition();
                cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
                rows.last() += cursor.selectedText();
            }
        }
    }
    return rows;
}

/// Returns the names of all elements, each once.
QSet<QString> elementsOf(const QString &html)
{
    static const QRegularExpression element(u"<([a-z]+)"_s);
    QSet<QString> names;
    for (const QRegularExpressionMatch &match : element.globalMatch(html))
        names.insert(match.captured(1));
    return names;
}

} // namespace

class TestHtmlExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofMany();
    void ofOne();
    void ofOneNotFound();
    void ofNone() { QCOMPARE(htmlExport({}), QString()); }
    void table();
    void d06_hostileTexts_data();
    void d06_hostileTexts();
    void d06_formulas();
    void previewsKeepTheirLines();
    void textsStayTexts();
};

void TestHtmlExport::ofMany()
{
    const QString html = htmlExport({ordinary(), notFound(1050), notLookedUp(-3), found(4, {})});
    QVERIFY2(html.startsWith(u"<meta charset=\"utf-8\">\n<p><b>4 results · PRODUCTION · acme production · "
                             "api.example.com · 2026-11-21T09:12:03Z</b></p>\n<table "_s),
             qPrintable(html));
    const QList<QStringList> cells = cellsOf(html);
    QCOMPARE(cells.size(), 5);
    QCOMPARE(cells.at(0).join(u'|'), u"State|Id|Subject|Type|Category|Created|Read|Archived"_s);
    QCOMPARE(cells.at(1).join(u'|'), u"Found|1042|Bill import failed|Import automation (14)|Alerts (2)|"
                                     "2026-03-14T08:12:00Z|Unread|Active"_s);
    QVERIFY(cells.at(2).at(2).startsWith(u"Notification 1050 was not found for you."_s));
    QCOMPARE(cells.at(3).join(u'|'), u"Not looked up|-3||||||"_s);
    QCOMPARE(cells.at(4).at(2), u"not given"_s);
}

void TestHtmlExport::ofOne()
{
    QCOMPARE(htmlExport({ordinary()}), uR"(<meta charset="utf-8">
<p><b>Notification 1042 · PRODUCTION · acme production · api.example.com · 2026-11-21T09:12:03Z</b></p>
<ul>
<li>State: Unread</li>
<li>Subject: Bill import failed</li>
<li>Type: Import automation (14)</li>
<li>Category: Alerts (2)</li>
<li>Created: 2026-03-14T08:12:00Z</li>
</ul>
<blockquote dir="auto">3 bills<br>failed.</blockquote>
)"_s);
}

void TestHtmlExport::ofOneNotFound()
{
    const QString html = htmlExport({notFound(1050)});
    QVERIFY(html.contains(u"<li>Reason: Notification 1050 was"_s));
    QVERIFY(!html.contains(u"<blockquote"_s));
}

void TestHtmlExport::table()
{
    const QList<QStringList> one = cellsOf(htmlTable({ordinary()}, {ResultField::Id, ResultField::Type}));
    QCOMPARE(one, (QList<QStringList>{{u"Id"_s, u"Type"_s}, {u"1042"_s, u"Import automation (14)"_s}}));
    const QList<QStringList> all = cellsOf(htmlTable({ordinary(), found(4, {})}, allTableFields()));
    QCOMPARE(all.at(0).first(4).join(u'|'), u"State|Id|Subject|Preview"_s);
    QCOMPARE(all.at(1).at(3), u"3 bills failed."_s);
    QCOMPARE(all.at(2).at(2), QString());
}

void TestHtmlExport::d06_hostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("script", u"<script>alert(1)</script>"_s);
    same("image", u"<img src=x onerror=alert(1)>"_s);
    same("link", u"<a href=\"https://x.example.com\">x</a> https://x.example.com @all"_s);
    same("end of the cell", u"</td></tr></table><b>x"_s);
    same("entities", u"&lt;b&gt; &amp;amp; &#60;"_s);
    same("quotes", u"\" onclick=\"x' y"_s);
    same("comment", u"<!-- x --> <![CDATA[ y ]]>"_s);
    same("Markdown", u"**x** [y](z) | `w`"_s);
    same("Arabic", u"\u0641\u0634\u0644 3"_s);
    same("zero width", u"a\u200Bb"_s);
    QTest::newRow("controls") << u"a\u0000b\u001Bc\u0085d"_s << u"a\uFFFDb\uFFFDc d"_s;
    QTest::newRow("override") << u"a\u202Eb\u2066c"_s << u"a\uFFFDb\uFFFDc"_s;
    QTest::newRow("lone surrogate") << QString(u'a') + QChar(0xD800) + u'b' << u"a\uFFFDb"_s;
    QTest::newRow("lines") << u"a\nb\r\nc\td\u2028e"_s << u"a b c d e"_s;
}

void TestHtmlExport::d06_hostileTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    ResultRow row = withSubject(text);
    row.from = Provenance{text, text, text};
    const QList<QStringList> cells =
        cellsOf(htmlTable({row}, {ResultField::Subject, ResultField::Host, ResultField::ConnectionName}));
    QCOMPARE(cells.at(1), QStringList(3, shown));
    const QSet<QString> table{u"meta"_s, u"p"_s, u"b"_s, u"table"_s, u"tr"_s, u"th"_s, u"td"_s};
    QCOMPARE(elementsOf(htmlExport({row, row})), table);
    auto notification = std::make_shared<Notification>(*row.lookup.notification);
    notification->messagePreview = text;
    row.lookup.notification = notification;
    const QSet<QString> list{u"meta"_s, u"p"_s, u"b"_s, u"ul"_s, u"li"_s, u"blockquote"_s};
    QVERIFY((elementsOf(htmlExport({row})) - list - QSet<QString>{u"br"_s}).isEmpty());
}

/// Spreadsheets read this before the text beside it.
void TestHtmlExport::d06_formulas()
{
    const QList<ResultField> fields{ResultField::Id, ResultField::Subject};
    ResultRow row = withSubject(u"=HYPERLINK(\"http://x\",\"y\")"_s);
    row.lookup.id = -7;
    QCOMPARE(cellsOf(htmlTable({row}, fields)).at(1),
             (QStringList{u"-7"_s, u"'=HYPERLINK(\"http://x\",\"y\")"_s}));
    QCOMPARE(cellsOf(htmlExport({row, row}, fields)).at(1).at(1), u"'=HYPERLINK(\"http://x\",\"y\")"_s);
    QVERIFY(htmlTable({withSubject(u"\t=1"_s)}, fields).contains(u">&#39;=1<"_s));
    QVERIFY(htmlTable({withSubject(u"a; -1"_s)}, fields).contains(u">a; -1<"_s));
    const ResultRow preview = answered(7, R"({"messagePreview":"Failed:\n=1+1\nend"})");
    QVERIFY(htmlExport({preview}).contains(u">Failed:<br>&#39;=1+1<br>end<"_s));
}

void TestHtmlExport::previewsKeepTheirLines()
{
    const ResultRow row = answered(7, R"({"messagePreview":"\n a\r\n\n<b>\n "})");
    QVERIFY(htmlExport({row}).contains(u"<blockquote dir=\"auto\">a<br><br>&lt;b&gt;</blockquote>"_s));
}

/// LibreOffice and Excel make numbers and dates of texts unless a cell says what it is.
void TestHtmlExport::textsStayTexts()
{
    const QString html = htmlTable({withSubject(u"007"_s)}, {ResultField::Id, ResultField::Subject});
    QVERIFY2(html.contains(u"<td dir=\"auto\">7</td><td dir=\"auto\" sdnum=\"1033;0;@\" "
                           "style=\"mso-number-format:'\\@'\">007</td>"_s),
             qPrintable(html));
}

SVC_TEST(TestHtmlExport)
#include "tst_htmlexport.moc"
