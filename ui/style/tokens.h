// SPDX-License-Identifier: MIT
#pragma once

#include "program/tone.h"

#include <QColor>
#include <QPalette>

/// Every colour and every length of the interface. No other file in ui/ contains colour values or lengths.
namespace tokens {

using ::Tone;

/// The colours of a tone: for the text and the shape, and for the background.
struct ToneColors
{
    QColor ink;
    QColor ground;
};

/// A set of colours. `onAccent` and `onSelection` are for text on these colours.
struct Colors
{
    QColor window;
    QColor base;
    QColor alternate;
    QColor text;
    QColor dim;
    QColor off;  ///< text and shapes of disabled controls
    QColor line; ///< lines between areas
    QColor edge; ///< borders of controls
    QColor accent;
    QColor onAccent;
    QColor selection;
    QColor onSelection;
    ToneColors danger;
    ToneColors good;
    ToneColors warn;
    ToneColors info;
    ToneColors mute;
    int ring = 0; ///< width of the focus ring in device-independent pixels
    /// Whether these are colours of high contrast. They have no tinted grounds, so badges and messages have
    /// an outline instead.
    bool isHigh = false;

    [[nodiscard]] const ToneColors &tone(Tone tone) const;
    /// Returns the colour in which `ink` is drawn on a row. In high contrast everything on a selected row has
    /// the same colour.
    [[nodiscard]] const QColor &onRow(const QColor &ink, bool isSelected) const;
};

[[nodiscard]] const Colors &light();
[[nodiscard]] const Colors &dark();
[[nodiscard]] const Colors &highLight();
[[nodiscard]] const Colors &highDark();
/// Returns the set of the system's own high contrast colours. It equals highLight() until setSystem() is
/// called.
[[nodiscard]] const Colors &system();
/// Sets what system() returns. Call this before a palette is made from it.
void setSystem(const Colors &colors);

/// Returns the set from which the palette was made. For any other palette, returns light() or dark()
/// depending on the lightness of its window colour.
[[nodiscard]] const Colors &of(const QPalette &palette);

/// Returns a colour between the two: `from` if `share` is 0, `to` if it is 1.
[[nodiscard]] QColor mix(const QColor &from, const QColor &to, float share);

// Lengths in device-independent pixels.
inline constexpr int kHair = 1;
inline constexpr int kRing = 2;
inline constexpr int kHighRing = 3;
inline constexpr int kFrame =
    kHighRing; ///< width of a frame at each side; the widest focus ring fits into it
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

inline constexpr int kToolTipWidth = 400;
inline constexpr int kDialogWidth = 560;
inline constexpr int kDialogMaxHeight = 760;
inline constexpr int kWideDialogWidth = 680;
inline constexpr int kWideDialogHeight = 560;
inline constexpr int kPanelWidth = 420;
/// In a window narrower than this, the upgrade panel replaces the results instead of standing beside them.
inline constexpr int kBesideWidth = 1000;
/// In a window lower than this, the activity panel replaces the page. In a narrow window the second height
/// applies.
inline constexpr int kBelowHeight = 720;
inline constexpr int kBelowHeightNarrow = 880;
/// The height that the activity panel below the page leaves to it: that of the field for ids, the filter,
/// three rows of results and the head of their card.
inline constexpr int kPageMinHeight = 360;
inline constexpr int kActivityWidth = 536;
inline constexpr int kWindowWidth = 1180;
inline constexpr int kWindowHeight = 760;
inline constexpr int kWindowMinWidth = 480;
inline constexpr int kWindowMinHeight = 400;
inline constexpr int kConnectionMaxWidth = 340;
inline constexpr int kUserMaxWidth = 140; ///< of the name on the button
inline constexpr int kDetailsHeight = 132;
inline constexpr int kAnswerHeight = 160;
inline constexpr int kSubjectMinWidth = 180;
/// Other columns get more than their usual width only when the subject is at least this wide.
inline constexpr int kSubjectWidth = 440;
inline constexpr int kColumnMinWidth = 48;
inline constexpr int kColumnMaxWidth = 1200;
inline constexpr int kTableMinHeight = 132;
inline constexpr int kCardMinHeight = 120;
inline constexpr int kCardMinWidth = 240;
inline constexpr int kJsonMinHeight = 72;
inline constexpr int kCardWidth = 320;
/// In results narrower than this, the card cannot stand beside the table, and the overview opens over it.
inline constexpr int kCardBesideWidth = 640;
/// In a window at least this wide, the card stands beside the table until the user moves it, and its place is
/// remembered separately.
inline constexpr int kWideWindowWidth = 1100;
inline constexpr int kWhereMinWidth = 96;
inline constexpr int kPathMinWidth = 116; ///< of an exchange; shows any id
/// In a window narrower than this, the overview takes the place of the card.
inline constexpr int kOverviewBesideWidth = 1500;
inline constexpr int kOverviewWidth = 280;
inline constexpr int kBarHeight = 4;
inline constexpr int kFilterWidth = 240;
inline constexpr int kFilterMinWidth = 120;
inline constexpr int kDiagnosticsHeight = 280;
inline constexpr int kCompareWidth = 860;
inline constexpr int kCompareHeight = 560;
inline constexpr int kGripLength = 24; ///< of the handle of a splitter
inline constexpr int kFactMinWidth = 96;
/// In a card with less room for the subject, the buttons stand below it.
inline constexpr int kSubjectBesideButtonsWidth = 280;

/// Characters per line of running text.
inline constexpr int kLineCharacters = 90;

// Differences from the system's body size in points.
inline constexpr int kTitleLarger = 4;
inline constexpr int kCaptionSmaller = 1;

} // namespace tokens
