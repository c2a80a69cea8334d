// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>

/// Whether the system's keyring holds this entry and is locked. QtKeychain can't tell: of a locked
/// libsecret it says that there is no such entry, and that a deletion went well. `done` is called from
/// the event loop, unless `context` is gone; false where nobody can tell.
void findLocked(const QString &service, const QString &entry, std::chrono::milliseconds patience,
                QObject *context, const std::function<void(bool)> &done);
