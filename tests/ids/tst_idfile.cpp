// SPDX-License-Identifier: MIT
#include "ids/csvreader.h"
#include "ids/idfile.h"
#include "ids/idparser.h"
#include "parsedtext.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;

class TestIdFile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decoding_data();
    void decoding();
    void notText_data();
    void notText();
    void records_data();
    void records();
    void separators_data();
    void separators();
    void columns_data();
    void columns();
    void samples();
    void oneColumn();
    void sameAsPasted();
    void severalIdsPerCell();
    void allCells();
    void tooLarge();
    void randomBytes();
};

void TestIdFile::decoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextEncoding>("encoding");
    const QString text = u"Id;Betr\u00E4ge \u20AC\r\n101;5\r\n"_s;
    const auto encoded = [&text](QStringConverter::Encoding encoding, bool mark) {
        QStringEncoder encoder(encoding,
                               mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        return QByteArray(encoder(text));
    };
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected,
                        TextEncoding encoding) { QTest::newRow(name) << bytes << expected << encoding; };
    row("empty", {}, {}, TextEncoding::Utf8);
    row("ASCII", "101\n102", u"101\n102"_s, TextEncoding::Utf8);
    row("UTF-8", encoded(QStringConverter::Utf8, false), text, TextEncoding::Utf8);
    row("UTF-8, marked", encoded(QStringConverter::Utf8, true), text, TextEncoding::Utf8);
    row("UTF-16 LE", encoded(QStringConverter::Utf16LE, false), text, TextEncoding::Utf16Le);
    row("UTF-16 LE, marked", encoded(QStringConverter::Utf16LE, true), text, TextEncoding::Utf16Le);
    row("UTF-16 BE", encoded(QStringConverter::Utf16BE, false), text, TextEncoding::Utf16Be);
    row("UTF-16 BE, marked", encoded(QStringConverter::Utf16BE, true), text, TextEncoding::Utf16Be);
    row("UTF-32, marked", encoded(QStringConverter::Utf32LE, true), text, TextEncoding::Utf32);
    row("Windows-1252", "Id;Betr\xE4ge \x80\r\n101;5\r\n", text, TextEncoding::Windows1252);
    row("Windows-1252, dashes",
        "1\x96"
        "5 \x93x\x94",
        u"1\u20135 \u201Cx\u201D"_s, TextEncoding::Windows1252);
    row("a byte without a meaning", "1\x81", u"1\u0081"_s, TextEncoding::Windows1252);
    row("UTF-8, cut off", "1\xC3", u"1\u00C3"_s, TextEncoding::Windows1252);
}

void TestIdFile::decoding()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    QFETCH(const TextEncoding, encoding);
    const Result<DecodedText> decoded = decodeText(bytes);
    QVERIFY(decoded);
    QCOMPARE(decoded->text, text);
    QCOMPARE(decoded->encoding, encoding);
}

void TestIdFile::notText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("zip") << QByteArray("PK\x03\x04 101");
    QTest::newRow("zero bytes") << ("101" + QByteArray(5, '\0') + "102");
    QTest::newRow("program") << QByteArray("\x7F"
                                           "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03",
                                           17);
}

void TestIdFile::notText()
{
    QFETCH(const QByteArray, bytes);
    const Result<IdFile> file = readIdFile(bytes);
    QVERIFY(!file);
    QCOMPARE(file.error().cause, ErrorCause::IdFileNotText);
}

void TestIdFile::records_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("records");
    const auto row = [](const char *text, const char *records) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(records);
    };
    row("", "");
    row("a,b\nc,d", "a|b/c|d");
    row("a,b\r\nc,d\r\n", "a|b/c|d");
    row("a,b\rc,d", "a|b/c|d");
    row("a\n\n\nb\n", "a/b");
    row(",\n", "|");
    row("a,,b,", "a||b|");
    row(" a , b ", "a|b");
    row("\"a,b\",c", "a,b|c");
    row("\"a\nb\",c\nd", "a\nb|c/d");
    row("\"a\"\"b\",c", "a\"b|c");
    row("\"\",c", "|c");
    row("\"\"\"\",c", "\"|c");
    row("\"a\"b,c", "ab|c");
    row("a\"b\",c", "a\"b\"|c");
    row("\"a,b\nc,d", "\"a|b/c|d");
    row("\"a\",\"b\nc,\"d", "a|b\nc,d");
    row("a\\,b", "a\\|b");
}

void TestIdFile::records()
{
    QFETCH(const QString, text);
    QFETCH(const QString, records);
    CsvReader reader(text, u',');
    QList<QStringView> cells;
    QStringList read;
    while (reader.next(cells)) {
        QStringList record;
        for (const QStringView cell : std::as_const(cells))
            record += CsvReader::text(cell);
        read += record.join(u'|');
    }
    QCOMPARE(read.join(u'/'), records);
}

void TestIdFile::separators_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QChar>("separator");
    const auto row = [](const char *text, QChar separator) {
        QTest::newRow(text) << QString::fromUtf8(text) << separator;
    };
    row("", {});
    row("101\n102\n", {});
    row("101, 102, 103", {});
    row("a,b\n1,2\n", u',');
    row("a;b\n1;2\n", u';');
    row("a\tb\n1\t2\n", u'\t');
    row("a|b\n1|2\n", u'|');
    row("a;b\n1,5;2,5\n3,5;4\n", u';');
    row("a;b\n\"1;2;3\";4\n", u';');
    row("a,b;c\n1,2\n3,4;5\n", u',');
    row("a\\|b|c\n1|2\n", u'|');
    row("Dear all,\nids 101, 102, 103 failed\nyesterday, I think; look.\n", {});
}

void TestIdFile::separators()
{
    QFETCH(const QString, text);
    QFETCH(const QChar, separator);
    QCOMPARE(detectSeparator(text, Regularity::Most), separator);
}

void TestIdFile::columns_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("hasHeader");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("best");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char *name, const char *bytes, bool hasHeader, const QStringList &names,
                        int best, const char *ids) {
        QTest::newRow(name) << QByteArray(bytes) << hasHeader << names << best << QString::fromUtf8(ids);
    };
    row("empty", "", false, {}, -1, "blank");
    row("lines", "101\n102\n", false, {}, -1, "101 102");
    row("prose", "Dear all,\nids 101, 102 and 7x failed.\n", false, {u""_s, u""_s}, -1,
        "101 102; not an id 7x");
    row("list of several a line", "101,1002\n103,1004\n", false, {u""_s, u""_s}, 0, "101 103");
    row("numbers with commas", "Id\n1,234\n1,567\n2,101\n2,102\n2,103\n", false, {}, -1,
        "1 234 567 2 101 102 103; 3 double; thousands 1,234; thousands 1,567; thousands 2,101; thousands "
        "2,102; thousands 2,103");
    row("numbers with narrow spaces",
        "Note;Id\nx;1\xC2\xA0"
        "234\ny;999\n",
        true, {u"Note"_s, u"Id"_s}, 1,
        "999; unclear 1\xC2\xA0"
        "234");
    row("Jira", "||Count||Id||\n|5|1001|\n|6|1002|\n", true, {u"Count"_s, u"Id"_s}, 1, "1001 1002");
    row("no header, all ids", "14,1001,1\n14,1002,2\n14,1003,2\n", false, {u""_s, u""_s, u""_s}, 1,
        "1001 1002 1003");
    row("named id", "Type,Id\n14,101\n14,102\n", true, {u"Type"_s, u"Id"_s}, 1, "101 102");
    row("named notification id", "Id;Notification ID;Note\n1;101;x\n2;102;y\n", true,
        {u"Id"_s, u"Notification ID"_s, u"Note"_s}, 1, "101 102");
    row("named, no ids in it", "Id,Number\nab12,101\ncd34,102\n", true, {u"Id"_s, u"Number"_s}, 0,
        "not an id ab12; not an id cd34");
    row("named, few ids in it", "id,amount\n1001,12\nn/a,13\n1003,14\nn/a,15\n1005.0,16\n", true,
        {u"id"_s, u"amount"_s}, 0, "1001 1003; not an id 1005.0");
    row("named, one id in it", "id,name\n1001,a\nn/a,b\nunknown,c\n", true, {u"id"_s, u"name"_s}, 0, "1001");
    row("named, between bars", "| name | id |\n|---|---|\n| a | 1001 |\n| b | n/a |\n| c | n/a |\n", true,
        {u"name"_s, u"id"_s}, 1, "1001");
    row("by content", "Subject,Ref,Type\nBill 3,101,14\nBill 4,102,14\n", true,
        {u"Subject"_s, u"Ref"_s, u"Type"_s}, 1, "101 102");
    row("no header", "2026-03-14,101\n2026-03-15,102\n", false, {u""_s, u""_s}, 1, "101 102");
    row("no ids", "a,b\nc,d\n", false, {u""_s, u""_s}, -1, "nothing");
    row("quoted", "\"Id\",\"Subject, long\"\r\n\"101\",\"a \"\"b\"\"\r\n7\"\r\n\"102\",c\r\n", true,
        {u"Id"_s, u"Subject, long"_s}, 0, "101 102");
    row("declared separator", "sep=|\nId|Subject\n101|a,b\n", true, {u"Id"_s, u"Subject"_s}, 0, "101");
    row("gaps", "Id\tNote\n101\ta\n\tb\n\n102\tc\n", true, {u"Id"_s, u"Note"_s}, 0, "101 102");
    row("ragged", "Id,Note\n101,a\n102\n103,b,c\n104,a\n105,a\n106,a\n107,a\n108,a\n109,a\n", true,
        {u"Id"_s, u"Note"_s, u""_s}, 0, "101 102 103 104 105 106 107 108 109");
    row("addresses", "Link,Count\nhttps://h/notification/101,5\nhttps://h/notification/102,5\n", true,
        {u"Link"_s, u"Count"_s}, 0, "101 102");
    row("mistakes in the column", "Id,Note\n101,a\n12.5,b\n103,c\n", true, {u"Id"_s, u"Note"_s}, 0,
        "101 103; not an id 12.5");
    row("out of range", "Id,Note\n101,a\n9999999999,b\n103,c\n", true, {u"Id"_s, u"Note"_s}, 0,
        "refused: out of range 9999999999");
}

void TestIdFile::columns()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, hasHeader);
    QFETCH(const QStringList, names);
    QFETCH(const int, best);
    QFETCH(const QString, ids);
    const Result<IdFile> file = readIdFile(bytes);
    QVERIFY(file);
    const IdTable table = file->table.value_or(IdTable());
    QStringList found;
    for (const IdColumn &column : table.columns)
        found += column.name;
    QCOMPARE(found, names);
    QCOMPARE(table.hasHeader, hasHeader);
    QCOMPARE(table.bestColumn, best);
    QCOMPARE(parsedText(parseIds(columnText(file->text, table, best))), ids);
}

void TestIdFile::samples()
{
    QByteArray bytes = "Id,Note\n";
    for (int id = 101; id < 201; ++id)
        bytes += QByteArray::number(id) + (id % 2 ? ",\"a\nb\"\n" : ",\n");
    const QList<IdColumn> columns = readIdFile(bytes).value().table.value().columns;
    QCOMPARE(columns.at(0).samples, (QStringList{u"101"_s, u"102"_s, u"103"_s, u"104"_s, u"105"_s}));
    QCOMPARE(columns.at(0).filled, 100);
    QCOMPARE(columns.at(0).ids, 100);
    QCOMPARE(columns.at(1).samples.first(), u"a b"_s);
    QCOMPARE(columns.at(1).filled, 50);
    QCOMPARE(columns.at(1).ids, 0);
}

void TestIdFile::oneColumn()
{
    const IdFile file = readIdFile("Id,Note\n101,\"see 5\n#6\"\n102,\n").value();
    const IdTable &table = file.table.value();
    QCOMPARE(columnText(file.text, table, 0), u"101\n102\n"_s);
    QCOMPARE(columnText(file.text, table, 1), u"see 5 #6\n\n"_s);
    QCOMPARE(parsedText(parseIds(columnText(file.text, table, 1))), u"6; offered 5"_s);
    QCOMPARE(columnText(file.text, table, IdTable::kWholeText), file.text);
    QCOMPARE(columnText(file.text, table, 2), file.text);
}

/// Files and pasted texts follow the same rules.
void TestIdFile::sameAsPasted()
{
    for (const QByteArray &text : {QByteArray("101;Bill\n102;Bill\n"), QByteArray("a\tb\n1\t2\n3\t4"),
                                   QByteArray("1, 2\n3, 4"), QByteArray("| a | 7 |\n|---|---|\n| b | 8 |")}) {
        const IdTable file = readIdFile(text).value().table.value();
        const IdTable pasted = parseIds(QString::fromUtf8(text)).table.value();
        QCOMPARE(pasted.separator, file.separator);
        QCOMPARE(pasted.hasHeader, file.hasHeader);
        QCOMPARE(pasted.bestColumn, file.bestColumn);
        QCOMPARE(pasted.areAllIds, file.areAllIds);
        QCOMPARE(pasted.columns.size(), file.columns.size());
    }
}

void TestIdFile::severalIdsPerCell()
{
    const IdFile file = readIdFile("Note;Ids\nx;\ny;1, 2\nz;3, 4\n").value();
    const QString ids = columnText(file.text, file.table.value(), 1);
    QCOMPARE(ids, u"\n1, 2\n\n3, 4\n"_s);
    QCOMPARE(parsedText(parseIds(ids)), u"1 2 3 4"_s);

    const IdFile quoted = readIdFile("Note,Ids\nx,\"1;\"\"2\"\ny,\"3\"\"\"\nz,5;6\n").value();
    const ParsedIds parsed = parseIds(columnText(quoted.text, quoted.table.value(), 1));
    QVERIFY(!parsed.table);
    QCOMPARE(parsedText(parsed), u"1 2 3 5 6"_s);
}

/// The user may choose all cells: they then form a list instead of a table.
void TestIdFile::allCells()
{
    const QString text = u"1, 2\n3,\"4-\n5\"\n"_s;
    const IdTable table = parseIds(text).table.value();
    QVERIFY(table.areAllIds);
    QCOMPARE(columnText(text, table, IdTable::kWholeText), u"1\n2\n3\n4- 5\n"_s);
    QCOMPARE(columnText(text, table, 1), u"2\n4- 5\n"_s);
    QCOMPARE(parsedText(parseIds(columnText(text, table, IdTable::kWholeText))), u"1 2 3 4 5"_s);
}

void TestIdFile::tooLarge()
{
    QVERIFY(readIdFile(QByteArray(IdFile::kMaxBytes, '\n')));
    const Result<IdFile> file = readIdFile(QByteArray(IdFile::kMaxBytes + 1, '\n'));
    QCOMPARE(file.error().cause, ErrorCause::IdTextTooLong);
}

void TestIdFile::randomBytes()
{
    const QByteArrayList pieces{"7",  "101",  "12.5",     "Id",   ",",   ";", "\t", "|",
                                "\"", "\"\"", "\n",       "\r",   " ",   "a", "#",  QByteArray(1, '\0'),
                                "é",  "\xE4", "\xFF\xFE", "sep=", "\x80"};
    QRandomGenerator random(20260314);
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes;
        for (int left = random.bounded(40); left > 0; --left)
            bytes += pieces.at(random.bounded(static_cast<int>(pieces.size())));
        const Result<IdFile> file = readIdFile(bytes);
        if (!file)
            continue;
        const IdTable table = file->table.value_or(IdTable());
        QVERIFY(table.bestColumn >= IdTable::kWholeText && table.bestColumn < table.columns.size());
        for (int column = IdTable::kWholeText; column < table.columns.size(); ++column) {
            const ParsedIds parsed = parseIds(columnText(file->text, table, column));
            QVERIFY(parsed.refusal || parsed.count == parsed.ids.size() + parsed.duplicates);
        }
    }
}

SVC_GUILESS_TEST(TestIdFile)
#include "tst_idfile.moc"
