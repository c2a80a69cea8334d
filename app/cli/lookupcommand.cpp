// SPDX-License-Identifier: MIT
#include "cli/lookupcommand.h"

#include "base/errortext.h"
#include "cli/connectionoptions.h"
#include "cli/idarguments.h"
#include "export/xlsxexport.h"
#include "program/context.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"
#include "text/durationinwords.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

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

/// Returns whether rows of the format are written as they are answered.
bool writesAtOnce(CliOptions::Format format)
{
    return format == CliOptions::Format::Ndjson || format == CliOptions::Format::Json ||
           format == CliOptions::Format::Csv;
}

constexpr std::chrono::milliseconds kProgressInterval{250};

} // namespace

LookupCommand::LookupCommand(Context &context, CliOptions options, const QList<CliTarget> &targets)
    : m_context(context)
    , m_options(std::move(options))
    , m_ids(m_options.ids)
    , m_sessions(context.sessions(), targets)
    , m_writer(m_options, m_context.services().knownSecrets)
{
    for (const CliTarget &target : targets)
        m_parts.push_back({.target = target, .from = provenanceOf(target.connection)});
    m_context.results().setParallel(m_options.parallel);
    ResultSet &results = m_context.results().current();
    connect(&m_sessions, &TargetSessions::opened, this, &LookupCommand::sessionOpened);
    connect(&m_sessions, &TargetSessions::failed, this, &LookupCommand::signInFailed);
    connect(&results, &ResultSet::answered, this, &LookupCommand::writeNextRows);
    connect(&results, &ResultSet::throttled, this,
            [this](const QString &connectionId, std::chrono::seconds wait) {
                for (const Part &part : std::as_const(m_parts)) {
                    if (part.target.connection.id == connectionId)
                        writeAbout(part,
                                   tr("The service is busy; continuing in %1 s.").arg(qint64(wait.count())),
                                   writeNotice);
                }
            });
    connect(&results, &ResultSet::signInNeeded, this, &LookupCommand::renewSession);
    connect(&results, &ResultSet::ended, this, &LookupCommand::setOver);
    connect(&m_progressTimer, &QTimer::timeout, this, &LookupCommand::showProgress);
    if (!m_options.resumeFile.isEmpty())
        m_resumed.emplace(m_options.resumeFile);
}

void LookupCommand::start()
{
    if (m_resumed && !readResumeFile())
        return;
    writeOut(m_writer.begin());
    if (m_finished)
        return;
    for (const Part &part : std::as_const(m_parts)) {
        if (!part.target.connection.userName.isEmpty() && !part.target.secrets.passwordNotice.isEmpty())
            writeAbout(part, part.target.secrets.passwordNotice);
    }
    if (m_resumed || !writesAtOnce(m_options.format) || !isTerminal(stdout))
        m_progressTimer.start(kProgressInterval);
    m_sessions.open();
}

/// Returns whether the lookup can start. If not, the command has ended.
bool LookupCommand::readResumeFile()
{
    const auto problem = m_resumed->read(m_parts.front().from, m_ids, m_options.demo);
    if (problem) {
        writeMessage(problem->sentence);
        end(problem->code);
        return false;
    }
    const qsizetype count = m_ids.size();
    m_ids = m_resumed->missingIds();
    if (m_resumed->rowCount() > 0)
        writeNotice(tr("%1 has the rows of %2 of %3 ids; continuing with the others.")
                        .arg(m_options.resumeFile)
                        .arg(m_resumed->rowCount())
                        .arg(count));
    if (m_resumed->hasNotFound())
        m_code = ExitCode::NotFound;
    if (!m_ids.isEmpty())
        return true;
    end(m_code);
    return false;
}

/// Signs in once more if the session has worked before. Otherwise the lookup of the connection ends.
void LookupCommand::renewSession(const QString &connectionId)
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part &part = m_parts.at(i);
        if (part.target.connection.id != connectionId)
            continue;
        if (m_sessions.canRenew(static_cast<qsizetype>(i))) {
            writeAbout(part, tr("The session has ended; signing in once more."), writeNotice);
            m_sessions.renew(static_cast<qsizetype>(i));
        } else {
            m_context.results().current().stop(connectionId);
        }
        return;
    }
}

void LookupCommand::sessionOpened(qsizetype index)
{
    Part &part = m_parts.at(static_cast<std::size_t>(index));
    ResultSet &results = m_context.results().current();
    if (part.firstRow) {
        results.resume(part.target.connection);
        return;
    }
    part.firstRow = results.rows().size();
    results.lookUp(part.target.connection, m_ids, ResultSet::Mode::Add);
}

void LookupCommand::interrupt()
{
    m_interrupted = true;
    m_sessions.cancel();
    for (Part &part : m_parts)
        part.isOver = part.isOver || !part.firstRow;
    m_context.results().stop();
    writeNextRows();
}

void LookupCommand::signInFailed(qsizetype index, const Error &error)
{
    Part &part = m_parts.at(static_cast<std::size_t>(index));
    writeAbout(part, tr("Sign-in failed. %1").arg(errorSentences(error)));
    m_code = moreImportant(m_code, exitCodeFor(error));
    if (part.firstRow)
        m_context.results().current().stop(part.target.connection.id);
    else
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
            writeRow(row);
    }
}

/// Writes a row to standard output or to the file of --resume, which has only answers.
void LookupCommand::writeRow(const ResultRow &row)
{
    if (!m_resumed) {
        writeOut(m_writer.row(row));
        return;
    }
    if (m_finished || row.lookup.outcome == LookupRow::Outcome::NotLookedUp)
        return;
    if (const auto error = m_resumed->append(m_writer.row(row))) {
        writeMessage(errorSentences(*error));
        stopWith(exitCodeFor(*error));
    }
}

/// Writes to standard output. Ends the command if that fails.
void LookupCommand::writeOut(const QByteArray &bytes)
{
    if (m_finished || bytes.isEmpty())
        return;
    if (const ExitCode code = writeResult(bytes); code != ExitCode::Success)
        stopWith(code);
}

void LookupCommand::stopWith(ExitCode code)
{
    end(code);
    m_sessions.cancel();
    m_context.results().stop();
}

void LookupCommand::showProgress() const
{
    const LookupProgress progress = m_context.results().current().progress();
    if (progress.total == 0)
        return;
    QStringList parts{tr("%1 of %2").arg(progress.done).arg(progress.total),
                      tr("%1 found").arg(progress.found)};
    if (progress.notFound > 0)
        parts += tr("%1 not found").arg(progress.notFound);
    if (progress.failed > 0)
        parts += tr("%1 failed").arg(progress.failed);
    if (progress.timeLeft)
        parts += tr("%1 left").arg(durationInWords(*progress.timeLeft));
    writeProgress(dotSeparated(parts));
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
void LookupCommand::writeAbout(const Part &part, const QString &message,
                               void (*writer)(const QString &)) const
{
    writer(m_parts.size() > 1 ? labelledText(displayName(part.target.connection), message) : message);
}

void LookupCommand::end(ExitCode code)
{
    m_progressTimer.stop();
    clearProgress();
    if (!std::exchange(m_finished, true))
        Q_EMIT finished(code);
}

namespace {

struct LookupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

struct NamedFormat
{
    QString name;
    CliOptions::Format format;
};

const QList<NamedFormat> &formats()
{
    using Format = CliOptions::Format;
    static const QList<NamedFormat> all{
        {u"ndjson"_s, Format::Ndjson},
        {u"json"_s, Format::Json},
        {u"csv"_s, Format::Csv},
        {u"xlsx"_s, Format::Xlsx},
        {u"markdown"_s, Format::Markdown},
        {u"jira"_s, Format::Jira},
        {u"summary"_s, Format::Summary},
        {u"html"_s, Format::Html},
        {u"matrix-csv"_s, Format::MatrixCsv},
        {u"matrix-xlsx"_s, Format::MatrixXlsx},
        {u"matrix-markdown"_s, Format::MatrixMarkdown},
        {u"matrix-json"_s, Format::MatrixJson},
    };
    return all;
}

QStringList formatNames()
{
    QStringList names;
    for (const NamedFormat &format : formats())
        names += format.name;
    return names;
}

OptionGroup lookupOptions()
{
    return {
        LookupTexts::tr("Options"),
        {
            inputOption(),
            {.name = u"resume"_s,
             .value = u"FILE"_s,
             .text = LookupTexts::tr(
                 "Write NDJSON to a file, and look up only the ids that it has no answer for. A lookup that "
                 "was stopped or killed goes on with the same command line."),
             .completion = OptionSpec::Completion::Files},
            {.name = u"format"_s,
             .value = u"FORMAT"_s,
             .text = LookupTexts::tr(
                 "Output format: ndjson, json, csv, xlsx (a spreadsheet), markdown, jira (its wiki markup), "
                 "summary (how many there are of each state, type, category and connection, and when they "
                 "were created) or html (a report with these numbers and a table); or with one line for each "
                 "id and what differs between the connections matrix-csv, matrix-xlsx, matrix-markdown or "
                 "matrix-json. Default: ndjson."),
             .values = formatNames()},
            {.name = u"separator"_s,
             .value = u"SIGN"_s,
             .text = LookupTexts::tr("With --format csv or matrix-csv: comma, semicolon or tab. Default: "
                                     "comma."),
             .values = {u"comma"_s, u"semicolon"_s, u"tab"_s}},
            {.name = u"cards"_s,
             .text = LookupTexts::tr("With --format html: each notification in full, too.")},
            {.name = u"where"_s,
             .value = u"FILTER"_s,
             .text = LookupTexts::tr("Print only the rows that fit the filter. See svc-cli help filter."),
             .isRepeatable = true},
            {.name = u"parallel"_s,
             .value = u"N"_s,
             .text =
                 LookupTexts::tr("Requests at a time of each connection; at most 6 to one host. Default: 4."),
             .range = OptionSpec::Range{1, 6}},
        }};
}

QString readFormat(const QCommandLineParser &parser, CliOptions &options)
{
    static const QHash<QString, CsvSeparator> separators{{u"comma"_s, CsvSeparator::Comma},
                                                         {u"semicolon"_s, CsvSeparator::Semicolon},
                                                         {u"tab"_s, CsvSeparator::Tab}};
    for (const NamedFormat &format : formats()) {
        if (format.name == parser.value(u"format"_s))
            options.format = format.format;
    }
    if (options.isSpreadsheet() && !canWriteXlsx())
        return LookupTexts::tr("Spreadsheets need libxlsxwriter, which is missing.");
    if (options.isSpreadsheet() && isTerminal(stdout))
        return LookupTexts::tr(
            "A terminal can't show a spreadsheet. Write it to a file: --format xlsx > notifications.xlsx");
    if (parser.isSet(u"separator"_s) && options.format != CliOptions::Format::Csv &&
        options.format != CliOptions::Format::MatrixCsv)
        return LookupTexts::tr("--separator belongs to --format csv and matrix-csv.");
    options.separator = separators.value(parser.value(u"separator"_s), CsvSeparator::Comma);
    options.cards = parser.isSet(u"cards"_s);
    if (options.cards && options.format != CliOptions::Format::Html)
        return LookupTexts::tr("--cards belongs to --format html.");
    return {};
}

QString readResume(const QCommandLineParser &parser, CliOptions &options)
{
    if (!parser.isSet(u"resume"_s))
        return {};
    options.resumeFile = parser.value(u"resume"_s);
    if (options.resumeFile.isEmpty() || options.resumeFile == "-"_L1)
        return LookupTexts::tr("--resume needs the name of a file.");
    if (options.format != CliOptions::Format::Ndjson)
        return LookupTexts::tr("--resume writes NDJSON; leave --format out.");
    if (!options.where.isEmpty())
        return LookupTexts::tr("--resume keeps the rows of all ids; leave --where out.");
    if (options.savedNames.size() > 1)
        return LookupTexts::tr("--resume takes only one --connection.");
    return {};
}

QString readLookup(const QCommandLineParser &parser, CliOptions &options)
{
    if (QString problem = readIdSources(parser, options); !problem.isEmpty())
        return problem;
    // In UTC like every time that is printed, so that a script does not depend on the computer's zone.
    options.whereText = parser.values(u"where"_s).join(u' ');
    options.where = FilterQuery(options.whereText, QDateTime::currentDateTimeUtc());
    if (const auto mistake = options.where.mistake())
        return u"--where: "_s + mistake->sentence;
    if (QString problem = readFormat(parser, options); !problem.isEmpty())
        return problem;
    if (parser.isSet(u"parallel"_s))
        options.parallel = parser.value(u"parallel"_s).toInt();
    if (QString problem = readConnectionOptions(parser, options); !problem.isEmpty())
        return problem;
    return readResume(parser, options);
}

} // namespace

CommandSpec lookupSpec()
{
    return {
        .name = u"lookup"_s,
        .arguments = LookupTexts::tr("IDS…"),
        .maxArguments = -1,
        .summary = LookupTexts::tr("Look notifications up"),
        .description =
            {LookupTexts::tr("IDS are numbers (7), lists (7,9) and ranges (7-12); - reads them from standard "
                             "input. Negative ids go after --. See svc-cli help ids."),
             LookupTexts::tr("Results are in the order of the ids. With several --connection options each id "
                             "has one result of each connection."),
             LookupTexts::tr("With --user a lookup signs in first, otherwise it goes with the API key alone. "
                             "See svc-cli help secrets.")},
        .options = {lookupOptions(), connectionOptions()},
        .examples =
            {{LookupTexts::tr("Try it with the demo service"),
              u"svc-cli --demo lookup 1001-1005 --format markdown"_s},
             {LookupTexts::tr("Only what is unread and new"),
              u"svc-cli --demo lookup 1001-1300 --where 'is:unread created:>7d'"_s},
             {LookupTexts::tr("The ids of a ticket, with a saved connection"),
              u"grep -oE '#[0-9]+' ticket.txt | svc-cli --connection Staging lookup -"_s},
             {LookupTexts::tr("A long list at night; after an interruption the same line goes on"),
              u"svc-cli --connection Staging lookup --input ids.txt --resume answers.ndjson"_s},
             {LookupTexts::tr("Compare two connections"),
              u"svc-cli --demo --connection production --connection test lookup 1001-1010 --format matrix-markdown"_s}},
        .exitCodes = {{ExitCode::Success, LookupTexts::tr("all found")},
                      {ExitCode::NotFound, LookupTexts::tr("some not found")},
                      {ExitCode::SignIn,
                       LookupTexts::tr("sign-in refused, or the session ended; the rest was not looked up")},
                      {ExitCode::Network, LookupTexts::tr("network or TLS")},
                      {ExitCode::Service, LookupTexts::tr("fault of the service, or wrong data")}},
        .service = CommandSpec::Service::Session,
        .takesSeveralConnections = true,
        .read = readLookup,
        .prepare = readIds,
        .make =
            [](Context &context, const CliOptions &options, const QList<CliTarget> &targets) {
                return std::make_unique<LookupCommand>(context, options, targets);
            },
    };
}

#include "moc_lookupcommand.cpp"
