// SPDX-License-Identifier: MIT
// Opens every surface in every state: it is accessible, fully translatable, and nothing is cut off in any
// language.
#include "program/language.h"
#include "support/testprogram.h"
#include "tour/inspection.h"
#include "tour/missingtexts.h"
#include "tour/pseudotranslator.h"
#include "tour/surfaces.h"

#include <QAction>
#include <QApplication>
#include <QHash>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QScopeGuard>
#include <QTest>

using namespace uitest;

namespace {

/// Terms that are equal in every language.
const QStringList kTerms = {
    u"Qt – GNU LGPL 3|tl::expected – CC0 1[.]0|QtKeychain – BSD 3-Clause"_s,
    u"Svc Desktop|svc-(desktop|cli)"_s,
    u"https?://[^ ]*|127[.]0[.]0[.]1|api[.]example[.]com"_s,
    u"PRODUCTION|[{][a-z]+[}]|-?[a-z]+:[^ ,]*"_s, // what a person types
    u"“typ”|“type”|\\btoday\\b"_s,                // of a filter
    u"(Ctrl|Shift|Alt)[+]|Return|Enter|Esc|Tab|Ins|Del|Up|Down"_s,
    u"UTC"_s,
    u"/[^ ]*/[^ ]*|tests_[^ ]*"_s, // file names
    u"(GET|POST)( [^ ]*)?|HTTP/[^\\n]*|[0-9]{3} Status"_s,
    u"bytes?|KiB|separator"_s,                       // texts of Qt
    u"PRODUCTION|TEST|DEVELOPMENT"_s,                // environments, which users may name differently
    u"not-sent|maybe-sent|answered|[a-z]+-[a-z]+"_s, // codes for support staff
    u"[$][A-Za-z.]+"_s,                              // JSON paths
    u"(Svc-ApiKey|Authorization|Bearer)"_s,          // header names
    u"\\b(true|false|null)\\b"_s,                    // JSON
};

/// Opens and lays out the surface.
QWidget &opened(const Surface &surface, Stage &stage)
{
    QWidget &window = surface.open(stage);
    Stage::waitForLayout();
    return window;
}

QString listed(const QString &surface, const QStringList &faults)
{
    return surface + u":\n  "_s + faults.join(u"\n  "_s);
}

} // namespace

class TestSurfaces final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void isAccessible_data();
    void isAccessible();
    void isTranslatable_data();
    void isTranslatable();
    void isTranslated_data();
    void isTranslated();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void isNotCutOffAtTwiceTheSize_data();
    void isNotCutOffAtTwiceTheSize();

private:
    /// Opens each surface. Returns the faults that `look` finds.
    static QStringList tour(const std::function<QStringList(QWidget &)> &look);
};

namespace {

void surfaceRows()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < surfaces().size(); ++index)
        QTest::newRow(surfaces().at(index).name) << index;
}

void languageRows()
{
    QTest::addColumn<QString>("tag");
    for (const QString &tag : language::available())
        QTest::newRow(qPrintable(tag)) << tag;
}

/// Returns mnemonics that more than one action of the menu uses.
QStringList mnemonicsTakenTwice(const QWidget &menu)
{
    QHash<QString, QString> taken;
    QStringList faults;
    for (const QAction *action : menu.actions()) {
        const QString key = QKeySequence::mnemonic(action->text()).toString();
        if (key.isEmpty())
            continue;
        if (taken.contains(key))
            faults += u"%1: %2 and %3"_s.arg(key, taken.value(key), action->text());
        taken.insert(key, action->text());
    }
    return faults;
}

} // namespace

void TestSurfaces::isAccessible_data()
{
    surfaceRows();
}

void TestSurfaces::isAccessible()
{
    QFETCH(int, index);
    Stage stage;
    const QStringList faults = inspection::nameless(opened(surfaces().at(index), stage));
    QVERIFY2(faults.isEmpty(), qPrintable(listed(QString(), faults)));
}

void TestSurfaces::isTranslatable_data()
{
    surfaceRows();
}

void TestSurfaces::isTranslatable()
{
    QFETCH(int, index);
    PseudoTranslator translator;
    QCoreApplication::installTranslator(&translator);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Greek)); // Greek names of months and units
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    Stage stage;
    QWidget &window = opened(surfaces().at(index), stage);
    const QStringList faults = inspection::untranslated(window, kTerms) + inspection::cutOff(window);
    QVERIFY2(faults.isEmpty(), qPrintable(listed(QString(), faults)));
}

QStringList TestSurfaces::tour(const std::function<QStringList(QWidget &)> &look)
{
    QStringList all;
    for (const Surface &surface : surfaces()) {
        Stage stage;
        if (const QStringList faults = look(opened(surface, stage)); !faults.isEmpty())
            all += listed(QLatin1StringView(surface.name), faults);
    }
    return all;
}

void TestSurfaces::isTranslated_data()
{
    languageRows();
}

void TestSurfaces::isTranslated()
{
    QFETCH(QString, tag);
    MissingTexts missing;
    QCoreApplication::installTranslator(&missing);
    Translation translation;
    translation.use(tag);
    QApplication::setLayoutDirection(QLocale().textDirection());
    QStringList all =
        tour([](QWidget &window) { return inspection::cutOff(window) + inspection::replaced(window); });
    QApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    if (tag != "en"_L1) // English has a catalogue for plurals only
        all += missing.texts();
    QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
}

void TestSurfaces::mnemonicsAreUnique_data()
{
    languageRows();
}

void TestSurfaces::mnemonicsAreUnique()
{
    QFETCH(QString, tag);
    Translation translation;
    translation.use(tag);
    Stage stage;
    stage.lookUp(u"1-3"_s); // enables the menu actions that need results
    QStringList faults = mnemonicsTakenTwice(*stage.window().findChild<QMenuBar *>());
    for (const QMenu *menu : stage.window().findChildren<QMenu *>())
        faults += mnemonicsTakenTwice(*menu);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestSurfaces::isNotCutOffAtTwiceTheSize_data()
{
    surfaceRows();
}

void TestSurfaces::isNotCutOffAtTwiceTheSize()
{
    QFETCH(int, index);
    constexpr int kTwice = 200;
    constexpr int kOnce = 100;
    Theme theme;
    theme.setAppearance(Theme::Appearance::Light);
    theme.setTextSize(kTwice);
    const auto restore = qScopeGuard([&theme] { theme.setTextSize(kOnce); });
    Stage stage;
    const QStringList faults = inspection::cutOff(opened(surfaces().at(index), stage));
    QVERIFY2(faults.isEmpty(), qPrintable(listed(QString(), faults)));
}

SVC_TEST(TestSurfaces)
#include "tst_surfaces.moc"
