// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/tokens.h"

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
    enum class Appearance { System, Light, Dark };

    /// The application must exist and outlive this.
    explicit Theme(QObject *parent = nullptr);

    /// Applied at once. System follows the system's own choice, now and when it changes.
    void setAppearance(Appearance appearance);

    /// Per cent of the size that the system has for text; at once.
    void setTextSize(int percent);

private:
    void apply();

    Appearance m_appearance = Appearance::System;
    bool m_systemIsDark = false;
    bool m_following = false;
    QFont m_systemFont;
    int m_textSize = 100;
};
