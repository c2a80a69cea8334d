// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "ids/idparser.h"
#include "ids/idsummary.h"

#include <QSet>

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = inputText(data, size);
    const ParsedIds parsed = parseIds(text);
    const QSet<qint32> ids(parsed.ids.begin(), parsed.ids.end());
    require(ids.size() == parsed.ids.size(), "each id is there once");
    require(parsed.ids.size() <= ParsedIds::kMaxIds, "no more than can be looked up");
    require(!parsed.refusal || parsed.ids.isEmpty(), "what is refused gives no ids");
    require(parsed.refusal || parsed.count == parsed.ids.size() + parsed.duplicates, "every id is counted");
    for (const qint32 offered : parsed.offered)
        require(!ids.contains(offered), "what is taken is not offered");
    require(parsed.ignored.size() <= ParsedIds::kMaxListed, "few are listed");
    for (const IgnoredText &ignored : parsed.ignored)
        require(ignored.text.size() <= ParsedIds::kMaxCharacters, "and shortly");
    return 0;
}
