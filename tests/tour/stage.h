// SPDX-License-Identifier: MIT
#pragma once

#include "support/uitest.h"
#include "support/windowparts.h"

#include <functional>

class QAction;

/// A window with everything it works on, and a service that answers depending on the id. The texts of the
/// service and of the user are Greek letters and digits, so that each Latin letter on screen is the program's
/// own.
class Stage final
{
public:
    Stage();

    /// Distinct from all other texts.
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
    /// Also waits until the lookup has ended.
    void lookUp(const QString &ids);
    /// Adds to the current results; the ids are looked up in the current connection.
    void lookUpAlso(const QList<qint32> &ids);
    /// Does not wait.
    void startLookUp(const QString &ids);
    /// Sets the answer to the next upgrade; empty: no answer.
    void answerUpgrade(const QByteArray &answer) { m_upgradeAnswer = answer; }
    /// From now on notifications are read.
    void answerOtherwise() { m_isAllRead = true; }

    void trigger(const char *action);
    /// Finds the button in the window or in one of its dialogs.
    void click(const char *button);
    void click(const char *button, QWidget &in);
    void type(const char *field, const QString &text);
    /// Runs the event loop until the condition holds. Ends the program with `what` in the message on timeout.
    void wait(const char *what, const std::function<bool()> &holds) const;
    [[nodiscard]] QWidget &dialog(const char *objectName);
    /// Waits until layouts are done: each nested layout takes another pass of the event loop.
    static void waitForLayout();
    /// Waits until the columns of tables are measured.
    static void waitForColumns();

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
