// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "cli/credentials.h"
#include "cli/options.h"
#include "cli/rowwriter.h"
#include "results/resultrow.h"
#include "results/searchtext.h"

#include <QList>

class Context;
class Session;

/// `svc-cli lookup`: signs in if a user is given, looks up ids, and writes one row for each that
/// `--where` accepts. The exit code is about all of them.
class LookupCommand final : public Command
{
    Q_OBJECT
public:
    LookupCommand(Context &context, CliOptions options, CliCredentials secrets, QList<qint32> ids);

    void start() override;
    void interrupt() override;

private:
    void signInFailed(const Error &error);
    void writeNextRows();
    void writeNotLookedUp();
    void write(const ResultRow &row);
    void writeOut(const QByteArray &bytes);
    void finish();
    [[nodiscard]] QString stopText(const Error &error) const;
    void end(ExitCode code);

    Context &m_context;
    Session &m_session;
    CliOptions m_options;
    CliCredentials m_secrets;
    QList<qint32> m_ids;
    RowWriter m_writer;
    SearchTexts m_texts;
    qsizetype m_written = 0; ///< number of written rows of the result set
    bool m_interrupted = false;
    bool m_finished = false;
    ExitCode m_code = ExitCode::Success;
};
