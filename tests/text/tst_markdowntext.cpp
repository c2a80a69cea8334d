// SPDX-License-Identifier: MIT
// Reads Markdown back with Qt's parser of GitHub's dialect: it gives the original text, and nothing else.
#include "support/testprogram.h"
#include "text/copytext.h"
#include "text/markdowntext.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace {

/// Returns the pieces of the document with any formatting other than code.
QStringList markupIn(const QTextDocument &document)
{
    QStringList markup;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.textList() || block.blockFormat().headingLevel() > 0 ||
            block.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth) ||
            block.blockFormat().hasProperty(QTextFormat::BlockCodeFence))
            markup += block.text();
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isAnchor() || format.isImageFormat() || format.fontItalic() ||
                format.fontStrikeOut() || format.fontWeight() > QFont::Normal)
                markup += it.fragment().text();
        }
    }
    return markup;
}

} // namespace

class TestMarkdownText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void written_data();
    void written();
    void lineStarts_data();
    void lineStarts();
    void d06_readBack_data();
    void d06_readBack();
    void d06_textsCannotEndCells_data() { d06_readBack_data(); }
    void d06_textsCannotEndCells();
};

void TestMarkdownText::written_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("markdown");
    const auto row = [](const char *name, const QString &text, const QString &markdown) {
        QTest::newRow(name) << text << markdown;
    };
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("plain", u"Bill import failed: 3 accounts (of 12) were skipped!"_s);
    same("ids and times", u"1042 at 2026-03-14T08:12:00Z"_s);
    same("nothing", {});
    row("emphasis", u"*a* _b_ ~ c"_s, u"\\*a\\* \\_b\\_ \\~ c"_s);
    row("backslash", u"\\\\server\\share"_s, u"\\\\\\\\server\\\\share"_s);
    row("backticks", u"`x` ```y"_s, u"\\`x\\` \\`\\`\\`y"_s);
    row("pipe", u"a | b|c"_s, u"a \\| b\\|c"_s);
    row("HTML", u"<b>x</b><img src=x onerror=alert(1)>"_s,
        u"\\<b\\>x\\</b\\>\\<img src=x onerror=alert(1)\\>"_s);
    row("entity", u"a &amp; b & c"_s, u"a `&amp;` b & c"_s);
    row("image", u"![x](y.png)"_s, u"!\\[x\\](y.png)"_s);
    row("image elsewhere", u"![x](https://h/y.png)"_s, u"`![x](https://h/y.png)`"_s);
    row("link", u"[x](y) [z]: w"_s, u"\\[x\\](y) \\[z\\]: w"_s);
    row("address", u"see https://h.example/a_b."_s, u"see `https://h.example/a_b.`"_s);
    row("address in angles", u"<ftp://h>"_s, u"`<ftp://h>`"_s);
    row("www", u"WWW.example.com"_s, u"`WWW.example.com`"_s);
    row("mail address", u"to mailto:a jane@example.com"_s, u"to `mailto:a` `jane@example.com`"_s);
    row("mention", u"ask @octocat, @org/team"_s, u"ask `@octocat,` `@org/team`"_s);
    same("at alone", u"acme @ api.example.com"_s);
    row("issue", u"as in #1 and org/repo#12 or GH-7"_s, u"as in `#1` and `org/repo#12` or `GH-7`"_s);
    row("other references", u"!12 $34 ~bug %\"v1\" &5"_s, u"`!12` `$34` `~bug` `%\"v1\"` `&5`"_s);
    same("number sign alone", u"C# and # 5"_s);
    row("mention with a backtick", u"@a`b"_s, u"`@a`\\``b`"_s);
    row("mention with a pipe", u"|@a|@b"_s, u"\\|`@a`\\|`@b`"_s);
    row("mention with a backslash", u"@a\\|b"_s, u"`@a\\`\\|`b`"_s);
    row("lines", u"a\nb\r\n# c"_s, u"a b # c"_s);
    row("override", u"a\u202Eb"_s, u"a\uFFFDb"_s);
    row("Jekyll", u"{{ x }} {% y %}"_s, u"\\{\\{ x \\}\\} \\{% y %\\}"_s);
}

void TestMarkdownText::written()
{
    QFETCH(const QString, text);
    QFETCH(const QString, markdown);
    QCOMPARE(markdownLine(text), markdown);
}

void TestMarkdownText::lineStarts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("markdown");
    const auto row = [](const char *name, const QString &text, const QString &markdown) {
        QTest::newRow(name) << text << markdown;
    };
    row("heading", u"# a"_s, u"\\# a"_s);
    row("bullets", u"- a\n+ b\n* c"_s, u"\\- a\n\\+ b\n\\* c"_s);
    row("numbers", u"1. a\n23) b\n1.5 c"_s, u"1\\. a\n23\\) b\n1\\.5 c"_s);
    row("setext", u"a\n===\nb\n---"_s, u"a\n\\===\nb\n\\---"_s);
    row("rule", u"a\n\n***\n___"_s, u"a\n\n\\*\\*\\*\n\\_\\_\\_"_s);
    row("quote", u"> a"_s, u"\\> a"_s);
    row("code", u"x\n\n    a\n\tb"_s, u"x\n\na\nb"_s);
    row("fence", u"```\n~~~"_s, u"\\`\\`\\`\n\\~\\~\\~"_s);
    row("table", u"a|b\n:-|-:"_s, u"a\\|b\n\\:-\\|-:"_s);
    row("task", u"[x] a"_s, u"\\[x\\] a"_s);
    row("command of a tracker", u"/close"_s, u"\\/close"_s);
    row("reference", u"#1 a"_s, u"`#1` a"_s);
}

void TestMarkdownText::lineStarts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, markdown);
    QCOMPARE(markdownLines(text), markdown);
}

void TestMarkdownText::d06_readBack_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts{
        u"Bill import failed"_s,
        u"**bold** __bold__ *a*b*c* snake_case_name ~~gone~~"_s,
        u"`code` ``more`` ```fence```"_s,
        u"<b>x</b> <script>alert(1)</script> <!-- x --> <?php ?>"_s,
        u"![i](http://127.0.0.1:9/x.png) [l](javascript:alert(1)) <http://x.example>"_s,
        u"[ref] [ref]: http://x.example \"t\""_s,
        u"http://a.example www.b.example jane@c.example ftp://d"_s,
        u"@someone #12 GH-3 org/repo#4 !5 $6 ~bug %v1 &7"_s,
        u"a | b || c \\| d \\\\| e"_s,
        u"@a`|`b|@c\\|d`@`"_s,
        u"`@a` |`|` \\`@b\\`"_s,
        u"\\ \\\\ \\* \\< \\a end\\"_s,
        u"&amp; &#64; &lt;b&gt; & &x"_s,
        u"# heading"_s,
        u"- item"_s,
        u"1. item"_s,
        u"> quote"_s,
        u"--- === ***"_s,
        u"\u65E5\u672C *x* \u0641\u0634\u0644"_s,
    };
    for (qsizetype i = 0; i < texts.size(); ++i)
        QTest::addRow("%d", int(i)) << texts.at(i);
}

void TestMarkdownText::d06_readBack()
{
    QFETCH(const QString, text);
    QTextDocument document;
    document.setMarkdown(markdownLines(text), QTextDocument::MarkdownDialectGitHub);
    QCOMPARE(document.toPlainText(), containedLine(text));
    QCOMPARE(markupIn(document), QStringList());
}

void TestMarkdownText::d06_textsCannotEndCells()
{
    QFETCH(const QString, text);
    QTextDocument document;
    document.setMarkdown(u"| A | B | C |\n| --- | --- | --- |\n| 1 | %1 | 3 |\n"_s.arg(markdownLine(text)),
                         QTextDocument::MarkdownDialectGitHub);
    QList<QTextTable *> tables;
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            tables += table;
    }
    QCOMPARE(tables.size(), 1);
    QCOMPARE(tables.first()->rows(), 2);
    QCOMPARE(tables.first()->columns(), 3);
    QCOMPARE(tables.first()->cellAt(1, 1).firstCursorPosition().block().text(), containedLine(text));
    QCOMPARE(tables.first()->cellAt(1, 2).firstCursorPosition().block().text(), u"3"_s);
}

SVC_TEST(TestMarkdownText)
#include "tst_markdowntext.moc"
