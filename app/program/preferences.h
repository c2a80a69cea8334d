// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "export/exportformat.h"
#include "storage/settings.h"

#include <QObject>

#include <chrono>
#include <optional>

/// The user's preferences. The initial values are the defaults.
struct Preferences
{
    enum class Appearance { System, Light, Dark };
    enum class Contrast { System, Normal, High };
    enum class Zone { Local, Utc };

    static constexpr int kMinTextSize = 100; ///< percent
    static constexpr int kMaxTextSize = 200; ///< percent
    static constexpr int kMaxParallel = 6;
    static constexpr int kMaxAskAbove = 100'000; ///< as many ids as a lookup can have
    /// Minutes; the maximum of each of the three timeouts. Their minimum is one second or, for `upgradeTime`,
    /// one minute.
    static constexpr int kMaxTimeout = 24 * 60;

    Appearance appearance = Appearance::System;
    Contrast contrast = Contrast::System;
    QString language;            ///< a tag of program/language.h; empty for the system's language
    int textSize = kMinTextSize; ///< percent of the system's text size; from kMinTextSize to kMaxTextSize
    Zone zone = Zone::Local;     ///< time zone in which times are shown
    int parallel = 4;            ///< requests of a lookup that run at the same time; from 1 to kMaxParallel
    int askAbove = 500;          ///< a lookup of more ids asks before it starts; from 1 to kMaxAskAbove
    // Timeouts of new connections; see newConnection().
    std::chrono::seconds connectTime{10};
    std::chrono::seconds requestTime{30};
    std::chrono::minutes upgradeTime{60};
    /// The format in which results are copied for a support ticket: Markdown, PlainText, Tsv or Json.
    ExportFormat ticketFormat = ExportFormat::Markdown;

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// Returns a new connection with the timeouts of the preferences.
[[nodiscard]] Connection newConnection(const Preferences &preferences);

/// Reads and stores the preferences, with one setting for each.
class PreferenceStore final : public QObject
{
    Q_OBJECT
public:
    /// Reads the settings, which must outlive this object. A number out of range becomes the nearest valid
    /// one; any other invalid value becomes the default.
    explicit PreferenceStore(Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &values() const { return m_values; }
    /// Sets and stores the preferences. Corrects invalid values in the same way, except timeouts, which must
    /// be valid.
    void set(const Preferences &values);

    /// Sets an appearance that takes precedence over the stored one until the program ends. It is not stored.
    void setAppearanceOverride(std::optional<Preferences::Appearance> appearance);
    [[nodiscard]] bool hasAppearanceOverride() const { return m_appearanceOverride.has_value(); }
    /// Returns the override, or the stored appearance if there is none.
    [[nodiscard]] Preferences::Appearance effectiveAppearance() const;

Q_SIGNALS:
    /// Emitted when the values or the override have changed.
    void changed();

private:
    Settings &m_settings;
    Preferences m_values;
    std::optional<Preferences::Appearance> m_appearanceOverride;
};
