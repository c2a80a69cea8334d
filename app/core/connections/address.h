// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>
#include <QUrl>

/// Plain http is allowed to this computer; elsewhere only where the connection says so.
enum class Unencrypted { LoopbackOnly, Allowed };

/// A service address as typed, in its one canonical form (QUrl::FullyEncoded): scheme and host in lower
/// case, host in punycode, no default port, path prefix kept without dot segments, empty segments and a
/// trailing slash. Idempotent. Blanks around it are dropped.
///
/// Nothing is guessed. Refused are a missing scheme, even if the rest could be one (`localhost:8080`);
/// characters that can't be seen, blanks and backslashes anywhere; a host that is a number in another
/// form than four plain decimals, ends in a dot or has an IPv6 zone.
/// Errors: Input with a cause of Required or Address….
[[nodiscard]] Result<QUrl> parseAddress(const QString &typed,
                                        Unencrypted unencrypted = Unencrypted::LoopbackOnly);

/// Whether it is a host alone: a name or an IP address, an IPv6 one without brackets, as a proxy has it.
[[nodiscard]] bool isHost(const QString &text);
