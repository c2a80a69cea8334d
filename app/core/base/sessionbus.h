// SPDX-License-Identifier: MIT
#pragma once

/// Returns whether a session bus of D-Bus is running. Without one, QDBusConnection::sessionBus() would start
/// one and wait for it.
[[nodiscard]] bool hasSessionBus();
