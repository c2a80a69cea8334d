// SPDX-License-Identifier: MIT
#pragma once

#include <QUrl>

/// Whether the host is this computer by its own name: localhost, 127.0.0.0/8 or ::1. Looks nothing up.
[[nodiscard]] bool isLoopback(const QUrl &url);
