// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QMap>

/// A Secret Service on this session's bus that does what no good one does. Holds one entry.
/// See https://specifications.freedesktop.org/secret-service.
class FakeSecretService final : public QDBusVirtualObject
{
    Q_OBJECT
public:
    enum class Manner {
        Good,
        Denies,      ///< says no to whatever is asked
        IsDismissed, ///< asks its user, who says no
        IsIgnored,   ///< asks its user, who says nothing
        NeverAnswers,
        KeepsAnother, ///< what is read back is not what was written
        KeepsNothing,
        ForgetsNothing,
    };

    FakeSecretService();
    ~FakeSecretService() override;

    /// Whether nobody else is the Secret Service.
    [[nodiscard]] bool isOnTheBus() const { return m_isOnTheBus; }
    void setManner(Manner manner) { m_manner = manner; }
    [[nodiscard]] const QByteArray &entry() const { return m_entry; }
    void setEntry(const QByteArray &entry) { m_entry = entry; }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

private:
    [[nodiscard]] QDBusMessage answerTo(const QDBusMessage &message);
    [[nodiscard]] QList<QDBusObjectPath> items() const;

    QDBusConnection m_bus;
    bool m_isOnTheBus = false;
    bool m_promptUnlocks = false; ///< else it is about a new entry
    Manner m_manner = Manner::Good;
    QByteArray m_entry; ///< empty: there is none
};
