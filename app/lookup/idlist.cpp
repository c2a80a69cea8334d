// SPDX-License-Identifier: MIT
#include "lookup/idlist.h"

#include "base/displaytext.h"
#include "lookup/idform.h"
#include "lookup/idparser.h"

#include <algorithm>

namespace {

tl::unexpected<Error> refusal(ErrorCause cause, QStringView text)
{
    constexpr qsizetype shown = ParsedIds::kMaxCharacters;
    return failure(
        inputError(cause, boundedText(text.first(std::min(text.size(), shown + 1)).toString(), shown)));
}

} // namespace

Result<qint32> parseId(QStringView typed)
{
    const QStringView text = typed.trimmed();
    if (text.isEmpty())
        return failure(inputError(ErrorCause::Required));
    const IdForm form = numberForm(text);
    if (form.kind != IdForm::Kind::Number)
        return refusal(ErrorCause::IdNotANumber, text);
    if (!isId(form.first))
        return refusal(ErrorCause::IdOutOfRange, text);
    return static_cast<qint32>(form.first);
}

Result<QList<qint32>> parseExactIds(QStringView typed)
{
    const ParsedIds parsed = parseIds(typed);
    if (parsed.refusal)
        return failure(*parsed.refusal);
    if (parsed.isBlank)
        return failure(inputError(ErrorCause::Required));
    if (!parsed.ignored.isEmpty())
        return refusal(ErrorCause::IdNotANumber, parsed.ignored.first().text);
    if (!parsed.passedOver.isEmpty())
        return refusal(ErrorCause::IdNotANumber, parsed.passedOver);
    if (!parsed.offered.isEmpty())
        return refusal(ErrorCause::IdNotANumber, QString::number(parsed.offered.first()));
    if (parsed.ids.isEmpty())
        return refusal(ErrorCause::IdNotANumber, visibleLine(typed));
    return parsed.ids;
}
