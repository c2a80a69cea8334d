// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"
#include "cli/credentials.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/targetsessions.h"
#include "watch/watch.h"

#include <memory>
#include <vector>

class Context;
class SecretRedactor;

/// `svc-cli watch`: signs in to each connection if it has a user, looks up the ids there again and again, and
/// writes what has changed. The connections do not wait for each other, and a problem of one does not stop
/// the others. If a session ends whose token has answered a lookup, signs in once more; see TargetSessions.
/// It ends when all ids of all connections have reached the goal, or when the time is over.
class WatchCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` must outlive the command.
    WatchCommand(Context &context, CliOptions options, const QList<CliTarget> &targets);

    void start() override;
    void interrupt() override;

private:
    /// The watch of one connection.
    struct Part
    {
        CliTarget target;
        std::unique_ptr<Watch> watch{}; ///< once it has been started
        bool isLookedUp = false;        ///< the first round has ended
        bool isOver = false;
    };

    [[nodiscard]] Part *partOf(const QString &connectionId);
    void sessionOpened(qsizetype index);
    void signInFailed(qsizetype index, const Error &error);
    void renewSession(const QString &connectionId);
    void roundEnded(const QString &connectionId);
    void setOver(Part &part, ExitCode code);
    void writeNow(qsizetype row);
    void writeChange(const WatchChange &change);
    void writeFailure(const Part &part, qsizetype row) const;
    void writeAbout(const Part &part, const QString &message,
                    void (*writer)(const QString &) = writeMessage) const;
    void writeEvent(const QByteArray &event);
    void finish(ExitCode code);
    void stopWith(ExitCode code);

    Context &m_context;
    CliOptions m_options;
    TargetSessions m_sessions;
    ResultSet &m_results;
    const SecretRedactor &m_redactor;
    std::vector<Part> m_parts;
    ExitCode m_code = ExitCode::Success;
    bool m_isFinished = false;
};

[[nodiscard]] CommandSpec watchSpec();
