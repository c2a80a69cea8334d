// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

/// A page of the preferences.
class PreferencesPage : public QWidget
{
    Q_OBJECT
public:
    [[nodiscard]] const QString &title() const { return m_title; }
    /// Leaves what answers to all of the words in sight, or all of it where the title does. Whether anything
    /// does; where nothing does, nothing changes.
    virtual bool filter(const QStringList &words) = 0;
    /// Whether there is anything to put back.
    [[nodiscard]] virtual bool canReset() const { return false; }
    /// Puts back what holds where nothing is chosen.
    virtual void reset() {}

protected:
    PreferencesPage(const QString &title, const QString &objectName);

    /// Whether each of the words is in one of them, whatever its case.
    [[nodiscard]] static bool answers(const QStringList &texts, const QStringList &words);

private:
    QString m_title;
};
