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
    for (const IdRange &offered : parsed.offered) {
        require(offered.count() > 0 && offered.count() <= ParsedIds::kMaxOffered,
                "only short ranges are offered");
        require(offered.count() > 1 || !ids.contains(offered.first), "what is taken is not offered");
    }
    require(parsed.notIds.size() <= ParsedIds::kMaxListed, "few are listed");
    for (const QString &notId : parsed.notIds)
        require(notId.size() <= ParsedIds::kMaxCharacters, "and shortly");
    require(!parsed.table || (parsed.ids.isEmpty() && parsed.offered.isEmpty() && !parsed.refusal),
            "of a table it is asked first");
    require(!parsed.isList || parsed.offered.isEmpty(), "nothing is offered of a list");
    const ParsedIds plain = parseIds(text, IdStructure::Ignore);
    require(!plain.table, "in a plain text there are no tables");
    require(!plain.isList || plain.refusal || plain.count == plain.ids.size() + plain.duplicates,
            "every id of a list is counted");
    return 0;
}
