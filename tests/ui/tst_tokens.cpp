// SPDX-License-Identifier: MIT
// What is drawn on what can be read: every pair of colours that stand on each other.
#include "ui/widgets/theme.h"
#include "ui/widgets/tokens.h"

#include <QTest>

#include <cmath>

using namespace tokens;
using namespace Qt::StringLiterals;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

} // namespace

class tst_Tokens : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contrast_data();
    void contrast();
    void palettesAreComplete_data();
    void palettesAreComplete();
    void setIsKnownByItsPalette();
};

void tst_Tokens::contrast_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    const auto rows = [](const QString &set, const Colors &colors) {
        const auto row = [&](const char *name, const QColor &ink, const QColor &ground) {
            QTest::newRow(qPrintable(set + u' ' + QLatin1StringView(name))) << ink << ground;
        };
        const QList<QColor> grounds{colors.window, colors.base, colors.alternate};
        for (const QColor &ground : grounds) {
            row(qPrintable(u"text on "_s + ground.name()), colors.text, ground);
            row(qPrintable(u"dim on "_s + ground.name()), colors.dim, ground);
            row(qPrintable(u"accent on "_s + ground.name()), colors.accent, ground);
            row(qPrintable(u"danger on "_s + ground.name()), colors.danger.ink, ground);
            row(qPrintable(u"warn on "_s + ground.name()), colors.warn.ink, ground);
        }
        row("on accent", colors.onAccent, colors.accent);
        row("selection", colors.onSelection, colors.selection);
        row("dim selection", colors.dim, colors.selection);
        row("danger selection", colors.danger.ink, colors.selection);
        row("disabled primary", colors.dim, colors.mute.ground);
        for (const Tone tone : {Tone::Danger, Tone::Good, Tone::Warn, Tone::Info, Tone::Mute}) {
            const ToneColors &pair = colors.tone(tone);
            const QByteArray name = "tone " + QByteArray::number(static_cast<int>(tone));
            row(name.constData(), pair.ink, pair.ground);
            row((name + " text").constData(), colors.text, pair.ground);
            row((name + " accent").constData(), colors.accent, pair.ground);
        }
    };
    rows(u"light"_s, light());
    rows(u"dark"_s, dark());
}

void tst_Tokens::contrast()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    const double found = ::contrast(ink, ground);
    QVERIFY2(found >= 4.5, qPrintable(u"%1 on %2 is %3"_s.arg(ink.name(), ground.name()).arg(found)));
}

void tst_Tokens::palettesAreComplete_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void tst_Tokens::palettesAreComplete()
{
    QFETCH(bool, isDark);
    const QPalette palette = paletteFrom(isDark ? dark() : light());
    for (int group = QPalette::Active; group < QPalette::NColorGroups; ++group) {
        for (int role = QPalette::WindowText; role < QPalette::NColorRoles; ++role) {
            if (role == QPalette::NoRole)
                continue;
            QVERIFY2(palette.isBrushSet(static_cast<QPalette::ColorGroup>(group),
                                        static_cast<QPalette::ColorRole>(role)),
                     qPrintable(u"role %1 of group %2"_s.arg(role).arg(group)));
        }
    }
}

void tst_Tokens::setIsKnownByItsPalette()
{
    QCOMPARE(of(paletteFrom(light())).window, light().window);
    QCOMPARE(of(paletteFrom(dark())).window, dark().window);
}

QTEST_MAIN(tst_Tokens)
#include "tst_tokens.moc"
