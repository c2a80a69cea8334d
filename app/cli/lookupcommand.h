// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/commandspec.h"
#include "cli/credentials.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/resumefile.h"
#include "cli/rowwriter.h"
#include "cli/targetsessions.h"
#include "results/resultrow.h"

#include <QList>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <vector>

class Context;

/// `svc-cli lookup`: signs in to each connection if it has a user, looks up the ids there, and writes the
/// rows that `--where` accepts: for each id one row of each connection. The connections do not wait for each
/// other, and a problem of one does not stop the others. If a session ends whose token has answered a lookup,
/// signs in once more; see TargetSessions. The exit code takes every row into account, also one
/// that `--where` leaves out.
class LookupCommand final : public Command
{
    Q_OBJECT
public:
    /// `context` must outlive the command.
    LookupCommand(Context &context, CliOptions options, const QList<CliTarget> &targets);

    void start() override;
    void interrupt() override;

private:
    /// The lookup of one connection.
    struct Part
    {
        CliTarget target;
        Provenance from;
        std::optional<qsizetype> firstRow{}; ///< in the result set, once the lookup has been started
        bool isOver = false;                 ///< the lookup has ended or will not be started
    };

    [[nodiscard]] bool readResumeFile();
    void renewSession(const QString &connectionId);
    void sessionOpened(qsizetype index);
    void signInFailed(qsizetype index, const Error &error);
    void setOver(const QString &connectionId);
    void writeNextRows();
    [[nodiscard]] std::optional<ResultRow> rowOf(const Part &part, qsizetype id) const;
    void write(const QList<ResultRow> &rowsOfId);
    void writeOut(const QByteArray &bytes);
    void writeRow(const ResultRow &row);
    void stopWith(ExitCode code);
    void showProgress() const;
    void finish();
    [[nodiscard]] QString stopText(const Part &part, const Error &error) const;
    void writeAbout(const Part &part, const QString &message,
                    void (*writer)(const QString &) = writeMessage) const;
    void end(ExitCode code);

    Context &m_context;
    CliOptions m_options;
    std::vector<Part> m_parts;
    QList<qint32> m_ids;
    TargetSessions m_sessions;
    RowWriter m_writer;
    std::optional<ResumeFile> m_resumed;
    QTimer m_progressTimer;
    qsizetype m_written = 0; ///< number of ids whose rows are written
    bool m_interrupted = false;
    bool m_finished = false;
    ExitCode m_code = ExitCode::Success;
};

[[nodiscard]] CommandSpec lookupSpec();
