// SPDX-License-Identifier: MIT
#pragma once

#include "support/uitest.h"
#include "support/windowparts.h"

#include <functional>

class QAction;

/// A window with all it works on, and a service that answers by the id. What the service and the user say is
/// in Greek and in digits, so that each Latin letter on screen is the program's own.
class Stage final
{
public:
    Stage();

    /// Nobody else's text looks like these.
    static const QString kUser;
    static const QString kSubject;
    static const QString kEnvironment;

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] Context &context() { return *m_context; }
    [[nodiscard]] FakeFileChooser &files() { return m_files; }
    [[nodiscard]] Connection connection() const;

    void saveConnections();
    void signIn();
    /// Signs in to the other saved connection.
    void useOtherConnection();
    void fillIds(const QString &ids);
    /// And waits until the lookup has ended.
    void lookUp(const QString &ids);
    /// And waits for nothing.
    void startLookUp(const QString &ids);
    /// The next upgrade is answered so; nothing: not at all.
    void answerUpgrade(const QByteArray &answer) { m_upgradeAnswer = answer; }
    /// From now on notifications are read.
    void answerOtherwise() { m_isAllRead = true; }

    void trigger(const char *action);
    /// In the window itself or one of its dialogs.
    void click(const char *button);
    void click(const char *button, QWidget &in);
    void type(const char *field, const QString &text);
    /// Runs the event loop until it holds; ends the program, naming `what`, where that takes too long.
    void wait(const char *what, const std::function<bool()> &holds) const;
    [[nodiscard]] QWidget &dialog(const char *objectName);
    /// Until all is laid out: a layout within a layout takes a round each.
    static void settle();

private:
    void signInTo(const Connection &connection);
    void answer(const ScriptedPeer::Exchange &exchange) const;
    void answerLookup(const ScriptedPeer::Exchange &exchange, int id) const;

    QByteArray m_upgradeAnswer;
    bool m_isAllRead = false;
    ScriptedPeer m_peer;
    TemporaryContext m_context;
    FakeFileChooser m_files;
    std::optional<MainWindow> m_window;
};
