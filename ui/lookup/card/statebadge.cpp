// SPDX-License-Identifier: MIT
#include "ui/lookup/card/statebadge.h"

#include "results/resulttext.h"

#include <QCoreApplication>

using namespace tokens;

namespace {

struct StateFaceTexts
{
    Q_DECLARE_TR_FUNCTIONS(StateFace)
public:
    static Badge::Face unknown();
};

// Defined outside of the class, since lupdate would otherwise assign the text to the context Badge.
Badge::Face StateFaceTexts::unknown()
{
    return {Tone::Warn, Icon::Question, tr("Unknown")};
}

} // namespace

Badge::Face readFace(std::optional<bool> read)
{
    if (!read)
        return StateFaceTexts::unknown();
    return {*read ? Tone::Mute : Tone::Info, *read ? Icon::Ring : Icon::Dot, readText(read)};
}

Badge::Face archivedFace(std::optional<bool> archived)
{
    if (!archived)
        return StateFaceTexts::unknown();
    return {*archived ? Tone::Warn : Tone::Good, *archived ? Icon::Archived : Icon::Diamond,
            archivedText(archived)};
}

Badge::Face outcomeFace(LookupRow::Outcome outcome)
{
    const auto face = [outcome](Tone tone, Icon icon) {
        return Badge::Face{tone, icon, outcomeText(outcome)};
    };
    switch (outcome) {
    case LookupRow::Outcome::Waiting:
        return face(Tone::Mute, Icon::Ring);
    case LookupRow::Outcome::Running:
        return face(Tone::Info, Icon::Dot);
    case LookupRow::Outcome::Found:
        return face(Tone::Good, Icon::Check);
    case LookupRow::Outcome::NotFound:
        return face(Tone::Mute, Icon::Dash);
    case LookupRow::Outcome::Failed:
        return face(Tone::Danger, Icon::Cross);
    case LookupRow::Outcome::NotLookedUp:
        return face(Tone::Mute, Icon::Question);
    }
    Q_UNREACHABLE();
}
