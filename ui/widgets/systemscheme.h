// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#ifdef SVC_DESKTOP_PORTAL
class QDBusVariant;
#endif

/// Whether the system wants a dark interface: from Qt where it knows (Windows and macOS from 6.5),
/// from the desktop portal elsewhere, which is asked without waiting for it. No portal means light.
class SystemScheme final : public QObject
{
    Q_OBJECT
public:
    explicit SystemScheme(QObject *parent = nullptr);

    /// What is known at once; changed() tells everything later.
    [[nodiscard]] bool start();

Q_SIGNALS:
    void changed(bool isDark);

#ifdef SVC_DESKTOP_PORTAL
private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(QVariant value);

    bool m_isDark = false;
#endif
};
