// SPDX-License-Identifier: MIT
#include "contract/timestamp.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = inputText(data, size);
    const std::optional<Timestamp> parsed = parseTimestamp(text);
    if (!parsed)
        return 0;
    require(parsed->text == text, "the text is kept as it came");
    require(!parsed->instant || parsed->instant->isValid(), "an instant is one");
    static_cast<void>(isPlaceholder(*parsed));
    return 0;
}
