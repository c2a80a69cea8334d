// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>

/// A setting's name, type and default, declared once.
template <typename T>
struct SettingKey
{
    QLatin1StringView name;
    T fallback;
};

/// The program's settings, in one INI file of the user's. Injected, so that tests have their own.
class Settings final
{
public:
    /// `svc-desktop.ini` in the user's configuration folder.
    Settings();
    explicit Settings(const QString &file);

    template <typename T>
    [[nodiscard]] T value(const SettingKey<T> &key) const
    {
        const QVariant stored = m_settings.value(key.name);
        return stored.canConvert<T>() ? stored.value<T>() : key.fallback;
    }

    template <typename T>
    void setValue(const SettingKey<T> &key, const T &value)
    {
        m_settings.setValue(key.name, QVariant::fromValue(value));
    }

    [[nodiscard]] QString fileName() const { return m_settings.fileName(); }

private:
    QSettings m_settings;
};
