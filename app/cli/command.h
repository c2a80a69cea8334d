// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exitcode.h"

#include <QObject>

/// What the program was asked to do, from start() to finished().
class Command : public QObject
{
    Q_OBJECT
public:
    virtual void start() = 0;
    /// Ctrl+C: ends soon, with finished().
    virtual void interrupt() = 0;

Q_SIGNALS:
    void finished(ExitCode code);
};
