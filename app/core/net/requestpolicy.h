// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/httpmessage.h"
#include "net/transportoptions.h"

#include <QNetworkRequest>

#include <optional>

/// Why `request` must not be sent at all; nothing where it may be.
[[nodiscard]] std::optional<Error> refusal(const HttpRequest &request, const TransportOptions &options);

/// `request` with all that Qt would do by itself switched off: no redirect followed, no HTTP/2, no
/// cookie or login of Qt's, no cache, no compression.
[[nodiscard]] QNetworkRequest safeRequest(const HttpRequest &request, const TransportOptions &options);
