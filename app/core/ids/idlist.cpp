// SPDX-License-Identifier: MIT
#include "ids/idlist.h"

#include "ids/idparser.h"
#include "ids/idranges.h"
#include "text/displaytext.h"

#include <algorithm>

namespace {

tl::unexpected<Error> refusal(ErrorCause cause, QStringView text)
{
    constexpr qsizetype shown = ParsedIds::kMaxCharacters;
    return failure(
        inputError(cause, boundedText(text.first(std::min(text.size(), shown + 1)).toString(), shown)));
}

} // namespace

Result<QList<qint32>> parseExactIds(QStringView typed)
{
    const ParsedIds parsed = parseIds(typed, IdStructure::Ignore);
    if (parsed.refusal)
        return failure(*parsed.refusal);
    if (!parsed.notIds.isEmpty())
        return refusal(ErrorCause::IdNotANumber, parsed.notIds.first());
    if (!parsed.unclear.isEmpty())
        return refusal(ErrorCause::IdNotANumber, parsed.unclear.first());
    if (!parsed.firstSkipped.isEmpty())
        return refusal(ErrorCause::IdNotANumber, parsed.firstSkipped);
    if (!parsed.offered.isEmpty())
        return refusal(ErrorCause::IdNotANumber, rangeText(parsed.offered.first()));
    const auto isSeparator = [](QChar c) { return c.isSpace() || c == u',' || c == u';'; };
    if (std::all_of(typed.begin(), typed.end(), isSeparator))
        return failure(inputError(ErrorCause::Required));
    if (parsed.ids.isEmpty())
        return refusal(ErrorCause::IdNotANumber, visibleLine(typed));
    return parsed.ids;
}
