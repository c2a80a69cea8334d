// SPDX-License-Identifier: MIT
// Contrast of everything that is drawn: every pair of colours in use, in every set of colours.
#include "support/testprogram.h"
#include "ui/style/stylepaint.h"
#include "ui/style/svcstyle.h"
#include "ui/style/systemlook.h"
#include "ui/style/theme.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"
#include "ui/widgets/controls/chip.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/rowpainter.h"

#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTreeWidget>

#include <array>
#include <cmath>
#include <functional>

using namespace tokens;
using namespace Qt::StringLiterals;

namespace {

constexpr double kText = 4.5;
constexpr double kHighText = 7;
constexpr double kShape = 3;
constexpr std::array kTones{Tone::Danger, Tone::Good, Tone::Warn, Tone::Info, Tone::Mute};

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

QString describeContrast(const QColor &ink, const QColor &ground)
{
    return u"%1 on %2 is %3"_s.arg(ink.name(), ground.name()).arg(contrast(ink, ground));
}

struct Set
{
    const char *name;
    const Colors &colors;
};

std::array<Set, 4> sets()
{
    return {{{"light", light()}, {"dark", dark()}, {"high light", highLight()}, {"high dark", highDark()}}};
}

/// Returns the grounds of the page, fields, cards, hovered rows and messages.
QList<QColor> groundsOf(const Colors &colors)
{
    QList<QColor> grounds{colors.window, colors.base, colors.alternate};
    for (const Tone tone : kTones)
        grounds += colors.tone(tone).ground;
    return grounds;
}

using Paint = std::function<void(QPainter &, const QRect &, const Colors &, const stylepaint::Look &)>;

struct Control
{
    const char *name;
    Paint paint;
    QRect rect;
};

constexpr QRect kWide{10, 10, 80, 34};
constexpr QRect kSmall{10, 10, 18, 18};
constexpr QRect kChip{10, 10, 80, 30};

/// Paints a chip without hover or press.
Paint chipOf(bool isChecked)
{
    return [isChecked](QPainter &painter, const QRect &rect, const Colors &colors, const stylepaint::Look &) {
        Chip chip(u"A"_s, u"chip"_s);
        chip.setPalette(paletteFrom(colors));
        chip.setChecked(isChecked);
        chip.resize(rect.size());
        chip.render(&painter, rect.topLeft(), {}, QWidget::DrawChildren);
    };
}

/// Returns the interactive controls: each one, or its border, stands out from its surroundings.
QList<Control> controls()
{
    using namespace stylepaint;
    const auto buttonOf = [](ButtonKind kind) -> Paint {
        return [kind](QPainter &painter, const QRect &rect, const Colors &colors, const Look &look) {
            drawButton(painter, rect, colors, kind, look);
        };
    };
    const auto fieldOf = [](bool invalid) -> Paint {
        return [invalid](QPainter &painter, const QRect &rect, const Colors &colors, const Look &look) {
            drawField(painter, rect, colors, look, Frame::Typed, invalid);
        };
    };
    const auto boxOf = [](bool checked) -> Paint {
        return [checked](QPainter &painter, const QRect &rect, const Colors &colors, const Look &look) {
            drawCheckBox(painter, rect, colors, look, checked, false);
        };
    };
    const auto radioOf = [](bool checked) -> Paint {
        return [checked](QPainter &painter, const QRect &rect, const Colors &colors, const Look &look) {
            drawRadioButton(painter, rect, colors, look, checked);
        };
    };
    return {{"primary button", buttonOf(ButtonKind::Primary), kWide},
            {"button", buttonOf(ButtonKind::Normal), kWide},
            {"field", fieldOf(false), kWide},
            {"wrong field", fieldOf(true), kWide},
            {"check box", boxOf(false), kSmall},
            {"checked box", boxOf(true), kSmall},
            {"radio button", radioOf(false), kSmall},
            {"checked radio button", radioOf(true), kSmall},
            {"chip", chipOf(false), kChip},
            {"checked chip", chipOf(true), kChip},
            {"scroll bar",
             [](QPainter &painter, const QRect &rect, const Colors &colors, const Look &look) {
                 // Leaves a gap around the handle.
                 drawScrollHandle(painter, rect.adjusted(-2, -2, 2, 2), colors, look);
             },
             kSmall}};
}

QImage drawn(const Control &control, const Colors &colors, const QColor &ground, const stylepaint::Look &look)
{
    QImage image(100, 60, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    control.paint(painter, control.rect, colors, look);
    return image;
}

/// Returns the colour in the middle of the left border, `depth` pixels inside.
QColor borderOf(const QImage &image, const QRect &rect, int depth = 0)
{
    return image.pixelColor(rect.left() + depth, rect.center().y());
}

constexpr stylepaint::Look kStill{.enabled = true, .hover = false, .down = false, .focus = false};
constexpr stylepaint::Look kTouched{.enabled = true, .hover = true, .down = false, .focus = false};
constexpr stylepaint::Look kPressed{.enabled = true, .hover = true, .down = true, .focus = false};
constexpr stylepaint::Look kFocused{.enabled = true, .hover = false, .down = false, .focus = true};
constexpr stylepaint::Look kOff{.enabled = false, .hover = false, .down = false, .focus = false};

} // namespace

class TestTokens : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contrast_data();
    void contrast();
    void controlsStandOut_data();
    void controlsStandOut();
    void buttonsAreLegible_data();
    void buttonsAreLegible();
    void checkedButtonsStandOut();
    void arrowsOfOpenMenusAreVisibleInHighContrast();
    void selectedRowsShowFocusInHighContrast();
    void checkBoxesOfSelectedRowsStandOutInHighContrast();
    void focusIsVisible_data();
    void focusIsVisible();
    void disabledControlsAreVisibleInHighContrast();
    void groundsHaveOutlinesInHighContrast();
    void palettesAreComplete_data();
    void palettesAreComplete();
    void paletteIdentifiesTheSet_data();
    void paletteIdentifiesTheSet();
    void usesSystemColorsOnly();
};

void TestTokens::contrast_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const auto &each : sets()) {
        const char *set = each.name;
        const Colors &colors = each.colors;
        const auto row = [set](const QString &name, const QColor &ink, const QColor &ground, double least) {
            QTest::addRow("%s: %s on %s", set, qPrintable(name), qPrintable(ground.name()))
                << ink << ground << least;
        };
        const double text = colors.isHigh ? kHighText : kText;
        const QList<QColor> grounds = groundsOf(colors);
        for (qsizetype i = 0; i < grounds.size(); ++i) {
            const auto on = [&](const char *name, const QColor &ink, double least) {
                row(u"%1 %2"_s.arg(i).arg(QLatin1StringView(name)), ink, grounds.at(i), least);
            };
            on("text", colors.text, text);
            on("caption, hint, place holder, icon", colors.dim, text);
            on("quiet button, link, focus ring, tab, sort arrow", colors.accent, text);
            on("error", colors.danger.ink, text);
            on("notice", colors.warn.ink, text);
            on("edge", colors.edge, kShape);
            if (colors.isHigh) {
                on("line", colors.line, kShape);
                on("what is off", colors.off, kText);
            }
        }
        row(u"on accent"_s, colors.onAccent, colors.accent, text);
        row(u"primary button that is off"_s, colors.dim, colors.mute.ground, text);
        row(u"busy bar"_s, colors.accent, colors.mute.ground, kShape);
        for (const Tone tone : kTones) {
            const ToneColors &pair = colors.tone(tone);
            const QString name = u"tone %1"_s.arg(static_cast<int>(tone));
            row(name + u" badge, title"_s, pair.ink, pair.ground, text);
            for (const QColor &ground : {colors.window, colors.base, colors.alternate})
                row(name + u" shape, band"_s, pair.ink, ground, kShape);
            row(name + u" shape of a selected row"_s, colors.onRow(pair.ink, true), colors.selection, kShape);
        }
        const auto selected = [&](const char *name, const QColor &ink) {
            row(QLatin1StringView(name), colors.onRow(ink, true), colors.selection, text);
        };
        row(u"selection"_s, colors.onSelection, colors.selection, text);
        selected("selected not found", colors.dim);
        selected("selected failure", colors.danger.ink);
        selected("selected notice", colors.warn.ink);
        selected("selected command, current row", colors.accent);
        row(u"selection"_s, colors.selection, colors.base, colors.isHigh ? kHighText : 1);
    }
}

void TestTokens::contrast()
{
    QFETCH(const QColor, ink);
    QFETCH(const QColor, ground);
    QFETCH(const double, least);
    QVERIFY2(::contrast(ink, ground) >= least, qPrintable(describeContrast(ink, ground)));
}

void TestTokens::controlsStandOut_data()
{
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("control");
    for (int set = 0; set < int(sets().size()); ++set) {
        for (int control = 0; control < int(controls().size()); ++control)
            QTest::addRow("%s: %s", sets().at(size_t(set)).name, controls().at(control).name)
                << set << control;
    }
}

void TestTokens::controlsStandOut()
{
    QFETCH(const int, set);
    QFETCH(const int, control);
    const Colors &colors = sets().at(size_t(set)).colors;
    const Control shown = controls().at(control);
    for (const QColor &ground : groundsOf(colors)) {
        for (const stylepaint::Look &look : {kStill, kTouched, kPressed}) {
            const QColor border = borderOf(drawn(shown, colors, ground, look), shown.rect);
            QVERIFY2(::contrast(border, ground) >= kShape, qPrintable(describeContrast(border, ground)));
        }
    }
}

void TestTokens::buttonsAreLegible_data()
{
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("kind");
    for (int set = 0; set < int(sets().size()); ++set) {
        for (const auto &[name, kind] :
             {std::pair("normal", ButtonKind::Normal), std::pair("primary", ButtonKind::Primary),
              std::pair("quiet", ButtonKind::Quiet)})
            QTest::addRow("%s: %s", sets().at(size_t(set)).name, name) << set << static_cast<int>(kind);
    }
}

/// Also while hovered and pressed, with another ground.
void TestTokens::buttonsAreLegible()
{
    QFETCH(const int, set);
    QFETCH(const int, kind);
    const Colors &colors = sets().at(size_t(set)).colors;
    const auto buttonKind = static_cast<ButtonKind>(kind);
    const Control button{
        "",
        [buttonKind](QPainter &painter, const QRect &rect, const Colors &of, const stylepaint::Look &look) {
            stylepaint::drawButton(painter, rect, of, buttonKind, look);
        },
        kWide};
    for (const QColor &ground : groundsOf(colors)) {
        for (const stylepaint::Look &look : {kStill, kTouched, kPressed}) {
            const QColor ink = stylepaint::buttonInk(colors, buttonKind, look);
            const QColor below = drawn(button, colors, ground, look).pixelColor(kWide.center());
            QVERIFY2(::contrast(ink, below) >= (colors.isHigh ? kHighText : kText),
                     qPrintable(describeContrast(ink, below)));
        }
    }
}

/// A tint alone does not tell what is checked.
void TestTokens::checkedButtonsStandOut()
{
    const auto draw = [](QPainter &painter, const QRect &rect, const Colors &of,
                         const stylepaint::Look &look) {
        stylepaint::drawButton(painter, rect, of, ButtonKind::Quiet, look);
    };
    for (const auto &[name, colors] : sets()) {
        const QImage pressed = drawn({"", draw, kWide}, colors, colors.window, kPressed);
        const QImage still = drawn({"", draw, kWide}, colors, colors.window, kStill);
        QVERIFY2(::contrast(borderOf(pressed, kWide), borderOf(still, kWide)) >= kShape,
                 qPrintable(describeContrast(borderOf(pressed, kWide), borderOf(still, kWide))));
        if (!colors.isHigh)
            continue;
        const QColor ground = pressed.pixelColor(kWide.center());
        QVERIFY2(::contrast(ground, still.pixelColor(kWide.center())) >= kShape, qPrintable(ground.name()));
    }
}

/// A quiet button is filled while its menu is open.
void TestTokens::arrowsOfOpenMenusAreVisibleInHighContrast()
{
    for (const Colors *colors : {&highLight(), &highDark()}) {
        SvcStyle style;
        QMenu menu;
        QPushButton button;
        button.setStyle(&style);
        button.setPalette(paletteFrom(*colors));
        button.setMenu(&menu);
        setButtonKind(&button, ButtonKind::Quiet);
        button.setDown(true);
        button.resize(button.sizeHint());
        const QImage image = button.grab().toImage();
        constexpr int kBorder = 6;
        const QColor ground = image.pixelColor(image.width() / 2, kBorder);
        double arrow = 1;
        for (int y = kBorder; y < image.height() - kBorder; ++y) {
            for (int x = kBorder; x < image.width() - kBorder; ++x)
                arrow = std::max(arrow, ::contrast(ground, image.pixelColor(x, y)));
        }
        QVERIFY2(arrow >= kText, qPrintable(QString::number(arrow)));
    }
}

void TestTokens::selectedRowsShowFocusInHighContrast()
{
    for (const Colors *colors : {&highLight(), &highDark()}) {
        SvcStyle style;
        QTreeWidget tree;
        tree.setStyle(&style);
        tree.setPalette(paletteFrom(*colors));
        tree.setHeaderHidden(true);
        tree.setAllColumnsShowFocus(true);
        tree.setCurrentItem(new QTreeWidgetItem(&tree, {u"1"_s}));
        tree.show();
        tree.activateWindow();
        tree.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&tree));
        const QRect row = tree.visualItemRect(tree.currentItem());
        const QImage image = tree.viewport()->grab().toImage();
        double ring = 1;
        for (int y = row.top(); y < row.center().y(); ++y) // beside the text
            ring = std::max(ring, ::contrast(colors->selection, image.pixelColor(row.right() - 20, y)));
        QVERIFY2(ring >= kShape, qPrintable(QString::number(ring)));
    }
}

void TestTokens::checkBoxesOfSelectedRowsStandOutInHighContrast()
{
    for (const Colors *colors : {&highLight(), &highDark()}) {
        QImage image(kWide.right() + kWide.left(), kWide.bottom() + kWide.top(), QImage::Format_RGB32);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.palette = paletteFrom(*colors);
        option.state = QStyle::State_Enabled | QStyle::State_Selected;
        option.rect = image.rect();
        const int y = image.rect().center().y() - kCheckBox / 4; // above the tick's ends
        for (const Qt::CheckState state : {Qt::Checked, Qt::Unchecked}) {
            painter.fillRect(option.rect, colors->selection);
            RowPainter row(painter, option);
            row.setLine(option.rect);
            row.drawLeadingCheckBox(state);
            double edge = 1;
            for (int x = 0; x < kSpace12 + kCheckBox / 4; ++x)
                edge = std::max(edge, ::contrast(colors->selection, image.pixelColor(x, y)));
            QVERIFY2(edge >= kShape, qPrintable(QString::number(edge)));
            if (state == Qt::Unchecked) // must not look filled
                QCOMPARE(image.pixelColor(kSpace12 + kCheckBox / 2, y), colors->selection);
        }
    }
}

void TestTokens::focusIsVisible_data()
{
    controlsStandOut_data();
}

void TestTokens::focusIsVisible()
{
    QFETCH(const int, set);
    QFETCH(const int, control);
    const Colors &colors = sets().at(size_t(set)).colors;
    const Control shown = controls().at(control);
    if (shown.rect != kWide)
        return; // the focus ring is around its label
    for (const QColor &ground : groundsOf(colors)) {
        const QImage image = drawn(shown, colors, ground, kFocused);
        for (int depth = 0; depth < colors.ring; ++depth) {
            const QColor ring = borderOf(image, shown.rect, depth);
            QVERIFY2(::contrast(ring, ground) >= kShape, qPrintable(describeContrast(ring, ground)));
        }
        // The ring must also stand out from the inside.
        const QColor inner = borderOf(image, shown.rect, colors.ring);
        const QColor ring = borderOf(image, shown.rect);
        QVERIFY2(::contrast(ring, inner) >= kShape, qPrintable(describeContrast(ring, inner)));
    }
    QCOMPARE(colors.ring, colors.isHigh ? 3 : 2);
}

/// By dashes, not by colour alone.
void TestTokens::disabledControlsAreVisibleInHighContrast()
{
    for (const Colors *colors : {&highLight(), &highDark()}) {
        for (const char *name : {"primary button", "button", "field", "check box"}) {
            const QList<Control> all = controls();
            const auto control = *std::find_if(all.cbegin(), all.cend(), [name](const Control &each) {
                return QByteArrayView(each.name) == name;
            });
            const QImage image = drawn(control, *colors, colors->window, kOff);
            int seen = 0;
            int gaps = 0;
            const int margin = kControlRadius;
            for (int x = control.rect.left() + margin; x <= control.rect.right() - margin; ++x) {
                const QColor pixel = image.pixelColor(x, control.rect.top());
                (::contrast(pixel, colors->window) >= kShape ? seen : gaps) += 1;
            }
            QVERIFY2(seen > 0 && gaps > 0, name);
        }
    }
}

void TestTokens::groundsHaveOutlinesInHighContrast()
{
    for (const auto &[name, colors] : sets()) {
        for (const Tone tone : kTones) {
            QImage image(100, 60, QImage::Format_RGB32);
            image.fill(colors.base);
            QPainter painter(&image);
            Badge::paint(painter, {10, 10, 80, 22}, {tone, Icon::Dot, u"A"_s}, paletteFrom(colors),
                         Qt::LeftToRight);
            const QColor badge = image.pixelColor(50, 10);
            image.fill(colors.window);
            stylepaint::drawNotice(painter, kWide, colors, tone);
            const QColor notice = image.pixelColor(50, 10);
            const double least = colors.isHigh ? kShape : 1;
            QVERIFY2(::contrast(badge, colors.base) >= least, name);
            // A badge on a selected row.
            QVERIFY2(::contrast(colors.tone(tone).ground, colors.selection) >= least, name);
            QVERIFY2(::contrast(notice, colors.window) >= least, name);
        }
    }
}

void TestTokens::palettesAreComplete_data()
{
    QTest::addColumn<int>("set");
    for (int set = 0; set < int(sets().size()); ++set)
        QTest::newRow(sets().at(size_t(set)).name) << set;
}

void TestTokens::palettesAreComplete()
{
    QFETCH(const int, set);
    const QPalette palette = paletteFrom(sets().at(size_t(set)).colors);
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

void TestTokens::paletteIdentifiesTheSet_data()
{
    palettesAreComplete_data();
}

void TestTokens::paletteIdentifiesTheSet()
{
    QFETCH(const int, set);
    const Colors &colors = sets().at(size_t(set)).colors;
    QPalette palette = paletteFrom(colors);
    QCOMPARE(&of(palette), &colors);
    // Custom colours of a widget, as labels and rows have them, do not change the set.
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::HighlightedText})
        palette.setColor(role, colors.danger.ink);
    palette.setCurrentColorGroup(QPalette::Disabled);
    QCOMPARE(&of(palette), &colors);
    // A palette of another style with the same ground.
    QCOMPARE(&of(QPalette(colors.window)), colors.text.lightness() < 128 ? &light() : &dark());
}

/// The colours of the Windows theme “Night sky”.
void TestTokens::usesSystemColorsOnly()
{
    const SystemColors night{.window = QColor::fromRgb(0x000000),
                             .windowText = QColor::fromRgb(0xFFFFFF),
                             .grayText = QColor::fromRgb(0xA6A6A6),
                             .hotLight = QColor::fromRgb(0x8080FF),
                             .highlight = QColor::fromRgb(0xD6B4FD),
                             .highlightText = QColor::fromRgb(0x2B2B2B)};
    setSystem(highContrast(night));
    const QPalette palette = paletteFrom(tokens::system());
    QCOMPARE(&of(palette), &tokens::system());
    const QList<QColor> known{night.window,   night.windowText, night.grayText,
                              night.hotLight, night.highlight,  night.highlightText};
    for (int role = QPalette::WindowText; role < QPalette::NColorRoles; ++role) {
        const QColor color = palette.color(static_cast<QPalette::ColorRole>(role));
        QVERIFY2(role == QPalette::NoRole || known.contains(color), qPrintable(color.name()));
    }
    QVERIFY(tokens::system().isHigh);
    QCOMPARE(&of(paletteFrom(highDark())), &highDark());
}

SVC_TEST(TestTokens)
#include "tst_tokens.moc"
