// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"

#include <QObject>

#include <memory>
#include <optional>

#ifdef SVC_WITH_DBUS
class QDBusVariant;
#endif

/// The few colours that a system has for high contrast, by the names that Windows has for them.
struct SystemColors
{
    QColor window;
    QColor windowText;
    QColor grayText;
    QColor hotLight; ///< of links
    QColor highlight;
    QColor highlightText;

    friend bool operator==(const SystemColors &, const SystemColors &) = default;
};

/// While the system has high contrast turned on; elsewhere than on Windows nothing.
[[nodiscard]] std::optional<SystemColors> systemHighContrast();

namespace tokens {

/// A set of no other colours than those.
[[nodiscard]] Colors highContrast(const SystemColors &system);

} // namespace tokens

/// How the system wants an interface to look.
///
/// On Linux the desktop portal says it, which is asked without waiting for it; no portal means light and
/// of normal contrast. On Windows and macOS Qt knows from 6.5 on whether it is to be dark. Contrast is
/// known on Windows too; on macOS Qt says nothing of it, and it is to be chosen by hand there.
class SystemLook final : public QObject
{
    Q_OBJECT
public:
    struct Known
    {
        bool isDark = false;
        bool isHighContrast = false;
        std::optional<SystemColors> colors; ///< of the high contrast, where the system has some

        friend bool operator==(const Known &, const Known &) = default;
    };

    explicit SystemLook(QObject *parent = nullptr);
    ~SystemLook() override;

    /// Has known() say what is known at once, and changed() tell everything later. Once.
    void start();
    [[nodiscard]] const Known &known() const { return m_known; }

Q_SIGNALS:
    void changed();

private:
    void learn(const Known &known);

    Known m_known;

#ifdef SVC_WITH_DBUS
private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask(const QString &key);
    void take(const QString &key, QVariant value);
#else
    class Watch;
    void look();

    std::unique_ptr<Watch> m_watch;
#endif
};
