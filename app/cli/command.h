// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exitcode.h"

#include <QObject>

/// A command of svc-cli. It runs from start() until finished() is emitted.
class Command : public QObject
{
    Q_OBJECT
public:
    virtual void start() = 0;
    /// Called for Ctrl+C. The command then ends soon and emits finished().
    virtual void interrupt() = 0;

Q_SIGNALS:
    void finished(ExitCode code);
};
