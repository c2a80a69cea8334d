// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QTimer>
#include <QVariant>

#include <optional>
#include <type_traits>

/// Name, type and default of a setting.
template <typename T>
struct SettingKey
{
    QLatin1StringView name;
    T fallback;
};

/// The program's settings, in an INI file that only the user may read. Injected, so that tests have their
/// own. Each change is written within half a second, and by the destructor. A file that is
/// damaged or was written by a newer version is not read: all settings then have their defaults, and the file
/// is quarantined as `.bad` before the first write.
class Settings final : public QObject
{
    Q_OBJECT
public:
    /// Uses `svc-desktop.ini` in the data folder (storage/datafolder.h).
    Settings();
    explicit Settings(const QString &file);
    /// Writes pending changes.
    ~Settings() override;

    /// Returns why the file was not read: LocalStorage with FileDamaged or FileNotRead. `nullopt` if it was.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    /// Quarantines a damaged file now instead of before the first write. problem() then includes its new
    /// place.
    void quarantineDamaged();

    /// Returns the stored value, or the default if none is stored or the stored value has another type.
    template <typename T>
    [[nodiscard]] T value(const SettingKey<T> &key) const
    {
        QVariant stored = storedValue(key.name);
        if constexpr (std::is_same_v<T, bool>) { // QVariant converts any text to true
            const QString text = stored.toString();
            return text == QLatin1StringView("true") || (key.fallback && text != QLatin1StringView("false"));
        } else {
            // An INI file contains text, and canConvert() accepts any text as convertible to a number.
            return stored.isValid() && stored.convert(QMetaType::fromType<T>()) ? stored.value<T>()
                                                                                : key.fallback;
        }
    }

    template <typename T>
    void setValue(const SettingKey<T> &key, const T &value)
    {
        m_changes.insert(key.name, QVariant::fromValue(value));
        if (!m_writeTimer.isActive()) // otherwise nothing would be written while changes follow each other
            m_writeTimer.start();
    }

    /// Writes pending changes now, so that they survive if the program is killed.
    void write();

    [[nodiscard]] QString fileName() const { return m_fileName; }

Q_SIGNALS:
    /// Emitted when saving fails, and again only after it has worked. Changes are kept in memory until then.
    void saveFailed(const Error &error);

private:
    static constexpr QLatin1StringView kVersionKey{"settings/version"};
    static constexpr int kVersion = 1;

    [[nodiscard]] static std::optional<Error> problemOf(const QString &file);
    [[nodiscard]] static int versionOf(const QString &file);
    [[nodiscard]] QVariant storedValue(QLatin1StringView name) const;
    void makePrivate(const QString &target);
    [[nodiscard]] bool save();

    const QString m_fileName;
    std::optional<Error> m_problem;
    std::optional<QSettings> m_file;    ///< not while a damaged file is in its place
    QHash<QString, QVariant> m_changes; ///< not written yet
    QTimer m_writeTimer;
    bool m_isPrivate = false;
    bool m_isFailureReported = false;
};
