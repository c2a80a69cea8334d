// SPDX-License-Identifier: MIT
#pragma once

#include <QUrl>

/// Returns whether the host is this computer: localhost, 127.0.0.0/8 or ::1. Does not resolve names.
[[nodiscard]] bool isLoopback(const QUrl &url);
