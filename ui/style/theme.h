// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"
#include "ui/style/systemlook.h"
#include "ui/style/tokens.h"

#include <QFont>
#include <QObject>
#include <QPalette>

/// Every role of a palette, in all three groups.
[[nodiscard]] QPalette paletteFrom(const tokens::Colors &colors);

/// Gives the application its style and palette and keeps them to what was asked for.
class Theme final : public QObject
{
    Q_OBJECT
public:
    using Appearance = Preferences::Appearance;
    using Contrast = Preferences::Contrast;

    /// The application must exist and outlive this.
    explicit Theme(QObject *parent = nullptr);

    /// Applied at once. System follows the system's own choice, now and when it changes. Where the system
    /// has colours of its own for high contrast, they go before an appearance that was chosen.
    void setAppearance(Appearance appearance, Contrast contrast = Contrast::Normal);

    /// Per cent of the size that the system has for text; at once.
    void setTextSize(int percent);

private:
    void follow(const SystemLook::Known &system);
    [[nodiscard]] const tokens::Colors &wanted() const;
    void apply();

    Appearance m_appearance = Appearance::System;
    Contrast m_contrast = Contrast::Normal;
    SystemLook::Known m_system;
    bool m_following = false;
    QFont m_systemFont;
    int m_textSize = 100;
};
