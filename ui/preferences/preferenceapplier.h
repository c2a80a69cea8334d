// SPDX-License-Identifier: MIT
#pragma once

#include "program/language.h"

#include <QObject>

class PreferenceStore;
class Theme;

/// Applies the preferences that affect all windows, at the start and whenever they change: colours, text
/// size, time zone and language. Texts on screen do not change their language by themselves, so a new
/// language is applied only by applyLanguage().
class PreferenceApplier final : public QObject
{
    Q_OBJECT
public:
    /// `preferences` and `theme` must outlive this object.
    PreferenceApplier(const PreferenceStore &preferences, Theme &theme, QObject *parent = nullptr);

    /// Returns whether the preferred language differs from the one in use.
    [[nodiscard]] bool isLanguageChanged() const;
    /// Uses the preferred language from now on. Call this while there is no window, if possible.
    void applyLanguage();

Q_SIGNALS:
    /// Emitted when the preferences change while isLanguageChanged() is true.
    void languageChanged();

private:
    void apply();

    const PreferenceStore &m_preferences;
    Theme &m_theme;
    Translation m_translation;
    QString m_languageInUse;
};
