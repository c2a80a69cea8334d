// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Says something to a user who looks at another program.
class DesktopNotifier
{
public:
    DesktopNotifier() = default;
    DesktopNotifier(const DesktopNotifier &) = delete;
    DesktopNotifier &operator=(const DesktopNotifier &) = delete;
    virtual ~DesktopNotifier() = default;

    /// Plain texts of the program's own; never a server's, never a secret: they are kept and shown by
    /// others. Does not wait.
    virtual void notify(const QString &title, const QString &text) = 0;
};

/// By org.freedesktop.Notifications where there is a session bus; silent elsewhere.
class SystemDesktopNotifier final : public DesktopNotifier
{
public:
    void notify(const QString &title, const QString &text) override;
};

/// The body of such a notification is markup to some who show it, and text to others: without the signs
/// that would make a difference.
[[nodiscard]] QString withoutMarkup(const QString &text);
