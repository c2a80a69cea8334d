// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

/// Returns whether a text has a secret in the form of a header, an option of curl or a field of JSON: an API
/// key, a token, a cookie or a password. Recognizes them by their names, and any header that is an option of
/// a command. A text about keys without a value is none. Takes linear time.
[[nodiscard]] bool hasSecretHeader(QStringView text);
