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

/// A setting's name, type and default, declared once.
template <typename T>
struct SettingKey
{
    QLatin1StringView name;
    T fallback;
};

/// The program's settings, in one INI file of the user's that nobody else may read. Injected, so that
/// tests have their own. Changes are written half a second after the last of them, and at the end. Nothing
/// is read from a file that makes no sense, or is of a newer version of the program: all is as at first
/// then, and it is set aside as `.bad` before anything is written.
class Settings final : public QObject
{
    Q_OBJECT
public:
    /// `svc-desktop.ini` in the user's folder (storage/datafolder.h).
    Settings();
    explicit Settings(const QString &file);
    /// Writes what has not been written yet.
    ~Settings() override;

    /// Why the file makes no sense (LocalStorage/FileDamaged) or can't be read (FileNotRead), if so.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    /// Sets a file that makes no sense aside now, and not with the first change; problem() says where it is
    /// then.
    void quarantineDamaged();

    /// The fallback where nothing is stored, or something that is not of that type.
    template <typename T>
    [[nodiscard]] T value(const SettingKey<T> &key) const
    {
        QVariant stored = storedValue(key.name);
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
        m_changes.insert(key.name, QVariant::fromValue(value));
        m_write.start();
    }

    /// Writes at once what has not been written yet, for what a program that is killed must not lose.
    void write();

    [[nodiscard]] QString fileName() const { return m_fileName; }

Q_SIGNALS:
    /// Once: what is set is kept until the program ends, and no longer.
    void saveFailed(const Error &error);

private:
    static constexpr QLatin1StringView kVersionKey{"settings/version"};
    static constexpr int kVersion = 1;

    [[nodiscard]] static std::optional<Error> problemOf(const QString &file);
    [[nodiscard]] static int versionOf(const QString &file);
    [[nodiscard]] QVariant storedValue(QLatin1StringView name) const;
    void makePrivate();
    [[nodiscard]] bool save();

    const QString m_fileName;
    std::optional<Error> m_problem;
    std::optional<QSettings> m_file;    ///< not while a file that makes no sense is in its place
    QHash<QString, QVariant> m_changes; ///< not written yet
    QTimer m_write;
    bool m_isPrivate = false;
    bool m_isToldOfFailure = false;
};
