// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// Shows a desktop notification, for a user who is working in another program.
class DesktopNotifier
{
public:
    DesktopNotifier() = default;
    DesktopNotifier(const DesktopNotifier &) = delete;
    DesktopNotifier &operator=(const DesktopNotifier &) = delete;
    virtual ~DesktopNotifier() = default;

    /// Shows a notification. The texts are plain and written by this program. They must contain neither a
    /// server's text nor a secret, since other programs store and show them. Does not block.
    virtual void notify(const QString &title, const QString &text) = 0;
};

/// Uses org.freedesktop.Notifications if there is a session bus. Does nothing otherwise.
class SystemDesktopNotifier final : public DesktopNotifier
{
public:
    void notify(const QString &title, const QString &text) override;
};

/// Returns `text` without characters that have a meaning in markup. Some notification servers interpret the
/// body as markup, others show it as plain text.
[[nodiscard]] QString withoutMarkup(const QString &text);
