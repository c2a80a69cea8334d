// SPDX-License-Identifier: MIT
// tests/cli/tst_htmlreport.py reads reports as a browser does.
#include "export/exportformat.h"
#include "export/htmlreport.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestHtmlReport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void head();
    void severalConnections();
    void table();
    void cards();
    void histogram();
    void bars();
    void ofNone();
    void direction();
    void d06_hostileTexts_data();
    void d06_hostileTexts();
    void secretsOfTheHead();
};

namespace {

/// Returns a cell that spreadsheets leave as it is.
QString textCell(const QString &html)
{
    return u"<td dir=\"auto\" sdnum=\"1033;0;@\">"_s + html + u"</td>"_s;
}

QString fact(const QString &label, const QString &value)
{
    return u"<tr><th scope=\"row\">%1</th>"_s.arg(label) + textCell(value) + u"</tr>"_s;
}

/// Returns the report without its style sheet.
QString bodyOf(const QList<ResultRow> &rows, const ReportOptions &options = {})
{
    const QString report = htmlReport(rows, {}, options);
    return report.sliced(report.indexOf(u"<body>"_s));
}

} // namespace

void TestHtmlReport::head()
{
    const QDateTime madeAt(QDate(2026, 11, 22), QTime(8, 0), QTimeZone::utc());
    ResultRow row = ordinary();
    row.user = u"jdoe"_s;
    const QString body = bodyOf({row, notFound(1043)}, {.madeAt = madeAt, .filter = u"type:bill"_s});
    QVERIFY(body.contains(u"<h1>Report on 2 results</h1>"_s));
    QVERIFY2(body.contains(fact(u"Ids in this report"_s, u"1042, 1043"_s)), qPrintable(body));
    QVERIFY(body.contains(fact(u"Filter"_s, u"type:bill"_s)));
    QVERIFY(body.contains(fact(u"Connection"_s, u"PRODUCTION acme production (api.example.com)"_s)));
    QVERIFY(body.contains(fact(u"User name"_s, u"jdoe"_s)));
    QVERIFY(body.contains(fact(u"Fetched"_s, u"2026-11-21T09:12:03Z"_s)));
    QVERIFY(body.contains(fact(u"Report written"_s, u"2026-11-22T08:00:00Z"_s)));
    QVERIFY(body.contains(
        u"<tr><th scope=\"row\">Program</th><td dir=\"auto\" sdnum=\"1033;0;@\">Svc Desktop "_s));
    QVERIFY(!bodyOf({row}).contains(u">Filter<"_s));
    QVERIFY(!bodyOf({ordinary()}).contains(u">User name<"_s));
    ResultRow byKey = ordinary();
    byKey.user = QString();
    QVERIFY(
        bodyOf({row, byKey, row, ordinary()}).contains(fact(u"User name"_s, u"jdoe, the API key alone"_s)));
}

void TestHtmlReport::severalConnections()
{
    const QString body = bodyOf({ordinary(), onTest(ordinary()), ordinary()});
    QVERIFY(body.contains(fact(u"Connection"_s, u"PRODUCTION acme production (api.example.com), "
                                                "TEST acme test (test.example.com)"_s)));
    QVERIFY(body.contains(u"<th>Id</th><th>Connection</th><th>Subject</th>"_s));
    QVERIFY(body.contains(textCell(u"TEST acme test"_s)));
    QVERIFY(!bodyOf({ordinary(), ordinary()}).contains(u"<th>Connection</th>"_s));
}

void TestHtmlReport::table()
{
    const QString report =
        htmlReport({ordinary(), notFound(1043)}, {ResultField::Subject, ResultField::Id}, {});
    QVERIFY(report.contains(u"<thead>\n<tr><th>Subject</th><th>Id</th></tr>\n</thead>"_s));
    QVERIFY(report.contains(textCell(u"Bill import failed"_s) + u"<td dir=\"auto\">1042</td>"_s));
    QVERIFY(report.contains(u">Notification 1043 was not found for you."_s));
    QVERIFY(report.contains(u"\n.table :is(td,th):nth-child(2){white-space:nowrap}\n"_s)); // subjects wrap
}

void TestHtmlReport::cards()
{
    QVERIFY(!bodyOf({ordinary()}).contains(u"<article>"_s));
    const QString body = bodyOf({ordinary(), notFound(1043)}, {.hasCards = true});
    QCOMPARE(body.count(u"<article>"_s), 2);
    QVERIFY(body.contains(u"<h3>Notification 1042</h3>"_s));
    QVERIFY(body.contains(fact(u"Type description"_s, u"Sent when it fails"_s)));
    QVERIFY(body.contains(fact(u"Preview"_s, u"3 bills<br>failed."_s)));
    // Page 1 says where and when all of them are from.
    const QString cards = body.sliced(body.indexOf(u"<article>"_s));
    for (const QString &label : {u"Environment"_s, u"Connection"_s, u"Host"_s, u"Fetched"_s})
        QVERIFY2(!cards.contains(u'>' + label + u'<'), qPrintable(cards));
    QVERIFY(bodyOf({ordinary(), onTest(ordinary())}, {.hasCards = true})
                .contains(fact(u"Host"_s, u"test.example.com"_s)));
}

void TestHtmlReport::histogram()
{
    const QString body =
        bodyOf({ordinary(), ordinary(), answered(8, R"({"createdDate":"2026-03-14T11:59:59Z"})")});
    QVERIFY(body.contains(u"<h3>Created (per hour, UTC)</h3>"_s));
    QVERIFY2(body.contains(u"<p class=\"chart\">2026-03-14 08:00 – 2026-03-14 11:00</p>"_s),
             qPrintable(body));
    QVERIFY(body.contains(textCell(u"2026-03-14 08:00"_s).replace(u"<td"_s, u"<td class=\"bin\""_s) +
                          u"<td class=\"count\">2</td><td class=\"share\">67%</td>"_s));
    // Of four bins, the first has two and the last one.
    const QString column = u"linear-gradient(var(--accent) 0 0) %1 no-repeat"_s;
    const QString style = htmlReport(
        {ordinary(), ordinary(), answered(8, R"({"createdDate":"2026-03-14T11:59:59Z"})")}, {}, {});
    QVERIFY2(style.contains(column.arg(u"3.125% 0px/20.00% 96px"_s)), qPrintable(style));
    QVERIFY2(style.contains(column.arg(u"96.875% 48px/20.00% 48px"_s)), qPrintable(style));
}

/// A bar is as long as the percentage beside it says.
void TestHtmlReport::bars()
{
    const QString report = htmlReport({ordinary(), notFound(2), notFound(3)}, {}, {});
    QVERIFY2(report.contains(u"\n.p67{--length:67%}\n"_s), qPrintable(report));
    QVERIFY2(report.contains(u"<tr><td class=\"bar p67\" dir=\"auto\" sdnum=\"1033;0;@\">Not found</td>"
                             "<td class=\"count\">2</td><td class=\"share\">67%</td></tr>"_s),
             qPrintable(report));
}

void TestHtmlReport::ofNone()
{
    const QString body = bodyOf({});
    QVERIFY(body.contains(u"<h1>Report on 0 results</h1>"_s));
    QVERIFY(!body.contains(u"<table>"_s));
}

void TestHtmlReport::direction()
{
    const auto restore = qScopeGuard([locale = QLocale()] { QLocale::setDefault(locale); });
    QLocale::setDefault(QLocale(u"ar"_s));
    QVERIFY(htmlReport({}, {}, {}).contains(u"<html lang=\"ar\" dir=\"rtl\">"_s));
    QLocale::setDefault(QLocale(u"de_DE"_s));
    const QString german = htmlReport({ordinary()}, {}, {});
    QVERIFY(german.contains(u"<html lang=\"de-DE\" dir=\"ltr\">"_s) ||
            german.contains(u"<html lang=\"de\" dir=\"ltr\">"_s));
    QVERIFY(german.contains(u"/80.00% 96px no-repeat"_s)); // not 80,00
}

void TestHtmlReport::d06_hostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("script") << u"<script>alert(1)</script>"_s << u"&lt;script&gt;alert(1)&lt;/script&gt;"_s;
    QTest::newRow("image") << u"<img src=x onerror=alert(1)>"_s << u"&lt;img src=x onerror=alert(1)&gt;"_s;
    QTest::newRow("end of the cell") << u"</td></table><h1>x"_s << u"&lt;/td&gt;&lt;/table&gt;&lt;h1&gt;x"_s;
    QTest::newRow("end of an attribute") << u"\"><a href='x'>"_s << u"&quot;&gt;&lt;a href=&#39;x&#39;&gt;"_s;
    QTest::newRow("style") << u"</style><style>@import 'x'"_s
                           << u"&lt;/style&gt;&lt;style&gt;@import &#39;x&#39;"_s;
    QTest::newRow("character reference") << u"&lt;b&gt;"_s << u"&amp;lt;b&amp;gt;"_s;
    QTest::newRow("override") << u"a\u202Eb\u2066c"_s << u"a\uFFFDb\uFFFDc"_s;
    QTest::newRow("place markers") << u"%1 %L2 %n"_s << u"%1 %L2 %n"_s;
    QTest::newRow("null character") << u"a\0b"_s << u"a\uFFFDb"_s;
}

/// The text stands everywhere that a text of the service or of the user can stand.
void TestHtmlReport::d06_hostileTexts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    static const QRegularExpression allowed(
        uR"-(^<(/?(h[123]|div|section|article|table|thead|tbody|tr|th|title|details|summary|main|body|html|td|p)-"
        uR"-(|br)|div class="(overview|table|cards)"|section class="wide"|table class="facts"|p class="chart")-"
        uR"-(|th scope="row"|td class="(count|share)"|td( class="(bin|bar p[0-9]+)")? dir="auto"( sdnum="1033;0;@")?)>$)-"_s);
    ResultRow row = ordinary();
    Notification notification = *row.lookup.notification;
    notification.raw.clear(); // it is made of the fields
    notification.subject = text;
    notification.messagePreview = text;
    notification.type->info = text;
    notification.type->description = text;
    notification.type->category->info = text;
    row.lookup.notification = std::make_shared<const Notification>(notification);
    row.from = Provenance{text, text, text};
    row.user = text;
    const QString body = bodyOf({row, notFound(2)}, {.filter = text, .hasCards = true});
    QVERIFY2(body.contains(fact(u"Filter"_s, shown)), qPrintable(body));
    QVERIFY(body.contains(fact(u"User name"_s, shown)));
    QVERIFY(body.contains(fact(u"Subject"_s, shown)));
    QVERIFY(body.contains(textCell(shown + u" (14)"_s)));
    static const QRegularExpression element(u"<[^>]*>"_s);
    for (const QRegularExpressionMatch &match : element.globalMatch(body))
        QVERIFY2(allowed.match(match.captured()).hasMatch(), qPrintable(match.captured()));
}

void TestHtmlReport::secretsOfTheHead()
{
    const SecretRedactor redactor({Secret(u"swordfish-7"_s), Secret(u"jdoe-key-8"_s)});
    ResultRow row = ordinary();
    row.user = u"jdoe-key-8"_s;
    const QByteArray report =
        exported({row}, ExportFormat::Html, redactor, {.report = {.filter = u"swordfish-7"_s}});
    QVERIFY(report.contains(">Filter<"));
    QVERIFY(!report.contains("swordfish"));
    QVERIFY(!report.contains("jdoe-key"));
}

SVC_GUILESS_TEST(TestHtmlReport)
#include "tst_htmlreport.moc"
