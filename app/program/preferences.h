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

    static constexpr int kMinTextSize = 100;
    static constexpr int kMaxTextSize = 200;
    static constexpr int kMaxParallel = 6;
    static constexpr int kMaxAskAbove = 100'000;
    static constexpr int kMaxTimeout = 24 * 60; ///< minutes

    Appearance appearance = Appearance::System;
    Contrast contrast = Contrast::System;
    QString language;            ///< a tag of program/language.h; empty for the system's language
    int textSize = kMinTextSize; ///< percent of the system's text size
    Zone zone = Zone::Local;     ///< time zone in which times are shown
    int parallel = 4;            ///< parallel requests of a lookup; at least 1
    int askAbove = 500;          ///< number of ids above which a lookup asks; at least 1
    // Defaults for new connections.
    std::chrono::seconds connectTime{10};
    std::chrono::seconds requestTime{30};
    std::chrono::minutes upgradeTime{60};
    ExportFormat ticketFormat = ExportFormat::Markdown; ///< Markdown, PlainText, Tsv or Json

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// Returns a new connection with these defaults.
[[nodiscard]] Connection newConnection(const Preferences &preferences);

/// Stores the preferences, with one setting for each.
class PreferenceStore final : public QObject
{
    Q_OBJECT
public:
    /// Ignores settings with invalid values.
    explicit PreferenceStore(Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &values() const { return m_values; }
    /// Sets and stores the preferences. Adjusts numbers that are out of range to the nearest valid one.
    void set(const Preferences &values);

    /// Sets an appearance for this run, which takes precedence over the stored one until the program ends.
    void setAppearanceOverride(std::optional<Preferences::Appearance> appearance);
    [[nodiscard]] bool hasAppearanceOverride() const { return m_appearanceOverride.has_value(); }
    [[nodiscard]] Preferences::Appearance effectiveAppearance() const;

Q_SIGNALS:
    void changed();

private:
    Settings &m_settings;
    Preferences m_values;
    std::optional<Preferences::Appearance> m_appearanceOverride;
};
