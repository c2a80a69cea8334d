// SPDX-License-Identifier: MIT
#include "ui/style/tokens.h"

namespace tokens {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Colors makeLight()
{
    return {
        .window = rgb(0xF4F6F8),
        .base = rgb(0xFFFFFF),
        .alternate = rgb(0xF8FAFB),
        .text = rgb(0x1A2027),
        .dim = rgb(0x566270),
        .off = rgb(0x8D96A0),
        .line = rgb(0xD3DAE2),
        .edge = rgb(0x77828E),
        .accent = rgb(0x0B63B0),
        .onAccent = rgb(0xFFFFFF),
        .selection = rgb(0xD6E8FA),
        .onSelection = rgb(0x10202F),
        .danger = {rgb(0xB3261E), rgb(0xFCEBE9)},
        .good = {rgb(0x1B6E3C), rgb(0xE6F4EA)},
        .warn = {rgb(0x8A5300), rgb(0xFFF3DC)},
        .info = {rgb(0x0B63B0), rgb(0xE4F0FB)},
        .mute = {rgb(0x566270), rgb(0xEDF0F3)},
        .ring = kRing,
    };
}

Colors makeDark()
{
    return {
        .window = rgb(0x1C2127),
        .base = rgb(0x15191E),
        .alternate = rgb(0x191E24),
        .text = rgb(0xE6EBF0),
        .dim = rgb(0x9AA7B4),
        .off = rgb(0x6E7883),
        .line = rgb(0x323A44),
        .edge = rgb(0x6F7C8A),
        .accent = rgb(0x5EAEF5),
        .onAccent = rgb(0x0B1620),
        .selection = rgb(0x1F3E5C),
        .onSelection = rgb(0xF2F7FC),
        .danger = {rgb(0xFF8A80), rgb(0x3B1F1E)},
        .good = {rgb(0x7BD39A), rgb(0x17301F)},
        .warn = {rgb(0xF2BE6A), rgb(0x33270F)},
        .info = {rgb(0x7DBDF7), rgb(0x162C40)},
        .mute = {rgb(0x9AA7B4), rgb(0x262D35)},
        .ring = kRing,
    };
}

Colors makeHighLight()
{
    const QColor ground = rgb(0xFFFFFF);
    return {
        .window = ground,
        .base = ground,
        .alternate = rgb(0xEFEFEF),
        .text = rgb(0x000000),
        .dim = rgb(0x303030),
        .off = rgb(0x595959),
        .line = rgb(0x595959),
        .edge = rgb(0x000000),
        .accent = rgb(0x003E92),
        .onAccent = ground,
        .selection = rgb(0x00285F),
        .onSelection = ground,
        .danger = {rgb(0x8C0B0B), ground},
        .good = {rgb(0x00501E), ground},
        .warn = {rgb(0x5F3A00), ground},
        .info = {rgb(0x003E92), ground},
        .mute = {rgb(0x303030), ground},
        .ring = kHighRing,
        .isHigh = true,
    };
}

Colors makeHighDark()
{
    const QColor ground = rgb(0x000000);
    return {
        .window = ground,
        .base = ground,
        .alternate = rgb(0x1A1A1A),
        .text = rgb(0xFFFFFF),
        .dim = rgb(0xDDDDDD),
        .off = rgb(0xA6A6A6),
        .line = rgb(0xA6A6A6),
        .edge = rgb(0xFFFFFF),
        .accent = rgb(0x7CC8FF),
        .onAccent = ground,
        .selection = rgb(0xA8DCFF),
        .onSelection = ground,
        .danger = {rgb(0xFF9C94), ground},
        .good = {rgb(0x7FE3A0), ground},
        .warn = {rgb(0xFFCF70), ground},
        .info = {rgb(0x7CC8FF), ground},
        .mute = {rgb(0xDDDDDD), ground},
        .ring = kHighRing,
        .isHigh = true,
    };
}

Colors &systemSet()
{
    static Colors colors = makeHighLight();
    return colors;
}

} // namespace

const ToneColors &Colors::tone(Tone tone) const
{
    switch (tone) {
    case Tone::Danger:
        return danger;
    case Tone::Good:
        return good;
    case Tone::Warn:
        return warn;
    case Tone::Info:
        return info;
    case Tone::Mute:
        return mute;
    }
    Q_UNREACHABLE();
}

const QColor &Colors::onRow(const QColor &ink, bool isSelected) const
{
    return isHigh && isSelected ? onSelection : ink;
}

const Colors &light()
{
    static const Colors colors = makeLight();
    return colors;
}

const Colors &dark()
{
    static const Colors colors = makeDark();
    return colors;
}

const Colors &highLight()
{
    static const Colors colors = makeHighLight();
    return colors;
}

const Colors &highDark()
{
    static const Colors colors = makeHighDark();
    return colors;
}

const Colors &system()
{
    return systemSet();
}

void setSystem(const Colors &colors)
{
    systemSet() = colors;
}

const Colors &of(const QPalette &palette)
{
    // No widget sets these two roles itself, so they identify the set.
    const QColor &window = palette.color(QPalette::Active, QPalette::Window);
    const QColor &line = palette.color(QPalette::Active, QPalette::Mid);
    for (const Colors *high : {&highLight(), &highDark(), &system()}) {
        if (window == high->window && line == high->line)
            return *high;
    }
    constexpr int kHalf = 128;
    return window.lightness() < kHalf ? dark() : light();
}

QColor mix(const QColor &from, const QColor &to, float share)
{
    const auto between = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()));
}

} // namespace tokens
