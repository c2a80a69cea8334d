// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Ctrl+C and the system's request to end, as a signal from the event loop. One at a time.
class SignalHandler final : public QObject
{
    Q_OBJECT
public:
    explicit SignalHandler(QObject *parent = nullptr);
    ~SignalHandler() override;

Q_SIGNALS:
    void requested();
};
