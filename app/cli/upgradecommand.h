// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/credentials.h"
#include "cli/options.h"

class Context;
struct UpgradeReport;

/// `svc-cli upgrade`: runs one upgrade and writes its report. If it is interrupted after the request was
/// sent, the outcome is unknown. If a previous upgrade may still be active, the user must acknowledge that
/// first.
class UpgradeCommand final : public Command
{
    Q_OBJECT
public:
    UpgradeCommand(Context &context, CliOptions options, CliTarget target);

    void start() override;
    void interrupt() override;

private:
    void writeStartMessage();
    void report(const UpgradeReport &report);
    void end(bool isRecorded);

    Context &m_context;
    CliOptions m_options;
    CliTarget m_target;
    ExitCode m_code = ExitCode::Success;
    bool m_isReported = false;
};
