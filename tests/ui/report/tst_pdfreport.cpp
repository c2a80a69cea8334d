// SPDX-License-Identifier: MIT
#include "redaction/secretredactor.h"
#include "results/examplerows.h"
#include "support/pdftext.h"
#include "support/testprogram.h"
#include "ui/report/pdfreport.h"

#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace resultrows;

class TestPdfReport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void head();
    void overview();
    void tableGoesOn();
    void rowsWithoutNotification();
    void rowHigherThanAPage();
    void longWords();
    void cards();
    void cardsFlow_data();
    void cardsFlow();
    void saysItsLanguage();
    void singleCard();
    void ofNone();
    void papers_data();
    void papers();
    void orientation();
    void usualPapers_data();
    void usualPapers();
    void d06_hostileTexts_data();
    void d06_hostileTexts();
    void d06_nothingActive();
    void withoutSecrets();
    void onAnotherThread();
    void progressAndStop();
};

namespace {

const QList<ResultField> kFewFields{ResultField::Id, ResultField::Subject};

ResultRow rowWithSubject(qint32 id, const QString &subject)
{
    ResultRow row = withSubject(subject);
    row.lookup.id = id;
    return row;
}

/// Returns `count` rows with the ids from 1001.
QList<ResultRow> manyRows(int count)
{
    QList<ResultRow> rows;
    for (int i = 0; i < count; ++i) {
        rows += ordinary();
        rows.last().lookup.id = 1001 + i;
    }
    return rows;
}

QByteArray pdfOf(const QList<ResultRow> &rows, const QList<ResultField> &fields = {},
                 const ReportOptions &options = {}, QPageSize::PageSizeId paper = QPageSize::A4,
                 const SecretRedactor &redactor = {})
{
    return pdfReport(reportContent(rows, fields, options, redactor, reportLook()), paper,
                     [](double) { return true; });
}

QStringList pagesOf(const QList<ResultRow> &rows, const QList<ResultField> &fields = {},
                    const ReportOptions &options = {})
{
    return pdftext::pages(pdfOf(rows, fields, options));
}

QString textOf(const QList<ResultRow> &rows, const QList<ResultField> &fields = {},
               const ReportOptions &options = {})
{
    return pdftext::simplified(pagesOf(rows, fields, options));
}

/// Returns the width and the height of the first page in points.
QSize sizeOf(const QByteArray &pdf)
{
    static const QRegularExpression box(u"/MediaBox \\[0 0 ([0-9]+)[.0-9]* ([0-9]+)"_s);
    const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
    return {match.captured(1).toInt(), match.captured(2).toInt()};
}

} // namespace

void TestPdfReport::head()
{
    const ReportOptions options{.madeAt = QDateTime::fromString(u"2026-11-21T10:00:00Z"_s, Qt::ISODate),
                                .filter = u"Unread"_s};
    ResultRow row = ordinary();
    row.user = u"Jane Doe"_s;
    const QString text = textOf({row, notFound(1043)}, {}, options);
    QVERIFY2(text.startsWith(u"Report on 2 results Ids in this report 1042, 1043 Filter Unread "
                             "Connection PRODUCTION acme production (api.example.com) User name Jane Doe "
                             "Fetched 2026-11-21T09:12:03Z Report written 2026-11-21T10:00:00Z "
                             "Program Svc Desktop "_s),
             qPrintable(text));
}

void TestPdfReport::overview()
{
    const QString text = textOf({ordinary(), ordinary(), notFound(1043)});
    QVERIFY2(text.contains(u"Found 2 67%"_s), qPrintable(text));
    QVERIFY(text.contains(u"Not found 1 33%"_s));
    QVERIFY(text.contains(u"Created (per hour, UTC)"_s));
}

void TestPdfReport::tableGoesOn()
{
    const QStringList pages = pagesOf(manyRows(100));
    QVERIFY(pages.size() > 2);
    QStringList ids;
    for (qsizetype page = 0; page < pages.size(); ++page) {
        const QString &text = pages.at(page);
        QVERIFY2(text.simplified().endsWith(
                     u"Report on 100 results Page %1 of %2"_s.arg(page + 1).arg(pages.size())),
                 qPrintable(text));
        static const QRegularExpression head(
            u"State +Id +Subject +Type +Category +Created +Read +Archived"_s);
        if (page > 0)
            QVERIFY2(head.match(text).hasMatch(), qPrintable(text));
        static const QRegularExpression row(u"Found +(1[01][0-9][0-9]) +Bill import failed"_s);
        for (auto match = row.globalMatch(text); match.hasNext();)
            ids += match.next().captured(1);
    }
    QCOMPARE(ids.size(), 100);
    QCOMPARE(ids.first(), u"1001"_s);
    QCOMPARE(ids.last(), u"1100"_s);
    QCOMPARE(ids.removeDuplicates(), 0);
}

/// The reason has the width of the empty cells.
void TestPdfReport::rowsWithoutNotification()
{
    const QStringList pages = pagesOf({ordinary(), notFound(1043)});
    static const QRegularExpression line(u"Not found +1043 +Notification 1043 was not found for you\\."_s);
    QVERIFY2(line.match(pages.join(u'\n')).hasMatch(), qPrintable(pages.join(u'\n')));
}

void TestPdfReport::rowHigherThanAPage()
{
    QStringList words;
    for (int i = 0; i < 6000; ++i)
        words += u"w%1"_s.arg(i);
    const QStringList pages = pagesOf(
        {ordinary(), rowWithSubject(7, words.join(u' ')), rowWithSubject(8, u"the last"_s)}, kFewFields);
    QVERIFY(pages.size() > 2);
    static const QRegularExpression word(u"\\bw[0-9]+\\b"_s);
    QStringList found;
    for (const QString &page : pages) {
        QVERIFY(page.contains(u"Page "_s)); // nothing is drawn over the foot
        for (auto match = word.globalMatch(page); match.hasNext();)
            found += match.next().captured();
    }
    QCOMPARE(found, words);
    QVERIFY(pages.last().contains(u"the last"_s));
}

void TestPdfReport::longWords()
{
    const QString word(1000, u'x');
    const QString text = textOf({ordinary(), rowWithSubject(7, word)});
    QCOMPARE(text.count(u'x'), 1000 + text.count(u"example"_s));
}

void TestPdfReport::cards()
{
    QVERIFY(!textOf({ordinary(), ordinary()}).contains(u"Each notification"_s));
    const QString text = textOf({ordinary(), notFound(1043)}, {}, {.hasCards = true});
    QVERIFY2(text.contains(u"Each notification Notification 1042 State Found"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Type description Sent when it fails"_s), qPrintable(text));
    QVERIFY2(text.contains(u"3 bills failed."_s), qPrintable(text));
    QVERIFY2(text.contains(u"Notification 1043 State Not found"_s), qPrintable(text));
}

void TestPdfReport::cardsFlow_data()
{
    QTest::addColumn<QString>("subject");
    QTest::addColumn<bool>("isWide");
    QTest::newRow("portrait") << u"Bill import failed"_s << false;
    QTest::newRow("landscape") << QString(u"Bill import failed "_s).repeated(5) << true;
}

/// Columns of cards, each of which is whole, and nothing that page 1 says.
void TestPdfReport::cardsFlow()
{
    QFETCH(const QString, subject);
    QFETCH(const bool, isWide);
    QList<ResultRow> rows = manyRows(18);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        auto notification = std::make_shared<Notification>(*rows.at(i).lookup.notification);
        notification->raw.clear(); // it is made of the fields
        notification->subject = subject;
        rows[i].lookup.notification = notification;
        rows[i].lookup.fetchedAt = rows[i].lookup.fetchedAt.addSecs(i);
    }
    const QSize size = sizeOf(pdfOf(rows, {}, {.hasCards = true}));
    QCOMPARE(size.width() > size.height(), isWide);
    const QStringList pages = pagesOf(rows, {}, {.hasCards = true});
    QVERIFY2(pages.size() <= 5, qPrintable(pages.join(u"\f\n"_s)));
    const QString text = pdftext::simplified(pages);
    for (int id = 1001; id <= 1018; ++id)
        QCOMPARE(text.count(u"Notification %1"_s.arg(id)), 1);
    static const QRegularExpression beside(u"Notification 1001\\s+Notification 1\\d\\d\\d"_s);
    QVERIFY2(beside.match(pages.join(u'\n')).hasMatch(), qPrintable(pages.join(u'\n')));
    const QString cards = text.sliced(text.indexOf(u"Each notification"_s));
    for (const QString &label : {u"Environment"_s, u"Host"_s, u"Fetched"_s})
        QVERIFY2(!cards.contains(label), qPrintable(label));
}

/// Readers choose a voice by it.
void TestPdfReport::saysItsLanguage()
{
    const auto restore = qScopeGuard([locale = QLocale()] { QLocale::setDefault(locale); });
    QLocale::setDefault(QLocale(u"de_AT"_s));
    const QByteArray pdf = pdfOf(manyRows(2));
    QVERIFY(pdf.contains("<dc:language><rdf:Bag><rdf:li>de-AT</rdf:li></rdf:Bag></dc:language>"));
    QVERIFY(pdf.contains("<rdf:li xml:lang=\"x-default\">Report on 2"));
}

void TestPdfReport::singleCard()
{
    const QStringList pages = pagesOf({ordinary()}, {}, {.hasCards = true});
    QCOMPARE(pages.size(), 1);
    const QString text = pdftext::simplified(pages);
    QVERIFY(text.contains(u"Notification 1042 State Found"_s));
    QVERIFY(!text.contains(u"Overview"_s) && !text.contains(u"State Id Subject"_s));
    QVERIFY(textOf({ordinary()}).contains(u"State Id Subject"_s));
}

void TestPdfReport::ofNone()
{
    const QStringList pages = pagesOf({});
    QCOMPARE(pages.size(), 1);
    QVERIFY(pages.first().contains(u"Report on 0 results"_s));
}

void TestPdfReport::papers_data()
{
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::addColumn<QSize>("size");
    QTest::newRow("A4") << QPageSize::A4 << QSize(595, 842);
    QTest::newRow("Letter") << QPageSize::Letter << QSize(612, 792);
}

void TestPdfReport::papers()
{
    QFETCH(QPageSize::PageSizeId, paper);
    QTEST(sizeOf(pdfOf({ordinary()}, kFewFields, {}, paper)), "size");
}

void TestPdfReport::orientation()
{
    QCOMPARE(sizeOf(pdfOf({ordinary()}, kFewFields)), QSize(595, 842));
    const ResultRow longSubject = rowWithSubject(7, QString(u"Bill import failed "_s).repeated(5));
    QCOMPARE(sizeOf(pdfOf({ordinary(), longSubject})), QSize(842, 595)); // eight columns
    QCOMPARE(sizeOf(pdfOf({ordinary(), longSubject}, kFewFields)), QSize(595, 842));
    QCOMPARE(sizeOf(pdfOf({ordinary()}, {}, {.hasCards = true})), QSize(595, 842));
}

void TestPdfReport::usualPapers_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::newRow("Germany") << u"de_DE"_s << QPageSize::A4;
    QTest::newRow("Great Britain") << u"en_GB"_s << QPageSize::A4;
    QTest::newRow("United States") << u"en_US"_s << QPageSize::Letter;
    QTest::newRow("Canada") << u"fr_CA"_s << QPageSize::Letter;
    QTest::newRow("Mexico") << u"es_MX"_s << QPageSize::Letter;
    QTest::newRow("Japan") << u"ja_JP"_s << QPageSize::A4;
}

void TestPdfReport::usualPapers()
{
    QFETCH(QString, locale);
    QTEST(usualPaper(QLocale(locale)), "paper");
}

void TestPdfReport::d06_hostileTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("script") << u"<script>alert(1)</script>"_s << u"<script>alert(1)</script>"_s;
    QTest::newRow("image") << u"<img src=x onerror=alert(1)>"_s << u"<img src=x onerror=alert(1)>"_s;
    QTest::newRow("entity") << u"a &amp; b"_s << u"a &amp; b"_s;
    QTest::newRow("formula") << u"=cmd|'/c calc'!A0"_s << u"=cmd|'/c calc'!A0"_s;
    QTest::newRow("PDF's own signs") << u"a) Tj (b \\) endstream"_s << u"a) Tj (b \\) endstream"_s;
    QTest::newRow("place marker") << u"%1 %n {count}"_s << u"%1 %n {count}"_s;
    QTest::newRow("line break") << u"first\nsecond\u2028third"_s << u"first second third"_s;
    QTest::newRow("ligatures") << u"office finds flow"_s << u"office finds flow"_s;
}

void TestPdfReport::d06_hostileTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    const ResultRow row = withSubject(text);
    const QString table = textOf({row, ordinary()});
    QVERIFY2(table.contains(shown), qPrintable(table));
    const QString card = textOf({row}, {}, {.filter = text, .hasCards = true});
    QVERIFY2(card.contains(u"Filter "_s + shown), qPrintable(card));
    QVERIFY2(card.contains(u"Subject "_s + shown), qPrintable(card));
}

/// An override would show “cod.exe” as “exe.doc”.
void TestPdfReport::d06_nothingActive()
{
    const QByteArray pdf =
        pdfOf({withSubject(u"https://evil.example/ <a href='x'>\u202Ecod.exe"_s), ordinary()}, {},
              {.hasCards = true});
    const QString text = pdftext::simplified(pdftext::pages(pdf));
    QVERIFY2(text.contains(u"cod.exe"_s), qPrintable(text));
    for (const char *const active :
         {"/URI", "/JavaScript", "/JS", "/Launch", "/Subtype /Image", "/EmbeddedFile"})
        QVERIFY2(!pdf.contains(active), active);
}

void TestPdfReport::withoutSecrets()
{
    const SecretRedactor redactor({Secret(u"s3cr3t-key"_s)});
    const QString text = pdftext::simplified(
        pdftext::pages(pdfOf({withSubject(u"key s3cr3t-key"_s), ordinary()}, {},
                             {.filter = u"s3cr3t-key"_s, .hasCards = true}, QPageSize::A4, redactor)));
    QVERIFY(!text.contains(u"s3cr3t"_s));
    QVERIFY(text.contains(u"key <redacted>"_s));
    QVERIFY(text.contains(u"Filter <redacted>"_s));
}

void TestPdfReport::onAnotherThread()
{
    const ReportLook look = reportLook();
    QByteArray pdf;
    const std::unique_ptr<QThread> thread(QThread::create([&pdf, &look] {
        pdf = pdfReport(reportContent(manyRows(3), {}, {}, {}, look), QPageSize::A4,
                        [](double) { return true; });
    }));
    thread->start();
    QVERIFY(thread->wait());
    QCOMPARE(pdftext::pages(pdf), pagesOf(manyRows(3)));
}

void TestPdfReport::progressAndStop()
{
    const ReportContent content = reportContent(manyRows(200), {}, {}, {}, reportLook());
    double last = -1;
    int calls = 0;
    const QByteArray pdf = pdfReport(content, QPageSize::A4, [&](double share) {
        ++calls;
        const bool isMore = share > last;
        last = share;
        return isMore;
    });
    QVERIFY(!pdf.isEmpty());
    QCOMPARE(last, 1.0);
    for (int stopAt = 1; stopAt < calls; ++stopAt) {
        int call = 0;
        QVERIFY(pdfReport(content, QPageSize::A4, [&](double) { return ++call < stopAt; }).isEmpty());
        QCOMPARE(call, stopAt);
    }
}

SVC_TEST(TestPdfReport)
#include "tst_pdfreport.moc"
