// SPDX-License-Identifier: MIT
#include "ui/lookup/card/statebadge.h"

#include "results/resulttext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

struct StateBadgeTexts
{
    Q_DECLARE_TR_FUNCTIONS(StateBadge)
public:
    static Badge::Content unknown();
    static QString readUnknown() { return tr("Read: unknown"); }
    static QString archivedUnknown() { return tr("Archived: unknown"); }
};

// Defined outside of the class, since lupdate would otherwise assign the text to the context Badge.
Badge::Content StateBadgeTexts::unknown()
{
    return {Tone::Warn, Icon::Question, tr("Unknown", "the state of a notification")};
}

} // namespace

Badge::Content readStateBadge(std::optional<bool> read)
{
    if (!read)
        return StateBadgeTexts::unknown();
    return {*read ? Tone::Mute : Tone::Info, *read ? Icon::Ring : Icon::Dot, readText(read)};
}

Badge::Content archivedStateBadge(std::optional<bool> archived)
{
    if (!archived)
        return StateBadgeTexts::unknown();
    return {*archived ? Tone::Warn : Tone::Good, *archived ? Icon::Archived : Icon::Diamond,
            archivedText(archived)};
}

QString readStateText(std::optional<bool> read)
{
    return read ? readText(read) : StateBadgeTexts::readUnknown();
}

QString archivedStateText(std::optional<bool> archived)
{
    return archived ? archivedText(archived) : StateBadgeTexts::archivedUnknown();
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
