// SPDX-License-Identifier: MIT
#include "cli/watchcommand.h"

#include "base/errortext.h"
#include "cli/connectionoptions.h"
#include "cli/idarguments.h"
#include "cli/watchevents.h"
#include "program/context.h"
#include "redaction/knownsecrets.h"
#include "results/sameanswers.h"
#include "text/composedtext.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the word for the reason of the end.
QString reasonWord(ExitCode code, WatchGoal goal)
{
    switch (code) {
    case ExitCode::Success:
        return goal == WatchGoal::None ? u"time-over"_s : u"until-met"_s;
    case ExitCode::TimeOver:
        return u"time-over"_s;
    case ExitCode::Interrupted:
        return u"interrupted"_s;
    default:
        return u"failed"_s;
    }
}

} // namespace

WatchCommand::WatchCommand(Context &context, CliOptions options, const QList<CliTarget> &targets)
    : m_context(context)
    , m_options(std::move(options))
    , m_sessions(context.sessions(), targets)
    , m_results(context.results().current())
    , m_redactor(context.services().knownSecrets.redactor())
{
    for (const CliTarget &target : targets)
        m_parts.push_back({.target = target});
    m_context.results().setParallel(1);
    connect(&m_sessions, &TargetSessions::opened, this, &WatchCommand::sessionOpened);
    connect(&m_sessions, &TargetSessions::failed, this, &WatchCommand::signInFailed);
    connect(&m_results, &ResultSet::signInNeeded, this, &WatchCommand::renewSession);
    connect(&m_results, &ResultSet::ended, this, &WatchCommand::roundEnded);
    connect(&m_results, &ResultSet::throttled, this,
            [this](const QString &connectionId, std::chrono::seconds wait) {
                writeAbout(*partOf(connectionId),
                           tr("The service is busy; continuing in %1 s.").arg(qint64(wait.count())),
                           writeNotice);
            });
}

void WatchCommand::start()
{
    for (const Part &part : m_parts) {
        if (!part.target.connection.userName.isEmpty() && !part.target.secrets.passwordNotice.isEmpty())
            writeAbout(part, part.target.secrets.passwordNotice);
    }
    m_sessions.open();
}

void WatchCommand::interrupt()
{
    finish(ExitCode::Interrupted);
}

WatchCommand::Part *WatchCommand::partOf(const QString &connectionId)
{
    const auto part = std::find_if(m_parts.begin(), m_parts.end(), [&connectionId](const Part &each) {
        return each.target.connection.id == connectionId;
    });
    return part == m_parts.end() ? nullptr : &*part;
}

void WatchCommand::sessionOpened(qsizetype index)
{
    Part &part = m_parts.at(static_cast<std::size_t>(index));
    if (part.watch) {
        m_results.resume(part.target.connection);
        return;
    }
    part.watch = std::make_unique<Watch>(m_results, m_options.watch,
                                         [] { return QRandomGenerator::global()->generateDouble(); });
    connect(part.watch.get(), &Watch::known, this, &WatchCommand::writeNow);
    connect(part.watch.get(), &Watch::changed, this, &WatchCommand::writeChange);
    connect(part.watch.get(), &Watch::failed, this,
            [this, &part](qsizetype row) { writeFailure(part, row); });
    connect(part.watch.get(), &Watch::ended, this, [this, &part](Watch::End end) {
        const bool isLate = end == Watch::End::TimeOver && m_options.watch.goal != WatchGoal::None;
        setOver(part, isLate ? ExitCode::TimeOver : ExitCode::Success);
    });
    part.watch->start(part.target.connection, m_options.ids);
}

void WatchCommand::signInFailed(qsizetype index, const Error &error)
{
    Part &part = m_parts.at(static_cast<std::size_t>(index));
    if (part.isOver)
        return;
    writeAbout(part, tr("Sign-in failed. %1").arg(errorSentences(error)));
    setOver(part, exitCodeFor(error));
}

/// Signs in once more if the session has worked before. Otherwise the watch of the connection ends.
void WatchCommand::renewSession(const QString &connectionId)
{
    Part &part = *partOf(connectionId);
    const auto index = static_cast<qsizetype>(&part - m_parts.data());
    if (m_sessions.canRenew(index)) {
        writeAbout(part, tr("The session has ended; signing in once more."), writeNotice);
        m_sessions.renew(index);
        return;
    }
    const Error error = m_results.run(connectionId).pausedBy().value_or(Error());
    writeAbout(part, errorSentences(error));
    setOver(part, exitCodeFor(error));
}

/// Ends the watch of the connection if not even the first round was possible.
void WatchCommand::roundEnded(const QString &connectionId)
{
    Part &part = *partOf(connectionId);
    if (part.isOver || std::exchange(part.isLookedUp, true))
        return;
    if (const auto error = m_results.run(connectionId).stoppedBy()) {
        writeAbout(part, tr("Stopped. %1").arg(errorSentences(*error)));
        setOver(part, exitCodeFor(*error));
    }
}

/// Ends the watch of one connection, and the command with that of the last.
void WatchCommand::setOver(Part &part, ExitCode code)
{
    part.isOver = true;
    m_code = moreImportant(m_code, code);
    if (part.watch)
        part.watch->stop();
    if (std::all_of(m_parts.cbegin(), m_parts.cend(), [](const Part &each) { return each.isOver; }))
        finish(m_code);
}

void WatchCommand::writeNow(qsizetype row)
{
    writeEvent(nowEvent(m_results.rows().at(row), m_results.clock().utcNow(), m_redactor));
}

void WatchCommand::writeChange(const WatchChange &change)
{
    writeEvent(changedEvent(change, m_results.rows().at(change.row), m_redactor));
    if (change.mayBeOwnRead)
        writeAbout(*partOf(change.connectionId),
                   tr("%1 is read at the first repeat. The watching may have done that: nobody has "
                      "documented whether a lookup changes the flag.")
                       .arg(QString::number(change.id)),
                   writeNotice);
}

void WatchCommand::writeFailure(const Part &part, qsizetype row) const
{
    const ResultRow failed = redacted(m_results.rows().at(row), m_redactor);
    writeAbout(part, labelledText(QString::number(failed.lookup.id), reasonText(failed)));
}

/// Writes a message, which begins with the connection if there are several.
void WatchCommand::writeAbout(const Part &part, const QString &message, void (*writer)(const QString &)) const
{
    writer(m_parts.size() > 1 ? labelledText(displayName(part.target.connection), message) : message);
}

/// Writes to standard output. Ends the command if that fails.
void WatchCommand::writeEvent(const QByteArray &event)
{
    if (m_isFinished)
        return;
    if (const ExitCode code = writeResult(event); code != ExitCode::Success)
        stopWith(code);
}

/// Ends the command with its last event.
void WatchCommand::finish(ExitCode code)
{
    if (m_isFinished)
        return;
    const ExitCode written =
        writeResult(endedEvent(reasonWord(code, m_options.watch.goal), m_results.clock().utcNow()));
    stopWith(written == ExitCode::Success ? code : written);
}

void WatchCommand::stopWith(ExitCode code)
{
    m_isFinished = true;
    m_sessions.cancel();
    for (Part &part : m_parts) {
        part.isOver = true;
        if (part.watch)
            part.watch->stop();
    }
    Q_EMIT finished(code);
}

namespace {

struct WatchTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

OptionGroup watchOptions()
{
    return {
        WatchTexts::tr("Options"),
        {
            inputOption(),
            {.name = u"every"_s,
             .value = u"SECONDS"_s,
             .text = WatchTexts::tr("Ask again that long after the last time, 10 to 3600. Default: 300."),
             .range = OptionSpec::Range{10, 3600}},
            {.name = u"until"_s,
             .value = u"WHAT"_s,
             .text = WatchTexts::tr("End when all ids have changed, are read, are archived, or are found."),
             .values = {u"changed"_s, u"read"_s, u"archived"_s, u"found"_s}},
            {.name = u"for"_s,
             .value = u"DURATION"_s,
             .text =
                 WatchTexts::tr("End after that time at the latest, such as 90s, 10m or 8h. Default: 24h, "
                                "which is the longest."),
             .values = {u"10m"_s, u"1h"_s, u"8h"_s, u"24h"_s},
             .areExamples = true},
        }};
}

/// Returns the duration from 1 s to 24 h; `nullopt` if the text is none.
std::optional<std::chrono::seconds> durationFrom(const QString &text)
{
    static const QRegularExpression form(u"^([0-9]{1,5})([smh])$"_s);
    const QRegularExpressionMatch match = form.match(text);
    const std::chrono::seconds number(match.captured(1).toInt());
    const QString unit = match.captured(2);
    const std::chrono::seconds duration = number * (unit == "h"_L1 ? 3600 : unit == "m"_L1 ? 60 : 1);
    if (duration < std::chrono::seconds(1) || duration > std::chrono::hours(24))
        return {};
    return duration;
}

QString readWatch(const QCommandLineParser &parser, CliOptions &options)
{
    if (QString problem = readIdSources(parser, options); !problem.isEmpty())
        return problem;
    WatchPlan &plan = options.watch;
    if (parser.isSet(u"every"_s))
        plan.interval = std::chrono::seconds(parser.value(u"every"_s).toInt());
    plan.goal = valueNamed(kWatchGoals, parser.value(u"until"_s)).value_or(WatchGoal::None);
    if (parser.isSet(u"for"_s)) {
        const auto duration = durationFrom(parser.value(u"for"_s));
        if (!duration)
            return WatchTexts::tr("--for is a time from 1s to 24h, such as 90s, 10m or 8h, not “%1”.")
                .arg(parser.value(u"for"_s));
        plan.lasting = *duration;
    }
    if (plan.lasting < plan.interval)
        return WatchTexts::tr("--for is shorter than --every, so nothing would be asked for again.");
    return readConnectionOptions(parser, options);
}

std::optional<CliProblem> readWatchedIds(CliOptions &options)
{
    if (auto problem = readIds(options))
        return problem;
    if (options.ids.size() <= Watch::kMaxIds)
        return {};
    const QLocale english(QLocale::English);
    return CliProblem{ExitCode::Usage,
                      WatchTexts::tr("These are %1 ids. At most %2 can be watched, since each is asked for "
                                     "again and again, one at a time.")
                          .arg(english.toString(options.ids.size()), english.toString(Watch::kMaxIds))};
}

} // namespace

CommandSpec watchSpec()
{
    return {
        .name = u"watch"_s,
        .arguments = WatchTexts::tr("IDS…"),
        .maxArguments = -1,
        .summary = WatchTexts::tr("Say when notifications change"),
        .description =
            {WatchTexts::tr(
                 "Looks ids up, at most 1,000, and then again and again, one at a time. Prints one "
                 "JSON object a line: “now” for each id, “changed” whenever one is read, "
                 "archived, found, no longer found, or has another subject or preview, and "
                 "“ended” at the end."),
             WatchTexts::tr("“Read” is the flag of the user of this session or key, as the service decides. "
                            "Nobody has documented whether a lookup changes it, so the watching itself may. "
                            "If an id is read at the first repeat, a message says so."),
             WatchTexts::tr("An id that is what --until waits for is not asked for again. Without --until, "
                            "the end of the time is a success.")},
        .options = {watchOptions(), connectionOptions()},
        .examples = {{WatchTexts::tr("Wait until somebody has read a notification, for at most eight hours"),
                      u"svc-cli --connection Staging watch 1042 --every 60 --until read --for 8h"_s},
                     {WatchTexts::tr("Write down what changes during a day"),
                      u"svc-cli --connection Staging watch --input ids.txt >> changes.ndjson"_s}},
        .exitCodes =
            {{ExitCode::Success,
              WatchTexts::tr("all ids are what --until waits for, or without --until the time is over")},
             {ExitCode::SignIn, WatchTexts::tr("sign-in refused, or the session ended")},
             {ExitCode::Network, WatchTexts::tr("network or TLS, at a sign-in or the first lookup")},
             {ExitCode::Service, WatchTexts::tr("fault of the service, at a sign-in or the first lookup")},
             {ExitCode::TimeOver, WatchTexts::tr("the time was over before --until was met")}},
        .service = CommandSpec::Service::Session,
        .takesSeveralConnections = true,
        .read = readWatch,
        .prepare = readWatchedIds,
        .make =
            [](Context &context, const CliOptions &options, const QList<CliTarget> &targets) {
                return std::make_unique<WatchCommand>(context, options, targets);
            },
    };
}

#include "moc_watchcommand.cpp"
