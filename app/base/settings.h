// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QTimer>
#include <QVariant>

#include <optional>
#include <type_traits>

/// A setting's name, type and default, declared once.
template <typename T>
struct SettingKey
{
    QLatin1StringView name;
    T fallback;
};

/// The program's settings, in one INI file of the user's that nobody else may read. Injected, so that
/// tests have their own. A file that makes no sense, or is of a newer version of the program, is set
/// aside as `.bad`: all is as at first then.
class Settings final : public QObject
{
    Q_OBJECT
public:
    /// `svc-desktop.ini` in the user's folder (base/userfolder.h).
    Settings();
    explicit Settings(const QString &file);

    /// Why the file was set aside (LocalStorage/FileDamaged) or is of no use (FileNotRead), if it is.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }

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
        makePrivate();
        m_settings.setValue(kVersionKey, kVersion);
        m_settings.setValue(key.name, QVariant::fromValue(value));
        m_write.start();
    }

    [[nodiscard]] QString fileName() const { return m_settings.fileName(); }

Q_SIGNALS:
    /// Once: what is set is kept until the program ends, and no longer.
    void saveFailed(const Error &error);

private:
    static constexpr QLatin1StringView kVersionKey{"settings/version"};
    static constexpr int kVersion = 1;

    [[nodiscard]] static std::optional<Error> setAsideUnusable(const QString &file);
    [[nodiscard]] static int versionOf(const QString &file);
    void makePrivate();
    void write();

    bool m_isPrivate = false;
    bool m_isToldOfFailure = false;
    QTimer m_write;
    std::optional<Error> m_problem; ///< known before the file is opened
    QSettings m_settings;
};
