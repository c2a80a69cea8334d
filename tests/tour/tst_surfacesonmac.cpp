// SPDX-License-Identifier: MIT
// Opens every surface as it is on macOS, on any system.
#include "program/language.h"
#include "support/testprogram.h"
#include "tour/inspection.h"
#include "tour/surfaces.h"
#include "ui/style/platformconventions.h"

#include <QScopeGuard>
#include <QTest>

using namespace uitest;

class TestSurfacesOnMac final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { useOurStyle(); }
    void followsTheConventions();
};

void TestSurfacesOnMac::followsTheConventions()
{
    const auto restore = qScopeGuard([before = platformConventions()] { setPlatformConventions(before); });
    setPlatformConventions(macConventions());
    Translation translation(platformConventions().hasMnemonics);
    translation.use(u"ja"_s); // where most mnemonics are letters that are added
    QStringList all;
    for (const Surface &surface : surfaces()) {
        Stage stage;
        QWidget &window = surface.opened(stage);
        QStringList faults = inspection::mnemonics(window) + inspection::cutOff(window);
        faults += inspection::tabOrder(window) + inspection::enterKey(window); // they move the focus
        if (!faults.isEmpty())
            all += QLatin1StringView(surface.name) + u":\n  "_s + faults.join(u"\n  "_s);
    }
    QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
}

SVC_TEST(TestSurfacesOnMac)
#include "tst_surfacesonmac.moc"
