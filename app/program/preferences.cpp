// SPDX-License-Identifier: MIT
#include "program/preferences.h"

#include "base/named.h"
#include "program/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Stored as names rather than numbers, so that the order of the enums may change.
const SettingKey<QString> kAppearance{"appearance/scheme"_L1, {}};
const SettingKey<QString> kContrast{"appearance/contrast"_L1, {}};
constexpr SettingKey<int> kTextSize{"appearance/text-size"_L1, Preferences::kMinTextSize};
const SettingKey<QString> kLanguage{"language/tag"_L1, {}};
const SettingKey<QString> kZone{"time/zone"_L1, {}};
constexpr SettingKey<int> kParallel{"lookup/parallel"_L1, 4};
constexpr SettingKey<int> kAskAbove{"lookup/ask-above"_L1, 500};
constexpr SettingKey<int> kConnectTime{"timeouts/connect-seconds"_L1, 10};
constexpr SettingKey<int> kRequestTime{"timeouts/request-seconds"_L1, 30};
constexpr SettingKey<int> kUpgradeTime{"timeouts/upgrade-minutes"_L1, 60};
const SettingKey<QString> kTicketFormat{"copy/ticket-format"_L1, {}};

using Appearance = Preferences::Appearance;
using Contrast = Preferences::Contrast;
using Zone = Preferences::Zone;

// The first entry of each is the default.
constexpr std::array kAppearances{
    Named<Appearance>{"system"_L1, Appearance::System},
    Named<Appearance>{"light"_L1, Appearance::Light},
    Named<Appearance>{"dark"_L1, Appearance::Dark},
};
constexpr std::array kContrasts{
    Named<Contrast>{"system"_L1, Contrast::System},
    Named<Contrast>{"normal"_L1, Contrast::Normal},
    Named<Contrast>{"high"_L1, Contrast::High},
};
constexpr std::array kZones{
    Named<Zone>{"local"_L1, Zone::Local},
    Named<Zone>{"utc"_L1, Zone::Utc},
};
constexpr std::array kFormats{
    Named<ExportFormat>{"markdown"_L1, ExportFormat::Markdown},
    Named<ExportFormat>{"jira"_L1, ExportFormat::Jira},
    Named<ExportFormat>{"text"_L1, ExportFormat::PlainText},
    Named<ExportFormat>{"tsv"_L1, ExportFormat::Tsv},
    Named<ExportFormat>{"json"_L1, ExportFormat::Json},
};

template <typename Names>
auto valueOrFirst(const Names &names, const QString &name)
{
    return valueNamed(names, name).value_or(names.front().value);
}

template <typename Unit>
Unit timeIn(int count)
{
    return Unit(
        std::clamp(count, 1, static_cast<int>(Unit(std::chrono::minutes(Preferences::kMaxTimeout)).count())));
}

Preferences inRange(Preferences values)
{
    values.textSize = std::clamp(values.textSize, Preferences::kMinTextSize, Preferences::kMaxTextSize);
    if (!language::available().contains(values.language))
        values.language.clear();
    values.parallel = std::clamp(values.parallel, 1, Preferences::kMaxParallel);
    values.askAbove = std::clamp(values.askAbove, 1, Preferences::kMaxAskAbove);
    values.ticketFormat = valueOrFirst(kFormats, nameOf(kFormats, values.ticketFormat));
    return values;
}

Preferences read(const Settings &settings)
{
    Preferences values;
    values.appearance = valueOrFirst(kAppearances, settings.value(kAppearance));
    values.contrast = valueOrFirst(kContrasts, settings.value(kContrast));
    values.textSize = settings.value(kTextSize);
    values.language = settings.value(kLanguage);
    values.zone = valueOrFirst(kZones, settings.value(kZone));
    values.parallel = settings.value(kParallel);
    values.askAbove = settings.value(kAskAbove);
    values.connectTime = timeIn<std::chrono::seconds>(settings.value(kConnectTime));
    values.requestTime = timeIn<std::chrono::seconds>(settings.value(kRequestTime));
    values.upgradeTime = timeIn<std::chrono::minutes>(settings.value(kUpgradeTime));
    values.ticketFormat = valueOrFirst(kFormats, settings.value(kTicketFormat));
    return inRange(values);
}

} // namespace

Connection newConnection(const Preferences &preferences)
{
    Connection connection;
    connection.connectTimeout = preferences.connectTime;
    connection.requestTimeout = preferences.requestTime;
    connection.upgradeTimeout = preferences.upgradeTime;
    return connection;
}

PreferenceStore::PreferenceStore(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_values(read(settings))
{
}

void PreferenceStore::set(const Preferences &values)
{
    const auto store = [this](const auto &key, const auto &value) {
        if (m_settings.value(key) != value)
            m_settings.setValue(key, value);
    };
    const Preferences before = std::exchange(m_values, inRange(values));
    if (m_values == before)
        return;
    store(kAppearance, nameOf(kAppearances, m_values.appearance));
    store(kContrast, nameOf(kContrasts, m_values.contrast));
    store(kTextSize, m_values.textSize);
    store(kLanguage, m_values.language);
    store(kZone, nameOf(kZones, m_values.zone));
    store(kParallel, m_values.parallel);
    store(kAskAbove, m_values.askAbove);
    store(kConnectTime, static_cast<int>(m_values.connectTime.count()));
    store(kRequestTime, static_cast<int>(m_values.requestTime.count()));
    store(kUpgradeTime, static_cast<int>(m_values.upgradeTime.count()));
    store(kTicketFormat, nameOf(kFormats, m_values.ticketFormat));
    Q_EMIT changed();
}

void PreferenceStore::setAppearanceOverride(std::optional<Preferences::Appearance> appearance)
{
    m_appearanceOverride = appearance;
    Q_EMIT changed();
}

Preferences::Appearance PreferenceStore::effectiveAppearance() const
{
    return m_appearanceOverride.value_or(m_values.appearance);
}

#include "moc_preferences.cpp"
