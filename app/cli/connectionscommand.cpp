// SPDX-License-Identifier: MIT
#include "cli/connectionscommand.h"

#include "base/errortext.h"
#include "cli/devicefile.h"
#include "cli/input.h"
#include "cli/output.h"
#include "connections/connectionjson.h"
#include "json/jsonwriter.h"
#include "program/context.h"
#include "storage/atomicfile.h"
#include "text/displaytext.h"

#include <QFileInfo>

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

/// Returns the content of the file or of standard input. A missing file is an error.
Result<QByteArray> readInput(const QString &file)
{
    if (file == "-"_L1)
        return readStdin(kMaxConnectionsFileSize);
    if (!QFileInfo::exists(file))
        return failure(localStorageError(ErrorCause::FileNotRead,
                                         ConnectionsCommand::tr("There is no file %1.").arg(file)));
    return readWholeFile(file, kMaxConnectionsFileSize);
}

/// Replaces a file as a whole, and writes into a device.
std::optional<Error> writeOutput(const QString &file, const QByteArray &json)
{
    return isDevice(file) ? writeToDevice(file, json) : writeUserFile(file, json);
}

} // namespace

ConnectionsCommand::ConnectionsCommand(Context &context, CliOptions options)
    : m_context(context)
    , m_options(std::move(options))
{
}

void ConnectionsCommand::start()
{
    switch (m_options.action) {
    case CliOptions::Action::List: {
        const bool isComplete = load(ConnectionStore::LoadFor::Reading);
        const ExitCode code = list();
        finish(isComplete ? code : ExitCode::LocalStorage);
        return;
    }
    case CliOptions::Action::Export: // a partial export must not replace an older one
        finish(load(ConnectionStore::LoadFor::Reading) ? exportFile() : ExitCode::LocalStorage);
        return;
    case CliOptions::Action::Import:
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
    if (m_options.file == "-"_L1)
        return writeResult(json);
    if (const auto error = writeOutput(m_options.file, json)) {
        writeMessage(errorSentences(*error));
        return exitCodeFor(*error);
    }
    writeMessage(tr("Exported %n connections.", nullptr, static_cast<int>(own.size())));
    return ExitCode::Success;
}

void ConnectionsCommand::importFile()
{
    const auto content = readInput(m_options.file);
    const auto imported = content ? parseConnections(*content, ConnectionFile::Exchange)
                                  : Result<QList<Connection>>(failure(content.error()));
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
    const QList<ImportEntry> plan = planImport(store.connections(), *imported);
    writePlan(plan);
    const bool isAllSame = std::all_of(plan.begin(), plan.end(), [](const ImportEntry &entry) {
        return entry.action == ImportEntry::Action::Same;
    });
    if (isAllSame) {
        writeMessage(tr("There is nothing to change."));
        finish(ExitCode::Success);
    } else if (!m_options.confirmed) {
        writeMessage(tr("Nothing has been changed. Add --yes to import."));
        finish(ExitCode::Success);
    } else {
        apply(plan);
    }
}

void ConnectionsCommand::apply(const QList<ImportEntry> &plan)
{
    ConnectionStore &store = m_context.connections();
    connect(&store, &ConnectionStore::saved, this, [this] {
        writeMessage(tr("Imported."));
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
    for (const ImportEntry &entry : plan) {
        const QString name = shown(displayName(entry.connection));
        switch (entry.action) {
        case ImportEntry::Action::Add:
            writeMessage(tr("Add: %1").arg(name));
            break;
        case ImportEntry::Action::Replace:
            writeMessage(tr("Replace: %1").arg(name));
            break;
        case ImportEntry::Action::Same:
            writeMessage(tr("Same already: %1").arg(name));
            break;
        }
        const bool isAdded = entry.action == ImportEntry::Action::Add;
        for (const ImportEntry::Difference &field : entry.differences)
            writeMessage(isAdded
                             ? u"  %1: %2"_s.arg(field.field, shown(field.after))
                             : u"  %1: %2 -> %3"_s.arg(field.field, shown(field.before), shown(field.after)));
        const auto old = m_context.connections().find(entry.connection.id);
        if (old && credentialScope(*old) != credentialScope(entry.connection))
            writeMessage(tr("  Its stored secrets will not be used until they are typed again."));
    }
}

void ConnectionsCommand::finish(ExitCode code)
{
    if (!std::exchange(m_finished, true))
        Q_EMIT finished(code);
}

#include "moc_connectionscommand.cpp"
