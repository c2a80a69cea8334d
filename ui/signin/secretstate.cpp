// SPDX-License-Identifier: MIT
#include "ui/signin/secretstate.h"

#include "base/errortext.h"

#include <QCoreApplication>

namespace {

struct SecretStateTexts
{
    Q_DECLARE_TR_FUNCTIONS(SecretState)
};

} // namespace

SecretStateText secretStateText(const SecretState &state)
{
    using Place = KeptSecret::Place;
    const bool isStored = state.kept.place == Place::Keyring;
    if (state.isBeingRead)
        return {SecretStateTexts::tr("Looking into the system's keyring…")};
    if (state.kept.error && state.kept.place == Place::Nowhere) {
        const ErrorText why = describeError(*state.kept.error);
        //: %1 is what went wrong, without a full stop; %2 is the reason and what to do, a sentence.
        return {SecretStateTexts::tr("%1. %2").arg(why.title, why.message), true};
    }
    if (state.isLocked)
        return {SecretStateTexts::tr("The connection has changed since it was stored. Type it again."), true};
    if (isStored && state.isAsKept)
        return state.isRemembered
                   ? SecretStateText{SecretStateTexts::tr("Stored in the system's keyring")}
                   : SecretStateText{SecretStateTexts::tr(
                         "Stored in the system's keyring until you sign in without the tick.")};
    if (!state.isRemembered)
        return {SecretStateTexts::tr("Not stored")};
    if (!state.isPersistent)
        return {SecretStateTexts::tr(
            "Kept until you quit: this program was built without the system's keyring.")};
    if (state.kept.place == Place::UntilQuit && state.isAsKept)
        return {SecretStateTexts::tr("Kept until you quit")};
    return {SecretStateTexts::tr("Not stored yet: goes into the system's keyring when you sign in.")};
}
