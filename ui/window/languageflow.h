// SPDX-License-Identifier: MIT
#pragma once

#include "program/language.h"
#include "program/preferences.h"

#include <QObject>

/// Has the program speak as its preferences say, from the first window on. They outlive it.
class LanguageFlow final : public QObject
{
    Q_OBJECT
public:
    explicit LanguageFlow(const PreferenceStore &preferences, QObject *parent = nullptr);

    /// Another language is wanted than the one that is spoken.
    [[nodiscard]] bool isChangeWanted() const;
    /// Speaks the language that is wanted: best while there is no window, as those that are there keep
    /// their texts.
    void apply();

Q_SIGNALS:
    void changeWanted();

private:
    const PreferenceStore &m_preferences;
    Translation m_translation;
    QString m_spoken;
};
