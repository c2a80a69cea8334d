// SPDX-License-Identifier: MIT
#pragma once

/// Returns whether a D-Bus session bus is running. Without one, QDBusConnection::sessionBus() would start one
/// and wait for it.
[[nodiscard]] bool hasSessionBus();
