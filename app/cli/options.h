// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/upgrade.h"
#include "export/csvexport.h"
#include "results/filterquery.h"

#include <QStringList>

#include <optional>

/// The parsed command line.
struct CliOptions
{
    enum class Command { Lookup, Upgrade, Connections };
    enum class Format {
        Ndjson,
        Json,
        Csv,
        Xlsx,
        Markdown,
        Jira,
        Summary,
        Html,
        MatrixCsv,
        MatrixXlsx,
        MatrixMarkdown,
        MatrixJson
    };
    enum class Action { List, Export, Import };

    Command command = Command::Lookup;
    bool demo = false;
    bool secretsFromStdin = false;
    QString serverNotice;  ///< a sentence that says how --server was completed; empty if it was not
    Connection connection; ///< with `savedNames` or `demo`, filled in after parsing
    /// Names of the saved connections to use; with `demo`, of the demo connections. Only a lookup may have
    /// several.
    QStringList savedNames;
    std::optional<std::chrono::seconds> timeout; ///< total for a request; replaces that of the connection
    bool confirmed = false;                      ///< --yes, without which upgrade and import change nothing
    Format format = Format::Ndjson;              ///< for lookup; NDJSON or JSON for connections
    // lookup
    int parallel = 4;                             ///< requests at a time of each connection, 1 to 6
    QStringList ids;                              ///< as entered; `-` for standard input
    FilterQuery where;                            ///< which rows are printed
    QString whereText;                            ///< `where` as entered
    bool cards = false;                           ///< whether HTML has each notification in full
    CsvSeparator separator = CsvSeparator::Comma; ///< of CSV
    // upgrade
    UpgradeMode mode = UpgradeMode::Everything;
    bool acknowledgesPreviousRun = false; ///< run even if a previous upgrade may still be active
    // connections
    Action action = Action::List;
    QString file; ///< path to export to or import from; `-` for standard output or input

    /// Returns whether the format is a file that no terminal can show.
    [[nodiscard]] bool isSpreadsheet() const
    {
        return format == Format::Xlsx || format == Format::MatrixXlsx;
    }
    /// Returns `used`. If `timeout` is set, it replaces the timeouts of `used` for a request and for an
    /// upgrade.
    [[nodiscard]] Connection withTimeout(Connection used) const;
    /// Returns whether the command signs in first: a lookup with a user name. Without one, only the API key
    /// is used.
    [[nodiscard]] bool signsIn(const Connection &used) const;
};

/// The options, or the text to print instead: the message of a usage error, --help or --version.
struct ParsedOptions
{
    std::optional<CliOptions> options;
    QString text;
    bool isError = false;
};

/// `arguments` begin with the program's name. Also reads the file of --ca-file to check it, and interprets
/// --where relative to the current time.
[[nodiscard]] ParsedOptions parseOptions(const QStringList &arguments);
