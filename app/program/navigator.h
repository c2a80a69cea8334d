// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

struct Connection;
class Secret;

/// Leads from one feature of the window to another. A feature emits a signal as if it called a function. The
/// window has connected the signal to the feature that does it, so it is done when the emission returns.
class Navigator final : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    /// Lets the user sign in to the current connection.
    void signIn();
    /// Makes the connection the current one. Does nothing if there is none with that id.
    void switchTo(const QString &connectionId);
    /// Shows a request with its answer, by its number in the activity log.
    void showExchange(qint64 exchange);
    /// Shows the upgrade panel for that connection instead of the current one.
    void showUpgrade(const Connection &connection, const Secret &apiKey);
    /// Moves the focus to the field for ids, and makes room for it.
    void focusIds();
    /// Starts the demo in a window of its own.
    void startDemo();
    /// Ends the program as when the window is closed, and starts it again.
    void restart();
};
