// SPDX-License-Identifier: MIT
#include "ui/preferences/preferencespage.h"

#include <algorithm>

PreferencesPage::PreferencesPage(const QString &title, const QString &objectName)
    : m_title(title)
{
    setObjectName(objectName);
    setAccessibleName(title);
}

bool PreferencesPage::answers(const QStringList &texts, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&texts](const QString &word) {
        return std::any_of(texts.begin(), texts.end(),
                           [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

#include "moc_preferencespage.cpp"
