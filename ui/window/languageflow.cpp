// SPDX-License-Identifier: MIT
#include "ui/window/languageflow.h"

#include <QGuiApplication>

LanguageFlow::LanguageFlow(const PreferenceStore &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
{
    connect(&m_preferences, &PreferenceStore::changed, this, [this] {
        if (isChangeWanted())
            Q_EMIT changeWanted();
    });
    apply();
}

bool LanguageFlow::isChangeWanted() const
{
    return m_preferences.values().language != m_spoken;
}

void LanguageFlow::apply()
{
    m_spoken = m_preferences.values().language;
    m_translation.use(m_spoken);
    // Otherwise it is left to Qt, which heeds its own option -reverse.
    const bool isMirrored = QLocale().textDirection() == Qt::RightToLeft;
    QGuiApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LayoutDirectionAuto);
}

#include "moc_languageflow.cpp"
