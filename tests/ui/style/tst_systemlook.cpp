// SPDX-License-Identifier: MIT
// What the desktop says of an interface's look is followed, and what is chosen by hand goes before it.
#include "fakeportal.h"
#include "support/testprogram.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using Appearance = Theme::Appearance;
using Contrast = Theme::Contrast;

namespace {

const QString kGroup = u"org.freedesktop.appearance"_s;
const QString kScheme = u"color-scheme"_s;
const QString kContrast = u"contrast"_s;

const tokens::Colors *shown()
{
    return &tokens::of(QApplication::palette());
}

} // namespace

class TestSystemLook : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { Theme().setAppearance(Appearance::Light); }
    void isAskedFor_data();
    void isAskedFor();
    void isFollowed();
    void isFollowedFromAPortalThatComesLater();
    void givesWayToWhatWasChosen();

    // Not a test, but of the bus.
public Q_SLOTS:
    void heard() { m_isHeard = true; }

private:
    bool m_hasBus = false;
    bool m_isHeard = false;
};

void TestSystemLook::initTestCase()
{
    m_hasBus = qEnvironmentVariable("SVC_TEST_KEYRING") != "no-bus"_L1;
    if (m_hasBus)
        QVERIFY(QDBusConnection::sessionBus().connect({}, u"/org/freedesktop/portal/desktop"_s,
                                                      u"org.freedesktop.portal.Settings"_s,
                                                      u"SettingChanged"_s, this, SLOT(heard())));
}

void TestSystemLook::isAskedFor_data()
{
    QTest::addColumn<QVariant>("scheme");
    QTest::addColumn<QVariant>("contrast");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("isHigh");
    QTest::newRow("no preference") << QVariant(0U) << QVariant(0U) << false << false;
    QTest::newRow("light") << QVariant(2U) << QVariant(0U) << false << false;
    QTest::newRow("dark") << QVariant(1U) << QVariant(0U) << true << false;
    QTest::newRow("high") << QVariant(0U) << QVariant(1U) << false << true;
    QTest::newRow("high and dark") << QVariant(1U) << QVariant(1U) << true << true;
    QTest::newRow("values of another year") << QVariant(7U) << QVariant(2U) << false << false;
    QTest::newRow("values of another type") << QVariant(u"dark"_s) << QVariant(u"high"_s) << false << false;
    QTest::newRow("a portal that knows no contrast") << QVariant(1U) << QVariant() << true << false;
    QTest::newRow("a portal that knows no scheme") << QVariant() << QVariant(1U) << false << true;
}

void TestSystemLook::isAskedFor()
{
    QFETCH(const QVariant, scheme);
    QFETCH(const QVariant, contrast);
    QFETCH(const bool, isDark);
    QFETCH(const bool, isHigh);
    FakePortal portal;
    QCOMPARE(portal.isOnTheBus(), m_hasBus);
    if (scheme.isValid())
        portal.know(kScheme, scheme);
    if (contrast.isValid())
        portal.know(kContrast, contrast);
    QSignalSpy asked(&portal, &FakePortal::asked);
    Theme theme;
    theme.setAppearance(Appearance::System, Contrast::System);
    if (!m_hasBus) {
        QCOMPARE(shown(), &tokens::light());
        return;
    }
    QTRY_COMPARE(asked.size(), 2);
    m_isHeard = false;
    portal.change(kGroup, u"accent-color"_s, 1U); // comes after both answers
    QTRY_VERIFY(m_isHeard);
    const auto *wanted = isHigh ? (isDark ? &tokens::highDark() : &tokens::highLight())
                                : (isDark ? &tokens::dark() : &tokens::light());
    QCoreApplication::processEvents();
    QCOMPARE(shown(), wanted);
}

void TestSystemLook::isFollowed()
{
    FakePortal portal;
    Theme theme;
    theme.setAppearance(Appearance::System, Contrast::System);
    const auto follows = [&](const tokens::Colors &colors) {
        QTRY_COMPARE(shown(), m_hasBus ? &colors : &tokens::light());
    };
    portal.change(kGroup, kContrast, 1U);
    follows(tokens::highLight());
    portal.change(kGroup, kScheme, 1U);
    follows(tokens::highDark());
    portal.change(u"org.gnome.desktop.a11y.interface"_s, kContrast, 0U); // another's setting of that name
    portal.change(kGroup, kScheme, 2U);
    follows(tokens::highLight());
    portal.change(kGroup, kContrast, 0U);
    follows(tokens::light());
}

void TestSystemLook::isFollowedFromAPortalThatComesLater()
{
    Theme theme;
    theme.setAppearance(Appearance::System, Contrast::System);
    QCOMPARE(shown(), &tokens::light());
    FakePortal portal;
    portal.change(kGroup, kContrast, 1U);
    QTRY_COMPARE(shown(), m_hasBus ? &tokens::highLight() : &tokens::light());
}

void TestSystemLook::givesWayToWhatWasChosen()
{
    FakePortal portal;
    Theme theme;
    theme.setAppearance(Appearance::System, Contrast::System);
    portal.change(kGroup, kScheme, 1U);
    portal.change(kGroup, kContrast, 1U);
    QTRY_COMPARE(shown(), m_hasBus ? &tokens::highDark() : &tokens::light());
    theme.setAppearance(Appearance::Light, Contrast::Normal);
    QCOMPARE(shown(), &tokens::light());
    theme.setAppearance(Appearance::Dark, Contrast::High);
    QCOMPARE(shown(), &tokens::highDark());
    theme.setAppearance(Appearance::Light, Contrast::System);
    QCOMPARE(shown(), m_hasBus ? &tokens::highLight() : &tokens::light());
    theme.setAppearance(Appearance::System, Contrast::Normal);
    QCOMPARE(shown(), m_hasBus ? &tokens::dark() : &tokens::light());
}

SVC_TEST(TestSystemLook)
#include "tst_systemlook.moc"
