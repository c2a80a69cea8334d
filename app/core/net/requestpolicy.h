// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "net/httpmessage.h"
#include "net/transportoptions.h"

#include <QNetworkRequest>

#include <optional>

/// Returns why `request` must not be sent; `nullopt` if it may be.
[[nodiscard]] std::optional<Error> refusal(const HttpRequest &request, const TransportOptions &options);

/// Returns `request` with everything switched off that Qt would do by itself: redirects, HTTP/2, cookies,
/// authentication, cache and compression.
[[nodiscard]] QNetworkRequest safeRequest(const HttpRequest &request, const TransportOptions &options);
