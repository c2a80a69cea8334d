// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Emits a signal from the event loop for Ctrl+C and for the system's request to end. Only one instance can
/// exist at a time.
class SignalHandler final : public QObject
{
    Q_OBJECT
public:
    explicit SignalHandler(QObject *parent = nullptr);
    ~SignalHandler() override;

Q_SIGNALS:
    void requested();
};
