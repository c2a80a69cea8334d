// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Ctrl+C and the system's request to end, as a signal from the event loop. One at a time.
class Interrupt final : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);
    ~Interrupt() override;

Q_SIGNALS:
    void requested();
};
