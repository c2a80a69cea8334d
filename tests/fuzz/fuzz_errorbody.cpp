// SPDX-License-Identifier: MIT
#include "contract/errorbody.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray body = inputBytes(data, size);
    for (const QByteArray type :
         {"application/json", "application/problem+json", "text/plain", "text/html", ""}) {
        const ErrorBody parsed = parseErrorBody(type, body);
        require(parsed.message.size() <= 500, "a message is bounded");
        require(!parsed.isWebPage || !parsed.isJson, "a page is no answer of the service");
    }
    return 0;
}
