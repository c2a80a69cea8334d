// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

/// Checks of header names and values that a user typed. Qt sends a value with a line break as it is
/// (6.4) or drops the header (6.8), and checks no name at all, so both are checked where they are
/// typed and again where a request is made.

/// An API key or token: 1 to 4096 characters of 0x21 to 0x7E.
[[nodiscard]] std::optional<Error> checkHeaderValue(QStringView value);

/// A header name for the API key or the token: an RFC 9110 token that does not take the place of a
/// header of the request itself. `Authorization` is refused for the API key, allowed for the token.
enum class HeaderUse { ApiKey, Token };
[[nodiscard]] std::optional<Error> checkHeaderName(QStringView name, HeaderUse use);
