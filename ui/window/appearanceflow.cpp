// SPDX-License-Identifier: MIT
#include "ui/window/appearanceflow.h"

#include "ui/style/theme.h"

namespace {

Theme::Appearance themeAppearance(Preferences::Appearance appearance)
{
    switch (appearance) {
    case Preferences::Appearance::System:
        return Theme::Appearance::System;
    case Preferences::Appearance::Light:
        return Theme::Appearance::Light;
    case Preferences::Appearance::Dark:
        return Theme::Appearance::Dark;
    }
    Q_UNREACHABLE();
}

Theme::Contrast themeContrast(Preferences::Contrast contrast)
{
    switch (contrast) {
    case Preferences::Contrast::System:
        return Theme::Contrast::System;
    case Preferences::Contrast::Normal:
        return Theme::Contrast::Normal;
    case Preferences::Contrast::High:
        return Theme::Contrast::High;
    }
    Q_UNREACHABLE();
}

} // namespace

AppearanceFlow::AppearanceFlow(const PreferenceStore &preferences, Theme &theme, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_theme(theme)
{
    connect(&m_preferences, &PreferenceStore::changed, this, &AppearanceFlow::apply);
    apply();
}

void AppearanceFlow::apply()
{
    m_theme.setAppearance(themeAppearance(m_preferences.shownAppearance()),
                          themeContrast(m_preferences.values().contrast));
    m_theme.setTextSize(m_preferences.values().textSize);
}

#include "moc_appearanceflow.cpp"
