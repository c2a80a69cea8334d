// SPDX-License-Identifier: MIT
#pragma once

#include "program/language.h"

#include <QObject>

class PreferenceStore;
class Theme;

/// Applies the preferences that affect all windows: colours and text size at the start and whenever
/// they change, and the language at the start only.
class PreferenceApplier final : public QObject
{
    Q_OBJECT
public:
    /// `preferences` and `theme` must outlive this object. Create it before the first window.
    PreferenceApplier(const PreferenceStore &preferences, Theme &theme, QObject *parent = nullptr);

private:
    void applyLanguage();
    void apply();

    const PreferenceStore &m_preferences;
    Theme &m_theme;
    Translation m_translation;
};
