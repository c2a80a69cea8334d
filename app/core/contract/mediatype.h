// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

/// `application/json` of `Application/JSON; charset=utf-8`: in lower case, without parameters.
[[nodiscard]] QByteArray mediaType(const QByteArray &contentType);

/// `application/json`, `text/json` or a type that ends in `+json`.
[[nodiscard]] bool isJsonType(const QByteArray &contentType);
