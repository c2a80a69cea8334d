// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusVirtualObject>
#include <QMap>
#include <QVariant>

/// The appearance settings of a desktop portal, on its own connection to the session bus.
class FakePortal final : public QDBusVirtualObject
{
    Q_OBJECT
public:
    FakePortal();
    ~FakePortal() override;

    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }

    /// Sets the value of a setting. Requests for other settings fail.
    void know(const QString &key, const QVariant &value) { m_values[key] = value; }
    /// Emits SettingChanged.
    void change(const QString &group, const QString &key, const QVariant &value);

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

Q_SIGNALS:
    void asked(const QString &key);

private:
    QDBusConnection m_bus;
    bool m_isOnTheBus = false;
    QMap<QString, QVariant> m_values;
};
