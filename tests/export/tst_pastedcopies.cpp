// SPDX-License-Identifier: MIT
// Copies and exports with headers give the same ids when they are pasted, and no other ids, whatever the
// service's texts contain.
#include "export/exportformat.h"
#include "ids/idparser.h"
#include "results/examplerows.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace resultrows;

namespace {

/// Returns pieces of text with a meaning in tables, Markdown, JSON or lists of ids.
const QStringList &pieces()
{
    static const QStringList all{u"7"_s,
                                 u"#7"_s,
                                 u"7-9"_s,
                                 u"word"_s,
                                 u"id"_s,
                                 u"notification 7"_s,
                                 u"https://h/notification/7"_s,
                                 u"12.5"_s,
                                 u" "_s,
                                 u"\n"_s,
                                 u"\n\n"_s,
                                 u"\r\n"_s,
                                 u"\t"_s,
                                 u"\u2028"_s,
                                 u"\u0085"_s,
                                 u","_s,
                                 u";"_s,
                                 u"|"_s,
                                 u"\\"_s,
                                 u"\""_s,
                                 u"\"\""_s,
                                 u"\u201C"_s,
                                 u"'"_s,
                                 u"`"_s,
                                 u"**"_s,
                                 u"- "_s,
                                 u"> "_s,
                                 u"1. "_s,
                                 u"---"_s,
                                 u"="_s,
                                 u"["_s,
                                 u"]"_s,
                                 u"[7|8]"_s,
                                 u"||"_s,
                                 u"1\u202F234"_s,
                                 u"%2Fnotification%2F7"_s,
                                 u"{\"id\":7}"_s,
                                 u"Id,x\n7,8"_s,
                                 u"\U0001D7D7"_s};
    return all;
}

QString randomText(QRandomGenerator &random)
{
    QString text;
    for (int left = random.bounded(12); left > 0; --left)
        text += pieces().at(random.bounded(static_cast<int>(pieces().size())));
    return text;
}

ResultRow rowWith(qint32 id, const QString &subject, const QString &preview)
{
    ResultRow row = ordinary();
    row.lookup.id = id;
    auto notification = std::make_shared<Notification>(*row.lookup.notification);
    notification->id = id;
    notification->subject = subject;
    notification->messagePreview = preview;
    notification->raw.clear();
    row.lookup.notification = notification;
    return row;
}

/// Returns the text as a text edit returns it, which knows one kind of line break only.
QString asInAField(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s);
    for (const QChar c : {QChar(u'\r'), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(c, u'\n');
    return text;
}

QString fault(const ParsedIds &parsed, const QList<qint32> &ids)
{
    if (parsed.table)
        return u"it asks for a column"_s;
    if (parsed.ids != ids)
        return u"%1 ids for %2"_s.arg(parsed.ids.size()).arg(ids.size());
    return parsed.offered.isEmpty() && parsed.notIds.isEmpty() && parsed.duplicates == 0
               ? QString()
               : u"it is more than the ids"_s;
}

} // namespace

class TestPastedCopies final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOutcome_data();
    void everyOutcome();
    void randomTexts_data();
    void randomTexts();
    void randomColumns_data();
    void randomColumns();
    void withoutHeaders();
    void plainText();
    void ndjson();

private:
    static void formats()
    {
        QTest::addColumn<ExportFormat>("format");
        QTest::newRow("CSV") << ExportFormat::Csv;
        QTest::newRow("TSV") << ExportFormat::Tsv;
        QTest::newRow("Markdown") << ExportFormat::Markdown;
        QTest::newRow("Jira") << ExportFormat::Jira;
        QTest::newRow("JSON") << ExportFormat::Json;
    }
};

void TestPastedCopies::everyOutcome_data()
{
    formats();
}

void TestPastedCopies::everyOutcome()
{
    QFETCH(const ExportFormat, format);
    const QList<ResultRow> rows{ordinary(), notFound(-1050), failed(1051), notLookedUp(0)};
    const QString all = QString::fromUtf8(exported(rows, format, {}));
    QCOMPARE(fault(parseIds(all), {1042, -1050, 1051, 0}), QString());
    for (const ResultRow &row : rows) {
        const QString one = QString::fromUtf8(exported({row}, format, {}));
        QCOMPARE(fault(parseIds(one), {row.lookup.id}), QString());
    }
}

void TestPastedCopies::randomTexts_data()
{
    formats();
}

void TestPastedCopies::randomTexts()
{
    QFETCH(const ExportFormat, format);
    QRandomGenerator random(20261121);
    for (int i = 0; i < 1'000; ++i) {
        QList<ResultRow> rows;
        QList<qint32> ids;
        for (int left = random.bounded(1, 5); left > 0; --left) {
            ids += 1000 + i * 10 + left;
            rows += rowWith(ids.last(), randomText(random), randomText(random));
        }
        const QByteArray bytes = exported(rows, format, {}, {true, Answers::With});
        const QString text = QString::fromUtf8(bytes);
        QVERIFY2(fault(parseIds(text), ids).isEmpty(),
                 (fault(parseIds(text), ids).toUtf8() + "\n" + bytes).constData());
        QVERIFY2(fault(parseIds(asInAField(text)), ids).isEmpty(), bytes.constData());
        const QString within = u"See below.\n\n"_s + text + u"\n\nBye"_s;
        const bool isTable =
            format == ExportFormat::Csv || format == ExportFormat::Tsv ||
            ((format == ExportFormat::Markdown || format == ExportFormat::Jira) && rows.size() > 1);
        QVERIFY2(!isTable || fault(parseIds(within), ids).isEmpty(), bytes.constData());
    }
}

void TestPastedCopies::randomColumns_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("CSV") << ExportFormat::Csv;
    QTest::newRow("TSV") << ExportFormat::Tsv;
    QTest::newRow("Markdown") << ExportFormat::Markdown;
    QTest::newRow("Jira") << ExportFormat::Jira;
}

void TestPastedCopies::randomColumns()
{
    QFETCH(const ExportFormat, format);
    QRandomGenerator random(20261122);
    for (int i = 0; i < 300; ++i) {
        ExportOptions options;
        options.fields = {ResultField::Id};
        while (options.fields.size() < 2 || random.bounded(4) > 0) {
            const auto field = mainFields().at(random.bounded(static_cast<int>(mainFields().size())));
            if (!options.fields.contains(field))
                options.fields.insert(random.bounded(static_cast<int>(options.fields.size()) + 1), field);
            else if (options.fields.size() == mainFields().size())
                break;
        }
        QList<ResultRow> rows;
        QList<qint32> ids;
        for (int left = random.bounded(2, 5); left > 0; --left) {
            ids += 1000 + i * 10 + left;
            rows += rowWith(ids.last(), randomText(random), randomText(random));
            rows.last().from = Provenance{randomText(random), randomText(random), randomText(random)};
        }
        const QByteArray bytes = exported(rows, format, {}, options);
        const QString text = QString::fromUtf8(bytes);
        for (const QString &pasted : {text, asInAField(text), u"See below.\n\n"_s + text + u"\n\nBye"_s})
            QVERIFY2(fault(parseIds(pasted), ids).isEmpty(),
                     (fault(parseIds(pasted), ids).toUtf8() + "\n" + bytes).constData());
    }
}

/// Then the user is asked, with the column of ids preselected.
void TestPastedCopies::withoutHeaders()
{
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Tsv}) {
        const QList<ResultRow> rows{ordinary(), notFound(1050), failed(1051)};
        const QString text = QString::fromUtf8(exported(rows, format, {}, {false, Answers::Without}));
        const ParsedIds parsed = parseIds(text);
        QVERIFY(parsed.table);
        QVERIFY(!parsed.table->areAllIds);
        QCOMPARE(columnText(text, *parsed.table, parsed.table->bestColumn), u"1042\n1050\n1051\n"_s);
    }
}

/// Plain text is made to be read and contains more than ids; the ids are recognised.
void TestPastedCopies::plainText()
{
    const QByteArray text = exported({ordinary(), notFound(1050)}, ExportFormat::PlainText, {});
    QCOMPARE(parseIds(QString::fromUtf8(text)).ids, (QList<qint32>{1042, 1050}));
}

/// As svc-cli writes it.
void TestPastedCopies::ndjson()
{
    const QByteArray lines = rowJson(ordinary()) + '\n' + rowJson(notFound(-1050)) + '\n';
    QCOMPARE(fault(parseIds(QString::fromUtf8(lines)), {1042, -1050}), QString());
}

SVC_GUILESS_TEST(TestPastedCopies)
#include "tst_pastedcopies.moc"
