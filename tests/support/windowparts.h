// SPDX-License-Identifier: MIT
#pragma once

#include "program/desktopnotifier.h"
#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "ui/signin/signindialog.h"
#include "ui/window/mainwindow.h"

/// What windows are made of, out of a context of the test's own.
namespace uitest {

[[nodiscard]] inline SignInParts signInParts(Context &context, FileChooser &files)
{
    return {context.signIn(),       context.sessions(),    context.connections(),
            context.secretKeeper(), context.preferences(), files};
}

/// Keeps what the desktop would have shown.
class KeptNotifier final : public DesktopNotifier
{
public:
    void notify(const QString &title, const QString &text) override { shown += title + u'\n' + text; }
    QStringList shown;
};

[[nodiscard]] inline KeptNotifier &notifier()
{
    static KeptNotifier notifier;
    return notifier;
}

[[nodiscard]] inline Collaborators collaborators(Context &context, FileChooser &files)
{
    return {context.knownSecrets(), context.connections(),
            context.secretKeeper(), context.recent(),
            context.sessions(),     context.signIn(),
            context.lookup(),       context.results(),
            context.archive(),      context.resultWriter(),
            context.history(),      context.draft(),
            context.upgrade(),      notifier(),
            context.activity(),     context.forgetting(),
            context.settings(),     context.preferences(),
            context.storedPlaces(), files,
            context.clock()};
}

} // namespace uitest
