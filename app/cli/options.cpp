// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include "cli/connectionoptions.h"
#include "cli/declaredoptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr int kMaxTimeoutSeconds = 24 * 60 * 60;

ParsedOptions usageError(const QString &sentence)
{
    return {std::nullopt, sentence, true};
}

QString readNumbers(const QCommandLineParser &parser, CliOptions &options)
{
    if (parser.isSet(u"timeout"_s)) {
        bool ok = false;
        const int seconds = parser.value(u"timeout"_s).toInt(&ok);
        if (!ok || seconds < 1 || seconds > kMaxTimeoutSeconds)
            return Texts::tr("--timeout is a number of seconds from 1 to %1.").arg(kMaxTimeoutSeconds);
        options.timeout = std::chrono::seconds(seconds);
    }
    if (parser.isSet(u"parallel"_s)) {
        bool ok = false;
        options.parallel = parser.value(u"parallel"_s).toInt(&ok);
        if (!ok || options.parallel < 1 || options.parallel > 6)
            return Texts::tr("--parallel is a number from 1 to 6.");
    }
    return {};
}

QString readFormat(const QCommandLineParser &parser, CliOptions &options)
{
    static const QHash<QString, CliOptions::Format> formats{
        {QString(), CliOptions::Format::Ndjson},       {u"ndjson"_s, CliOptions::Format::Ndjson},
        {u"json"_s, CliOptions::Format::Json},         {u"csv"_s, CliOptions::Format::Csv},
        {u"markdown"_s, CliOptions::Format::Markdown},
    };
    const auto format = formats.find(parser.value(u"format"_s));
    const bool isTable = format != formats.end() &&
                         (*format == CliOptions::Format::Csv || *format == CliOptions::Format::Markdown);
    if (options.command == CliOptions::Command::Connections && (format == formats.end() || isTable))
        return Texts::tr("--format of connections is ndjson or json.");
    if (format == formats.end())
        return Texts::tr("--format is ndjson, json, csv or markdown.");
    options.format = *format;
    return {};
}

QString readLookup(const QCommandLineParser &parser, const QStringList &ids, CliOptions &options)
{
    if (parser.isSet(u"yes"_s) || parser.isSet(u"upgrades-only"_s) ||
        parser.isSet(u"previous-run-may-be-active"_s))
        return Texts::tr("--yes, --upgrades-only and --previous-run-may-be-active belong to upgrade.");
    if (ids.isEmpty())
        return Texts::tr("lookup needs ids, for example: svc-cli --demo lookup 1001-1010");
    options.ids = ids;
    return readFormat(parser, options);
}

QString readUpgrade(const QCommandLineParser &parser, const QStringList &rest, CliOptions &options)
{
    if (!rest.isEmpty() || parser.isSet(u"format"_s))
        return Texts::tr("upgrade takes no ids and no --format.");
    options.command = CliOptions::Command::Upgrade;
    options.mode = parser.isSet(u"upgrades-only"_s) ? UpgradeMode::UpgradesOnly : UpgradeMode::Everything;
    options.confirmed = parser.isSet(u"yes"_s);
    options.previousRunMayBeActive = parser.isSet(u"previous-run-may-be-active"_s);
    return {};
}

QString readConnections(const QCommandLineParser &parser, QStringList rest, CliOptions &options)
{
    options.command = CliOptions::Command::Connections;
    const QString action = rest.isEmpty() ? QString() : rest.takeFirst();
    if (action == "export"_L1 && rest.size() <= 1) {
        options.action = CliOptions::Action::Export;
        options.file = rest.value(0, u"-"_s);
    } else if (action == "import"_L1 && rest.size() == 1) {
        options.action = CliOptions::Action::Import;
        options.file = rest.first();
        options.confirmed = parser.isSet(u"yes"_s);
    } else if (!action.isEmpty()) {
        return Texts::tr("connections is followed by nothing, by export [FILE] or by import FILE.");
    }
    if (parser.isSet(u"yes"_s) && options.action != CliOptions::Action::Import)
        return Texts::tr("--yes belongs to upgrade and connections import.");
    if (parser.isSet(u"format"_s) && options.action != CliOptions::Action::List)
        return Texts::tr("--format belongs to lookup and to the list of connections.");
    return readFormat(parser, options);
}

QString readCommand(const QCommandLineParser &parser, CliOptions &options)
{
    QStringList positional = parser.positionalArguments();
    const QString command = positional.isEmpty() ? QString() : positional.takeFirst();
    if (command == "lookup"_L1)
        return readLookup(parser, positional, options);
    if (command == "upgrade"_L1)
        return readUpgrade(parser, positional, options);
    if (command == "connections"_L1)
        return readConnections(parser, positional, options);
    return Texts::tr("The command is lookup or upgrade, or connections. See svc-cli --help.");
}

} // namespace

ParsedOptions parseOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    declareOptions(parser);
    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(u"help"_s))
        return {std::nullopt, parser.helpText(), false};
    if (parser.isSet(u"version"_s))
        return {std::nullopt, u"svc-cli %1\n"_s.arg(QStringLiteral(SVC_VERSION)), false};

    CliOptions options;
    options.demo = parser.isSet(u"demo"_s);
    options.secretsFromStdin = parser.isSet(u"secrets-stdin"_s);
    if (const QString problem = readCommand(parser, options); !problem.isEmpty())
        return usageError(problem);
    if (options.command == CliOptions::Command::Connections) {
        const QString problem = refuseConnectionOptions(parser);
        return problem.isEmpty() ? ParsedOptions{options, {}, false} : usageError(problem);
    }
    for (const QString &problem : {readConnectionOptions(parser, options), readNumbers(parser, options)}) {
        if (!problem.isEmpty())
            return usageError(problem);
    }
    options.use(options.connection);
    return {options, {}, false};
}

void CliOptions::use(Connection used)
{
    connection = std::move(used);
    if (timeout) {
        connection.requestTimeout = *timeout;
        connection.upgradeTimeout = *timeout;
    }
}

bool CliOptions::signsIn() const
{
    return command == Command::Lookup && !connection.userName.isEmpty();
}
