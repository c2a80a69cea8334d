// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Emits requested() from the event loop for Ctrl+C and when the system asks the program to end (SIGTERM, and
/// SIGHUP when the terminal is closed; on Windows, closing the console). A second request ends the process at
/// once, but SIGHUP and another signal together, as at the end of a session, are one request. Only one
/// instance can exist at a time.
class SignalHandler final : public QObject
{
    Q_OBJECT
public:
    explicit SignalHandler(QObject *parent = nullptr);
    ~SignalHandler() override;

Q_SIGNALS:
    /// `exitCode` is what a shell reports for a process that was ended so: 128 and the number of the signal.
    void requested(int exitCode);
};
