// SPDX-License-Identifier: MIT
#pragma once

#include "program/preferences.h"

#include <QObject>

class Theme;

/// Has the program look as its preferences say, from the first window on. Both outlive it.
class AppearanceFlow final : public QObject
{
    Q_OBJECT
public:
    AppearanceFlow(const PreferenceStore &preferences, Theme &theme, QObject *parent = nullptr);

private:
    void apply();

    const PreferenceStore &m_preferences;
    Theme &m_theme;
};
