// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"

#include <QObject>

#include <memory>
#include <optional>

#ifdef SVC_WITH_DBUS
class QDBusVariant;
#endif

/// The system's colours for high contrast, by their names on Windows.
struct SystemColors
{
    QColor window;
    QColor windowText;
    QColor grayText;
    QColor hotLight; ///< the colour of links
    QColor highlight;
    QColor highlightText;

    friend bool operator==(const SystemColors &, const SystemColors &) = default;
};

/// Returns the system's colours while high contrast is turned on, otherwise `nullopt`. Always `nullopt`
/// outside Windows.
[[nodiscard]] std::optional<SystemColors> systemHighContrast();

namespace tokens {

/// Returns a set of tokens that consists of the system's colours only.
[[nodiscard]] Colors highContrast(const SystemColors &system);

} // namespace tokens

/// Reads from the system whether the interface should be dark and whether it should have high contrast.
///
/// On Linux the desktop portal is asked asynchronously. Without a portal the look is light and of normal
/// contrast. On Windows and macOS, Qt 6.5 and later report the colour scheme. The contrast is known on
/// Windows, too. On macOS Qt does not report it, and the user has to choose it in the preferences.
class SystemLook final : public QObject
{
    Q_OBJECT
public:
    struct State
    {
        bool isDark = false;
        bool isHighContrast = false;
        std::optional<SystemColors> colors; ///< the system's colours for high contrast, if it has any

        friend bool operator==(const State &, const State &) = default;
    };

    explicit SystemLook(QObject *parent = nullptr);
    ~SystemLook() override;

    /// Reads into state() what is available immediately, and emits changed() for everything later. Call this
    /// once.
    void start();
    [[nodiscard]] const State &state() const { return m_state; }

Q_SIGNALS:
    /// Emitted when state() has changed.
    void changed();

private:
    void setState(const State &state);

    State m_state;

#ifdef SVC_WITH_DBUS
private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void readSetting(const QString &key);
    void applySetting(const QString &key, QVariant value);
#else
    class Watch;
    void readSystem();

    std::unique_ptr<Watch> m_watch;
#endif
};
