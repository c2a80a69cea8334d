// SPDX-License-Identifier: MIT
#include "cli/lookupcommand.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "program/context.h"

using namespace Qt::StringLiterals;

namespace {

bool isFinal(LookupRow::Outcome outcome)
{
    return outcome != LookupRow::Outcome::Waiting && outcome != LookupRow::Outcome::Running;
}

} // namespace

LookupCommand::LookupCommand(Context &context, CliOptions options, CliCredentials secrets, QList<qint32> ids)
    : m_context(context)
    , m_session(context.sessions().session(options.connection.id))
    , m_options(std::move(options))
    , m_secrets(std::move(secrets))
    , m_ids(std::move(ids))
    , m_writer(m_options, m_context.services().knownSecrets)
{
    m_context.results().setParallel(m_options.parallel);
    ResultSet &results = m_context.results().current();
    connect(&m_session, &Session::signInFailed, this, &LookupCommand::signInFailed);
    connect(&m_session, &Session::stateChanged, this, [this](Session::State state) {
        if (state == Session::State::SignedIn || state == Session::State::ApiKeyOnly)
            m_context.results().current().lookUp(m_options.connection, m_ids);
    });
    connect(&results, &ResultSet::answered, this, &LookupCommand::writeNextRows);
    connect(&results, &ResultSet::throttled, this, [](const QString &, std::chrono::seconds wait) {
        writeMessage(tr("The service is busy; continuing in %1 s.").arg(qint64(wait.count())));
    });
    connect(&results, &ResultSet::signInNeeded, &results, qOverload<const QString &>(&ResultSet::stop));
    connect(&results, &ResultSet::ended, this, &LookupCommand::finish);
}

void LookupCommand::start()
{
    writeOut(m_writer.begin());
    if (m_finished)
        return;
    if (m_options.connection.userName.isEmpty())
        m_session.continueWithApiKey(m_options.connection, m_secrets.apiKey);
    else
        m_session.signIn(m_options.connection, m_secrets.apiKey, m_secrets.password);
}

void LookupCommand::interrupt()
{
    m_interrupted = true;
    if (m_context.results().isRunning()) {
        m_context.results().stop();
        return;
    }
    m_session.cancelSignIn();
    writeNotLookedUp();
    finish();
}

void LookupCommand::signInFailed(const Error &error)
{
    writeMessage(tr("Sign-in failed. %1").arg(errorSentences(error)));
    m_code = moreImportant(m_code, exitCodeFor(error));
    writeNotLookedUp();
    finish();
}

/// Writes the rows that are next in the order of the ids. A row that is answered early waits for its turn.
void LookupCommand::writeNextRows()
{
    const QList<ResultRow> &rows = m_context.results().current().rows();
    while (m_written < rows.size() && isFinal(rows.at(m_written).lookup.outcome))
        write(rows.at(m_written++));
}

/// Writes all ids as not looked up, if no lookup was started.
void LookupCommand::writeNotLookedUp()
{
    ResultRow row;
    row.lookup.outcome = LookupRow::Outcome::NotLookedUp;
    row.from = provenanceOf(m_options.connection);
    row.connectionId = m_options.connection.id;
    for (const qint32 id : std::as_const(m_ids)) {
        row.lookup.id = id;
        write(row);
    }
}

void LookupCommand::write(const ResultRow &row)
{
    if (row.lookup.error)
        m_code = moreImportant(m_code, exitCodeFor(*row.lookup.error));
    if (m_options.where.fits(row, m_texts))
        writeOut(m_writer.row(row));
}

/// Writes to standard output. Ends the command if that fails.
void LookupCommand::writeOut(const QByteArray &bytes)
{
    if (m_finished || bytes.isEmpty())
        return;
    if (const ExitCode code = writeResult(bytes); code != ExitCode::Success) {
        end(code);
        m_context.results().stop();
    }
}

void LookupCommand::finish()
{
    writeOut(m_writer.end());
    if (m_finished)
        return;
    if (const auto error = m_context.results().current().stoppedBy(m_options.connection.id)) {
        m_code = moreImportant(m_code, exitCodeFor(*error));
        writeMessage(stopText(*error));
    }
    end(m_interrupted ? ExitCode::Interrupted : m_code);
}

QString LookupCommand::stopText(const Error &error) const
{
    const ResultSet &results = m_context.results().current();
    QStringList sentences;
    if (const auto row = results.stoppedAt(m_options.connection.id))
        sentences += tr("Stopped at %1.").arg(QString::number(results.rows().at(*row).lookup.id));
    else
        sentences += tr("Stopped.");
    sentences += errorSentences(error);
    const qsizetype open = results.progress().notLookedUp;
    if (open > 0)
        sentences += tr("%n ids were not looked up.", nullptr, static_cast<int>(open));
    return sentences.join(u' ');
}

void LookupCommand::end(ExitCode code)
{
    if (!std::exchange(m_finished, true))
        Q_EMIT finished(code);
}

#include "moc_lookupcommand.cpp"
