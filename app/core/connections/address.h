// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QString>
#include <QUrl>

/// Where plain http is allowed: only to this computer, or to any host if the connection says so.
enum class Unencrypted { LoopbackOnly, Allowed };

/// Returns a service address in its canonical form (QUrl::FullyEncoded): scheme and host in lower case, host
/// in punycode, no default port, the path prefix without dot segments, empty segments and a trailing slash.
/// Ignores white space around the address. Idempotent.
///
/// Does not guess. Refuses an address that does not begin with http:// or https://, even if the rest is valid
/// (`localhost:8080`), which completedAddress() can complete;
/// invisible characters, white space and backslashes within the address; and a host that is a number in any
/// form except four plain decimals, ends in a dot or has an IPv6 zone.
/// Errors: Input with Required or a cause that begins with Address.
[[nodiscard]] Result<QUrl> parseAddress(const QString &typed,
                                        Unencrypted unencrypted = Unencrypted::LoopbackOnly);

/// Returns an address that someone has typed with `https://` in front if it begins with neither that nor
/// anything that was meant as such (`http:/h`, `ftp://h`). Otherwise returns it without the white space
/// around it. The address need not be valid: `h:8443` is completed, and so is `h?x=1`.
[[nodiscard]] QString completedAddress(const QString &typed);

/// Returns the sentence that says that completedAddress() has added `https://` to `completed`.
[[nodiscard]] QString addressCompletedText(const QString &completed);

/// Returns whether the text is only a host: a name or an IP address; an IPv6 address has no brackets. Used
/// for a proxy's host.
[[nodiscard]] bool isHost(const QString &text);
