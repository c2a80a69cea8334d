// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// Returns the media type in lower case without its parameters: `application/json` for `Application/JSON;
/// charset=utf-8`.
[[nodiscard]] QByteArray mediaType(const QByteArray &contentType);

/// Returns whether the media type is `application/json`, `text/json` or ends in `+json`.
[[nodiscard]] bool isJsonType(const QByteArray &contentType);
