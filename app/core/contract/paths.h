// SPDX-License-Identifier: MIT
#pragma once

#include "contract/upgrade.h"

#include <QUrl>

/// Returns the URL of an operation for a service's base address. A path prefix in the base address is
/// preserved. The base address may or may not end in `/`.
[[nodiscard]] QUrl loginUrl(const QUrl &baseUrl);
[[nodiscard]] QUrl notificationUrl(const QUrl &baseUrl, qint32 notificationId);
[[nodiscard]] QUrl upgradeUrl(const QUrl &baseUrl, UpgradeMode mode);

/// The header that contains the API key, unless the connection sets another.
inline constexpr char kDefaultApiKeyHeader[] = "Svc-ApiKey";
