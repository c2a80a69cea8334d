// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "history/historyjson.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto parsed = parseHistory(inputBytes(data, size));
    if (!parsed) {
        require(parsed.error().kind == ErrorKind::LocalStorage, "a damaged file is LocalStorage");
        return 0;
    }
    require(parsed->size() <= kMaxHistoryEntries, "no more than can be kept");
    const QByteArray written = historyJson(*parsed);
    const auto again = parseHistory(written);
    require(again.has_value() && historyJson(*again) == written, "what is written can be read");
    return 0;
}
