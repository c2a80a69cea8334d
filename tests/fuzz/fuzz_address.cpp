// SPDX-License-Identifier: MIT
#include "connections/address.h"
#include "fuzz.h"
#include "net/loopback.h"

using namespace Qt::StringLiterals;

/// An accepted address has one canonical form, with nothing in it that could send a key elsewhere.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString typed = inputText(data, size);
    const Result<QUrl> parsed = parseAddress(typed);
    if (!parsed) {
        require(parsed.error().kind == ErrorKind::Input, "a bad address is Input");
        return 0;
    }
    const QUrl &url = *parsed;
    require(url.isValid() && !url.host().isEmpty(), "there is a host");
    require(url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment(), "and nothing but a path");
    require(url.scheme() == "https"_L1 || (url.scheme() == "http"_L1 && isLoopback(url)),
            "plain http goes to this computer alone");
    const QString canonical = QString::fromLatin1(url.toEncoded());
    const Result<QUrl> again = parseAddress(canonical);
    require(again.has_value() && again->toEncoded() == url.toEncoded(), "the canonical form is its own");
    return 0;
}
