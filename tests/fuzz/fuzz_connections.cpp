// SPDX-License-Identifier: MIT
#include "connections/connectionjson.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    for (const ConnectionFile kind : {ConnectionFile::Own, ConnectionFile::Exchange}) {
        const auto parsed = parseConnections(inputBytes(data, size), kind);
        if (!parsed) {
            require(parsed.error().kind == ErrorKind::LocalStorage, "a damaged file is LocalStorage");
            continue;
        }
        require(parsed->size() <= kMaxConnections, "no more than can be kept");
        const auto again = parseConnections(connectionsJson(*parsed, kind), kind);
        require(again.has_value() && *again == *parsed, "what is written can be read");
    }
    return 0;
}
