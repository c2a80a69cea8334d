// SPDX-License-Identifier: MIT
// Opens every surface in every state: in English it is accessible and not cut off, it is fully translatable,
// and nothing is cut off at twice the size.
#include "program/language.h"
#include "support/testprogram.h"
#include "tour/inspection.h"
#include "tour/pseudotranslator.h"
#include "tour/surfaces.h"

#include <QApplication>
#include <QScopeGuard>
#include <QTest>

using namespace uitest;

namespace {

/// Terms that are equal in every language.
const QStringList kTerms = {
    u"Qt – GNU LGPL 3|tl::expected – CC0 1[.]0|QtKeychain – BSD 3-Clause|libxlsxwriter – BSD 2-Clause"_s,
    u"Svc Desktop|svc-(desktop|cli)"_s,
    u"https?://[^ ]*|127[.]0[.]0[.]1|api[.]example[.]com"_s,
    u"PRODUCTION|[{][a-z]+[}]|-?[a-z]+:[^ ,]*"_s, // what a person types
    u"“typ”|“type”|\\btoday\\b"_s,                // of a filter
    u"(Ctrl|Shift|Alt)[+]|Return|Enter|Esc|Tab|Ins|Del|Up|Down"_s,
    u"UTC|Deutsch"_s,
    u"/[^ ]*/[^ ]*|tests_[^ ]*"_s, // file names
    u"(GET|POST)( [^ ]*)?|HTTP/[^\\n]*|[0-9]{3} Status"_s,
    u"bytes?|KiB|separator"_s,                       // texts of Qt
    u"PRODUCTION|TEST|DEVELOPMENT"_s,                // environments, which users may name differently
    u"not-sent|maybe-sent|answered|[a-z]+-[a-z]+"_s, // codes for support staff
    u"[$][A-Za-z.]+"_s,                              // JSON paths
    u"(Svc-ApiKey|Authorization|Bearer)"_s,          // header names
    u"\\b(true|false|null)\\b"_s,                    // JSON
};

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
    void isNotCutOffAtTwiceTheSize_data();
    void isNotCutOffAtTwiceTheSize();
};

namespace {

void surfaceRows()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < surfaces().size(); ++index)
        QTest::newRow(surfaces().at(index).name) << index;
}

} // namespace

void TestSurfaces::isAccessible_data()
{
    surfaceRows();
}

void TestSurfaces::isAccessible()
{
    QFETCH(int, index);
    Translation translation;
    translation.use(u"en"_s);
    Stage stage;
    QWidget &window = surfaces().at(index).opened(stage);
    QStringList faults = inspection::cutOff(window) + inspection::replaced(window);
    faults += inspection::nameless(window) + inspection::directionMarks(window);
    faults += inspection::tabOrder(window) + inspection::enterKey(window); // they move the focus
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
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
    QWidget &window = surfaces().at(index).opened(stage);
    const QStringList faults = inspection::untranslated(window, kTerms) + inspection::cutOff(window);
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
    QWidget &window = surfaces().at(index).opened(stage);
    QStringList faults = inspection::cutOff(window);
    if (&window == &stage.window()) {
        constexpr int kNarrow = 480;
        window.resize(kNarrow, window.height());
        for (int pass = 0; pass < 5; ++pass) // the content takes its narrow form, then its room
            QTest::qWait(0);
        faults += inspection::outside(window);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

SVC_TEST(TestSurfaces)
#include "tst_surfaces.moc"
