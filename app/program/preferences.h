// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "export/exportformat.h"
#include "storage/settings.h"

#include <QObject>

#include <chrono>
#include <optional>

/// What a user has chosen; as it stands here, what holds until something is.
struct Preferences
{
    enum class Appearance { System, Light, Dark };
    enum class Contrast { System, Normal, High };
    enum class Zone { Local, Utc };

    static constexpr int kLeastTextSize = 100;
    static constexpr int kMostTextSize = 200;
    static constexpr int kMostParallel = 6;
    static constexpr int kMostAskAbove = 100'000;
    static constexpr int kMostTime = 24 * 60; ///< minutes

    Appearance appearance = Appearance::System;
    Contrast contrast = Contrast::System;
    QString language;              ///< as program/language.h has them; empty: the system's
    int textSize = kLeastTextSize; ///< per cent of the system's
    Zone zone = Zone::Local;       ///< in which points in time are shown
    int parallel = 4;              ///< requests of a lookup at a time; at least 1
    int askAbove = 500;            ///< ids; at least 1
    // Of connections that are made from now on.
    std::chrono::seconds connectTime{10};
    std::chrono::seconds requestTime{30};
    std::chrono::minutes upgradeTime{60};
    ExportFormat ticketFormat = ExportFormat::Markdown; ///< Markdown, PlainText, Tsv or Json

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

/// What one begins as that is made from now on.
[[nodiscard]] Connection newConnection(const Preferences &preferences);

/// The preferences as the settings keep them, one setting for each.
class PreferenceStore final : public QObject
{
    Q_OBJECT
public:
    /// A setting that makes no sense counts as none.
    explicit PreferenceStore(Settings &settings, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &values() const { return m_values; }
    /// A number out of its range comes to be the nearest in it.
    void set(const Preferences &values);

    /// The appearance that was asked for when the program was started goes before the one that is kept.
    void setAppearanceOfThisRun(std::optional<Preferences::Appearance> appearance);
    [[nodiscard]] bool hasAppearanceOfThisRun() const { return m_ofThisRun.has_value(); }
    [[nodiscard]] Preferences::Appearance shownAppearance() const;

Q_SIGNALS:
    void changed();

private:
    Settings &m_settings;
    Preferences m_values;
    std::optional<Preferences::Appearance> m_ofThisRun;
};
