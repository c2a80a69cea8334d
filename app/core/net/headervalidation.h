// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

/// Checks of header names and values that the user has entered. Qt 6.4 sends a value with a line break
/// unchanged, Qt 6.8 drops the header, and neither checks names. Therefore both are checked when they are
/// entered and again when a request is made.

/// The secret that a header carries.
enum class HeaderSecret { ApiKey, Token };

/// Returns an error unless `value` consists of characters from 0x21 to 0x7E: 1 to 4096 of an API key, 1 to
/// 65536 of a token.
[[nodiscard]] std::optional<Error> checkHeaderValue(QStringView value, HeaderSecret use);

/// Returns an error unless `name` is an RFC 9110 token that does not conflict with a header of the request
/// itself. `Authorization` is refused for the API key and allowed for the token.
[[nodiscard]] std::optional<Error> checkHeaderName(QStringView name, HeaderSecret use);
