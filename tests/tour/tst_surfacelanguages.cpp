// SPDX-License-Identifier: MIT
// Opens every surface in every state in every language but English, for which tst_surfaces does: all texts
// are translated, none is cut off, and in no language a mnemonic is taken twice.
#include "program/language.h"
#include "support/testprogram.h"
#include "tour/inspection.h"
#include "tour/missingtexts.h"
#include "tour/surfaces.h"

#include <QAction>
#include <QApplication>
#include <QHash>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace uitest;

class TestSurfaceLanguages final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void isTranslated_data();
    void isTranslated();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
};

namespace {

void languageRows(const QStringList &without = {})
{
    QTest::addColumn<QString>("tag");
    for (const QString &tag : language::available()) {
        if (!without.contains(tag))
            QTest::newRow(qPrintable(tag)) << tag;
    }
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

void TestSurfaceLanguages::isTranslated_data()
{
    languageRows({u"en"_s}); // has a catalogue for plurals only
}

void TestSurfaceLanguages::isTranslated()
{
    QFETCH(QString, tag);
    MissingTexts missing;
    QCoreApplication::installTranslator(&missing);
    Translation translation;
    translation.use(tag);
    QApplication::setLayoutDirection(QLocale().textDirection());
    QStringList all;
    for (const Surface &surface : surfaces()) {
        Stage stage;
        QWidget &window = surface.opened(stage);
        QStringList faults = inspection::cutOff(window) + inspection::replaced(window);
        if (QApplication::isRightToLeft())
            faults += inspection::directionMarks(window) + inspection::tabOrder(window);
        if (!faults.isEmpty())
            all += QLatin1StringView(surface.name) + u":\n  "_s + faults.join(u"\n  "_s);
    }
    QApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    all += missing.texts();
    QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
}

void TestSurfaceLanguages::mnemonicsAreUnique_data()
{
    languageRows();
}

void TestSurfaceLanguages::mnemonicsAreUnique()
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

SVC_TEST(TestSurfaceLanguages)
#include "tst_surfacelanguages.moc"
