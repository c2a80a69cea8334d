// SPDX-License-Identifier: MIT
#include "cli/lookupcommand.h"

#include "base/errortext.h"
#include "cli/output.h"
#include "program/context.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isFinal(LookupRow::Outcome outcome)
{
    return outcome != LookupRow::Outcome::Waiting && outcome != LookupRow::Outcome::Running;
}

bool isMatrix(CliOptions::Format format)
{
    return format == CliOptions::Format::MatrixCsv || format == CliOptions::Format::MatrixXlsx ||
           format == CliOptions::Format::MatrixMarkdown || format == CliOptions::Format::MatrixJson;
}

} // namespace

LookupCommand::LookupCommand(Context &context, CliOptions options, const QList<CliTarget> &targets,
                             QList<qint32> ids)
    : m_context(context)
    , m_options(std::move(options))
    , m_ids(std::move(ids))
    , m_writer(m_options, m_context.services().knownSecrets)
{
    for (const CliTarget &target : targets)
        m_parts.push_back({target,
                           provenanceOf(target.connection),
                           &m_context.sessions().session(target.connection.id),
                           {},
                           false});
    m_context.results().setParallel(m_options.parallel);
    ResultSet &results = m_context.results().current();
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Session *session = m_parts.at(i).session;
        connect(session, &Session::signInFailed, this,
                [this, i](const Error &error) { signInFailed(i, error); });
        connect(session, &Session::stateChanged, this, [this, i](Session::State state) {
            if (state == Session::State::SignedIn || state == Session::State::ApiKeyOnly)
                lookUp(i);
        });
    }
    connect(&results, &ResultSet::answered, this, &LookupCommand::writeNextRows);
    connect(&results, &ResultSet::throttled, this,
            [this](const QString &connectionId, std::chrono::seconds wait) {
                for (const Part &part : std::as_const(m_parts)) {
                    if (part.target.connection.id == connectionId)
                        writeAbout(part,
                                   tr("The service is busy; continuing in %1 s.").arg(qint64(wait.count())));
                }
            });
    connect(&results, &ResultSet::signInNeeded, &results, qOverload<const QString &>(&ResultSet::stop));
    connect(&results, &ResultSet::ended, this, &LookupCommand::setOver);
}

void LookupCommand::start()
{
    writeOut(m_writer.begin());
    for (const Part &part : std::as_const(m_parts)) {
        if (m_finished)
            return;
        const auto &[connection, secrets] = part.target;
        if (connection.userName.isEmpty()) {
            part.session->continueWithApiKey(connection, secrets.apiKey);
            continue;
        }
        if (!secrets.passwordNotice.isEmpty())
            writeAbout(part, secrets.passwordNotice);
        part.session->signIn(connection, secrets.apiKey, secrets.password);
    }
}

void LookupCommand::lookUp(std::size_t index)
{
    Part &part = m_parts.at(index);
    if (part.firstRow || part.isOver)
        return;
    ResultSet &results = m_context.results().current();
    part.firstRow = results.rows().size();
    results.lookUp(part.target.connection, m_ids, ResultSet::Mode::Add);
}

void LookupCommand::interrupt()
{
    m_interrupted = true;
    for (Part &part : m_parts) {
        if (!part.firstRow) {
            part.isOver = true;
            part.session->cancelSignIn();
        }
    }
    m_context.results().stop();
    writeNextRows();
}

void LookupCommand::signInFailed(std::size_t index, const Error &error)
{
    Part &part = m_parts.at(index);
    writeAbout(part, tr("Sign-in failed. %1").arg(errorSentences(error)));
    m_code = moreImportant(m_code, exitCodeFor(error));
    part.isOver = true;
    writeNextRows();
}

void LookupCommand::setOver(const QString &connectionId)
{
    for (Part &part : m_parts) {
        if (part.target.connection.id == connectionId)
            part.isOver = true;
    }
    writeNextRows();
}

/// Writes the rows that are next in the order of the ids. A row that is answered early waits for its turn.
/// When all are written and all lookups are over, ends the command.
void LookupCommand::writeNextRows()
{
    for (; m_written < m_ids.size() && !m_finished; ++m_written) {
        QList<ResultRow> rows;
        for (const Part &part : std::as_const(m_parts)) {
            const std::optional<ResultRow> row = rowOf(part, m_written);
            if (!row)
                return;
            rows += *row;
        }
        write(rows);
    }
    if (std::all_of(m_parts.cbegin(), m_parts.cend(), [](const Part &part) { return part.isOver; }))
        finish();
}

/// Returns the row of an id, given by its index; `nullopt` while its outcome is not known.
std::optional<ResultRow> LookupCommand::rowOf(const Part &part, qsizetype id) const
{
    if (part.firstRow) {
        const ResultRows &rows = m_context.results().current().rows();
        const qsizetype row = *part.firstRow + id;
        return isFinal(rows.outcome(row)) ? std::optional(rows.at(row)) : std::nullopt;
    }
    if (!part.isOver)
        return {};
    ResultRow row;
    row.lookup.id = m_ids.at(id);
    row.lookup.outcome = LookupRow::Outcome::NotLookedUp;
    row.from = part.from;
    row.connectionId = part.target.connection.id;
    return row;
}

/// Writes the rows of an id that fit the filter. A matrix shows all of them if one fits.
void LookupCommand::write(const QList<ResultRow> &rowsOfId)
{
    QList<bool> matches(rowsOfId.size(), true);
    if (!m_options.where.isEmpty()) {
        const ResultRows rows(rowsOfId);
        RowReader reader(rows);
        for (qsizetype i = 0; i < matches.size(); ++i)
            matches[i] = m_options.where.matches(reader, i);
        if (isMatrix(m_options.format))
            matches.fill(matches.contains(true));
    }
    for (qsizetype i = 0; i < rowsOfId.size(); ++i) {
        const ResultRow &row = rowsOfId.at(i);
        if (row.lookup.error)
            m_code = moreImportant(m_code, exitCodeFor(*row.lookup.error));
        if (matches.at(i))
            writeOut(m_writer.row(row));
    }
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
    const ResultSet &results = m_context.results().current();
    for (const Part &part : std::as_const(m_parts)) {
        const QString &id = part.target.connection.id;
        m_writer.setSameAnswers(id, results.sameAnswers(id));
    }
    const Result<QByteArray> last = m_writer.end();
    if (last) {
        writeOut(*last);
    } else {
        writeMessage(errorSentences(last.error()));
        m_code = moreImportant(m_code, exitCodeFor(last.error()));
    }
    if (m_finished)
        return;
    for (const Part &part : std::as_const(m_parts)) {
        if (const QString doubt = sameAnswersText(results.sameAnswers(part.target.connection.id));
            !doubt.isEmpty())
            writeAbout(part, doubt);
        if (const auto error = results.run(part.target.connection.id).stoppedBy()) {
            m_code = moreImportant(m_code, exitCodeFor(*error));
            writeAbout(part, stopText(part, *error));
        }
    }
    end(m_interrupted ? ExitCode::Interrupted : m_code);
}

QString LookupCommand::stopText(const Part &part, const Error &error) const
{
    const ResultSet &results = m_context.results().current();
    QStringList sentences;
    if (const auto row = results.run(part.target.connection.id).stoppedAt())
        sentences += tr("Stopped at %1.").arg(QString::number(results.rows().id(*row)));
    else
        sentences += tr("Stopped.");
    sentences += errorSentences(error);
    int open = 0;
    for (qsizetype id = 0; id < m_ids.size(); ++id)
        open += results.rows().outcome(part.firstRow.value_or(0) + id) == LookupRow::Outcome::NotLookedUp;
    if (open > 0)
        sentences += tr("%n ids were not looked up.", nullptr, open);
    return sentences.join(u' ');
}

/// Writes a message, which begins with the connection if there are several.
void LookupCommand::writeAbout(const Part &part, const QString &message) const
{
    writeMessage(m_parts.size() > 1 ? labelledText(displayName(part.target.connection), message) : message);
}

void LookupCommand::end(ExitCode code)
{
    if (!std::exchange(m_finished, true))
        Q_EMIT finished(code);
}

#include "moc_lookupcommand.cpp"
