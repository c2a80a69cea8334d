// SPDX-License-Identifier: MIT
#include "ui/style/systemcolors.h"

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

std::optional<SystemColors> systemHighContrast()
{
#ifdef Q_OS_WIN
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    if (!SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0) ||
        (contrast.dwFlags & HCF_HIGHCONTRASTON) == 0)
        return std::nullopt;
    const auto color = [](int index) {
        const COLORREF value = GetSysColor(index);
        return QColor(GetRValue(value), GetGValue(value), GetBValue(value));
    };
    return SystemColors{.window = color(COLOR_WINDOW),
                        .windowText = color(COLOR_WINDOWTEXT),
                        .grayText = color(COLOR_GRAYTEXT),
                        .hotLight = color(COLOR_HOTLIGHT),
                        .highlight = color(COLOR_HIGHLIGHT),
                        .highlightText = color(COLOR_HIGHLIGHTTEXT)};
#else
    return std::nullopt;
#endif
}

tokens::Colors tokens::highContrast(const SystemColors &system)
{
    const ToneColors plain{system.windowText, system.window};
    return {
        .window = system.window,
        .base = system.window,
        .alternate = system.window,
        .text = system.windowText,
        .dim = system.windowText,
        .off = system.grayText,
        .line = system.windowText,
        .edge = system.windowText,
        .accent = system.hotLight,
        .onAccent = system.window,
        .selection = system.highlight,
        .onSelection = system.highlightText,
        .danger = plain,
        .good = plain,
        .warn = plain,
        .info = plain,
        .mute = plain,
        .ring = kHighRing,
        .isHigh = true,
    };
}
