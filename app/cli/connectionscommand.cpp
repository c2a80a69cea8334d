// SPDX-License-Identifier: MIT
#include "cli/connectionscommand.h"

#include "base/errortext.h"
#include "cli/devicefile.h"
#include "cli/input.h"
#include "cli/output.h"
#include "clientimport/clientfile.h"
#include "connections/connectionjson.h"
#include "json/jsonwriter.h"
#include "program/context.h"
#include "storage/atomicfile.h"
#include "text/displaytext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

QByteArray connectionRow(const Connection &connection)
{
    JsonWriter json;
    json.add("name"_L1, displayName(connection));
    json.add("serviceAddress"_L1, connection.baseUrl.toString(QUrl::FullyEncoded));
    json.add("environment"_L1, connection.environment);
    json.add("production"_L1, connection.isProduction);
    json.add("dataSource"_L1, connection.dataSource);
    json.add("partition"_L1, connection.partition);
    json.add("userName"_L1, connection.userName);
    json.add("readOnly"_L1, connection.readOnly);
    return json.json();
}

QString shown(const QString &text)
{
    return boundedText(visibleLine(text), 200);
}

/// Returns the connections in a file, a folder, a pipe or standard input. A missing file is an error.
Result<QList<ImportedConnection>> importedFrom(const QString &file)
{
    const QFileInfo info(file);
    if (file != "-"_L1 && (info.isFile() || info.isDir()))
        return readImport(file);
    const auto content = readInput(file, kMaxImportSize);
    return content ? readClientFile({}, *content)
                   : Result<QList<ImportedConnection>>(failure(content.error()));
}

/// Replaces a file as a whole, and writes into a device.
std::optional<Error> writeOutput(const QString &file, const QByteArray &json)
{
    return isDevice(file) ? writeToDevice(file, json) : writeUserFile(file, json);
}

} // namespace

ConnectionsCommand::ConnectionsCommand(Context &context, CliOptions options, Action action)
    : m_context(context)
    , m_options(std::move(options))
    , m_action(action)
    , m_file(m_options.arguments.value(0, u"-"_s))
{
}

void ConnectionsCommand::start()
{
    switch (m_action) {
    case Action::List: {
        const bool isComplete = load(ConnectionStore::LoadFor::Reading);
        const ExitCode code = list();
        finish(isComplete ? code : ExitCode::LocalStorage);
        return;
    }
    case Action::Export: // a partial export must not replace an older one
        finish(load(ConnectionStore::LoadFor::Reading) ? exportFile() : ExitCode::LocalStorage);
        return;
    case Action::Import:
        importFile();
        return;
    }
}

/// Loads the connections and prints errors. Returns whether all of them could be read.
bool ConnectionsCommand::load(ConnectionStore::LoadFor use)
{
    const QList<Error> problems = m_context.connections().load(use);
    for (const Error &error : problems)
        writeMessage(errorSentences(error));
    return problems.isEmpty();
}

void ConnectionsCommand::interrupt()
{
    finish(ExitCode::Interrupted);
}

ExitCode ConnectionsCommand::list() const
{
    const bool json = m_options.format == CliOptions::Format::Json;
    QByteArrayList rows;
    for (const Connection &connection : std::as_const(m_context.connections().connections()))
        rows += connectionRow(connection);
    const QByteArray text =
        json ? "[" + rows.join(",\n") + "]\n" : rows.join('\n') + (rows.isEmpty() ? "" : "\n");
    return writeResult(text);
}

ExitCode ConnectionsCommand::exportFile() const
{
    QList<Connection> own = m_context.connections().connections();
    own.removeIf([](const Connection &connection) { return connection.readOnly; });
    const QByteArray json = connectionsJson(own, ConnectionFile::Exchange);
    if (m_file == "-"_L1)
        return writeResult(json);
    if (const auto error = writeOutput(m_file, json)) {
        writeMessage(errorSentences(*error));
        return exitCodeFor(*error);
    }
    writeNotice(tr("Exported %n connections.", nullptr, static_cast<int>(own.size())));
    return ExitCode::Success;
}

void ConnectionsCommand::importFile()
{
    const auto imported = importedFrom(m_file);
    if (!imported) {
        writeMessage(errorSentences(imported.error()));
        finish(exitCodeFor(imported.error()));
        return;
    }
    ConnectionStore &store = m_context.connections();
    static_cast<void>(
        load(m_options.confirmed ? ConnectionStore::LoadFor::Writing : ConnectionStore::LoadFor::Reading));
    if (!store.canSave()) {
        finish(ExitCode::LocalStorage);
        return;
    }
    QList<Connection> complete;
    for (const ImportedConnection &found : *imported) {
        const Connection connection = mergedConnection(found, store.connections());
        if (!connection.baseUrl.isEmpty())
            complete += connection;
        writeFindings(found, connection);
    }
    if (complete.isEmpty() && !imported->isEmpty()) {
        writeMessage(tr("Nothing can be imported without an address."));
        finish(ExitCode::LocalStorage);
        return;
    }
    const QList<ImportEntry> plan = planImport(store.connections(), complete);
    writePlan(plan);
    const bool isAllSame = std::all_of(plan.begin(), plan.end(), [](const ImportEntry &entry) {
        return entry.action == ImportEntry::Action::Same;
    });
    if (isAllSame) {
        writeNotice(tr("There is nothing to change."));
        finish(ExitCode::Success);
    } else if (!m_options.confirmed) {
        writeMessage(tr("Nothing has been changed. Add --yes to import."));
        finish(ExitCode::Success);
    } else {
        apply(plan);
    }
}

/// Writes what is left out of a connection, which is imported as `merged`.
void ConnectionsCommand::writeFindings(const ImportedConnection &found, const Connection &merged)
{
    QStringList texts = found.notices;
    if (!found.apiKey.isEmpty() || !found.password.isEmpty())
        texts +=
            tr("It has secrets, which are left out: type them when you sign in, or import it in the window.");
    if (merged.baseUrl.isEmpty())
        texts += tr("It is left out: it has no address.");
    for (const QString &text : texts)
        writeMessage(u"%1: %2"_s.arg(shown(displayName(found.connection)), withoutDirectionMarks(text)));
}

void ConnectionsCommand::apply(const QList<ImportEntry> &plan)
{
    ConnectionStore &store = m_context.connections();
    connect(&store, &ConnectionStore::saved, this, [this] {
        writeNotice(tr("Imported."));
        finish(ExitCode::Success);
    });
    connect(&store, &ConnectionStore::saveFailed, this, [this](const Error &error) {
        writeMessage(errorSentences(error));
        finish(exitCodeFor(error));
    });
    if (!store.apply(plan))
        finish(ExitCode::LocalStorage);
}

void ConnectionsCommand::writePlan(const QList<ImportEntry> &plan) const
{
    // Before --yes, the plan is what was asked for.
    const auto writeLine = m_options.confirmed ? writeNotice : writeMessage;
    for (const ImportEntry &entry : plan) {
        const QString name = shown(displayName(entry.connection));
        switch (entry.action) {
        case ImportEntry::Action::Add:
            writeLine(tr("Add: %1").arg(name));
            break;
        case ImportEntry::Action::Replace:
            writeLine(tr("Replace: %1").arg(name));
            break;
        case ImportEntry::Action::Same:
            writeLine(tr("Same already: %1").arg(name));
            break;
        }
        const bool isAdded = entry.action == ImportEntry::Action::Add;
        for (const ImportEntry::Difference &field : entry.differences)
            writeLine(isAdded
                          ? u"  %1: %2"_s.arg(field.field, shown(field.after))
                          : u"  %1: %2 -> %3"_s.arg(field.field, shown(field.before), shown(field.after)));
        const auto old = m_context.connections().find(entry.connection.id);
        if (old && credentialScope(*old) != credentialScope(entry.connection))
            writeLine(tr("  Its stored secrets will not be used until they are typed again."));
    }
}

void ConnectionsCommand::finish(ExitCode code)
{
    if (!std::exchange(m_finished, true))
        Q_EMIT finished(code);
}

namespace {

struct ConnectionsTexts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

auto makeFor(ConnectionsCommand::Action action)
{
    return [action](Context &context, const CliOptions &options, const QList<CliTarget> &) {
        return std::make_unique<ConnectionsCommand>(context, options, action);
    };
}

} // namespace

CommandSpec connectionsSpec()
{
    return {
        .name = u"connections"_s,
        .summary = ConnectionsTexts::tr("List the saved connections, without secrets"),
        .description = {ConnectionsTexts::tr(
            "The saved connections are those of the window. “production” is whether the window asks twice "
            "before an upgrade.")},
        .options = {{ConnectionsTexts::tr("Options"),
                     {{.name = u"format"_s,
                       .value = u"FORMAT"_s,
                       .text = ConnectionsTexts::tr("ndjson or json. Default: ndjson."),
                       .values = {u"ndjson"_s, u"json"_s}}}}},
        .examples = {{ConnectionsTexts::tr("The names of all connections"),
                      u"svc-cli connections | jq -r .name"_s}},
        .exitCodes = {{ExitCode::Success, ConnectionsTexts::tr("done")}},
        .read =
            [](const QCommandLineParser &parser, CliOptions &options) {
                options.format = parser.value(u"format"_s) == "json"_L1 ? CliOptions::Format::Json
                                                                        : CliOptions::Format::Ndjson;
                return QString();
            },
        .make = makeFor(ConnectionsCommand::Action::List),
    };
}

CommandSpec connectionsExportSpec()
{
    return {
        .name = u"connections export"_s,
        .arguments = ConnectionsTexts::tr("[FILE]"),
        .maxArguments = 1,
        .takesFiles = true,
        .summary = ConnectionsTexts::tr("Write your own connections, without secrets, to a file"),
        .description = {ConnectionsTexts::tr(
            "FILE can be a pipe or a device; - or no file is standard output. A file has the permissions of "
            "the one that it replaces, or those of any new file.")},
        .examples = {{ConnectionsTexts::tr("Copy the connections to another computer"),
                      u"svc-cli connections export | ssh HOST svc-cli connections import - --yes"_s}},
        .exitCodes = {{ExitCode::Success, ConnectionsTexts::tr("done")}},
        .make = makeFor(ConnectionsCommand::Action::Export),
    };
}

CommandSpec connectionsImportSpec()
{
    return {
        .name = u"connections import"_s,
        .arguments = ConnectionsTexts::tr("FILE"),
        .minArguments = 1,
        .maxArguments = 1,
        .takesFiles = true,
        .summary = ConnectionsTexts::tr("Show what a file of connections would change, or change it"),
        .description = {ConnectionsTexts::tr(
            "- is standard input. FILE may also be an environment or a collection "
            "(v2.1) of Postman, an environment of Hoppscotch, or a file (.bru) or "
            "the folder of a collection of Bruno. Secrets in them are left out. "
            "An import can mark a connection as production, but never as none.")},
        .options = {{ConnectionsTexts::tr("Options"),
                     {{.name = u"yes"_s,
                       .text = ConnectionsTexts::tr("Do it. Without it nothing is changed.")}}}},
        .examples = {{ConnectionsTexts::tr("Show what would change"),
                      u"svc-cli connections import connections.json"_s},
                     {ConnectionsTexts::tr("Change it"),
                      u"svc-cli connections import connections.json --yes"_s},
                     {ConnectionsTexts::tr("Take over an environment of Postman"),
                      u"svc-cli connections import TEST.postman_environment.json --yes"_s}},
        .exitCodes = {{ExitCode::Success, ConnectionsTexts::tr("done")}},
        .read =
            [](const QCommandLineParser &parser, CliOptions &options) {
                options.confirmed = parser.isSet(u"yes"_s);
                return QString();
            },
        .make = makeFor(ConnectionsCommand::Action::Import),
    };
}

#include "moc_connectionscommand.cpp"
