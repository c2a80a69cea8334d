// SPDX-License-Identifier: MIT
#pragma once

#include "contract/upgrade.h"

#include <QUrl>

/// Where each operation lives under a service's base address. The base may carry a path prefix of
/// its own, which is kept, and may or may not end in `/`.
[[nodiscard]] QUrl loginUrl(const QUrl &baseUrl);
[[nodiscard]] QUrl notificationUrl(const QUrl &baseUrl, qint32 notificationId);
[[nodiscard]] QUrl upgradeUrl(const QUrl &baseUrl, UpgradeMode mode);

/// The header that carries the API key, unless the connection names another.
inline constexpr char kDefaultApiKeyHeader[] = "Svc-ApiKey";
