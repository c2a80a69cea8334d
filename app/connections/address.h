// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>
#include <QUrl>

/// Plain http is allowed to this computer; elsewhere only where the connection says so.
enum class Unencrypted { LoopbackOnly, Allowed };

/// A service address as typed, in its one canonical form: scheme and host in lower case, host in
/// punycode, no default port, path prefix kept without a trailing slash. Idempotent.
/// Errors: Input with a cause of Required or Address….
[[nodiscard]] Result<QUrl> parseAddress(const QString &typed,
                                        Unencrypted unencrypted = Unencrypted::LoopbackOnly);
