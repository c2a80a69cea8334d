// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>

/// Calls `done` with whether the system's keyring contains this entry and is locked; `false` if that cannot
/// be determined. QtKeychain does not report it: for a locked libsecret keyring, it says that there is no
/// such entry, and that a deletion succeeded. Calls `done` from the event loop, unless `context` has been
/// destroyed by then.
void findLocked(const QString &service, const QString &entry, std::chrono::milliseconds timeout,
                QObject *context, const std::function<void(bool)> &done);
