// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "results/resultcachejson.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto parsed = parseResultCache(inputBytes(data, size));
    if (!parsed) {
        require(parsed.error().kind == ErrorKind::LocalStorage, "a damaged file is LocalStorage");
        return 0;
    }
    const ResultCacheJson written = resultCacheJson(*parsed);
    const auto again = parseResultCache(written.json);
    require(again.has_value() && again->rowCount() == written.written, "what is written can be read");
    return 0;
}
