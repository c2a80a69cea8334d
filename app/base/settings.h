// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>

#include <type_traits>

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

    /// The fallback where nothing is stored, or something that is not of that type.
    template <typename T>
    [[nodiscard]] T value(const SettingKey<T> &key) const
    {
        QVariant stored = m_settings.value(key.name);
        if constexpr (std::is_same_v<T, bool>) { // QVariant takes any text for true
            const QString text = stored.toString();
            return text == QLatin1StringView("true") || (key.fallback && text != QLatin1StringView("false"));
        } else {
            // An INI file holds text, which canConvert() calls convertible to a number whatever it says.
            return stored.isValid() && stored.convert(QMetaType::fromType<T>()) ? stored.value<T>()
                                                                                : key.fallback;
        }
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
