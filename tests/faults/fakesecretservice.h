// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QMap>

/// A faulty Secret Service on this D-Bus session. Holds one entry. See
/// https://specifications.freedesktop.org/secret-service.
class FakeSecretService final : public QDBusVirtualObject
{
    Q_OBJECT
public:
    enum class Behavior {
        Good,
        Denies,      ///< refuses every request
        IsDismissed, ///< shows a prompt that the user dismisses
        IsIgnored,   ///< shows a prompt that nobody answers
        NeverAnswers,
        StoresAnother, ///< returns another secret than was stored
        StoresNothing,
        ForgetsNothing,
    };

    FakeSecretService();
    ~FakeSecretService() override;

    /// Returns true if this object owns the name of the Secret Service.
    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }
    void setBehavior(Behavior behavior) { m_behavior = behavior; }
    [[nodiscard]] const QByteArray &entry() const { return m_entry; }
    void setEntry(const QByteArray &entry) { m_entry = entry; }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    [[nodiscard]] QDBusMessage answerTo(const QDBusMessage &message);
    [[nodiscard]] QList<QDBusObjectPath> items() const;

    QDBusConnection m_bus;
    bool m_isOnTheBus = false;
    bool m_promptUnlocks = false; ///< false: it creates an entry
    Behavior m_behavior = Behavior::Good;
    QByteArray m_entry; ///< empty: no entry
};
