// SPDX-License-Identifier: MIT
// The program in each of its languages, as set in the preferences.
#include "program/language.h"
#include "support/testprogram.h"
#include "support/uitest.h"
#include "ui/preferences/preferenceapplier.h"

#include <QApplication>
#include <QMenuBar>

using namespace uitest;

class TestLanguage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void translates_data();
    void translates();
    void systemLanguage_data();
    void systemLanguage();
    void leavesMnemonicsOut_data();
    void leavesMnemonicsOut();
    void languagesHaveNativeNames();
    void holdsFromTheNextStartOn();
    void noMnemonicsBetweenJoinedLetters();
};

void TestLanguage::translates_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("two");
    QTest::addColumn<QString>("qtText");
    QTest::addColumn<QString>("date");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("en") << u"en"_s << u"Password"_s << u"Copied 2 ids."_s << u"Select All"_s
                        << u"14 March 2026"_s << Qt::LeftToRight;
    QTest::newRow("de") << u"de"_s << u"Passwort"_s << u"2 IDs kopiert."_s << u"Alles auswählen"_s
                        << u"14 März 2026"_s << Qt::LeftToRight;
    QTest::newRow("ja") << u"ja"_s << u"パスワード"_s << u"2件のIDをコピーしました。"_s << u"すべてを選択"_s
                        << u"14 3月 2026"_s << Qt::LeftToRight;
    QTest::newRow("ar") << u"ar"_s << u"كلمة المرور"_s << u"تم نسخ معرّفين."_s << u"حدّد الكلّ"_s
                        << u"14 مارس 2026"_s << Qt::RightToLeft;
}

void TestLanguage::translates()
{
    QFETCH(QString, tag);
    Translation translation;
    translation.use(tag);
    QTEST(QCoreApplication::translate("SignInForm", "Password"), "text");
    QTEST(QCoreApplication::translate("ResultsOutput", "Copied %Ln ids.", nullptr, 2), "two");
    QTEST(QCoreApplication::translate("QWidgetTextControl", "Select All"), "qtText");
    QTEST(QLocale().toString(QDate(2026, 3, 14), u"d MMMM yyyy"_s), "date");
    QTEST(QLocale().textDirection(), "direction");
    QCOMPARE(QLocale().toString(1042).remove(QLocale().groupSeparator()), u"1042"_s); // the digits of ids
}

void TestLanguage::systemLanguage_data()
{
    QTest::addColumn<QString>("tag");
    QTest::newRow("none is chosen") << QString();
    QTest::newRow("none that there is") << u"tlh"_s;
}

/// The tests run in the C locale: that is English, with its plurals.
void TestLanguage::systemLanguage()
{
    QFETCH(QString, tag);
    Translation translation;
    translation.use(u"de"_s);
    translation.use(tag);
    QCOMPARE(QCoreApplication::translate("SignInForm", "Password"), u"Password"_s);
    QCOMPARE(QCoreApplication::translate("ActivityPanel", "Copied %Ln exchanges as HAR.", nullptr, 1),
             u"Copied 1 exchange as HAR."_s);
    QCOMPARE(QLocale(), QLocale::system());
}

void TestLanguage::leavesMnemonicsOut_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("qtText");
    QTest::newRow("en") << u"en"_s << u"File"_s << u"Undo"_s;
    QTest::newRow("de") << u"de"_s << u"Datei"_s << u"Rückgängig"_s;
    QTest::newRow("ja") << u"ja"_s << u"ファイル"_s << u"元に戻す"_s;
    QTest::newRow("ar") << u"ar"_s << u"ملف"_s << u"ترا&جع"_s.remove(u'&');
}

/// As on macOS, which has none.
void TestLanguage::leavesMnemonicsOut()
{
    QFETCH(QString, tag);
    Translation translation(false);
    translation.use(tag);
    QTEST(QCoreApplication::translate("MainMenu", "&File"), "text");
    QTEST(QCoreApplication::translate("QWidgetTextControl", "&Undo"), "qtText");
    QCOMPARE(QCoreApplication::translate("no context", "&Text of %n", nullptr, 2), u"Text of 2"_s);
}

void TestLanguage::languagesHaveNativeNames()
{
    QStringList names;
    for (const QString &tag : language::available())
        names += language::nativeName(tag);
    QCOMPARE(names, QStringList({u"English"_s, u"Deutsch"_s, u"日本語"_s, u"العربية"_s}));
}

void TestLanguage::holdsFromTheNextStartOn()
{
    const TemporaryContext files;
    Settings settings(files.path(u"own.ini"_s));
    PreferenceStore store(settings);
    Theme theme;
    const auto choose = [&store](const QString &tag) {
        Preferences values = store.values();
        values.language = tag;
        store.set(values);
    };
    const auto password = [] { return QCoreApplication::translate("SignInForm", "Password"); };
    {
        const PreferenceApplier applier(store, theme);
        QVERIFY(language::isInUse({}));
        choose(u"ar"_s);
        QVERIFY(!language::isInUse(u"ar"_s));
        QCOMPARE(password(), u"Password"_s);
        QCOMPARE(QLocale(), QLocale::system());
        QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    }
    {
        const PreferenceApplier applier(store, theme);
        QVERIFY(language::isInUse(u"ar"_s));
        QCOMPARE(password(), u"كلمة المرور"_s);
        QCOMPARE(QApplication::layoutDirection(), Qt::RightToLeft);
        choose(u"de"_s);
    }
    const PreferenceApplier applier(store, theme);
    QCOMPARE(password(), u"Passwort"_s);
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
}

/// An underline would break the joining of Arabic letters.
void TestLanguage::noMnemonicsBetweenJoinedLetters()
{
    useOurStyle();
    Translation translation;
    const auto drawn = [](const QString &text) {
        QMenuBar bar;
        bar.addAction(text);
        bar.resize(200, 40);
        return bar.grab().toImage();
    };
    translation.use(u"ar"_s);
    QVERIFY(drawn(u"&ملف"_s) == drawn(u"ملف"_s));
    translation.use(u"en"_s);
    QVERIFY(drawn(u"&File"_s) != drawn(u"File"_s));
}

SVC_TEST(TestLanguage)
#include "tst_language.moc"
