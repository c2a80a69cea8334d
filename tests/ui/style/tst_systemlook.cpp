// SPDX-License-Identifier: MIT
// The interface follows the appearance settings of the desktop, unless the user has chosen otherwise.
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
    void isRead_data();
    void isRead();
    void isFollowed();
    void isFollowedFromALatePortal();
    void preferencesTakePrecedence();

    // Not a test: called through D-Bus.
public Q_SLOTS:
    void onSettingChanged() { m_hasChanged = true; }

private:
    bool m_hasBus = false;
    bool m_hasChanged = false;
};

void TestSystemLook::initTestCase()
{
    m_hasBus = qEnvironmentVariable("SVC_TEST_KEYRING") != "no-bus"_L1;
    if (m_hasBus)
        QVERIFY(QDBusConnection::sessionBus().connect({}, u"/org/freedesktop/portal/desktop"_s,
                                                      u"org.freedesktop.portal.Settings"_s,
                                                      u"SettingChanged"_s, this, SLOT(onSettingChanged())));
}

void TestSystemLook::isRead_data()
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

void TestSystemLook::isRead()
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
    m_hasChanged = false;
    portal.change(kGroup, u"accent-color"_s, 1U); // sent after both answers
    QTRY_VERIFY(m_hasChanged);
    const auto *expected = isHigh ? (isDark ? &tokens::highDark() : &tokens::highLight())
                                  : (isDark ? &tokens::dark() : &tokens::light());
    QCoreApplication::processEvents();
    QCOMPARE(shown(), expected);
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
    portal.change(u"org.gnome.desktop.a11y.interface"_s, kContrast, 0U); // the same name in another group
    portal.change(kGroup, kScheme, 2U);
    follows(tokens::highLight());
    portal.change(kGroup, kContrast, 0U);
    follows(tokens::light());
}

void TestSystemLook::isFollowedFromALatePortal()
{
    Theme theme;
    theme.setAppearance(Appearance::System, Contrast::System);
    QCOMPARE(shown(), &tokens::light());
    FakePortal portal;
    portal.change(kGroup, kContrast, 1U);
    QTRY_COMPARE(shown(), m_hasBus ? &tokens::highLight() : &tokens::light());
}

void TestSystemLook::preferencesTakePrecedence()
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
