// SPDX-License-Identifier: MIT
#include "ui/preferences/preferenceapplier.h"

#include "program/preferences.h"
#include "ui/style/platformconventions.h"
#include "ui/style/theme.h"

#include <QGuiApplication>

PreferenceApplier::PreferenceApplier(const PreferenceStore &preferences, Theme &theme, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_theme(theme)
    , m_translation(platformConventions().hasMnemonics)
{
    applyLanguage();
    apply();
    connect(&m_preferences, &PreferenceStore::changed, this, &PreferenceApplier::apply);
}

void PreferenceApplier::applyLanguage()
{
    m_translation.use(m_preferences.values().language);
    // Otherwise Qt decides, which also handles its option -reverse.
    const bool isMirrored = QLocale().textDirection() == Qt::RightToLeft;
    QGuiApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LayoutDirectionAuto);
}

void PreferenceApplier::apply()
{
    const Preferences &values = m_preferences.values();
    m_theme.setAppearance(m_preferences.effectiveAppearance(), values.contrast);
    m_theme.setTextSize(values.textSize);
}

#include "moc_preferenceapplier.cpp"
