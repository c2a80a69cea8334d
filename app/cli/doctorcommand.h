// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"
#include "cli/credentials.h"
#include "doctor/doctorreport.h"
#include "net/job.h"

#include <memory>

class Context;

/// `svc-cli doctor`: finds out why a connection does not work, and sends no secret.
class DoctorCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` must outlive the command.
    DoctorCommand(Context &context, CliOptions options, Connection connection);
    ~DoctorCommand() override;

    void start() override;
    void interrupt() override;

private:
    void write(const DoctorReport &report);

    Context &m_context;
    const CliOptions m_options;
    const Connection m_connection;
    std::unique_ptr<Job<DoctorReport>> m_job;
    bool m_isInterrupted = false;
};

[[nodiscard]] CommandSpec doctorSpec();
