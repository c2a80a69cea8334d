// SPDX-License-Identifier: MIT
#include "ui/lookup/card/statebadge.h"

#include "results/resultfields.h"
#include "results/resulttext.h"
#include "text/composedtext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

struct StateBadgeTexts
{
    Q_DECLARE_TR_FUNCTIONS(StateBadge)
};

Badge::Content missingBadge()
{
    return {Tone::Warn, Icon::Question, StateBadgeTexts::tr("Unknown")};
}

} // namespace

Badge::Content readStateBadge(std::optional<bool> read)
{
    if (!read)
        return missingBadge();
    return {*read ? Tone::Mute : Tone::Info, *read ? Icon::Ring : Icon::Dot, readText(read)};
}

Badge::Content archivedStateBadge(std::optional<bool> archived)
{
    if (!archived)
        return missingBadge();
    return {*archived ? Tone::Warn : Tone::Good, *archived ? Icon::Archived : Icon::Diamond,
            archivedText(archived)};
}

Badge::Content doneBadge()
{
    return {Tone::Good, Icon::Check, doneText(true)};
}

QString readStateText(std::optional<bool> read)
{
    return read ? readText(read) : labelledText(fieldTitle(ResultField::Read), orNotGiven());
}

QString archivedStateText(std::optional<bool> archived)
{
    return archived ? archivedText(archived) : labelledText(fieldTitle(ResultField::Archived), orNotGiven());
}

Badge::Content outcomeBadge(LookupRow::Outcome outcome)
{
    const auto badge = [outcome](Tone tone, Icon icon) {
        return Badge::Content{tone, icon, outcomeText(outcome)};
    };
    switch (outcome) {
    case LookupRow::Outcome::Waiting:
        return badge(Tone::Mute, Icon::Ring);
    case LookupRow::Outcome::Running:
        return badge(Tone::Info, Icon::Dot);
    case LookupRow::Outcome::Found:
        return badge(Tone::Good, Icon::Check);
    case LookupRow::Outcome::NotFound:
        return badge(Tone::Mute, Icon::Dash);
    case LookupRow::Outcome::Failed:
        return badge(Tone::Danger, Icon::Cross);
    case LookupRow::Outcome::NotLookedUp:
        return badge(Tone::Mute, Icon::Question);
    }
    Q_UNREACHABLE();
}

bool isUsualReadState(std::optional<bool> read)
{
    return read != false;
}

bool isUsualArchivedState(std::optional<bool> archived)
{
    return archived != true;
}
