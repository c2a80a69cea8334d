// SPDX-License-Identifier: MIT
#include "ui/appearanceflow.h"

#include "ui/widgets/theme.h"

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
    m_theme.setAppearance(themeAppearance(m_preferences.shownAppearance()));
    m_theme.setTextSize(m_preferences.values().textSize);
}
