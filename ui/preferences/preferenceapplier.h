// SPDX-License-Identifier: MIT
#pragma once

#include "program/language.h"

#include <QObject>

class PreferenceStore;
class Theme;

/// Applies the preferences that hold for all windows, now and whenever they change: colours, the size of
/// texts, the time zone and the language. Texts that are on screen keep their language, so that a change of
/// it waits for applyLanguage().
class PreferenceApplier final : public QObject
{
    Q_OBJECT
public:
    /// Both outlive it.
    PreferenceApplier(const PreferenceStore &preferences, Theme &theme, QObject *parent = nullptr);

    /// Returns whether another language is preferred than the one that is spoken.
    [[nodiscard]] bool isLanguageChanged() const;
    /// Speaks the preferred language: best while there is no window.
    void applyLanguage();

Q_SIGNALS:
    /// Emitted on a change of preferences while isLanguageChanged().
    void languageChanged();

private:
    void apply();

    const PreferenceStore &m_preferences;
    Theme &m_theme;
    Translation m_translation;
    QString m_spoken;
};
