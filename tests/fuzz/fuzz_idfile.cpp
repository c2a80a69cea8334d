// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "ids/idfile.h"
#include "ids/idparser.h"

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<IdFile> file = readIdFile(inputBytes(data, size));
    if (!file) {
        require(file.error().kind == ErrorKind::Input, "a file that is none is Input");
        return 0;
    }
    if (!file->table)
        return 0;
    const IdTable &table = *file->table;
    require(table.bestColumn == IdTable::kWholeText || table.bestColumn < table.columns.size(),
            "the best column is one");
    for (int column = IdTable::kWholeText; column < table.columns.size(); ++column) {
        const bool isCells = column != IdTable::kWholeText || table.areAllIds;
        const ParsedIds parsed = parseIds(columnText(file->text, table, column));
        require(!isCells || !parsed.table, "what was chosen is not asked about again");
    }
    return 0;
}
