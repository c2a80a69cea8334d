// SPDX-License-Identifier: MIT
#pragma once

#include "fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/mainwindow.h"
#include "ui/signin/signindialog.h"

/// What windows are made of, out of a context of the test's own.
namespace uitest {

[[nodiscard]] inline SignInParts signInParts(Context &context, FileChooser &files)
{
    return {context.signIn(), context.sessions(), context.connections(), context.secretKeeper(), files};
}

[[nodiscard]] inline Collaborators collaborators(Context &context, FileChooser &files)
{
    return {context.connections(), context.secretKeeper(),
            context.recent(),      context.sessions(),
            context.signIn(),      context.lookup(),
            context.results(),     context.archive(),
            context.history(),     context.draft(),
            context.upgrade(),     context.activity(),
            context.settings(),    files,
            context.clock()};
}

} // namespace uitest
