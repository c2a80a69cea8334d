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
        TimesOut,    ///< has the error of a call that was not answered in time
        IsDismissed, ///< shows a prompt that the user dismisses
        IsIgnored,   ///< shows a prompt that nobody answers
        NeverAnswers,
        // As KeePassXC 2.7.4 does: the collection is unlocked, but the entry is locked until the user has
        // answered a prompt.
        AsksForAccess,
        AsksEachTime, ///< access is allowed for a single reading
        DeniesAccess,
        StoresAnother, ///< returns another secret than was stored
        StoresNothing,
        ForgetsNothing,
    };

    FakeSecretService();
    ~FakeSecretService() override;

    /// Returns true if this object owns the name of the Secret Service.
    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }
    /// Sets the behaviour towards a program that has not been allowed anything yet.
    void setBehavior(Behavior behavior)
    {
        m_behavior = behavior;
        m_isAllowed = false;
    }
    [[nodiscard]] const QByteArray &entry() const { return m_entry; }
    void setEntry(const QByteArray &entry) { m_entry = entry; }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    [[nodiscard]] QDBusMessage answerTo(const QDBusMessage &message);
    [[nodiscard]] QList<QDBusObjectPath> items() const;
    [[nodiscard]] bool isLocked() const;

    QDBusConnection m_bus;
    bool m_isOnTheBus = false;
    bool m_isAllowed = false;     ///< the user has answered the prompt for access
    bool m_promptUnlocks = false; ///< false: it creates an entry
    Behavior m_behavior = Behavior::Good;
    QByteArray m_entry; ///< empty: no entry
};
