// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Emits requested() from the event loop for Ctrl+C and when the system asks the program to end (SIGTERM, and
/// SIGHUP when the terminal is closed; on Windows, closing the console). Only one instance can exist at a
/// time.
class SignalHandler final : public QObject
{
    Q_OBJECT
public:
    explicit SignalHandler(QObject *parent = nullptr);
    ~SignalHandler() override;

Q_SIGNALS:
    void requested();
};
