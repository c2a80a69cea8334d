// SPDX-License-Identifier: MIT
#include "contract/login.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto parsed = parseLoginResponse(inputBytes(data, size));
    require(parsed.has_value() || parsed.error().kind == ErrorKind::Data, "what can't be read is Data");
    return 0;
}
