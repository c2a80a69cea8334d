// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"
#include "ui/style/systemlook.h"
#include "ui/style/tokens.h"

#include <QFont>
#include <QObject>
#include <QPalette>

/// Returns a palette in which every role has a colour in each of the three groups.
[[nodiscard]] QPalette paletteFrom(const tokens::Colors &colors);

/// Sets the application's style, palette and font, and updates them when the system's look changes.
class Theme final : public QObject
{
    Q_OBJECT
public:
    using Appearance = Preferences::Appearance;
    using Contrast = Preferences::Contrast;

    /// The application must exist before the theme and must outlive it.
    explicit Theme(QObject *parent = nullptr);

    /// Applies the appearance immediately. Appearance::System follows the system's setting, also when it
    /// changes later. If Contrast::System is chosen and the system has its own high contrast colours, these
    /// take precedence over the appearance.
    void setAppearance(Appearance appearance, Contrast contrast = Contrast::Normal);

    /// Sets the text size in per cent of the system's and applies it immediately.
    void setTextSize(int percent);

private:
    void setSystemState(const SystemLook::State &system);
    [[nodiscard]] const tokens::Colors &currentColors() const;
    void apply();

    Appearance m_appearance = Appearance::System;
    Contrast m_contrast = Contrast::Normal;
    SystemLook::State m_system;
    bool m_following = false;
    QFont m_systemFont;
    int m_textSize = 100;
};
