// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "upgrade/upgraderecord.h"

using namespace Qt::StringLiterals;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto parsed = parseRecord(u"run"_s, inputBytes(data, size));
    if (!parsed) {
        require(parsed.error().kind == ErrorKind::LocalStorage, "a damaged file is LocalStorage");
        return 0;
    }
    const auto again = parseRecord(u"run"_s, recordJson(*parsed));
    require(again.has_value() && *again == *parsed, "what is written can be read");
    return 0;
}
