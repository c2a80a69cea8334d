// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"
#include "cli/credentials.h"
#include "cli/options.h"

class Context;
struct UpgradeReport;

/// `svc-cli upgrade`: runs one upgrade and writes its report as JSON to standard output. The caller must have
/// checked CliOptions::confirmed. interrupt() does not stop an upgrade that was sent, so its outcome is
/// unknown then. If a previous upgrade may still be active and the options do not acknowledge that, nothing
/// is sent.
class UpgradeCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` must outlive the command.
    UpgradeCommand(Context &context, CliOptions options, CliTarget target);

    void start() override;
    void interrupt() override;

private:
    void writeStartMessage();
    void writeReport(const UpgradeReport &report);
    void end(bool isRecorded);

    Context &m_context;
    CliOptions m_options;
    CliTarget m_target;
    ExitCode m_code = ExitCode::Success;
    bool m_isReported = false;
};

[[nodiscard]] CommandSpec upgradeSpec();
