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
    require(file->bestColumn == IdFile::kWholeText || file->bestColumn < file->columns.size(),
            "the best column is one");
    for (int column = IdFile::kWholeText; column < file->columns.size(); ++column)
        static_cast<void>(parseIds(columnText(*file, column)));
    return 0;
}
