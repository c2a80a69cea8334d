// SPDX-License-Identifier: MIT
#pragma once

#include "support/fakefilechooser.h"
#include "support/temporarycontext.h"
#include "support/uitest.h"
#include "ui/signin/signindialog.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>

namespace uitest {

/// Accepts sign-ins and finds every id; never answers an upgrade.
inline void serveAll(const ScriptedPeer::Exchange &exchange)
{
    const QByteArray request = exchange.requestLine();
    if (request.startsWith("POST /api/v3/login"))
        exchange.reply(200, R"({"token":"token-a","user":{"fullName":"Jane Doe","userName":"jdoe"}})");
    else if (request.startsWith("GET"))
        exchange.reply(200, R"({"notificationId":)" + request.split(' ').at(1).split('/').last() +
                                R"(,"subject":"Bill import failed","createdDate":"2026-03-14T08:12:00Z"})");
}

/// The objects that a window works on, and a service.
struct ProgramFixture
{
    explicit ProgramFixture(ScriptedPeer::OnRequest answer = serveAll,
                            std::unique_ptr<SecretStore> secrets = std::make_unique<MemorySecretStore>())
        : peer(std::move(answer))
        , context(std::move(secrets))
    {
        input.connection = connectionTo(peer.url());
        input.apiKey = Secret(u"key-a"_s);
        input.password = Secret(u"pass-a"_s);
    }

    /// Signs in without a dialog.
    void signIn()
    {
        context->signIn().start(input);
        QTRY_COMPARE(context->sessions().current().state(), Session::State::SignedIn);
    }
    [[nodiscard]] QString host() const { return u"127.0.0.1:%1"_s.arg(peer.port()); }

    ScriptedPeer peer;
    TemporaryContext context;
    FakeFileChooser files;
    SignInInput input; ///< for the service
};

/// A main window, shown with show().
struct WindowFixture : ProgramFixture
{
    using ProgramFixture::ProgramFixture;

    void show(const QSize &size = {1180, 760})
    {
        window.resize(size);
        uitest::show(window);
    }
    [[nodiscard]] SignInDialog *dialog() { return window.findChild<SignInDialog *>(); }
    /// Signs in with the dialog, filled in with `input`. A new connection gets no environment unless `input`
    /// has one.
    void signInByDialog()
    {
        window.setSignInDefaults(input);
        window.signIn();
        QVERIFY(dialog());
        find<QPushButton>(*dialog(), "signIn")->click();
        if (!isShown(*dialog(), "busy"))                     // the dialog has asked for the environment
            find<QPushButton>(*dialog(), "signIn")->click(); // without an environment
        QTRY_COMPARE(context->sessions().current().state(), Session::State::SignedIn);
        QTRY_VERIFY(!dialog());
    }
    void lookUp(const QString &ids)
    {
        find<QPlainTextEdit>(window, "notificationIds")->setPlainText(ids);
        press("lookUp");
    }
    void press(const char *button) { find<QPushButton>(window, button)->click(); }
    [[nodiscard]] QAction *action(const char *name) { return find<QAction>(window, name); }
    void trigger(const char *name) { action(name)->trigger(); }

    MainWindow window{context->services(), files};
};

} // namespace uitest
