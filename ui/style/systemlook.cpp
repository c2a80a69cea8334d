// SPDX-License-Identifier: MIT
#include "ui/style/systemlook.h"

#ifdef SVC_WITH_DBUS
#include "base/sessionbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#else
#include <QAbstractNativeEventFilter>
#include <QGuiApplication>
#include <QStyleHints>
#endif
#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

SystemLook::SystemLook(QObject *parent)
    : QObject(parent)
{
}

void SystemLook::setState(const State &state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed();
}

#ifdef SVC_WITH_DBUS

using namespace Qt::StringLiterals;

namespace {

constexpr auto kService = "org.freedesktop.portal.Desktop"_L1;
constexpr auto kPath = "/org/freedesktop/portal/desktop"_L1;
constexpr auto kInterface = "org.freedesktop.portal.Settings"_L1;
constexpr auto kGroup = "org.freedesktop.appearance"_L1;
constexpr auto kScheme = "color-scheme"_L1;
constexpr auto kContrast = "contrast"_L1;

} // namespace

SystemLook::~SystemLook() = default;

void SystemLook::start()
{
    qRegisterMetaType<QDBusVariant>(); // without this the signal below never arrives on Qt 6.4
    if (!hasSessionBus())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    // connect() would wait for the bus if the sender were named.
    bus.connect(QString(), kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    readSetting(kScheme);
    readSetting(kContrast);
}

void SystemLook::readSetting(const QString &key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    question << QString(kGroup) << key;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, key] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError())
            applySetting(key, reply.value().variant());
    });
}

void SystemLook::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == kGroup)
        applySetting(key, value.variant());
}

void SystemLook::applySetting(const QString &key, QVariant value)
{
    while (value.canConvert<QDBusVariant>()) // portals wrap the value more than once
        value = value.value<QDBusVariant>().variant();
    constexpr uint kPreferred = 1; // 1 means dark for the colour scheme, and higher for the contrast
    const bool isPreferred = value.toUInt() == kPreferred;
    State state = m_state;
    if (key == kScheme)
        state.isDark = isPreferred;
    else if (key == kContrast)
        state.isHighContrast = isPreferred;
    setState(state);
}

#else

#ifdef Q_OS_WIN
/// Windows sends a message to every window when its colours change.
class SystemLook::Watch final : public QAbstractNativeEventFilter
{
public:
    explicit Watch(SystemLook &look)
        : m_look(look)
    {
        QCoreApplication::instance()->installNativeEventFilter(this);
    }

    bool nativeEventFilter(const QByteArray &, void *message, qintptr *) override
    {
        const auto *systemMessage = static_cast<const MSG *>(message);
        const bool isContrast =
            systemMessage->message == WM_SETTINGCHANGE && systemMessage->wParam == SPI_SETHIGHCONTRAST;
        if (isContrast || systemMessage->message == WM_SYSCOLORCHANGE)
            m_look.readSystem();
        return false;
    }

private:
    SystemLook &m_look;
};
#else
class SystemLook::Watch final
{
public:
    explicit Watch(SystemLook &) {}
};
#endif

SystemLook::~SystemLook() = default;

void SystemLook::start()
{
    m_watch = std::make_unique<Watch>(*this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &SystemLook::readSystem);
#endif
    readSystem();
}

void SystemLook::readSystem()
{
    State state;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    state.isDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#endif
    state.colors = systemHighContrast();
    state.isHighContrast = state.colors.has_value();
    setState(state);
}

#endif

std::optional<SystemColors> systemHighContrast()
{
#ifdef Q_OS_WIN
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    if (!SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0) ||
        (contrast.dwFlags & HCF_HIGHCONTRASTON) == 0)
        return std::nullopt;
    const auto color = [](int index) {
        const COLORREF value = GetSysColor(index);
        return QColor(GetRValue(value), GetGValue(value), GetBValue(value));
    };
    return SystemColors{.window = color(COLOR_WINDOW),
                        .windowText = color(COLOR_WINDOWTEXT),
                        .grayText = color(COLOR_GRAYTEXT),
                        .hotLight = color(COLOR_HOTLIGHT),
                        .highlight = color(COLOR_HIGHLIGHT),
                        .highlightText = color(COLOR_HIGHLIGHTTEXT)};
#else
    return std::nullopt;
#endif
}

tokens::Colors tokens::highContrast(const SystemColors &system)
{
    const ToneColors plain{system.windowText, system.window};
    return {
        .window = system.window,
        .base = system.window,
        .alternate = system.window,
        .text = system.windowText,
        .dim = system.windowText,
        .off = system.grayText,
        .line = system.windowText,
        .edge = system.windowText,
        .accent = system.hotLight,
        .onAccent = system.window,
        .selection = system.highlight,
        .onSelection = system.highlightText,
        .danger = plain,
        .good = plain,
        .warn = plain,
        .info = plain,
        .mute = plain,
        .ring = kHighRing,
        .isHigh = true,
    };
}

#include "moc_systemlook.cpp"
