// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusVirtualObject>
#include <QMap>
#include <QVariant>

/// A desktop portal's settings of appearance, on a connection of its own to the session's bus.
class FakePortal final : public QDBusVirtualObject
{
    Q_OBJECT
public:
    FakePortal();
    ~FakePortal() override;

    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }

    /// What it answers from now on; the others it does not know.
    void know(const QString &key, const QVariant &value) { m_values[key] = value; }
    /// Tells everyone of a change.
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
