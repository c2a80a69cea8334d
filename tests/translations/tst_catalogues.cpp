// SPDX-License-Identifier: MIT
// The catalogues are complete, and each translation keeps the parts of its source text.
#include "ids/idparser.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    QString context;
    QString source;
    QString comment;          ///< distinguishes texts with the same source
    QStringList translations; ///< several if the text depends on a number
    bool isFinished = false;
    bool isPlural = false;

    [[nodiscard]] QString fault(const QString &what) const
    {
        return u"%1 “%2”: %3 “%4”"_s.arg(context, source, what, translations.join(u" / "_s));
    }
};

QList<Text> read(const QString &file)
{
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(file));
    QXmlStreamReader xml(&device);
    QList<Text> texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        const auto last = [&texts]() -> Text & { return texts.last(); };
        if (name == "name"_L1) {
            context = xml.readElementText();
        } else if (name == "message"_L1) {
            texts += Text{context, {}, {}, {}, false, xml.attributes().hasAttribute("numerus"_L1)};
        } else if (name == "source"_L1) {
            last().source = xml.readElementText();
        } else if (name == "comment"_L1) {
            last().comment = xml.readElementText();
        } else if (name == "translation"_L1) {
            last().isFinished = !xml.attributes().hasAttribute("type"_L1);
            if (!last().isPlural)
                last().translations += xml.readElementText();
        } else if (name == "numerusform"_L1) {
            last().translations += xml.readElementText();
        }
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(file), qPrintable(xml.errorString()));
    return texts;
}

/// Returns the place markers for arguments, sorted. Without %n, since the number may be written as a word.
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place(u"%L?[1-9]"_s);
    QStringList places;
    for (const auto &match : place.globalMatch(text))
        places += match.captured();
    places.sort();
    return places;
}

qsizetype mnemonicsIn(const QString &text)
{
    static const QRegularExpression mnemonic(u"&[^ &]"_s);
    return text.count(mnemonic);
}

/// Returns whether a text has a key in it. Keys have other names and signs on other systems, so texts take
/// them as arguments.
bool namesKey(const QString &text)
{
    static const QRegularExpression key(
        u"\\b(?:Ctrl|Strg|Alt|Shift|Umschalt|Meta|Cmd)\\s?[+]|\\bF[0-9]{1,2}\\b|[⌘⌥⇧]"_s);
    return key.match(text).hasMatch();
}

bool isPattern(const QString &text)
{
    static const QRegularExpression pattern(u"^[dMyHhms:., ]+$"_s);
    return pattern.match(text).hasMatch();
}

} // namespace

class TestCatalogues final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void translated_data();
    void translated();
    void hasOneContext_data();
    void hasOneContext();
    void patterns_data();
    void patterns();
    void idWords_data();
    void idWords();

private:
    static void rows();
};

void TestCatalogues::rows()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QList<Text>>("texts");
    const QDir folder(QStringLiteral(SVC_CATALOGUES));
    for (const QString &name : folder.entryList({u"svc_*.ts"_s})) {
        const QString language = name.mid(4, 2);
        QTest::newRow(qPrintable(language)) << language << read(folder.filePath(name));
    }
}

void TestCatalogues::translated_data()
{
    rows();
}

void TestCatalogues::translated()
{
    QFETCH(QString, language);
    QFETCH(QList<Text>, texts);
    static const QHash<QString, int> forms{{u"en"_s, 2}, {u"de"_s, 2}, {u"ja"_s, 1}, {u"ar"_s, 6}};
    QVERIFY(texts.size() > 50);
    QStringList faults;
    for (const Text &text : texts) {
        if (!text.isFinished)
            faults += text.fault(u"not translated"_s);
        if (text.translations.size() != (text.isPlural ? forms.value(language) : 1))
            faults += text.fault(u"another number of forms"_s);
        for (const QString &translated : text.translations) {
            if (namesKey(text.source + u' ' + translated))
                faults += text.fault(u"a key in the text"_s);
            if (translated.isEmpty())
                faults += text.fault(u"empty"_s);
            // lupdate takes the translation of another text that it finds similar.
            constexpr int kSentence = 40;
            if (text.source.size() > kSentence && 4 * translated.size() < text.source.size())
                faults += text.fault(u"too short to say the same"_s);
            if (placesIn(translated) != placesIn(text.source))
                faults += text.fault(u"other places"_s);
            if (translated.contains("%n"_L1) && text.source.contains("%Ln"_L1))
                faults += text.fault(u"not grouped"_s);
            if (mnemonicsIn(translated) != mnemonicsIn(text.source))
                faults += text.fault(u"other mnemonics"_s);
            if (translated.contains(u'…') != text.source.contains(u'…'))
                faults += text.fault(u"a dialog follows, or does not"_s);
            if (translated.count(u'\n') != text.source.count(u'\n'))
                faults += text.fault(u"other lines"_s);
            if (translated.contains(u'<') && !text.source.contains(u'<'))
                faults += text.fault(u"markup"_s);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestCatalogues::hasOneContext_data()
{
    rows();
}

/// Each text has one context, which all surfaces use. A text with another meaning has a comment.
void TestCatalogues::hasOneContext()
{
    QFETCH(QList<Text>, texts);
    QHash<std::pair<QString, QString>, QString> contexts;
    QStringList faults;
    for (const Text &text : texts) {
        const auto known = contexts.constFind({text.source, text.comment});
        if (known != contexts.constEnd())
            faults += text.fault(u"is in %1, too:"_s.arg(*known));
        contexts.insert({text.source, text.comment}, text.context);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestCatalogues::patterns_data()
{
    rows();
}

/// Patterns of dates and times stay patterns with the same parts.
void TestCatalogues::patterns()
{
    QFETCH(QList<Text>, texts);
    const QDateTime when(QDate(2026, 11, 23), QTime(14, 58));
    for (const Text &text : texts) {
        if (!isPattern(text.source) || text.isPlural)
            continue;
        const QString shown = QLocale::c().toString(when, text.translations.constFirst());
        QCOMPARE(shown.contains("14:58"_L1), QLocale::c().toString(when, text.source).contains("14:58"_L1));
        QCOMPARE(shown.contains("2026"_L1), text.source.contains(u'y'));
        QCOMPARE(shown.contains("23"_L1), text.source.contains(u'd'));
    }
}

void TestCatalogues::idWords_data()
{
    rows();
}

/// Ids copied in one language can be pasted in any other.
void TestCatalogues::idWords()
{
    QFETCH(QString, language);
    QFETCH(QList<Text>, texts);
    int found = 0;
    for (const Text &text : texts) {
        const QString translated = text.translations.value(0);
        if (text.source == "Id"_L1) {
            ++found;
            const QString table = u"%1\tx\n7\t8\n"_s.arg(translated);
            QVERIFY2(parseIds(table).ids == QList<qint32>{7}, qPrintable(table));
        } else if (text.source == "Notification %1"_L1 && text.context == "ResultFacts"_L1) {
            ++found;
            const QString copy = u"**%1**\n\n- x: 8\n"_s.arg(translated.arg(7));
            QVERIFY2(parseIds(copy).ids == QList<qint32>{7}, qPrintable(copy));
        }
    }
    QVERIFY(found >= 2 || language == "en"_L1);
}

SVC_GUILESS_TEST(TestCatalogues)
#include "tst_catalogues.moc"
