// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

/// Every colour and every length of the interface. Nothing else in ui/ names one.
namespace tokens {

/// What a coloured word, badge or message bar means.
enum class Tone { Danger, Good, Warn, Info, Mute };

struct ToneColors
{
    QColor ink;
    QColor ground;
};

struct Colors
{
    QColor window;
    QColor base;
    QColor alternate;
    QColor text;
    QColor dim;
    QColor off;  ///< text and shapes of what can't be used now
    QColor line; ///< between things
    QColor edge; ///< around what can be used
    QColor accent;
    QColor onAccent;
    QColor selection;
    QColor onSelection;
    ToneColors danger;
    ToneColors good;
    ToneColors warn;
    ToneColors info;
    ToneColors mute;
    int ring = 0; ///< device-independent pixels
    /// High contrast. Grounds vanish in it, so that what would stand on one has an outline.
    bool isHigh = false;

    [[nodiscard]] const ToneColors &tone(Tone tone) const;
    /// What `ink` becomes on a row. In high contrast a selected one has a single ink.
    [[nodiscard]] const QColor &onRow(const QColor &ink, bool isSelected) const;
};

[[nodiscard]] const Colors &light();
[[nodiscard]] const Colors &dark();
[[nodiscard]] const Colors &highLight();
[[nodiscard]] const Colors &highDark();
/// Made from the colours that the system has for high contrast, where it has some; high light until then.
[[nodiscard]] const Colors &system();
/// Before the palette that is made from it.
void setSystem(const Colors &colors);

/// The set a palette was made from. One that was made elsewhere counts as light, or dark where its window is.
[[nodiscard]] const Colors &of(const QPalette &palette);

/// Lies between two colours: 0 is `from`, 1 is `to`.
[[nodiscard]] QColor mix(const QColor &from, const QColor &to, float share);

// Device-independent pixels.
inline constexpr int kHair = 1;
inline constexpr int kRing = 2;
inline constexpr int kHighRing = 3;
inline constexpr int kFrame = kHighRing; ///< what a frame takes at each side: the widest ring fits in
inline constexpr int kSpace4 = 4;
inline constexpr int kSpace8 = 8;
inline constexpr int kSpace12 = 12;
inline constexpr int kSpace16 = 16;
inline constexpr int kSpace24 = 24;
inline constexpr int kControlRadius = 6;
inline constexpr int kCardRadius = 8;
inline constexpr int kControlHeight = 34;
inline constexpr int kControlPadding = 15;
inline constexpr int kRowHeight = 34;
inline constexpr int kBandHeight = 4;
inline constexpr int kBadgeHeight = 22;
inline constexpr int kBadgeShape = 10;
inline constexpr int kIcon = 16;
inline constexpr int kSmallIcon = 12;
inline constexpr int kIconLarge = 40;
inline constexpr int kCheckBox = 18;
inline constexpr int kCheckRadius = 4;
inline constexpr int kCheckFieldMinWidth = 180;
inline constexpr int kArrowWidth = 28;
inline constexpr int kNumberWidth = 160;
inline constexpr int kNotesHeight = 96;
inline constexpr int kScrollBar = 10;
inline constexpr int kScrollHandleMin = 32;
inline constexpr int kBusyHeight = 4;

inline constexpr int kDialogWidth = 560;
inline constexpr int kDialogMaxHeight = 760;
inline constexpr int kWideDialogWidth = 680;
inline constexpr int kWideDialogHeight = 560;
inline constexpr int kPanelWidth = 420;
/// Below this width the upgrade panel takes the place of the content instead of standing beside it.
inline constexpr int kBesideWidth = 1000;
/// Below this height the activity takes the place of the page; in a narrow window, below the other one.
inline constexpr int kBelowHeight = 680;
inline constexpr int kBelowHeightNarrow = 880;
inline constexpr int kWindowWidth = 1180;
inline constexpr int kWindowHeight = 760;
inline constexpr int kWindowMinWidth = 480;
inline constexpr int kWindowMinHeight = 400;
inline constexpr int kConnectionMaxWidth = 420;
inline constexpr int kDetailsHeight = 132;
inline constexpr int kAnswerHeight = 160;
inline constexpr int kSubjectMinWidth = 200;
inline constexpr int kColumnMinWidth = 48;
inline constexpr int kColumnMaxWidth = 1200;
inline constexpr int kTableMinHeight = 132;
inline constexpr int kWhereMinWidth = 96;
inline constexpr int kFilterWidth = 240;
inline constexpr int kFilterMinWidth = 120;
inline constexpr int kDiagnosticsHeight = 280;
inline constexpr int kCompareWidth = 860;
inline constexpr int kCompareHeight = 560;
inline constexpr int kFactMinWidth = 96;

/// Characters in a line of running text.
inline constexpr int kLineCharacters = 90;

// Type, in points beside the system's body size.
inline constexpr int kTitleLarger = 4;
inline constexpr int kCaptionSmaller = 1;

} // namespace tokens
